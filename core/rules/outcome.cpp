#include "core/rules/outcome.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/move_count.hpp"
#include "core/rules/repetition.hpp"

namespace praporek::rules {

namespace {

/// The earlier of the two; of two endings by the same move the one named first.
std::optional<Outcome> earlier(const std::optional<Outcome>& a, const std::optional<Outcome>& b) {
  if (!a) return b;
  return b && b->ply < a->ply ? b : a;
}

std::optional<Outcome> by_the_board(const Record& record, NodeBudget budget) {
  const std::size_t ply = record.moves().size();
  const Position& now = record.now();
  if (is_checkmate(now)) return Outcome{Ending::Checkmate, other(now.side_to_move()), ply};
  if (is_stalemate(now)) return Outcome{Ending::Stalemate, std::nullopt, ply};
  if (life_of(now, budget) == Life::Dead) return Outcome{Ending::DeadPosition, std::nullopt, ply};
  return std::nullopt;
}

std::optional<Outcome> by_repetition(const Record& record) {
  const auto occurrences = first_fivefold(record);
  if (!occurrences) return std::nullopt;
  return Outcome{Ending::Fivefold, std::nullopt, occurrences->back().ply};
}

std::optional<Outcome> by_move_count(const Record& record) {
  const auto ply = first_seventy_five(record);
  if (!ply) return std::nullopt;
  return Outcome{Ending::SeventyFiveMoves, std::nullopt, *ply};
}

}  // namespace

Article article_of(Ending ending) {
  switch (ending) {
    case Ending::Checkmate:
      return {"5.1.1"};
    case Ending::Stalemate:
      return {"5.2.1"};
    case Ending::DeadPosition:
      return {"5.2.2"};
    case Ending::Fivefold:
      return {"9.6.1"};
    case Ending::SeventyFiveMoves:
      return {"9.6.2"};
  }
  return {};
}

bool is_checkmate(const Position& position) {
  return in_check(position) && !has_legal_move(position);
}

bool is_stalemate(const Position& position) {
  return !in_check(position) && !has_legal_move(position);
}

std::optional<Outcome> outcome_of(const Record& record, NodeBudget budget) {
  // Named first, so that mate on the seventy-fifth move stands (Laws 9.6.2).
  return earlier(by_the_board(record, budget),
                 earlier(by_repetition(record), by_move_count(record)));
}

}  // namespace praporek::rules
