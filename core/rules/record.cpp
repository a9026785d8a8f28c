#include "core/rules/record.hpp"

#include "core/rules/play.hpp"

namespace praporek::rules {

void Record::play(Move move) {
  positions_.push_back(after(positions_.back(), move));
  moves_.push_back(move);
}

}  // namespace praporek::rules
