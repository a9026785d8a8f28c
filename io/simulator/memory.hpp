#pragma once

#include "io/dgt/stream.hpp"

#include <cstdint>
#include <deque>

namespace praporek::simulator {

/// The log a board keeps: what happened, oldest first, the oldest overwritten when it is full.
class Memory {
 public:
  void write(const dgt::LogEntry& entry);

  /// The game begins here.
  void mark_start(const dgt::Fields& men);

  /// What is new since the last time.
  dgt::Bytes changes();

  /// The same once more.
  [[nodiscard]] dgt::Bytes last_changes() const { return between(last_, next_); }

  /// Since the start of the game, less what is still to come as changes.
  [[nodiscard]] dgt::Bytes since_start() const { return between(start_, next_); }

 private:
  [[nodiscard]] dgt::Bytes between(std::uint64_t from, std::uint64_t to) const;

  std::deque<dgt::Bytes> entries_;
  std::uint64_t first_ = 0;  ///< the number of the oldest entry kept
  std::uint64_t last_ = 0;
  std::uint64_t next_ = 0;
  std::uint64_t start_ = 0;
  std::size_t size_ = 0;
};

}  // namespace praporek::simulator
