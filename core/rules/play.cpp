#include "core/rules/play.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/en_passant.hpp"
#include "core/rules/position_key.hpp"

namespace praporek::rules {

void Position::put(Square square, Piece piece) {
  board_.put(square, piece);
  key_ ^= key_of(piece, square);
}

void Position::remove(Square square, Piece piece) {
  board_.remove(square, piece);
  key_ ^= key_of(piece, square);
}

void Position::lose_castling(Bitboard rooks) {
  const Bitboard lost = castling_rooks_ & rooks;
  if (lost == 0) return;
  castling_rooks_ ^= lost;
  for (const Square rook : squares_of(lost)) {
    key_ ^= key_tables.castling_rook[static_cast<std::size_t>(rook)];
  }
}

void Position::allow_en_passant(Square passed) {
  // Laws 9.2.2.1: a right nobody can use makes no difference.
  if (en_passant_takers(board_, side_to_move_, passed) == 0) return;
  en_passant_ = bit(passed);
  key_ ^= key_tables.en_passant[static_cast<std::size_t>(passed)];
}

void Position::pass_turn() {
  side_to_move_ = other(side_to_move_);
  key_ ^= key_tables.black_to_move;
}

void Position::play_castling(Move move) {
  const Side side = side_to_move_;
  const Wing wing = wing_of(move);
  remove(move.from(), {Kind::King, side});
  remove(move.to(), {Kind::Rook, side});
  put(castled_king(side, wing), {Kind::King, side});
  put(castled_rook(side, wing), {Kind::Rook, side});
}

void Position::play_piece(Move move) {
  const Side side = side_to_move_;
  const Kind kind = board_.kind_at(move.from());
  const Square taken = move.is_en_passant() ? passed_pawn(move.to()) : move.to();
  // Laws 3.1.1
  if (contains(board_.of(other(side)), taken)) {
    remove(taken, {board_.kind_at(taken), other(side)});
    halfmove_clock_ = 0;
  }
  if (kind == Kind::Pawn) halfmove_clock_ = 0;
  remove(move.from(), {kind, side});
  put(move.to(), {move.promotion().value_or(kind), side});
}

void Position::play(Move move) {
  if (en_passant_ != 0) {
    key_ ^= key_tables.en_passant[static_cast<std::size_t>(first_of(en_passant_))];
    en_passant_ = 0;  // Laws 3.7.4.2
  }
  const Side side = side_to_move_;
  const bool king_moves = contains(board_.of(Kind::King), move.from());
  const bool pawn_moves = contains(board_.of(Kind::Pawn), move.from());
  ++halfmove_clock_;
  // Laws 3.8.2.1: a rook that moves or is taken, a king that moves
  lose_castling(bit(move.from()) | bit(move.to()) | (king_moves ? rank_bits(home_rank(side)) : 0));
  if (move.is_castling()) {
    play_castling(move);
  } else {
    play_piece(move);
  }
  if (side == Side::Black) ++fullmove_number_;
  pass_turn();
  const int step = index_of(move.to()) - index_of(move.from());
  if (pawn_moves && (step == 16 || step == -16)) {
    allow_en_passant(static_cast<Square>(index_of(move.from()) + step / 2));
  }
}

Position after(const Position& position, Move move) {
  Position next = position;
  next.play(move);
  return next;
}

}  // namespace praporek::rules
