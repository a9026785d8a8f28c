#pragma once

#include "core/hall/game_records.hpp"
#include "core/hall/section_records.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Every wish an arbiter may have. The fields are the keys of `praporek do` and of the console's
/// forms; decide() grants the wish or refuses it.
namespace praporek::hall {

// --- the event and its sections ------------------------------------------------------------

struct SetEvent {
  static constexpr std::string_view kind = "set-event";
  EventFacts event;
  friend bool operator==(const SetEvent&, const SetEvent&) = default;
  static constexpr auto fields() { return std::tuple{field("event", &SetEvent::event)}; }
};

/// Adds a section (id 0) or changes one.
struct SetSection {
  static constexpr std::string_view kind = "set-section";
  Section section;
  friend bool operator==(const SetSection&, const SetSection&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &SetSection::section)}; }
};

/// Adds an arbiter (id 0) or changes one.
struct SetArbiter {
  static constexpr std::string_view kind = "set-arbiter";
  Arbiter arbiter;
  friend bool operator==(const SetArbiter&, const SetArbiter&) = default;
  static constexpr auto fields() { return std::tuple{field("arbiter", &SetArbiter::arbiter)}; }
};

/// Gives a table to an electronic board; board 0 takes it away.
struct AssignDevice {
  static constexpr std::string_view kind = "assign-device";
  std::string serial;
  BoardNo board;
  friend bool operator==(const AssignDevice&, const AssignDevice&) = default;
  static constexpr auto fields() {
    return std::tuple{field("serial", &AssignDevice::serial), field("board", &AssignDevice::board)};
  }
};

// --- players ---------------------------------------------------------------------------------

/// A new entry; after round 1 is paired a late one, which counts from `first_round`.
struct Register {
  static constexpr std::string_view kind = "register";
  Player player;
  friend bool operator==(const Register&, const Register&) = default;
  static constexpr auto fields() { return std::tuple{field("player", &Register::player)}; }
};

/// Corrects a player's data; section, starting number and presence have wishes of their own.
struct ChangePlayer {
  static constexpr std::string_view kind = "change-player";
  Player player;
  friend bool operator==(const ChangePlayer&, const ChangePlayer&) = default;
  static constexpr auto fields() { return std::tuple{field("player", &ChangePlayer::player)}; }
};

struct CheckIn {
  static constexpr std::string_view kind = "check-in";
  SectionId section;
  std::vector<int> tpns;
  friend bool operator==(const CheckIn&, const CheckIn&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &CheckIn::section), field("tpns", &CheckIn::tpns)};
  }
};

/// The player leaves the tournament; `back` brings him in again.
struct Withdraw {
  static constexpr std::string_view kind = "withdraw";
  SectionId section;
  int tpn = 0;
  bool back = false;
  friend bool operator==(const Withdraw&, const Withdraw&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &Withdraw::section), field("tpn", &Withdraw::tpn),
                      field("back", &Withdraw::back)};
  }
};

/// An absence (Z) or a requested bye (H, F) in a round not yet paired; `cancel` takes it back.
struct RequestBye {
  static constexpr std::string_view kind = "bye";
  SectionId section;
  int tpn = 0;
  RoundNo round;
  pairing::Mark mark = pairing::Mark::ZeroPointBye;
  bool cancel = false;
  friend bool operator==(const RequestBye&, const RequestBye&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &RequestBye::section), field("tpn", &RequestBye::tpn),
                      field("round", &RequestBye::round), field("mark", &RequestBye::mark),
                      field("cancel", &RequestBye::cancel)};
  }
};

/// Deals the starting numbers anew; not after round 4 is paired (C.04.2).
struct DealNumbers {
  static constexpr std::string_view kind = "deal-numbers";
  SectionId section;
  friend bool operator==(const DealNumbers&, const DealNumbers&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &DealNumbers::section)}; }
};

// --- the round --------------------------------------------------------------------------------

/// One board of a pairing by starting numbers; black 0 is the bye.
struct PairedBoard {
  int white = 0;
  int black = 0;
  friend bool operator==(const PairedBoard&, const PairedBoard&) = default;
  static constexpr auto fields() {
    return std::tuple{field("white", &PairedBoard::white), field("black", &PairedBoard::black)};
  }
};

/// The next round with these boards. The pairing is long work and comes from outside the loop;
/// `computed_at` names the journal it was computed from, and it is refused if the section has
/// changed since. `manual` marks a pairing edited by hand.
struct PairRound {
  static constexpr std::string_view kind = "pair";
  SectionId section;
  std::vector<PairedBoard> boards;
  std::int64_t computed_at = 0;
  bool manual = false;
  friend bool operator==(const PairRound&, const PairRound&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &PairRound::section), field("boards", &PairRound::boards),
                      field("computed-at", &PairRound::computed_at),
                      field("manual", &PairRound::manual)};
  }
};

/// Takes an unpublished pairing back.
struct Unpair {
  static constexpr std::string_view kind = "unpair";
  SectionId section;
  friend bool operator==(const Unpair&, const Unpair&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &Unpair::section)}; }
};

struct Publish {
  static constexpr std::string_view kind = "publish";
  SectionId section;
  friend bool operator==(const Publish&, const Publish&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &Publish::section)}; }
};

/// The round has started now, or at the typed instant.
struct StartRound {
  static constexpr std::string_view kind = "start";
  SectionId section;
  std::optional<Instant> at;
  friend bool operator==(const StartRound&, const StartRound&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &StartRound::section), field("at", &StartRound::at)};
  }
};

/// When a round is to begin; announced beforehand, told apart from when it really began.
struct ScheduleRound {
  static constexpr std::string_view kind = "schedule";
  SectionId section;
  RoundNo round;
  Instant at;
  friend bool operator==(const ScheduleRound&, const ScheduleRound&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &ScheduleRound::section),
                      field("round", &ScheduleRound::round), field("at", &ScheduleRound::at)};
  }
};

/// Draws the starting array of a round of Chess960; the same seed draws the same array, so that
/// players can draw it again (Guidelines II.2.4).
struct DrawStart {
  static constexpr std::string_view kind = "draw-start";
  SectionId section;
  std::string seed;
  friend bool operator==(const DrawStart&, const DrawStart&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &DrawStart::section), field("seed", &DrawStart::seed)};
  }
};

/// Who is not there, in one line of boards and sides: "12< 37> 44<>"; all others have arrived.
struct Absentees {
  static constexpr std::string_view kind = "absent";
  SectionId section;
  std::string line;
  friend bool operator==(const Absentees&, const Absentees&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &Absentees::section), field("line", &Absentees::line)};
  }
};

struct Arrived {
  static constexpr std::string_view kind = "arrived";
  BoardNo board;
  Side side = Side::White;
  friend bool operator==(const Arrived&, const Arrived&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &Arrived::board), field("side", &Arrived::side)};
  }
};

/// Everybody not at the board at default time loses (Laws 6.7.1).
struct ForfeitAbsent {
  static constexpr std::string_view kind = "forfeit-absent";
  SectionId section;
  friend bool operator==(const ForfeitAbsent&, const ForfeitAbsent&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &ForfeitAbsent::section)}; }
};

struct EnterResult {
  static constexpr std::string_view kind = "result";
  BoardNo board;
  std::optional<arbiter::GameResult> result;
  std::optional<arbiter::GameResult> expected;  ///< what the console showed before, if anything
  friend bool operator==(const EnterResult&, const EnterResult&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &EnterResult::board), field("result", &EnterResult::result),
                      field("expected", &EnterResult::expected)};
  }
};

/// The second look: the same result typed again from the slip.
struct VerifyResult {
  static constexpr std::string_view kind = "verify";
  BoardNo board;
  std::optional<arbiter::GameResult> result;
  friend bool operator==(const VerifyResult&, const VerifyResult&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &VerifyResult::board), field("result", &VerifyResult::result)};
  }
};

/// What a corrected result of an earlier round counts for.
enum class CorrectionUse : std::uint8_t { KeepPairing, RepairUnpublished, RatingOnly };

struct CorrectResult {
  static constexpr std::string_view kind = "correct";
  SectionId section;
  RoundNo round;
  BoardNo board;
  std::optional<arbiter::GameResult> result;
  CorrectionUse use = CorrectionUse::KeepPairing;
  std::string reason;
  friend bool operator==(const CorrectResult&, const CorrectResult&) = default;
  static constexpr auto fields() {
    return std::tuple{
        field("section", &CorrectResult::section), field("round", &CorrectResult::round),
        field("board", &CorrectResult::board),     field("result", &CorrectResult::result),
        field("use", &CorrectResult::use),         field("reason", &CorrectResult::reason)};
  }
};

/// The game will be finished later: adjourned, or postponed before it began.
struct PutOff {
  static constexpr std::string_view kind = "adjourn";
  BoardNo board;
  bool postponed = false;
  friend bool operator==(const PutOff&, const PutOff&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &PutOff::board), field("postponed", &PutOff::postponed)};
  }
};

/// The round is over: refused while anything is open.
struct CloseRound {
  static constexpr std::string_view kind = "close";
  SectionId section;
  friend bool operator==(const CloseRound&, const CloseRound&) = default;
  static constexpr auto fields() { return std::tuple{field("section", &CloseRound::section)}; }
};

struct TickOff {
  static constexpr std::string_view kind = "check";
  SectionId section;
  std::string item = "all";
  std::string exception;
  friend bool operator==(const TickOff&, const TickOff&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &TickOff::section), field("item", &TickOff::item),
                      field("exception", &TickOff::exception)};
  }
};

// --- at the board -----------------------------------------------------------------------------

struct TypeReading {
  static constexpr std::string_view kind = "reading";
  BoardNo board;
  BySide<Millis> clocks;
  int moves = 0;
  friend bool operator==(const TypeReading&, const TypeReading&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &TypeReading::board), field("clocks", &TypeReading::clocks),
                      field("moves", &TypeReading::moves)};
  }
};

/// Moves of the game at a board, as text in any of the notations.
struct TypeMoves {
  static constexpr std::string_view kind = "moves";
  BoardNo board;
  std::vector<std::string> moves;
  friend bool operator==(const TypeMoves&, const TypeMoves&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &TypeMoves::board), field("moves", &TypeMoves::moves)};
  }
};

/// A guided ruling, or with `only_record` the incident alone. A ruling that leaves something to
/// the arbiter stays open and changes nothing until it is given again with his answers, or
/// `confirmed`: he has seen what is proposed for the points left to him and takes it.
struct Rule {
  static constexpr std::string_view kind = "rule";
  BoardNo board;
  int open_ruling = 0;  ///< the open one these answers settle
  std::string ruling;
  std::vector<Answer> answers;
  bool confirmed = false;
  bool only_record = false;
  std::string note;
  friend bool operator==(const Rule&, const Rule&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &Rule::board),
                      field("open-ruling", &Rule::open_ruling),
                      field("ruling", &Rule::ruling),
                      field("answers", &Rule::answers),
                      field("confirmed", &Rule::confirmed),
                      field("only-record", &Rule::only_record),
                      field("note", &Rule::note)};
  }
};

/// The clock at the board now shows the ruled time.
struct ClockSet {
  static constexpr std::string_view kind = "clock-set";
  BoardNo board;
  friend bool operator==(const ClockSet&, const ClockSet&) = default;
  static constexpr auto fields() { return std::tuple{field("board", &ClockSet::board)}; }
};

struct LeaveBoard {
  static constexpr std::string_view kind = "leave";
  BoardNo board;
  Side side = Side::White;
  bool back = false;
  friend bool operator==(const LeaveBoard&, const LeaveBoard&) = default;
  static constexpr auto fields() {
    return std::tuple{field("board", &LeaveBoard::board), field("side", &LeaveBoard::side),
                      field("back", &LeaveBoard::back)};
  }
};

struct Acknowledge {
  static constexpr std::string_view kind = "acknowledge";
  int alarm = 0;
  friend bool operator==(const Acknowledge&, const Acknowledge&) = default;
  static constexpr auto fields() { return std::tuple{field("alarm", &Acknowledge::alarm)}; }
};

// --- going back -------------------------------------------------------------------------------

/// Takes back the group with this number, or (0) this arbiter's newest that can be taken back.
/// Undoing an undo does the thing again.
struct Undo {
  static constexpr std::string_view kind = "undo";
  std::int64_t group = 0;
  friend bool operator==(const Undo&, const Undo&) = default;
  static constexpr auto fields() { return std::tuple{field("group", &Undo::group)}; }
};

using Wish = std::variant<SetEvent, SetSection, SetArbiter, AssignDevice, Register, ChangePlayer,
                          CheckIn, Withdraw, RequestBye, DealNumbers, PairRound, Unpair, Publish,
                          StartRound, ScheduleRound, DrawStart, Absentees, Arrived, ForfeitAbsent,
                          EnterResult, VerifyResult, CorrectResult, PutOff, CloseRound, TickOff,
                          TypeReading, TypeMoves, Rule, ClockSet, LeaveBoard, Acknowledge, Undo>;

/// A wish, who has it and when.
struct Command {
  std::string who;
  std::string console;
  Instant at;
  Wish wish;

  friend bool operator==(const Command&, const Command&) = default;
};

}  // namespace praporek::hall
