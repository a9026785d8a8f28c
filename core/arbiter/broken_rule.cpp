#include "core/arbiter/broken_rule.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/uci.hpp"

#include <cstdlib>

namespace praporek::arbiter {

namespace {

using rules::Bitboard;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Square;

bool is_line_piece(Kind kind) {
  return kind == Kind::Bishop || kind == Kind::Rook || kind == Kind::Queen;
}

std::string_view article_of_kind(Kind kind) {
  switch (kind) {
    case Kind::Bishop:
      return "3.2";
    case Kind::Rook:
      return "3.3";
    case Kind::Queen:
      return "3.4";
    case Kind::Knight:
      return "3.6";
    case Kind::King:
      return "3.8.1";
    case Kind::Pawn:
      break;
  }
  return "3.7";
}

/// Straight ahead; 3.9.2 when only its own king forbids the move.
std::string_view pawn_step_article(const Position& position, Side side, Square from, Square to) {
  const int ranks = (rules::rank_of(to) - rules::rank_of(from)) * (side == Side::White ? 1 : -1);
  const Bitboard occupied = position.board().occupied();
  if (ranks == 1) return rules::contains(occupied, to) ? "3.7.1" : "3.9.2";
  const int first_rank = side == Side::White ? 1 : 6;
  if (ranks != 2 || rules::rank_of(from) != first_rank) return "3.7.1";
  const bool free = !rules::contains(occupied, to) && (rules::between(from, to) & occupied) == 0;
  return free ? "3.9.2" : "3.7.2";
}

/// To another file: a capture, or en passant at the wrong time.
std::string_view pawn_capture_article(const Position& position, Side side, Square from, Square to) {
  if (!rules::contains(rules::pawn_attacks(side, from), to)) return "3.7.3";
  if (position.piece_at(to) || position.en_passant() == to) return "3.9.2";
  const int fifth_rank = side == Side::White ? 4 : 3;
  const auto beside = position.piece_at(rules::square_at(rules::file_of(to), rules::rank_of(from)));
  const bool as_en_passant =
      rules::rank_of(from) == fifth_rank && beside == Piece{Kind::Pawn, other(side)};
  return as_en_passant ? "3.7.4.2" : "3.7.3";
}

/// Two squares along the rank from its own square: an attempt to castle.
bool is_castling_attempt(Piece piece, Square from, Square to) {
  return piece.kind == Kind::King && rules::rank_of(from) == rules::rank_of(to) &&
         std::abs(rules::file_of(from) - rules::file_of(to)) == 2;
}

std::string_view castling_article(const Position& position, Side side, Square from, Square to) {
  const rules::Wing wing = to > from ? rules::Wing::H : rules::Wing::A;
  const auto rook = position.castling_rook(side, wing);
  if (!rook) return "3.8.2.1";
  const bool blocked = (rules::between(from, *rook) & position.board().occupied()) != 0;
  return blocked ? "3.8.2.2.2" : "3.8.2.2.1";
}

std::string_view article_broken(const Position& position, Square from, Square to) {
  const auto piece = position.piece_at(from);
  if (!piece || piece->side != position.side_to_move()) return "1.1";
  const auto target = position.piece_at(to);
  if (is_castling_attempt(*piece, from, to)) {
    return castling_article(position, piece->side, from, to);
  }
  if (target && target->side == piece->side) return "3.1";
  if (piece->kind == Kind::Pawn) {
    const bool straight = rules::file_of(from) == rules::file_of(to);
    return straight ? pawn_step_article(position, piece->side, from, to)
                    : pawn_capture_article(position, piece->side, from, to);
  }
  const Bitboard occupied = position.board().occupied();
  const bool reaches = rules::contains(rules::attacks_of(*piece, from, occupied), to);
  if (reaches) return target && target->kind == Kind::King ? "1.4.1" : "3.9.2";
  const bool on_empty_board = rules::contains(rules::attacks_of(*piece, from, 0), to);
  if (is_line_piece(piece->kind) && on_empty_board) return "3.5";
  return article_of_kind(piece->kind);
}

}  // namespace

std::optional<Article> broken_rule(const Position& position, std::string_view move) {
  if (rules::move_of_uci(position, move)) return std::nullopt;
  const auto from = rules::square_of(move.substr(0, 2));
  const auto to = move.size() >= 4 ? rules::square_of(move.substr(2, 2)) : std::nullopt;
  if (!from || !to) return Article{"3.10.2"};
  return Article{std::string{article_broken(position, *from, *to)}};
}

}  // namespace praporek::arbiter
