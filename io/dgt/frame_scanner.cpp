#include "io/dgt/frame_scanner.hpp"

#include <utility>

namespace praporek::dgt {

namespace {

constexpr std::size_t header_size = 3;

/// Noise without end is reported in portions of this size.
constexpr std::size_t most_noise = 64;

std::size_t announced_length(const Bytes& frame) {
  return static_cast<std::size_t>(fourteen_bits(frame[1], frame[2]));
}

}  // namespace

std::vector<Scanned> FrameScanner::receive(ByteView bytes, Instant at) {
  std::vector<Scanned> out;
  if (auto doubt = wait(at)) out.emplace_back(std::move(*doubt));
  if (!bytes.empty()) last_ = at;
  for (const Byte byte : bytes) take(byte, out);
  return out;
}

std::optional<Unexplained> FrameScanner::wait(Instant now) {
  if (now - last_ < framing_.patience) return std::nullopt;
  return give_up();
}

void FrameScanner::take(Byte byte, std::vector<Scanned>& out) {
  if (begins_frame(byte)) {
    if (auto doubt = give_up()) out.emplace_back(std::move(*doubt));
  }
  held_.push_back(byte);
  if (!begins_frame(held_[0])) {
    if (held_.size() == most_noise) out.emplace_back(*give_up());
  } else if (held_.size() >= header_size) {
    check_length(out);
  }
}

void FrameScanner::check_length(std::vector<Scanned>& out) {
  const std::size_t length = announced_length(held_);
  if (held_.size() == header_size &&
      (length < header_size || !framing_.may_be_long(held_[0], length))) {
    out.emplace_back(Unexplained{Doubt::WrongLength, std::exchange(held_, {})});
  } else if (held_.size() == length) {
    out.emplace_back(Frame{std::exchange(held_, {})});
  }
}

std::optional<Unexplained> FrameScanner::give_up() {
  if (held_.empty()) return std::nullopt;
  const Doubt doubt = begins_frame(held_[0]) ? Doubt::CutOff : Doubt::Noise;
  return Unexplained{doubt, std::exchange(held_, {})};
}

}  // namespace praporek::dgt
