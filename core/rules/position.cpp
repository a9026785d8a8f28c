#include "core/rules/position.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/chess960.hpp"
#include "core/rules/en_passant.hpp"
#include "core/rules/position_key.hpp"

namespace praporek::rules {

std::optional<Square> Position::castling_rook(Side side, Wing wing) const {
  const Bitboard rooks = castling_rooks_ & rank_bits(home_rank(side));
  if (rooks == 0) return std::nullopt;
  const Square king = first_of(board_.of(side, Kind::King));
  for (const Square rook : squares_of(rooks)) {
    if (wing_of(Move::castling(king, rook)) == wing) return rook;
  }
  return std::nullopt;
}

Setup Position::setup() const {
  Setup setup{.board = board_,
              .side_to_move = side_to_move_,
              .castling = {},
              .en_passant = en_passant(),
              .halfmove_clock = halfmove_clock_,
              .fullmove_number = fullmove_number_,
              .chess960 = chess960_};
  for (const Side side : {Side::White, Side::Black}) {
    for (const Wing wing : both_wings) setup.castling[side][wing] = castling_rook(side, wing);
  }
  return setup;
}

Position::Position(const Setup& setup)
    : halfmove_clock_{setup.halfmove_clock},
      fullmove_number_{setup.fullmove_number},
      chess960_{setup.chess960} {
  for (const Square square : squares_of(setup.board.occupied())) {
    put(square, *setup.board.at(square));
  }
  for (const Side side : {Side::White, Side::Black}) {
    for (const Wing wing : both_wings) {
      const auto rook = setup.castling[side][wing];
      if (!rook || !may_keep_castling(setup.board, side, wing, *rook)) continue;
      castling_rooks_ |= bit(*rook);
      key_ ^= key_tables.castling_rook[static_cast<std::size_t>(*rook)];
    }
  }
  if (setup.side_to_move == Side::Black) pass_turn();
  if (setup.en_passant && has_just_passed(board_, side_to_move_, *setup.en_passant)) {
    allow_en_passant(*setup.en_passant);
  }
}

Position initial_position() { return chess960_position(standard_number); }

bool same_position(const Position& a, const Position& b) {
  return a.key() == b.key() && a.board() == b.board() && a.side_to_move() == b.side_to_move() &&
         a.castling_rooks() == b.castling_rooks() && a.en_passant() == b.en_passant();
}

}  // namespace praporek::rules
