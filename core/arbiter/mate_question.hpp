#pragma once

#include "core/arbiter/answers.hpp"
#include "core/arbiter/draft.hpp"
#include "core/rules/record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::arbiter {

/// The game as far as it was told: from `start` or `fen` (or the initial position if only moves
/// were given) through `moves`. Nothing when nothing was told.
Result<std::optional<rules::Record>> game_told(const Answers& answers);

/// Whether a side could still mate by any series of legal moves (Laws 5.1.2, 6.9, 7.5.5).
enum class CanMate : std::uint8_t { Yes, No, NotTold, Undecided };

struct MateAnswer {
  CanMate can = CanMate::NotTold;
  std::string evidence;  ///< a helpmate in UCI, or why there is none
  std::string fen;       ///< the position looked at
};

/// Asked where no position was told: the arbiter's own look at the board.
Question can_mate_question(std::string_view article);

/// The engine's proof where there is a position, else what the arbiter said.
Result<MateAnswer> mate_verdict(const Answers& answers, Side mater);
MateAnswer mate_verdict(const rules::Position& position, Side mater);

/// The loser loses, or draws if the opponent cannot mate; what cannot be settled is asked.
void loses_if_mate_is_possible(Draft& draft, const MateAnswer& verdict, Side loser,
                               std::string_view article);

enum class DeadAnswer : std::uint8_t { Dead, Alive, Undecided };

struct DeadVerdict {
  DeadAnswer answer = DeadAnswer::Undecided;
  Side mates = Side::White;  ///< who still can, when alive
  std::string line;
};

/// Whether neither side can mate any more (Laws 5.2.2).
Result<DeadVerdict> dead_verdict(const Answers& answers);
DeadVerdict dead_verdict(const rules::Position& position);

/// The game was over before the incident: mate, stalemate, a dead position, fivefold repetition or
/// 75 moves (Laws 5.1.1, 5.2.1, 5.2.2, 9.6).
struct EarlierEnd {
  GameResult result = GameResult::Draw;
  std::string article;
};

std::optional<EarlierEnd> earlier_end(const rules::Record& game);

}  // namespace praporek::arbiter
