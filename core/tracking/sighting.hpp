#pragma once

#include "core/base/instant.hpp"
#include "core/rules/placement.hpp"

#include <optional>
#include <variant>

/// What an electronic board and the clock beside it report, already turned to White's view.
namespace praporek::tracking {

struct SquareChanged {
  Instant at;
  rules::Square square;
  std::optional<rules::Piece> piece;  ///< none: the square became empty
};

struct BoardScanned {
  Instant at;
  rules::Placement board;
};

struct LeverPressed {
  Instant at;
  Side by = Side::White;
};

struct ClockRan {
  Instant at;
  bool running = false;
};

struct Ticked {
  Instant at;
};

using Sighting = std::variant<SquareChanged, BoardScanned, LeverPressed, ClockRan, Ticked>;

}  // namespace praporek::tracking
