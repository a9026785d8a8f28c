#include "core/formats/fen.hpp"
#include "core/hall/decide_parts.hpp"
#include "core/rules/chess960.hpp"

#include <cstdint>
#include <string_view>

namespace praporek::hall {

namespace {

/// FNV-1a: short enough to be worked out again by anybody who doubts the draw.
std::uint64_t number_of_seed(std::string_view seed) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char letter : seed) {
    hash ^= static_cast<unsigned char>(letter);
    hash *= 1099511628211ULL;
  }
  return hash;
}

}  // namespace

Objection grant(Draft& draft, const ScheduleRound& wish) {
  const Section* section = draft.state().find<Section>(wish.section);
  if (section == nullptr) {
    return refused("hall.no-such-section", {std::to_string(wish.section.value)});
  }
  if (wish.round.value < 1 || wish.round.value > section->rounds_total) {
    return refused("hall.no-such-round", {std::to_string(wish.round.value)});
  }
  const Round* round = draft.state().find<Round>({wish.section, wish.round});
  if (round != nullptr && round->started_at) return refused("hall.round-has-started");
  draft.put(RoundPlan{wish.section, wish.round, wish.at});
  return std::nullopt;
}

Objection grant(Draft& draft, const DrawStart& wish) {
  const Round* found = current_round(draft.state(), wish.section);
  if (found == nullptr) return refused("hall.nothing-paired");
  if (found->state == RoundState::Started || found->state == RoundState::Closed) {
    return refused("hall.round-has-started");
  }
  if (wish.seed.empty()) return refused("hall.draw-needs-a-seed");
  Round round = *found;
  round.start_seed = wish.seed;
  round.start_number = rules::drawn_number(number_of_seed(wish.seed));
  const std::string start = formats::fen_of(rules::chess960_position(*round.start_number));
  draft.put(round);
  for (const Game* game : games_of(draft.state(), wish.section, round.number)) {
    Game begun = *game;
    begun.start_fen = start;
    draft.put(std::move(begun));
  }
  draft.cite("GII.2.4");
  return std::nullopt;
}

}  // namespace praporek::hall
