#include "io/hall/frame.hpp"

#include <optional>
#include <stdexcept>

namespace praporek::io {

namespace {

constexpr std::size_t header_size = 4;

std::size_t length_in(std::string_view bytes) {
  std::size_t length = 0;
  for (std::size_t i = 0; i < header_size; ++i) {
    length = length << 8U | static_cast<unsigned char>(bytes[i]);
  }
  return length;
}

}  // namespace

std::string framed(std::string_view text) {
  if (text.empty() || text.size() > frame_limit) throw std::logic_error{"no frame of this size"};
  std::string frame;
  frame.reserve(header_size + text.size());
  for (int shift = 24; shift >= 0; shift -= 8) {
    frame += static_cast<char>(static_cast<unsigned char>(text.size() >> shift & 0xFFU));
  }
  return frame += text;
}

Result<std::vector<std::string>> FrameReader::receive(std::string_view bytes) {
  const Refusal bad_length{Message{"service.bad-frame-length", {}}};
  if (refused_) return bad_length;
  pending_ += bytes;
  std::vector<std::string> frames;
  std::size_t at = 0;
  while (pending_.size() - at >= header_size) {
    const std::size_t length = length_in(std::string_view{pending_}.substr(at));
    if (length == 0 || length > frame_limit) {
      refused_ = true;
      pending_.clear();
      return bad_length;
    }
    if (pending_.size() - at - header_size < length) break;
    frames.push_back(pending_.substr(at + header_size, length));
    at += header_size + length;
  }
  pending_.erase(0, at);
  return frames;
}

}  // namespace praporek::io
