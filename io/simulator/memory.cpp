#include "io/simulator/memory.hpp"

#include <algorithm>

namespace praporek::simulator {

namespace {

constexpr std::size_t room = 0x1F00;

}  // namespace

void Memory::write(const dgt::LogEntry& entry) {
  entries_.push_back(dgt::bytes_of(entry));
  size_ += entries_.back().size();
  while (size_ > room) {
    size_ -= entries_.front().size();
    entries_.pop_front();
    ++first_;
  }
}

void Memory::mark_start(const dgt::Fields& men) {
  // The mark itself is no news: it is not sent as a change.
  changes();
  start_ = next_;
  write(dgt::Marked{dgt::Mark::StartOfGame});
  for (std::size_t i = 0; i < men.size(); ++i) {
    if (men[i] == dgt::Man::None) continue;
    write(dgt::FieldLogged{dgt::Field{static_cast<dgt::Byte>(i)}, men[i], false});
  }
  changes();
  last_ = next_;
}

dgt::Bytes Memory::changes() {
  last_ = next_;
  next_ = first_ + entries_.size();
  return between(last_, next_);
}

dgt::Bytes Memory::between(std::uint64_t from, std::uint64_t to) const {
  dgt::Bytes bytes;
  for (std::uint64_t i = std::max(from, first_); i < to; ++i) {
    const dgt::Bytes& entry = entries_[static_cast<std::size_t>(i - first_)];
    bytes.insert(bytes.end(), entry.begin(), entry.end());
  }
  return bytes;
}

}  // namespace praporek::simulator
