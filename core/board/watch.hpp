#pragma once

#include "core/board/alarm_list.hpp"
#include "core/board/press_book.hpp"
#include "core/board/setting_check.hpp"
#include "core/board/unrest.hpp"
#include "core/tracking/tracker.hpp"

#include <optional>
#include <vector>

namespace praporek::board {

enum class Stage : std::uint8_t {
  NoGame,   ///< nothing is expected here
  SetUp,    ///< the men and the clock should stand ready
  Playing,  ///< what happens is the game
  Over,     ///< a result is known; the players may show each other what they like
};

struct KnownMove {
  rules::Move move;
  rules::Position led_to;
};

/// What should be going on at the table.
struct Expected {
  Stage stage = Stage::NoGame;
  rules::Position start = rules::initial_position();
  std::vector<KnownMove> line{};  ///< the moves known already
  std::optional<clock::ClockRules> rules{};
  bool doubt_squares = false;  ///< the line to the board has no checksums
};

/// Turns the reports of the device at one table into facts of the game there. It belongs to the
/// table, not to the device: a broken board may be replaced in the middle of a game.
class Watch {
 public:
  Watch() { expect({}); }

  /// Another game, or the same one met again: whatever stands there is looked at afresh.
  void expect(const Expected& expected);

  /// The game goes on to its next stage; its moves are kept.
  void enter(Stage stage);

  std::vector<Finding> see(const Report& report);

  [[nodiscard]] Stage stage() const { return expected_.stage; }
  [[nodiscard]] const tracking::Tracker& tracker() const { return tracker_; }
  [[nodiscard]] Lie lie() const { return lie_; }
  [[nodiscard]] const std::optional<ClockFace>& face() const { return face_; }
  [[nodiscard]] Instant face_at() const { return face_at_; }
  [[nodiscard]] const std::vector<AlarmKind>& alarms() const { return alarms_.all(); }

  /// The times as the players have them.
  [[nodiscard]] BySide<Millis> clocks(const ClockFace& face) const;

  /// The board stands where no moves from the known ones lead: what it remembers may help.
  [[nodiscard]] bool wants_memory() const { return wants_memory_; }

 private:
  void take(const Ticked& report);
  void take(const SquareReported& report);
  void take(const BoardReported& report);
  void take(const ClockReported& report);
  void take(const PressReported& report);
  void take(const FlagReported& report);
  void take(const PeriodReported& report);
  void take(const TroubleReported& report);
  void take(const GameRemembered& report);

  void track(const tracking::Sighting& sighting);
  void find(const tracking::MoveMade& fact);
  void find(const tracking::TakenBack& fact);
  void find(const tracking::IllegalMoveSeen& fact);
  void find(const tracking::IllegalMoveStands& fact);
  void find(const tracking::PawnNotExchanged& fact);
  void find(const tracking::PressedWithoutMove& fact);
  void find(const tracking::NotExplained& fact);
  void find(const tracking::ExplainedAgain& fact);
  void find(const tracking::StartPositionSet& fact);
  void find(const tracking::ResultSignalled& fact);

  void note_times(MoveFound& found, Side mover);
  void check_set_up(Instant at);
  void check_clock(Instant at);
  void check_result(Instant at);
  void see_face(const ClockFace& face, Instant at);
  void alarm(AlarmFound alarm) { alarms_.raise(std::move(alarm), out_); }
  [[nodiscard]] bool playing() const { return expected_.stage == Stage::Playing; }
  [[nodiscard]] std::string uci(rules::Move move) const;

  Expected expected_;
  tracking::Tracker tracker_{rules::initial_position()};
  Lie lie_ = Lie::Normal;
  rules::Placement men_;  ///< as reported
  bool met_ = false;      ///< the whole board has been reported since the game was expected
  int plies_when_met_ = 0;
  bool wants_memory_ = false;
  Instant changed_;
  std::optional<ClockFace> face_;
  Instant face_at_;
  Instant stands_since_;
  bool ever_ran_ = false;
  std::optional<tracking::Signal> signalled_;
  PressBook presses_;
  SettingCheck setting_;
  Unrest unrest_;
  AlarmList alarms_;
  std::vector<Finding> out_;
};

}  // namespace praporek::board
