#pragma once

#include "core/base/ids.hpp"
#include "core/clock/attention.hpp"

#include <optional>
#include <span>
#include <vector>

namespace praporek::clock {

/// Why an arbiter should go to a board, the most urgent first.
enum class Need : std::uint8_t {
  Flag,             ///< a flag is down and nothing has been decided
  Claim,            ///< a player claims; the clocks stand (9.5.1)
  Call,             ///< a player stopped the clocks and wants the arbiter (6.11.2)
  IllegalMove,      ///< a device or a person reports one
  WitnessScramble,  ///< neither player is recording: somebody must be there (8.5.1)
  UpdateSheets,     ///< clocks stopped for the scoresheets after a flag (8.5.1)
  SetClock,         ///< a ruled time is not on the clock yet
  DefaultTime,      ///< a player has not come in time (6.7.1)
  UnderHalfMinute,
  UnderTwoMinutes,
  UnderFiveMinutes,
  ReadAgain,     ///< the last reading is old, or so low that the player may be short of time now
  WrongSetting,  ///< times and moves do not agree with the wall clock (6.10.2)
  NotRunning,    ///< the round has begun, the clock has not
  Nothing,
};

/// What is known of one board at one moment.
struct BoardFacts {
  BoardNo board;
  Tempo tempo = Tempo::Standard;
  bool flag_down = false;
  bool claim_open = false;
  bool arbiter_called = false;
  bool illegal_move_reported = false;
  bool nobody_records = false;
  bool sheets_to_update = false;
  bool clock_to_set = false;
  bool player_too_late = false;
  bool setting_doubted = false;
  bool not_running = false;
  std::optional<Millis> least_left;  ///< of both players, counted or read
  std::optional<Millis> age;         ///< of that time where it is a reading
  Instant since;                     ///< how long the board has been waiting
};

struct BoardNeed {
  BoardNo board;
  Need need = Need::Nothing;

  friend bool operator==(const BoardNeed&, const BoardNeed&) = default;
};

/// What the clock alone tells of a board; claims and the rest are the hall's to fill in.
BoardFacts facts_of_clock(const ClockRules& rules, const ClockState& state, Instant now);

Need need_of(const BoardFacts& facts);

/// Who needs an arbiter next: by need, then the shorter time, then the longer wait, then the board
/// number. Boards that need nobody are left out.
std::vector<BoardNeed> triage(std::span<const BoardFacts> boards);

}  // namespace praporek::clock
