#include "core/board/unrest.hpp"

#include <algorithm>
#include <array>

namespace praporek::board {

namespace {

constexpr Millis window{10'000};
constexpr int too_many = 8;

}  // namespace

void Unrest::changed(rules::Square square, Instant at) {
  forget(at);
  changes_.push_back({at, square});
}

std::optional<rules::Square> Unrest::unstable(Instant now) {
  forget(now);
  if (changes_.size() < too_many) return std::nullopt;
  std::array<int, 64> times{};
  for (const Change& change : changes_) {
    if (++times[static_cast<std::size_t>(change.square)] >= too_many) return change.square;
  }
  return std::nullopt;
}

void Unrest::forget(Instant now) {
  while (!changes_.empty() && now - changes_.front().at > window) changes_.pop_front();
}

}  // namespace praporek::board
