#include "core/rules/legal_position.hpp"

#include "core/rules/attacks.hpp"
#include "core/rules/castling.hpp"
#include "core/rules/en_passant.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace praporek::rules {

namespace {

constexpr std::array both_sides{Side::White, Side::Black};

/// Pieces that can only have been promoted. A second bishop on one colour is one of them.
int promoted(const Placement& board, Side side) {
  const auto extra = [&](Bitboard pieces, int at_start) {
    return std::max(0, count(pieces & board.of(side)) - at_start);
  };
  return extra(board.of(Kind::Knight), 2) + extra(board.of(Kind::Rook), 2) +
         extra(board.of(Kind::Queen), 1) + extra(board.of(Kind::Bishop) & light_squares, 1) +
         extra(board.of(Kind::Bishop) & dark_squares, 1);
}

Bitboard checkers_of(const Placement& board, Side side) {
  const Bitboard king = board.of(side, Kind::King);
  if (king == 0) return 0;
  return attackers_of(board, first_of(king), other(side), board.occupied());
}

void find_material_faults(const Placement& board, Side side, std::vector<Fault>& faults) {
  const int kings = count(board.of(side, Kind::King));
  const Bitboard pawns = board.of(side, Kind::Pawn);
  if (kings == 0) faults.push_back({FaultKind::NoKing, side});
  if (kings > 1) faults.push_back({FaultKind::SeveralKings, side});
  if ((pawns & (rank_bits(0) | rank_bits(7))) != 0) {
    faults.push_back({FaultKind::PawnOnEndRank, side});
  }
  // Laws 2.2
  if (count(pawns) > 8) faults.push_back({FaultKind::TooManyPawns, side});
  // Laws 3.7.5.1: each extra piece was once a pawn
  if (promoted(board, side) > std::max(0, 8 - count(pawns))) {
    faults.push_back({FaultKind::TooManyPieces, side});
  }
}

void find_check_faults(const Setup& setup, std::vector<Fault>& faults) {
  const Side mover = setup.side_to_move;
  const Bitboard on_mover = checkers_of(setup.board, mover);
  const Bitboard on_opponent = checkers_of(setup.board, other(mover));
  if (on_mover != 0 && on_opponent != 0) {
    faults.push_back({FaultKind::BothKingsInCheck, mover});
  } else if (on_opponent != 0) {
    faults.push_back({FaultKind::OpponentInCheck, other(mover)});
  }
  // One move opens at most one line besides the check of the piece moved.
  if (count(on_mover) > 2) faults.push_back({FaultKind::TooManyCheckers, mover});
}

/// Whether taking the double step back leaves a king that was not already in check.
bool could_have_stepped(const Setup& setup, Square passed) {
  const Side stepped = other(setup.side_to_move);
  const Piece pawn{Kind::Pawn, stepped};
  const Square start = square_at(file_of(passed), stepped == Side::White ? 1 : 6);
  Placement before = setup.board;
  before.remove(passed_pawn(passed), pawn);
  before.put(start, pawn);
  return checkers_of(before, setup.side_to_move) == 0;
}

void find_rights_faults(const Setup& setup, std::vector<Fault>& faults) {
  if (setup.en_passant && !(has_just_passed(setup.board, setup.side_to_move, *setup.en_passant) &&
                            could_have_stepped(setup, *setup.en_passant))) {
    faults.push_back({FaultKind::EnPassant, other(setup.side_to_move)});
  }
  for (const Side side : both_sides) {
    const bool possible = std::ranges::all_of(both_wings, [&](Wing wing) {
      const auto rook = setup.castling[side][wing];
      return !rook || may_keep_castling(setup.board, side, wing, *rook);
    });
    if (!possible) faults.push_back({FaultKind::Castling, side});
  }
}

struct FaultText {
  const char* article;
  BySide<const char*> id;
};

FaultText text_of(FaultKind kind) {
  switch (kind) {
    case FaultKind::NoKing:
      return {"2.2", {{"rules.no-king-white", "rules.no-king-black"}}};
    case FaultKind::SeveralKings:
      return {"2.2", {{"rules.several-kings-white", "rules.several-kings-black"}}};
    case FaultKind::PawnOnEndRank:
      return {"3.7.5.1", {{"rules.pawn-on-end-rank-white", "rules.pawn-on-end-rank-black"}}};
    case FaultKind::TooManyPawns:
      return {"2.2", {{"rules.too-many-pawns-white", "rules.too-many-pawns-black"}}};
    case FaultKind::TooManyPieces:
      return {"3.10.3", {{"rules.too-many-pieces-white", "rules.too-many-pieces-black"}}};
    case FaultKind::BothKingsInCheck:
      return {"3.10.3", {{"rules.both-kings-in-check", "rules.both-kings-in-check"}}};
    case FaultKind::OpponentInCheck:
      return {"3.9.2", {{"rules.opponent-in-check-white", "rules.opponent-in-check-black"}}};
    case FaultKind::TooManyCheckers:
      return {"3.10.3", {{"rules.too-many-checkers-white", "rules.too-many-checkers-black"}}};
    case FaultKind::EnPassant:
      return {"3.7.4",
              {{"rules.impossible-en-passant-white", "rules.impossible-en-passant-black"}}};
    case FaultKind::Castling:
      return {"3.8.2", {{"rules.impossible-castling-white", "rules.impossible-castling-black"}}};
  }
  throw std::logic_error{"a fault without a text"};
}

}  // namespace

std::vector<Fault> faults_of(const Setup& setup) {
  std::vector<Fault> faults;
  for (const Side side : both_sides) find_material_faults(setup.board, side, faults);
  find_check_faults(setup, faults);
  find_rights_faults(setup, faults);
  return faults;
}

Refusal refusal_of(const Fault& fault) {
  const FaultText text = text_of(fault.kind);
  return Refusal{Article{text.article}, Message{text.id[fault.side], {}}};
}

Result<Position> legal_position(const Setup& setup, FaultSet waived) {
  for (const Fault& fault : faults_of(setup)) {
    if (!waived.contains(fault.kind)) return refusal_of(fault);
  }
  return Position{setup};
}

}  // namespace praporek::rules
