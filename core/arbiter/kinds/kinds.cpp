#include "core/arbiter/kinds/kinds.hpp"

#include <algorithm>
#include <array>

namespace praporek::arbiter {

namespace {

std::vector<RulingKind> all_kinds() {
  constexpr std::array groups{&touched_piece_kinds, &ending_kinds,       &absence_kinds,
                              &flag_kinds,          &clock_kinds,        &set_up_kinds,
                              &displacement_kinds,  &illegal_move_kinds, &illegal_position_kinds,
                              &scoresheet_kinds,    &draw_kinds,         &draw_claim_kinds,
                              &conduct_kinds,       &penalty_kinds,      &assistant_kinds,
                              &adjournment_kinds,   &quickplay_kinds,    &appeal_kinds,
                              &free_ruling_kinds};
  std::vector<RulingKind> all;
  for (const auto group : groups) {
    for (const RulingKind& kind : group()) all.push_back(kind);
  }
  return all;
}

}  // namespace

std::span<const RulingKind> ruling_kinds() {
  static const std::vector<RulingKind> table = all_kinds();
  return table;
}

const RulingKind* ruling_kind(std::string_view name) {
  const auto kinds = ruling_kinds();
  const auto found = std::ranges::find(kinds, name, &RulingKind::name);
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace praporek::arbiter
