#include "core/notation/write.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

namespace praporek::notation {

using rules::Kind;
using rules::Move;
using rules::Position;

namespace {

bool captures(const Position& position, Move move) {
  return move.is_en_passant() || position.piece_at(move.to()).has_value();
}

/// What must be said about the departure square so that no other choice reads the same.
std::string departure(const Position& position, Choices choices, Move move, Kind kind) {
  std::string square = rules::text_of(move.from());
  bool rivals = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move rival : choices) {
    if (rival.to() != move.to() || rival.from() == move.from() || rival.is_castling()) continue;
    if (position.board().kind_at(rival.from()) != kind) continue;
    rivals = true;
    same_file = same_file || rules::file_of(rival.from()) == rules::file_of(move.from());
    same_rank = same_rank || rules::rank_of(rival.from()) == rules::rank_of(move.from());
  }
  if (!rivals) return {};
  if (!same_file) return square.substr(0, 1);  // Laws C.10.1, C.10.3: the file is preferred
  if (!same_rank) return square.substr(1);     // Laws C.10.2
  return square;
}

std::string short_form(const Position& position, Choices choices, Move move, Letters letters) {
  const Kind kind = position.board().kind_at(move.from());
  const bool takes = captures(position, move);
  std::string text{letter_of(kind, letters)};
  if (kind != Kind::Pawn) {
    text += departure(position, choices, move, kind);
  } else if (takes) {
    text += rules::text_of(move.from())[0];  // Laws C.9.3
  }
  if (takes) text += 'x';
  return text + rules::text_of(move.to());
}

std::string long_form(const Position& position, Move move, Letters letters) {
  std::string text{letter_of(position.board().kind_at(move.from()), letters)};
  text += rules::text_of(move.from());
  text += captures(position, move) ? 'x' : '-';
  return text + rules::text_of(move.to());
}

// Laws C.13
std::string check_sign(const Position& position, Move move) {
  const Position then = rules::after(position, move);
  if (!rules::in_check(then)) return {};
  return rules::has_legal_move(then) ? "+" : "#";
}

}  // namespace

std::string castling_text(rules::Wing wing, CastlingSign sign) {
  const bool zeros = sign == CastlingSign::Zeros;
  if (wing == rules::Wing::H) return zeros ? "0-0" : "O-O";
  return zeros ? "0-0-0" : "O-O-O";
}

std::string written_among(const Position& position, Choices choices, Move move, Style style) {
  std::string text;
  if (move.is_castling()) {
    text = castling_text(rules::wing_of(move), style.castling);
  } else if (style.form == Form::Short) {
    text = short_form(position, choices, move, style.letters);
  } else {
    text = long_form(position, move, style.letters);
  }
  if (const auto becomes = move.promotion()) {
    text += '=';
    text += letter_of(*becomes, style.letters);  // Laws C.11
  }
  return text;
}

std::string written(const Position& position, Move move, Style style) {
  const rules::MoveList legal = rules::legal_moves(position);
  return written_among(position, {legal.begin(), legal.end()}, move, style) +
         check_sign(position, move);
}

}  // namespace praporek::notation
