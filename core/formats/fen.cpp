#include "core/formats/fen.hpp"

#include "core/base/text.hpp"
#include "core/rules/castling.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace praporek::formats {

namespace {

using namespace rules;

constexpr std::size_t longest_number = 4;

/// A character as a message can show it: bytes that are no printable ASCII by their number.
std::string shown(char character) {
  if (character >= ' ' && character <= '~') return std::string{character};
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character);
  return {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

class FenReader {
 public:
  explicit FenReader(std::string_view text) : text_{text} {}

  Result<Setup> read() {
    const bool well_formed = read_board() && next_field() && read_side() && next_field() &&
                             read_castling() && next_field() && read_en_passant() && next_field() &&
                             read_number(setup_.halfmove_clock, 0) && next_field() &&
                             read_number(setup_.fullmove_number, 1) && at_end();
    if (!well_formed) return fault_;
    return setup_;
  }

 private:
  [[nodiscard]] bool done() const { return at_ >= text_.size(); }
  [[nodiscard]] char peek() const { return done() ? '\0' : text_[at_]; }
  [[nodiscard]] std::string column() const { return std::to_string(at_ + 1); }

  /// Remembers what is wrong at the present column; always false.
  bool wrong(const char* id) {
    if (done()) {
      fault_ = Refusal{Message{"rules.fen-ends-early", {column()}}};
    } else {
      fault_ = Refusal{Message{id, {column(), shown(peek())}}};
    }
    return false;
  }

  bool next_field() {
    if (peek() != ' ') return wrong("rules.fen-no-space");
    ++at_;
    return true;
  }

  bool at_end() { return done() || wrong("rules.fen-goes-on"); }

  bool read_board() {
    for (int rank = 7; rank >= 0; --rank) {
      if (!read_rank(rank)) return false;
      if (rank == 0) break;
      if (peek() != '/') return wrong("rules.fen-rank-too-long");
      ++at_;
    }
    return true;
  }

  bool read_rank(int rank) {
    bool after_digit = false;
    for (int file = 0; file < 8; ++at_) {
      const char character = peek();
      if (character >= '1' && character <= '8') {
        if (after_digit) return wrong("rules.fen-two-digits");
        after_digit = true;
        file += character - '0';
        if (file > 8) return wrong("rules.fen-rank-too-long");
        continue;
      }
      if (character == '/' || character == ' ') return wrong("rules.fen-rank-too-short");
      const auto piece = piece_of_letter(character);
      if (!piece) return wrong("rules.fen-no-piece");
      after_digit = false;
      setup_.board.put(square_at(file++, rank), *piece);
    }
    return true;
  }

  bool read_side() {
    if (peek() != 'w' && peek() != 'b') return wrong("rules.fen-no-side");
    setup_.side_to_move = peek() == 'w' ? Side::White : Side::Black;
    ++at_;
    return true;
  }

  bool read_castling() {
    if (peek() == '-') {
      ++at_;
      return true;
    }
    do {
      if (!read_right()) return false;
      ++at_;
    } while (!done() && peek() != ' ');
    return true;
  }

  bool read_right() {
    const char character = peek();
    const Side side =
        std::isupper(static_cast<unsigned char>(character)) != 0 ? Side::White : Side::Black;
    const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    if (letter == 'k' || letter == 'q') {
      const Wing wing = letter == 'k' ? Wing::H : Wing::A;
      return grant(side, wing, outermost_rook(side, wing));
    }
    if (letter < 'a' || letter > 'h') return wrong("rules.fen-no-castling");
    const Square rook = square_at(letter - 'a', home_rank(side));
    setup_.chess960 = true;
    return grant(side, file_of(rook) < king_file(side) ? Wing::A : Wing::H, rook);
  }

  bool grant(Side side, Wing wing, Square rook) {
    auto& right = setup_.castling[side][wing];
    if (right) return wrong("rules.fen-castling-twice");
    right = rook;
    const Square corner = square_at(wing == Wing::A ? 0 : 7, home_rank(side));
    constexpr int e_file = 4;
    if (rook != corner || king_file(side) != e_file) setup_.chess960 = true;
    return true;
  }

  /// The file of the king on its home rank; without one that of chess.
  [[nodiscard]] int king_file(Side side) const {
    const Bitboard king = setup_.board.of(side, Kind::King) & rank_bits(home_rank(side));
    return king == 0 ? 4 : file_of(first_of(king));
  }

  /// The rook X-FEN means by K or Q; where there is none, the corner, for the gate to refuse.
  [[nodiscard]] Square outermost_rook(Side side, Wing wing) const {
    const Bitboard rooks = setup_.board.of(side, Kind::Rook);
    const int inwards = wing == Wing::A ? 1 : -1;
    const int corner = wing == Wing::A ? 0 : 7;
    for (int file = corner; file != king_file(side); file += inwards) {
      const Square square = square_at(file, home_rank(side));
      if (contains(rooks, square)) return square;
    }
    return square_at(corner, home_rank(side));
  }

  bool read_en_passant() {
    if (peek() == '-') {
      ++at_;
      return true;
    }
    setup_.en_passant = square_of(text_.substr(at_, 2));
    if (!setup_.en_passant) return wrong("rules.fen-no-en-passant");
    at_ += 2;
    return true;
  }

  bool read_number(int& number, int least) {
    const std::size_t start = at_;
    while (peek() >= '0' && peek() <= '9') ++at_;
    const auto value = whole_number(text_.substr(start, at_ - start));
    if (value && *value >= least && at_ - start <= longest_number) {
      number = *value;
      return true;
    }
    at_ = start;
    return wrong("rules.fen-no-number");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Setup setup_;
  Refusal fault_;
};

std::string placement_text(const Placement& board) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (int file = 0; file < 8; ++file) {
      const auto piece = board.at(square_at(file, rank));
      if (!piece) {
        ++empty;
        continue;
      }
      flush();
      text += letter_of(*piece);
    }
    flush();
    if (rank > 0) text += '/';
  }
  return text;
}

/// K or Q where the rook is the outermost of its wing, else its file: X-FEN.
char right_letter(const Position& position, Side side, Wing wing, Square rook) {
  const int towards_corner = wing == Wing::A ? -1 : 1;
  const Bitboard rooks = position.board().of(side, Kind::Rook);
  bool outermost = true;
  for (int file = file_of(rook) + towards_corner; file >= 0 && file < 8; file += towards_corner) {
    if (contains(rooks, square_at(file, home_rank(side)))) outermost = false;
  }
  const char small = wing == Wing::A ? 'q' : 'k';
  const char letter = outermost ? small : static_cast<char>('a' + file_of(rook));
  return side == Side::White ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string castling_text(const Position& position) {
  std::string text;
  for (const Side side : {Side::White, Side::Black}) {
    for (const Wing wing : {Wing::H, Wing::A}) {
      if (const auto rook = position.castling_rook(side, wing)) {
        text += right_letter(position, side, wing, *rook);
      }
    }
  }
  return text.empty() ? "-" : text;
}

}  // namespace

Result<Setup> read_fen(std::string_view text) { return FenReader{text}.read(); }

std::string fen_of(const Position& position) {
  const auto passed = position.en_passant();
  return placement_text(position.board()) +
         (position.side_to_move() == Side::White ? " w " : " b ") + castling_text(position) + " " +
         (passed ? text_of(*passed) : "-") + " " + std::to_string(position.halfmove_clock()) + " " +
         std::to_string(position.fullmove_number());
}

Result<Position> position_of_fen(std::string_view text, FaultSet waived) {
  const auto setup = read_fen(text);
  if (!setup) return setup.error();
  return legal_position(*setup, waived);
}

}  // namespace praporek::formats
