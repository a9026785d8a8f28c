#include "core/notation/spelling.hpp"

#include "core/notation/bare_text.hpp"
#include "core/rules/castling.hpp"

#include <initializer_list>

namespace praporek::notation {

using rules::Kind;
using rules::Move;
using rules::Position;
using rules::Square;

namespace {

constexpr char no_letter = '\0';

char file_letter(Square square) { return static_cast<char>('a' + rules::file_of(square)); }
char rank_digit(Square square) { return static_cast<char>('1' + rules::rank_of(square)); }

void append(Spelling& spelling, std::initializer_list<char> bytes) {
  for (const char c : bytes) {
    if (c != no_letter) spelling.bytes[spelling.size++] = c;
  }
}

void append(Spelling& spelling, Square square) {
  append(spelling, {file_letter(square), rank_digit(square)});
}

}  // namespace

struct Spellings::Parts {
  char letter;
  Square from;
  Square to;
  char becomes;
  bool captures;
  bool letter_is_free;  ///< no piece of this language is written with P
};

void Spellings::add_castling(const Position& position, Move move, char king) {
  const rules::Wing wing = rules::wing_of(move);
  append(start(), {'0', '0', wing == rules::Wing::A ? '0' : no_letter});
  Spelling& onto_rook = start();
  append(onto_rook, move.from());
  append(onto_rook, move.to());
  // Where king and rook may stand anywhere, the king's arrival could mean a step of its own.
  if (position.chess960()) return;
  const Square to = rules::castled_king(position.side_to_move(), wing);
  append(start(), {king, file_letter(to), rank_digit(to)});
  for (const char letter : {king, no_letter}) {
    Spelling& departure = start();
    append(departure, {letter});
    append(departure, move.from());
    append(departure, to);
  }
}

// Laws C.8–C.10; more of the departure square than needed does no harm.
void Spellings::add_piece(const Parts& parts) {
  const char file = file_letter(parts.from);
  const char rank = rank_digit(parts.from);
  for (const auto& [from_file, from_rank] :
       {std::array{no_letter, no_letter}, {file, no_letter}, {no_letter, rank}, {file, rank}}) {
    Spelling& spelling = start();
    append(spelling, {parts.letter, from_file, from_rank});
    append(spelling, parts.to);
  }
  Spelling& squares_only = start();
  append(squares_only, parts.from);
  append(squares_only, parts.to);
}

// Laws C.4, C.9.3, C.11
void Spellings::add_pawn(const Parts& parts) {
  const auto add = [&](std::initializer_list<char> departure) {
    Spelling& spelling = start();
    append(spelling, departure);
    append(spelling, parts.to);
    append(spelling, {parts.becomes});
  };
  const char file = file_letter(parts.from);
  const char rank = rank_digit(parts.from);
  add({parts.captures ? file : no_letter});
  add({file, rank});
  if (!parts.letter_is_free) return;
  add({'P', parts.captures ? file : no_letter});
  add({'P', file, rank});
}

Spellings::Spellings(const Position& position, Move move, Letters letters) {
  const Kind kind = position.board().kind_at(move.from());
  if (move.is_castling()) {
    add_castling(position, move, bare_letter(kind, letters));
    return;
  }
  const auto becomes = move.promotion();
  const Parts parts{bare_letter(kind, letters),
                    move.from(),
                    move.to(),
                    becomes ? bare_letter(*becomes, letters) : no_letter,
                    rules::file_of(move.from()) != rules::file_of(move.to()),
                    letters != Letters::Dutch};
  if (kind == Kind::Pawn) {
    add_pawn(parts);
  } else {
    add_piece(parts);
  }
}

}  // namespace praporek::notation
