#include "io/simulator/hands.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/play.hpp"
#include "core/tracking/picture.hpp"

namespace praporek::simulator {

using rules::Move;
using rules::Piece;
using rules::Position;
using rules::Square;

std::vector<Gesture> Hands::make(const Position& position, Move move) {
  Gestures out;
  if (pick(12) == 0) adjust(position, out);
  if (move.is_castling()) {
    castle(position, move, out);
  } else if (move.is_en_passant() || position.piece_at(move.to())) {
    capture(position, move, out);
  } else {
    walk(position, move, out);
  }
  return out;
}

std::vector<Gesture> Hands::make_tidily(const Position& position, Move move) {
  Gestures out;
  const rules::Placement& before = position.board();
  const Position led_to = after(position, move);
  const rules::Placement& now = led_to.board();
  const auto changed = tracking::differing(before, now);
  for (const Square square : rules::squares_of(changed)) {
    if (before.at(square)) lift(square, out);
  }
  for (const Square square : rules::squares_of(changed)) {
    if (const auto piece = now.at(square)) place(square, *piece, out);
  }
  return out;
}

void Hands::lift(Square square, Gestures& out) {
  out.push_back({Millis{60 + pick(300)}, square, std::nullopt});
}

void Hands::place(Square square, Piece piece, Gestures& out) {
  out.push_back({Millis{60 + pick(400)}, square, piece});
}

/// J'adoube.
void Hands::adjust(const Position& position, Gestures& out) {
  const auto own = position.board().of(position.side_to_move());
  int skipped = pick(rules::count(own));
  for (const Square square : rules::squares_of(own)) {
    if (skipped-- != 0) continue;
    lift(square, out);
    place(square, *position.piece_at(square), out);
    return;
  }
}

void Hands::castle(const Position& position, Move move, Gestures& out) {
  const Side side = position.side_to_move();
  const Piece king{rules::Kind::King, side};
  const Piece rook{rules::Kind::Rook, side};
  const Square king_to = castled_king(side, wing_of(move));
  const Square rook_to = castled_rook(side, wing_of(move));
  // In chess neither ever arrives where the other still stands.
  const bool rook_first = pick(6) == 0;
  for (const bool with_rook : {rook_first, !rook_first}) {
    lift(with_rook ? move.to() : move.from(), out);
    place(with_rook ? rook_to : king_to, with_rook ? rook : king, out);
  }
}

void Hands::capture(const Position& position, Move move, Gestures& out) {
  const Square victim =
      move.is_en_passant() ? rules::square_at(file_of(move.to()), rank_of(move.from())) : move.to();
  const Piece taken = *position.piece_at(victim);
  const Piece piece = *position.piece_at(move.from());
  const int order = pick(3);
  if (order == 0) {
    lift(victim, out);
    if (pick(5) == 0) carry_off(position, taken, out);
    lift(move.from(), out);
    arrive(piece, move, out);
    return;
  }
  lift(move.from(), out);
  if (order == 1) lift(victim, out);
  arrive(piece, move, out);
  if (order == 2 && move.is_en_passant()) lift(victim, out);
}

/// The man that was taken touches an empty square on its way.
void Hands::carry_off(const Position& position, Piece taken, Gestures& out) {
  const auto square = static_cast<Square>(pick(64));
  if (position.piece_at(square)) return;
  place(square, taken, out);
  lift(square, out);
}

/// Perhaps with a rest on the way.
void Hands::walk(const Position& position, Move move, Gestures& out) {
  const Piece piece = *position.piece_at(move.from());
  lift(move.from(), out);
  const auto way = rules::between(move.from(), move.to());
  if (piece.kind != rules::Kind::Knight && pick(4) == 0) {
    for (const Square square : rules::squares_of(way)) {
      if (pick(2) == 0) continue;
      place(square, piece, out);
      lift(square, out);
    }
  }
  arrive(piece, move, out);
}

void Hands::arrive(Piece piece, Move move, Gestures& out) {
  if (!move.promotion()) {
    place(move.to(), piece, out);
    return;
  }
  if (pick(2) == 0) {
    place(move.to(), piece, out);
    lift(move.to(), out);
  }
  place(move.to(), {*move.promotion(), piece.side}, out);
}

}  // namespace praporek::simulator
