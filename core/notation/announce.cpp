#include "core/notation/announce.hpp"

#include "core/rules/legal_moves.hpp"

#include <array>
#include <string_view>

namespace praporek::notation {

namespace {

using rules::Kind;
using rules::Square;

constexpr std::array<std::string_view, 8> files{"Anna", "Bella", "Cäsar",  "David",
                                                "Eva",  "Felix", "Gustav", "Hector"};
constexpr std::array<std::string_view, 8> ranks{"eins", "zwei",  "drei",   "vier",
                                                "fünf", "sechs", "sieben", "acht"};

std::string spoken(Square square) {
  std::string text{files.at(static_cast<std::size_t>(rules::file_of(square)))};
  return text.append(" ").append(ranks.at(static_cast<std::size_t>(rules::rank_of(square))));
}

std::string_view spoken(Kind kind) {
  switch (kind) {
    case Kind::King:
      return "König";
    case Kind::Queen:
      return "Dame";
    case Kind::Rook:
      return "Turm";
    case Kind::Bishop:
      return "Läufer";
    case Kind::Knight:
      return "Springer";
    case Kind::Pawn:
      break;
  }
  return "Bauer";
}

/// Whether another piece of the same kind could go to the same square: then the square it leaves is
/// named too.
bool is_ambiguous(const rules::Position& position, rules::Move move) {
  const auto kind_at = [&](Square square) { return position.piece_at(square)->kind; };
  for (const rules::Move other : rules::legal_moves(position)) {
    if (!other.is_castling() && other.to() == move.to() && other.from() != move.from() &&
        kind_at(other.from()) == kind_at(move.from())) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::string announced(const rules::Position& position, rules::Move move) {
  if (move.is_castling()) {
    const bool short_side = rules::file_of(move.to()) > rules::file_of(move.from());
    return short_side ? "Kurze Rochade" : "Lange Rochade";
  }
  std::string text;
  const Kind kind = position.piece_at(move.from())->kind;
  if (kind != Kind::Pawn) text.append(spoken(kind)).append(" ");
  if (is_ambiguous(position, move)) text.append(spoken(move.from())).append(" ");
  text.append(spoken(move.to()));
  if (const auto becomes = move.promotion()) text.append(" ").append(spoken(*becomes));
  return text;
}

}  // namespace praporek::notation
