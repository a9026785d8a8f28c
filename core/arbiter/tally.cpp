#include "core/arbiter/tally.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>

namespace praporek::arbiter {

namespace {

struct Counter {
  std::string_view id;
  int Tally::*count;
};

constexpr std::array counters{
    Counter{"arbiter.record.illegal-move", &Tally::illegal_moves},
    Counter{"arbiter.record.warning", &Tally::warnings},
    Counter{"arbiter.record.draw-offer", &Tally::draw_offers},
    Counter{"arbiter.record.wrong-claim", &Tally::wrong_claims},
    Counter{"arbiter.record.record-request", &Tally::record_requests},
    Counter{"arbiter.record.displacement", &Tally::displacements},
};

}  // namespace

BySide<Tally> counted(BySide<Tally> before, const Ruling& ruling) {
  for (const Consequence& consequence : ruling.consequences) {
    const auto* record = std::get_if<KeepsRecord>(&consequence.what);
    if (record == nullptr || !record->side) continue;
    const auto counter = std::ranges::find(counters, record->id, &Counter::id);
    if (counter == counters.end()) continue;
    int& count = before[*record->side].*(counter->count);
    count = whole_number(record->value).value_or(count + 1);
  }
  return before;
}

}  // namespace praporek::arbiter
