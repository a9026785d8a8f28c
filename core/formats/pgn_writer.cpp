#include "core/formats/pgn_writer.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/illegal_move.hpp"
#include "core/notation/write.hpp"
#include "core/rules/play.hpp"

#include <algorithm>

namespace praporek::formats {

using rules::Position;

namespace {

constexpr std::size_t widest_line = 79;

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Words one after another, broken into lines.
class Page {
 public:
  void word(std::string_view text) {
    const std::size_t width = width_of(text);
    const bool fits = column_ + 1 + width <= widest_line;
    // A % at the start of a line would hide the line from every reader.
    if (column_ > 0 && !glued_ && (fits || text.starts_with('%'))) {
      text_ += ' ';
      ++column_;
    } else if (column_ > 0 && !glued_) {
      end_line();
    }
    text_ += text;
    column_ += width;
    glued_ = false;
  }

  /// The next word follows without a blank.
  void glue() { glued_ = column_ > 0; }

  void end_line() {
    text_ += '\n';
    column_ = 0;
    glued_ = false;
  }

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  std::string text_;
  std::size_t column_ = 0;
  bool glued_ = false;
};

class Writer {
 public:
  explicit Writer(notation::Letters letters) : style_{letters} {}

  std::string movetext(const PgnGame& game) {
    line(game.line, game.start);
    page_.word(result_text(game.result));
    page_.end_line();
    return std::move(page_).text();
  }

 private:
  void comment(const std::string& text) {
    if (text.empty()) return;
    if (text.find('}') != std::string::npos) {  // a brace cannot stand between braces
      page_.word("; " + text);
      page_.end_line();
      return;
    }
    page_.word("{");
    page_.glue();
    for (const std::string_view word : words_of(text)) page_.word(word);
    page_.glue();
    page_.word("}");
  }

  void number(const Position& position, bool needed) {
    if (position.side_to_move() == Side::White) {
      page_.word(std::to_string(position.fullmove_number()) + ".");
    } else if (needed) {
      page_.word(std::to_string(position.fullmove_number()) + "...");
    }
  }

  Position move(const PgnMove& played, const Position& position) {
    if (played.remark.illegal) {
      page_.word(notation::written_illegal(position, played.move, style_));
      return notation::after_illegal(position, played.move).value();
    }
    page_.word(notation::written(position, played.move, style_));
    return rules::after(position, played.move);
  }

  void line(const PgnLine& moves, Position position) {
    comment(moves.comment);
    bool number_needed = true;
    for (const PgnMove& played : moves.moves) {
      const Position before = position;
      number(position, number_needed);
      position = move(played, before);
      for (const int nag : played.nags) page_.word("$" + std::to_string(nag));
      const std::string said = comment_of(played.remark);
      comment(said);
      for (const PgnLine& variation : played.variations) {
        page_.word("(");
        page_.glue();
        line(variation, before);
        page_.glue();
        page_.word(")");
      }
      number_needed = !said.empty() || !played.variations.empty();
    }
  }

  notation::Style style_;
  Page page_;
};

std::string tag(std::string_view name, std::string_view value) {
  std::string text = "[" + std::string{name} + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' || c == '\r' ? ' ' : c;
  }
  return text + "\"]\n";
}

std::string head_of(const PgnGame& game) {
  std::string text;
  const auto& tags = game.tags.all();
  const auto others = tags.begin() + static_cast<std::ptrdiff_t>(roster.size());
  for (auto it = tags.begin(); it != others; ++it) text += tag(it->name, it->value);
  text += tag("Result", result_text(game.result));
  const bool chess960 = game.start.chess960();
  if (chess960) text += tag("Variant", "Chess960");
  if (chess960 || game.start.setup() != rules::initial_position().setup()) {
    text += tag("SetUp", "1") + tag("FEN", fen_of(game.start));
  }
  for (auto it = others; it != tags.end(); ++it) text += tag(it->name, it->value);
  return text;
}

}  // namespace

std::string pgn_of(const PgnGame& game, notation::Letters letters) {
  return head_of(game) + "\n" + Writer{letters}.movetext(game);
}

std::string pgn_of(std::span<const PgnGame> games, notation::Letters letters) {
  std::string text;
  for (const PgnGame& game : games) {
    if (!text.empty()) text += '\n';
    text += pgn_of(game, letters);
  }
  return text;
}

}  // namespace praporek::formats
