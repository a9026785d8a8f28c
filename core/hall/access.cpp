#include "core/hall/decide.hpp"
#include "core/hall/draft.hpp"
#include "core/hall/words.hpp"

#include <algorithm>
#include <type_traits>

namespace praporek::hall {

namespace {

template <class Wanted, class... Others>
constexpr bool is_one_of = (std::is_same_v<Wanted, Others> || ...);

/// The least role that may have a wish of this kind.
template <class W>
constexpr Role least_role() {
  if constexpr (is_one_of<W, EnterResult, VerifyResult>) {
    return Role::Results;
  } else if constexpr (is_one_of<W, Arrived, TypeReading, TypeMoves, Rule, ClockSet, LeaveBoard,
                                 Acknowledge, PutOff, Undo, Redo>) {
    return Role::Sector;
  } else if constexpr (is_one_of<W, SetArbiter, SetEvent>) {
    return Role::Chief;
  } else {
    return Role::Deputy;
  }
}

template <class W>
constexpr bool names_board = requires(const W& wish) {
  wish.board;
};

Objection outside_sector(const Arbiter& arbiter, BoardNo board) {
  if (arbiter.role != Role::Sector) return std::nullopt;
  if (board.value >= arbiter.first_board && board.value <= arbiter.last_board) return std::nullopt;
  return refused("hall.outside-sector",
                 {std::to_string(board.value), arbiter.name, std::to_string(arbiter.first_board),
                  std::to_string(arbiter.last_board)});
}

/// The order of tie-breaks is announced before the event; changing it is the chief's alone.
bool changes_tie_breaks(const HallState& state, const SetSection& wish) {
  const Section* before = state.find<Section>(wish.section.id);
  return before != nullptr && before->tie_breaks != wish.section.tie_breaks;
}

template <class W>
Objection check(const HallState& state, const Arbiter& arbiter, const W& wish) {
  Role least = least_role<W>();
  if constexpr (std::is_same_v<W, SetSection>) {
    if (changes_tie_breaks(state, wish)) least = Role::Chief;
  }
  if (arbiter.role < least) {
    return refused("hall.role-too-low", {arbiter.name, std::string{word_of(arbiter.role)},
                                         std::string{W::kind}, std::string{word_of(least)}});
  }
  if constexpr (names_board<W>) {
    return outside_sector(arbiter, wish.board);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> not_allowed(const HallState& state, const Command& command) {
  const auto& arbiters = state.all<Arbiter>();
  if (arbiters.empty()) return std::nullopt;
  const auto found =
      std::ranges::find(arbiters, command.who, [](const auto& entry) { return entry.second.name; });
  if (found == arbiters.end()) return refused("hall.unknown-arbiter", {command.who});
  return std::visit([&](const auto& wish) { return check(state, found->second, wish); },
                    command.wish);
}

}  // namespace praporek::hall
