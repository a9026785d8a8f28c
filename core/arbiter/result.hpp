#pragma once

#include "core/base/result.hpp"
#include "core/base/score.hpp"
#include "core/base/side.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::arbiter {

/// How a game stands or ended. Each has its own meaning: 0-0 was played and lost by both, -/- was
/// never played (Glossary, "result").
enum class GameResult : std::uint8_t {
  WhiteWins,        ///< 1-0
  BlackWins,        ///< 0-1
  Draw,             ///< 1/2-1/2
  HalfToWhiteOnly,  ///< 1/2-0: the arbiter lowered Black's score
  HalfToBlackOnly,  ///< 0-1/2
  BothLose,         ///< 0-0
  WhiteByForfeit,   ///< +/-
  BlackByForfeit,   ///< -/+
  DoubleForfeit,    ///< -/-
  Adjourned,        ///< to be resumed (Guidelines I)
  Postponed,        ///< to be played at another time
};

/// "1-0", "1/2-1/2", "+/-", "adjourned": the form of files and of the command line.
std::string text_of(GameResult result);

/// "½-½", the form people read.
std::string with_fractions(GameResult result);

/// Reads both forms, "1/2" and "½" for an agreed draw; shared points such as 3/4-1/4 and totals
/// above the game's maximum are refused by Article 10.2.
Result<GameResult> read_result(std::string_view text);

/// The game has a result and nothing is left to play.
bool is_final(GameResult result);

/// Moves were played on the board: only such a game can count for rating.
bool was_played(GameResult result);

/// A result as it is reported: a game may be played to its end and still not be rated.
struct ReportedResult {
  GameResult result = GameResult::Postponed;
  bool unrated = false;

  friend bool operator==(const ReportedResult&, const ReportedResult&) = default;
};

/// "1-0", or "1-0 unrated".
std::string text_of(const ReportedResult& reported);
Result<ReportedResult> read_reported_result(std::string_view text);

/// Played to a result, and not set aside.
bool counts_for_rating(const ReportedResult& reported);

/// A final result with both scores exchanged: for a report filed under the wrong colours.
GameResult turned(GameResult result);

/// The result in which `side` wins outright.
GameResult win_of(Side side);

/// The result in which the opponent of `absent` wins without play.
GameResult forfeit_of(Side absent);

/// What one player makes of one game.
enum class Share : std::uint8_t { Nothing, Half, Whole };

Share share_of(GameResult result, Side side);

/// The played result with these shares; no result is worth more than the game (Article 10.2).
std::optional<GameResult> result_of(BySide<Share> shares);

/// What a win, a draw, a loss and a forfeited game are worth (Article 10.1 and its notes).
struct ScoringSystem {
  Score win;
  Score draw;
  Score loss;
  Score forfeit_win;
  Score forfeit_loss;

  friend bool operator==(const ScoringSystem&, const ScoringSystem&) = default;
};

/// "1-1/2-0", "3-1-0", "3-2-1-0" or "2-1-0".
std::optional<ScoringSystem> scoring_named(std::string_view name);

/// Points of a side; none before the game has a final result.
std::optional<Score> points_of(GameResult result, Side side, const ScoringSystem& scoring);

/// The most one game gives to both players together.
Score maximum_of(const ScoringSystem& scoring);

}  // namespace praporek::arbiter
