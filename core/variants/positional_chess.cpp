#include "core/variants/positional_chess.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/bare_text.hpp"
#include "core/rules/attacks.hpp"
#include "core/variants/board_text.hpp"

#include <array>

namespace praporek::variants {

using notation::Letters;
using rules::bit;
using rules::Bitboard;
using rules::Kind;
using rules::Square;

namespace {

/// Pawn, knight, bishop, rook, queen, king: the order of rules::Kind (Laws 2.2).
constexpr std::array<int, 6> full_hand{8, 2, 2, 2, 1, 1};

Refusal refused(const char* article, const char* why, std::vector<std::string> arguments = {}) {
  return Refusal{Article{article}, Message{why, std::move(arguments)}};
}

std::string letter_text(Kind kind, Letters letters) {
  return std::string{kind == Kind::Pawn ? notation::pawn_letter(letters)
                                        : notation::letter_of(kind, letters)};
}

/// "Q" or "" before the square; a pawn may go without its letter.
std::optional<Kind> kind_of(std::string_view letter, Letters letters) {
  if (letter.empty()) return Kind::Pawn;
  if (letters == Letters::Figurine) letters = Letters::English;  // as in bare text
  for (const Kind kind : rules::all_kinds) {
    if (lower_case_ascii(letter_text(kind, letters)) == lower_case_ascii(letter)) return kind;
  }
  return std::nullopt;
}

struct PlacementWish {
  Kind kind;
  Square square;
};

Result<PlacementWish> wish_of(std::string_view text, Letters letters) {
  const std::string bare = notation::bare_text(text, letters);
  const std::string_view said{bare};
  const std::size_t letter = said.size() < 2 ? 0 : said.size() - 2;
  const auto square = rules::square_of(lower_case_ascii(said.substr(letter)));
  if (!square) return refused("C.7", "variants.no-placement", {std::string{trimmed(text)}});
  const auto from = rules::square_of(said.substr(letter < 2 ? 0 : letter - 2, 2));
  if (letter >= 2 && from) return refused("Positional 2", "variants.placed-stays");
  const auto kind = kind_of(said.substr(0, letter), letters);
  if (!kind) return refused("C.2", "variants.no-placement", {std::string{trimmed(text)}});
  return PlacementWish{*kind, *square};
}

}  // namespace

PositionalGame PositionalGame::start(const PositionalReading& reading) {
  return PositionalGame{reading};
}

Result<PositionalGame> PositionalGame::read(std::string_view text,
                                            const PositionalReading& reading) {
  const auto fields = words_of(text);
  if (fields.size() != 2) return refused("", "variants.positional-text");
  const auto setup =
      formats::read_fen(std::string{fields[0]} + " " + std::string{fields[1]} + " - - 0 1");
  if (!setup) return setup.error();
  PositionalGame game{reading};
  game.board_ = setup->board;
  game.to_place_ = setup->side_to_move;
  for (const Side side : {Side::White, Side::Black}) {
    for (const Kind kind : rules::all_kinds) {
      if (game.in_hand(side, kind) < 0) return refused("2.2", "variants.positional-text");
    }
  }
  const int ahead =
      rules::count(game.board_.of(Side::White)) - rules::count(game.board_.of(Side::Black));
  if (ahead != (game.to_place_ == Side::White ? 0 : 1)) {  // they place in turn
    return refused("Positional 1", "variants.positional-text");
  }
  return game;
}

int PositionalGame::in_hand(Side side, Kind kind) const {
  return full_hand[static_cast<std::size_t>(kind)] - rules::count(board_.of(side, kind));
}

bool PositionalGame::hand_is_empty(Side side) const { return rules::count(board_.of(side)) == 16; }

std::optional<Refusal> PositionalGame::rank_or_colour_objection(Kind kind, Square square) const {
  if (kind == Kind::Pawn && (rules::rank_of(square) == 0 || rules::rank_of(square) == 7)) {
    return refused("Positional 3", "variants.pawn-rank");
  }
  if (kind != Kind::Bishop) return std::nullopt;
  const Bitboard colour =
      rules::contains(rules::light_squares, square) ? rules::light_squares : rules::dark_squares;
  if ((board_.of(to_place_, Kind::Bishop) & colour) == 0) return std::nullopt;
  return refused("Positional 4", "variants.bishop-colour");
}

std::optional<Refusal> PositionalGame::objection(Kind kind, Square square) const {
  if (in_hand(to_place_, kind) <= 0) return refused("2.2", "variants.none-left");
  if (reading_.king_first && kind != Kind::King && in_hand(to_place_, Kind::King) > 0) {
    return refused("Positional 1", "variants.king-first");
  }
  if (rules::contains(board_.occupied(), square)) {
    return refused("Positional 1", "variants.square-taken");
  }
  if (auto fault = rank_or_colour_objection(kind, square)) return fault;
  const Bitboard occupied = board_.occupied() | bit(square);
  const Bitboard attacked = rules::attacks_of({kind, to_place_}, square, occupied);
  if ((attacked & board_.of(other(to_place_))) != 0) {
    return refused("Positional 5", "variants.would-attack");
  }
  if (rules::is_attacked(board_, square, other(to_place_), occupied)) {
    return refused("Positional 5", "variants.would-be-attacked");
  }
  return std::nullopt;
}

std::vector<std::string> PositionalGame::choices(Letters letters) const {
  std::vector<std::string> texts;
  for (const Kind kind : rules::all_kinds) {
    for (const Square square : rules::squares_of(~board_.occupied())) {
      if (objection(kind, square)) continue;
      texts.push_back(letter_text(kind, letters) + rules::text_of(square));
    }
  }
  return texts;
}

bool PositionalGame::has_placement() const {
  for (const Kind kind : rules::all_kinds) {
    for (const Square square : rules::squares_of(~board_.occupied())) {
      if (!objection(kind, square)) return true;
    }
  }
  return false;
}

Result<PositionalGame> PositionalGame::played(std::string_view text,
                                              const notation::Reading& reading) const {
  const auto wish = wish_of(text, reading.letters);
  if (!wish) return wish.error();
  if (const auto fault = objection(wish->kind, wish->square)) return *fault;
  PositionalGame next = *this;
  next.board_.put(wish->square, {wish->kind, to_place_});
  next.to_place_ = other(to_place_);
  return next;
}

std::optional<Ending> PositionalGame::ending() const {
  if (hand_is_empty(to_place_)) return drawn("Positional 6", "variants.all-placed");  // P-A11
  if (has_placement()) return std::nullopt;
  return won(other(to_place_), "Positional 6", "variants.no-placement-left");
}

std::string PositionalGame::text() const {
  return board_text(board_) + (to_place_ == Side::White ? " w" : " b");
}

}  // namespace praporek::variants
