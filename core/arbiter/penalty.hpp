#pragma once

#include "core/arbiter/result.hpp"
#include "core/base/result.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace praporek::arbiter {

/// The nine penalties in rising order; several may be combined (Laws 12.9).
enum class Penalty : std::uint8_t {
  Warning,
  TimeToOpponent,
  TimeFromOffender,
  OpponentScoreUp,
  OffenderScoreDown,
  GameLost,
  Fine,
  ExclusionFromRounds,
  Expulsion,
};

struct PenaltyStep {
  Penalty penalty;
  std::string_view article;  ///< "12.9.1" to "12.9.9"
  std::string_view id;       ///< of its words
};

/// All nine, in the order of the Laws.
std::span<const PenaltyStep> penalty_ladder();

/// The step of this article, or none.
const PenaltyStep* penalty_step(std::string_view article);

/// An offence an arbiter may meet, the article it offends and what is proposed for it.
struct Offence {
  std::string_view id;        ///< "arbiter.is.other-hand"
  std::string_view article;   ///< numbered as in 2018
  std::string_view proposed;  ///< articles of 12.9 with commas; empty: only a remark is kept
};

std::span<const Offence> offences();

/// The offence of this word ("other-hand"), or none.
const Offence* offence_named(std::string_view word);

/// 12.9.4 and 12.9.5: a result changed to these shares. A total above the game's maximum is
/// refused, also where only one score was raised (Laws 10.2).
Result<GameResult> rescored(GameResult now, Side side, Share to);

}  // namespace praporek::arbiter
