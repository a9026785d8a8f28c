#include "core/notation/prescribed.hpp"

#include "core/notation/bare_text.hpp"
#include "core/rules/castling.hpp"

#include <optional>

namespace praporek::notation {

using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

namespace {

/// What a bare text says; what it leaves out is empty.
struct Said {
  Kind kind = Kind::Pawn;
  std::optional<int> from_file;
  std::optional<int> from_rank;
  Square to{};
  std::optional<Kind> becomes;
};

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// None, the file, the rank, or both (Laws C.8, C.10).
bool take_departure(Said& said, std::string_view text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'h') {
    said.from_file = text.front() - 'a';
    text.remove_prefix(1);
  }
  if (!text.empty() && text.front() >= '1' && text.front() <= '8') {
    said.from_rank = text.front() - '1';
    text.remove_prefix(1);
  }
  // A pawn names its file when it takes (Laws C.9.3), or the whole square.
  return text.empty() && (said.kind != Kind::Pawn || said.from_file || !said.from_rank);
}

std::optional<Said> said_by(std::string_view bare, Letters letters) {
  Said said;
  if (!bare.empty() && is_capital(bare.front())) {
    const auto kind = kind_of_bare_letter(bare.front(), letters);
    if (!kind) return std::nullopt;
    said.kind = *kind;
    bare.remove_prefix(1);
  } else if (!bare.empty() && is_capital(bare.back())) {  // Laws C.11
    said.becomes = kind_of_bare_letter(bare.back(), letters);
    if (!said.becomes) return std::nullopt;
    bare.remove_suffix(1);
  }
  if (bare.size() < 2) return std::nullopt;
  const auto to = rules::square_of(bare.substr(bare.size() - 2));
  if (!to || !take_departure(said, bare.substr(0, bare.size() - 2))) return std::nullopt;
  said.to = *to;
  return said;
}

bool means(const Said& said, const Position& position, Move move) {
  if (move.to() != said.to || move.is_castling()) return false;
  if (position.board().kind_at(move.from()) != said.kind) return false;
  if (move.promotion() != said.becomes) return false;
  const int file = rules::file_of(move.from());
  if (said.from_file && *said.from_file != file) return false;
  if (said.from_rank && *said.from_rank != rules::rank_of(move.from())) return false;
  if (said.kind != Kind::Pawn || said.from_rank) return true;
  const bool takes = file != rules::file_of(move.to());
  return takes == said.from_file.has_value();  // Laws C.9.3
}

std::vector<Move> castlings(Choices choices, rules::Wing wing) {
  return those(choices,
               [&](Move move) { return move.is_castling() && rules::wing_of(move) == wing; });
}

}  // namespace

std::vector<Move> as_prescribed(const Position& position, Choices choices, std::string_view bare,
                                Letters letters) {
  if (bare == "00") return castlings(choices, rules::Wing::H);  // Laws C.13
  if (bare == "000") return castlings(choices, rules::Wing::A);
  const auto said = said_by(bare, letters);
  if (!said) return {};
  return those(choices, [&](Move move) { return means(*said, position, move); });
}

}  // namespace praporek::notation
