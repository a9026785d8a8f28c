#include "core/formats/pgn_movetext.hpp"

#include "core/base/text.hpp"
#include "core/notation/illegal_move.hpp"
#include "core/notation/read.hpp"
#include "core/rules/play.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace praporek::formats {

using rules::Position;

namespace {

/// Deeper than any annotator goes; a file that goes deeper is not worth the stack.
constexpr int deepest_variation = 64;

constexpr int largest_nag = 255;

Refusal stray(std::string_view text) { return Refusal{Message{"pgn.stray", {std::string{text}}}}; }

/// ! ? !! ?? !? ?! are $1 to $6; 0 for any other text.
int nag_of(std::string_view suffix) {
  constexpr std::array<std::string_view, 6> suffixes{"!", "?", "!!", "??", "!?", "?!"};
  for (std::size_t i = 0; i < suffixes.size(); ++i) {
    if (suffixes[i] == suffix) return static_cast<int>(i) + 1;
  }
  return 0;
}

void add_words(std::string& comment, std::string_view text) {
  for (const std::string_view word : words_of(text)) {
    if (!comment.empty()) comment += ' ';
    comment += word;
  }
}

}  // namespace

/// A line while it is read: where it stands, and where it stood before its last move.
struct PgnMovetextReader::Line {
  PgnLine& written;
  std::optional<Position> now;
  std::optional<Position> before;

  [[nodiscard]] PgnMove* last() const {
    return written.moves.empty() ? nullptr : &written.moves.back();
  }
};

void PgnMovetextReader::fault(Refusal why) {
  faults_.push_back({scanner_.here().offset, std::move(why)});
}

/// Whether the comments after the present move call it illegal.
bool PgnMovetextReader::marked_illegal() const {
  PgnScanner ahead = scanner_;
  ahead.advance();
  PgnRemark remark;
  while (ahead.here().token == PgnToken::Comment || ahead.here().token == PgnToken::Nag) {
    if (ahead.here().token == PgnToken::Comment) add_comment(remark, ahead.here().text);
    ahead.advance();
  }
  return remark.illegal;
}

/// Whether nothing but comments follows in this game.
bool PgnMovetextReader::last_word() const {
  PgnScanner ahead = scanner_;
  ahead.advance();
  while (ahead.here().token == PgnToken::Comment) ahead.advance();
  return ahead.here().token == PgnToken::End || ahead.here().token == PgnToken::TagOpen;
}

void PgnMovetextReader::take_comment(Line& line) {
  const std::string_view text = scanner_.here().text;
  if (PgnMove* last = line.last()) {
    const bool illegal = last->remark.illegal;
    add_comment(last->remark, text);
    if (last->remark.illegal != illegal) fault(Refusal{Message{"pgn.marked-legal", {}}});
    last->remark.illegal = illegal;  // that was settled when the move was made
  } else {
    add_words(line.written.comment, text);
  }
}

void PgnMovetextReader::take_nag(Line& line, int nag) {
  if (nag < 0 || nag > largest_nag || line.last() == nullptr) {
    fault(stray("$" + std::string{scanner_.here().text}));
  } else {
    line.last()->nags.push_back(nag);
  }
}

// Laws 8.1.5, C.12
void PgnMovetextReader::take_draw_offer(Line& line) {
  if (PgnMove* last = line.last()) {
    last->remark.draw_offer = true;
  } else if (line.now) {
    fault(stray(scanner_.here().text));
  }
}

/// From the opening bracket to its partner or the end of the game.
void PgnMovetextReader::skip_variation() {
  int open = 0;
  do {
    const PgnToken token = scanner_.here().token;
    if (token == PgnToken::End || token == PgnToken::TagOpen) return;
    if (token == PgnToken::VariationOpen) ++open;
    if (token == PgnToken::VariationClose) --open;
    scanner_.advance();
  } while (open > 0);
}

void PgnMovetextReader::take_variation(Line& line, int depth) {
  PgnMove* instead_of = line.last();
  if (instead_of == nullptr && line.now) fault(stray("("));
  if (depth == deepest_variation) fault(Refusal{Message{"pgn.too-deep", {}}});
  if (instead_of == nullptr || !line.now || !reading_.keep_variations ||
      depth == deepest_variation) {
    skip_variation();
    return;
  }
  scanner_.advance();
  Line variation{instead_of->variations.emplace_back(), line.before, {}};
  read_line(variation, depth + 1);
}

/// A move the Laws do not know: it stands if the record says so, else the line ends here.
void PgnMovetextReader::take_marked_illegal(Line& line, std::string_view text, Refusal why) {
  const auto lose = [&](Refusal reason) {
    fault(std::move(reason));
    line.now.reset();
  };
  if (!marked_illegal()) return lose(std::move(why));
  const auto move = notation::read_illegal(*line.now, text, reading_.letters);
  if (!move) return lose(move.error());
  auto then = notation::after_illegal(*line.now, *move);
  if (!then) return lose(then.error());
  line.before = line.now;
  line.now = *then;
  line.written.moves.push_back({*move, {}, {}, {}});
  line.written.moves.back().remark.illegal = true;
}

void PgnMovetextReader::take_move(Line& line) {
  if (!line.now) return;
  std::string_view text = scanner_.here().text;
  const std::size_t judged = std::min(text.find_last_not_of("!?") + 1, text.size());
  const std::string_view judgement = text.substr(judged);
  text = text.substr(0, judged);
  if (!text.empty()) {
    const auto move = notation::read_move(*line.now, text, {reading_.letters});
    if (move) {
      line.before = line.now;
      line.now = rules::after(*line.now, *move);
      line.written.moves.push_back({*move, {}, {}, {}});
    } else {
      take_marked_illegal(line, text, move.error());
    }
  }
  if (judgement.empty() || !line.now) return;
  if (const int nag = nag_of(judgement); nag != 0 && line.last() != nullptr) {
    line.last()->nags.push_back(nag);
  } else {
    fault(stray(judgement));
  }
}

/// Whether the word is a result. 0-0 is one (Laws 12.9) only where it cannot be castling: as the
/// last word of a game announced as 0-0, or where there is no castling.
bool PgnMovetextReader::takes_result(const Line& line, int depth) {
  const std::string_view text = scanner_.here().text;
  const auto result = result_of(text);
  if (text != "*" && !result) return false;
  if (text == "0-0") {
    if (depth > 0 || !last_word()) return false;
    if (announced_ != result && line.now && notation::read_move(*line.now, text)) return false;
  }
  if (depth > 0) return true;
  result_ = result;
  ended_ = true;
  return true;
}

void PgnMovetextReader::take_word(Line& line, int depth) {
  if (!takes_result(line, depth)) take_move(line);
}

void PgnMovetextReader::take(Line& line, int depth) {
  const PgnWord& here = scanner_.here();
  switch (here.token) {
    case PgnToken::Word:
      return take_word(line, depth);
    case PgnToken::Comment:
      return take_comment(line);
    case PgnToken::Nag:
      return take_nag(line, whole_number(here.text).value_or(-1));
    case PgnToken::DrawOffer:
      return take_draw_offer(line);
    case PgnToken::Number:
    case PgnToken::EnPassant:
      return;
    case PgnToken::Unclosed:
      fault(Refusal{Message{"pgn.unclosed", {std::string{here.text.substr(0, 20)}}}});
      return take_comment(line);
    default:
      return fault(stray(here.text));
  }
}

void PgnMovetextReader::read_line(Line& line, int depth) {
  while (!ended_) {
    const PgnToken token = scanner_.here().token;
    if (token == PgnToken::End || token == PgnToken::TagOpen) {
      if (depth > 0) fault(Refusal{Message{"pgn.variation-open", {}}});
      return;
    }
    if (token == PgnToken::VariationOpen) {
      take_variation(line, depth);
      continue;
    }
    if (token == PgnToken::VariationClose && depth > 0) {
      scanner_.advance();
      return;
    }
    take(line, depth);
    scanner_.advance();
  }
}

PgnMovetext PgnMovetextReader::read(const std::optional<Position>& start,
                                    const std::optional<PgnResult>& announced) {
  PgnMovetext text;
  announced_ = announced;
  result_.reset();
  ended_ = false;
  Line line{text.line, start, {}};
  read_line(line, 0);
  while (ended_ && scanner_.here().token == PgnToken::Comment) {  // what is said after the result
    take_comment(line);
    scanner_.advance();
  }
  text.result = result_;
  text.ended = ended_;
  return text;
}

}  // namespace praporek::formats
