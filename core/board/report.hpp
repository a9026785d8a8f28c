#pragma once

#include "core/base/instant.hpp"
#include "core/board/end.hpp"
#include "core/rules/placement.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

/// What a device reports, whoever made it: squares as on a board that lies normally, times by the
/// ends of the clock. Who sits where is found out later.
namespace praporek::board {

struct SquareReported {
  Instant at;
  rules::Square square{};
  std::optional<rules::Piece> piece;  ///< none: the square became empty
  friend bool operator==(const SquareReported&, const SquareReported&) = default;
};

/// All squares at once, beyond doubt.
struct BoardReported {
  Instant at;
  rules::Placement men;
  friend bool operator==(const BoardReported&, const BoardReported&) = default;
};

/// Both displays in one moment.
struct ClockFace {
  std::array<Millis, 2> left{};  ///< by end
  bool running = false;
  End using_time = End::Left;

  [[nodiscard]] Millis at(End end) const { return left[static_cast<std::size_t>(end)]; }
  friend bool operator==(const ClockFace&, const ClockFace&) = default;
};

struct ClockReported {
  Instant at;
  ClockFace face;
  friend bool operator==(const ClockReported&, const ClockReported&) = default;
};

/// This end's lever was pressed: its owner has made his move.
struct PressReported {
  Instant at;
  End by = End::Left;
  ClockFace face;
  friend bool operator==(const PressReported&, const PressReported&) = default;
};

enum class FlagOrder : std::uint8_t { First, Second, Together };

/// Seen twice, one report after the other.
struct FlagReported {
  Instant at;
  End end = End::Left;
  FlagOrder order = FlagOrder::First;
  friend bool operator==(const FlagReported&, const FlagReported&) = default;
};

/// The sign of a new period went up.
struct PeriodReported {
  Instant at;
  End end = End::Left;
  friend bool operator==(const PeriodReported&, const PeriodReported&) = default;
};

enum class Trouble : std::uint8_t { NoClock, BatteryLow, NoDevice };

/// Something is amiss with the device, or no longer.
struct TroubleReported {
  Instant at;
  Trouble trouble = Trouble::NoDevice;
  bool over = false;
  friend bool operator==(const TroubleReported&, const TroubleReported&) = default;
};

/// One entry of the game a board remembers: a square, or a press and what its display showed.
using Remembered = std::variant<SquareReported, PressReported>;

/// The whole game as the board remembers it, from an empty board on.
struct GameRemembered {
  Instant at;
  std::vector<Remembered> entries;
  friend bool operator==(const GameRemembered&, const GameRemembered&) = default;
};

/// Time passed.
struct Ticked {
  Instant at;
  friend bool operator==(const Ticked&, const Ticked&) = default;
};

using Report = std::variant<Ticked, SquareReported, BoardReported, ClockReported, PressReported,
                            FlagReported, PeriodReported, TroubleReported, GameRemembered>;

}  // namespace praporek::board
