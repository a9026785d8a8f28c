#include "core/game/line.hpp"

#include "core/notation/illegal_move.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/play.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace praporek::game {

namespace {

using rules::Position;

/// Any arrangement an arbiter lets stand is played on from.
std::optional<Position> as_it_stands(const rules::Setup& setup) {
  const auto position = rules::legal_position(setup, rules::FaultSet::all());
  return position ? std::optional{*position} : std::nullopt;
}

std::optional<Position> after_move(const std::optional<Position>& before, const MoveMade& made) {
  if (!before) return std::nullopt;
  if (rules::is_legal(*before, made.move)) return rules::after(*before, made.move);
  const auto stood = notation::after_illegal(*before, made.move);
  return stood ? std::optional{*stood} : std::nullopt;
}

/// Follows a record entry by entry.
class Replay {
 public:
  explicit Replay(const rules::Setup& start) { arrange(start); }

  void operator()(const MoveMade& made) {
    LineMove& next = begin_move();
    next.move = made.move;
    next.illegal = made.illegal;
    end_move(after_move(line_.now, made));
  }

  void operator()(const MoveUnread& unread) {
    begin_move().written = unread.written;
    end_move(std::nullopt);
  }

  /// An offer belongs to the move just made (9.1.2.1); made before it, to the move to come.
  void operator()(const DrawOffer& offer) {
    if (!line_.moves.empty() && line_.moves.back().by == offer.by) {
      line_.moves.back().draw_offered = true;
    } else {
      line_.offer_without_move = offer.by;
    }
  }

  void operator()(const ClockPress& press) {
    if (press.left && !line_.moves.empty() && line_.moves.back().by == press.by) {
      line_.moves.back().left = press.left;
    }
  }

  void operator()(const PositionRestored& restored) {
    const auto kept = static_cast<std::size_t>(std::max(restored.half_moves, 0));
    if (kept >= line_.moves.size()) return;
    const LineMove& next = line_.moves[kept];
    line_.now = next.before;
    line_.to_move = next.by;
    line_.next_number = next.number;
    line_.offer_without_move.reset();
    line_.moves.resize(kept);
  }

  void operator()(const PositionArranged& arranged) { arrange(arranged.position); }

  void operator()(const ClockReading&) {}
  void operator()(const Snapshot&) {}
  void operator()(const RulingGiven&) {}
  void operator()(const SheetSigned&) {}
  void operator()(const SheetHandedIn&) {}

  GameLine line() && { return std::move(line_); }

 private:
  void arrange(const rules::Setup& setup) {
    line_.now = as_it_stands(setup);
    line_.to_move = setup.side_to_move;
    line_.next_number = setup.fullmove_number;
  }

  LineMove& begin_move() {
    LineMove next;
    next.by = line_.to_move;
    next.number = line_.next_number;
    next.before = line_.now;
    next.draw_offered = line_.offer_without_move == next.by;
    line_.offer_without_move.reset();
    line_.moves.push_back(std::move(next));
    return line_.moves.back();
  }

  void end_move(const std::optional<Position>& now) {
    line_.now = now;
    if (line_.to_move == Side::Black) ++line_.next_number;
    line_.to_move = other(line_.to_move);
  }

  GameLine line_;
};

}  // namespace

GameLine line_of(const GameRecord& record) {
  Replay replay{record.start};
  for (const Entry& entry : record.entries) std::visit(replay, entry);
  return std::move(replay).line();
}

int moves_made(const GameLine& line, Side side) {
  return static_cast<int>(std::ranges::count(line.moves, side, &LineMove::by));
}

MoveMade move_made(const GameLine& line, rules::Move move, Instant at) {
  return {at, move, line.now && !rules::is_legal(*line.now, move)};
}

}  // namespace praporek::game
