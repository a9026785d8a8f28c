#include "core/variants/progress.hpp"

#include <algorithm>
#include <utility>

namespace praporek::variants {

Progress::Progress(std::string position, int idle_turns) : idle_turns_{idle_turns} {
  positions_.push_back(std::move(position));
}

void Progress::turn_ended(std::string position, bool captured_or_pawn_moved) {
  if (captured_or_pawn_moved) positions_.clear();  // no earlier position can come back
  positions_.push_back(std::move(position));
  idle_turns_ = captured_or_pawn_moved ? 0 : idle_turns_ + 1;
}

int Progress::occurrences() const {
  if (positions_.empty()) return 0;
  return static_cast<int>(std::ranges::count(positions_, positions_.back()));
}

bool Progress::may_claim_draw() const { return occurrences() >= 3 || idle_turns_ >= 2 * 50; }

std::optional<Ending> Progress::ending() const {
  if (occurrences() >= 5) return drawn("9.6.1", "variants.fivefold");
  if (idle_turns_ >= 2 * 75) return drawn("9.6.2", "variants.seventy-five-moves");
  return std::nullopt;
}

}  // namespace praporek::variants
