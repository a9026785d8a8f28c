#pragma once

#include "core/base/instant.hpp"
#include "core/base/side.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

namespace praporek::clock {

/// White's clock is started at the time fixed for the round (Laws 6.6).
struct Started {
  Instant at;
};

enum class Press : std::uint8_t { AfterMove, WithoutMove };

/// A player presses his clock. Where nobody reports moves, the press stands for the move as well.
struct Pressed {
  Instant at;
  Side by = Side::White;
  Press kind =
      Press::AfterMove;  ///< without a move it counts on the clock, not in the game (7.5.3)
};

/// A move was made on the board; the clock has not been pressed yet, and perhaps never will be.
struct Moved {
  Instant at;
  Side by = Side::White;
  bool ends_game = false;  ///< mate, stalemate, dead position, fivefold, 75 moves (6.2.1.1)
};

struct Paused {
  Instant at;
  std::optional<Side> by;  ///< a player seeking the arbiter (6.11.2); none: the arbiter (6.11.1)
};

struct Resumed {
  Instant at;
  std::optional<Side> turn;  ///< whose clock shall run, where the arbiter changes it
};

/// The arbiter rules a time.
struct TimeSet {
  Instant at;
  Side side = Side::White;
  Millis left{0};
};

/// The arbiter rules more time, or less if negative. Nobody gets below zero.
struct TimeAdded {
  Instant at;
  Side side = Side::White;
  Millis more{0};
};

/// The two displays change owners: the clock was connected or placed the wrong way round.
struct Swapped {
  Instant at;
};

/// The arbiter lets a side begin its next period (8.6).
struct PeriodGiven {
  Instant at;
  Side side = Side::White;
  std::optional<int> moves_made;  ///< where clearly more were made than the period asked for
};

/// The move counter is corrected to the moves of the game record.
struct CounterSet {
  Instant at;
  Side side = Side::White;
  int moves = 0;
};

/// Flags are seen down, by the arbiter or by the clock's own sign. Two at once: nobody knows which
/// fell first.
struct FlagSeen {
  Instant at;
  BySide<bool> down;
};

/// A defective clock is replaced; these times go on the new one (6.10.1). Its counter goes on.
struct Replaced {
  Instant at;
  BySide<Millis> left;
};

/// Somebody read the clock, one display or both.
struct ReadingTyped {
  Instant at;
  BySide<std::optional<Millis>> left;
};

/// The device reports both displays and which one runs.
struct DeviceRead {
  Instant at;
  BySide<Millis> left;
  std::optional<Side> running;
};

/// The device is silent: what is known is its last reading.
struct DeviceLost {
  Instant at;
};

/// The arbiter says that the ruled times are on the clock now.
struct SettingConfirmed {
  Instant at;
};

/// The game is over, whatever ended it.
struct Ended {
  Instant at;
};

/// Time passed.
struct Ticked {
  Instant at;
};

using ClockEvent = std::variant<Ticked, Started, Pressed, Moved, Paused, Resumed, TimeSet,
                                TimeAdded, Swapped, PeriodGiven, CounterSet, FlagSeen, Replaced,
                                ReadingTyped, DeviceRead, DeviceLost, SettingConfirmed, Ended>;

/// The time of a period ran out, or the flag was seen down (6.1).
struct FlagFell {
  Side side = Side::White;
  Instant at;
  int period = 0;
};

/// The time of a new period was added; if several began at once, the last.
struct PeriodBegan {
  Side side = Side::White;
  int period = 0;
};

struct ArbiterCalled {
  Side by = Side::White;
};

/// "Set the clock": to be shown with both values until it has been done.
struct SetTheClock {
  BySide<Millis> left;
};

struct ClockIsSet {};

using ClockEffect = std::variant<FlagFell, PeriodBegan, ArbiterCalled, SetTheClock, ClockIsSet>;

/// What one event caused, in order. Fixed room, so that a tick allocates nothing.
class ClockEffects {
 public:
  void add(const ClockEffect& effect) {
    assert(size_ < most);
    room_[size_++] = effect;
  }

  [[nodiscard]] const ClockEffect* begin() const { return room_.data(); }
  [[nodiscard]] const ClockEffect* end() const { return room_.data() + size_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }

 private:
  /// Two flags and a period of the side that ran, a flag of the other, a call, a setting.
  static constexpr std::size_t most = 6;

  std::array<ClockEffect, most> room_{};
  std::size_t size_ = 0;
};

}  // namespace praporek::clock
