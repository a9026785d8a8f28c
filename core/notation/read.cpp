#include "core/notation/read.hpp"

#include "core/base/text.hpp"
#include "core/notation/bare_text.hpp"
#include "core/notation/playable_moves.hpp"
#include "core/notation/prescribed.hpp"
#include "core/notation/spelling.hpp"
#include "core/notation/write.hpp"

#include <algorithm>
#include <string>

namespace praporek::notation {

using rules::Move;
using rules::Position;

namespace {

using Moves = std::vector<Move>;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equal_in_any_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, small, small);
}

bool belongs_to_a_move(std::string_view bare, Letters letters) {
  std::string alphabet = "abcdefgh12345678p";
  for (const rules::Kind kind : rules::all_kinds) {
    if (const char letter = bare_letter(kind, letters)) alphabet += letter;
  }
  alphabet = lower_case_ascii(alphabet);
  const bool castling = bare.find_first_not_of('0') == std::string_view::npos;
  return castling || lower_case_ascii(bare).find_first_not_of(alphabet) == std::string_view::npos;
}

/// One attempt to understand a text.
class Attempt {
 public:
  Attempt(const Position& position, Choices choices, std::string_view text, const Reading& reading)
      : position_{position},
        choices_{choices},
        text_{trimmed(text)},
        reading_{reading},
        bare_{bare_text(text, reading.letters, reading.digit_row)} {}

  [[nodiscard]] bool empty() const { return bare_.empty(); }

  /// The moves meant by the complete text: those that say it as prescribed, else those that say
  /// it somehow. A text in the right case is never ambiguous because of what other cases mean.
  [[nodiscard]] Moves meant() const {
    Moves moves = as_prescribed(position_, choices_, bare_, reading_.letters);
    if (!moves.empty() || reading_.leniency == Leniency::AppendixC) return moves;
    return anyhow_spelled();
  }

  [[nodiscard]] Moves beginning_like_it() const { return beginning_with(bare_); }

  [[nodiscard]] Refusal ambiguous(const Moves& moves) const {
    return Refusal{Article{"C.10"}, Message{"notation.ambiguous", {text_, list_of(moves)}}};
  }

  [[nodiscard]] Refusal no_such_move() const {
    if (bare_.empty()) return Refusal{Article{"C.8"}, Message{"notation.nothing-written", {}}};
    if (!belongs_to_a_move(bare_, reading_.letters)) {
      return Refusal{Article{"C.7"}, Message{"notation.unreadable", {text_}}};
    }
    if (reading_.leniency == Leniency::AppendixC) {
      const Moves understood = anyhow_spelled();
      if (!understood.empty()) {  // Laws C.4 for "pe4"
        return Refusal{Article{"C.4"},
                       Message{"notation.not-as-prescribed", {text_, list_of(understood)}}};
      }
    }
    const Moves candidates = near();
    if (candidates.empty()) {
      return Refusal{Article{"3.10.2"}, Message{"notation.illegal", {text_}}};
    }
    return Refusal{Article{"3.10.2"},
                   Message{"notation.illegal-but", {text_, list_of(candidates)}}};
  }

 private:
  /// The choices with a spelling that satisfies the condition.
  template <class Condition>
  [[nodiscard]] Moves spelled(Condition condition) const {
    return those(choices_, [&](Move move) {
      const Spellings spellings{position_, move, reading_.letters};
      return std::any_of(spellings.begin(), spellings.end(), condition);
    });
  }

  [[nodiscard]] Moves anyhow_spelled() const {
    return spelled([&](const Spelling& s) { return equal_in_any_case(s.text(), bare_); });
  }

  [[nodiscard]] Moves beginning_with(std::string_view start) const {
    return spelled([&](const Spelling& s) {
      return equal_in_any_case(s.text().substr(0, start.size()), start);
    });
  }

  /// Moves that a player who wrote this may have had in mind: to the same square, or else with
  /// the same piece.
  [[nodiscard]] Moves near() const {
    const std::string lower = lower_case_ascii(bare_);
    const std::size_t digit = lower.find_last_of("12345678");
    if (digit != std::string::npos && digit > 0) {
      const auto square = rules::square_of(std::string_view{lower}.substr(digit - 1, 2));
      Moves moves =
          those(choices_, [&](Move move) { return !move.is_castling() && move.to() == square; });
      if (!moves.empty()) return moves;
    }
    return beginning_with(std::string_view{bare_}.substr(0, 1));
  }

  [[nodiscard]] std::string list_of(const Moves& moves) const {
    constexpr std::size_t enough = 16;
    std::string list;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i == enough) return list + " …";
      if (i > 0) list += ", ";
      list += written_among(position_, choices_, moves[i],
                            {reading_.letters, Form::Short, CastlingSign::Zeros});
    }
    return list;
  }

  const Position& position_;
  Choices choices_;
  std::string text_;
  const Reading& reading_;
  std::string bare_;
};

}  // namespace

Result<Move> read_among(const Position& position, Choices choices, std::string_view text,
                        const Reading& reading) {
  const Attempt attempt{position, choices, text, reading};
  if (attempt.empty()) return attempt.no_such_move();
  Moves moves = attempt.meant();
  if (moves.empty() && reading.leniency == Leniency::Prefix) moves = attempt.beginning_like_it();
  if (moves.empty()) return attempt.no_such_move();
  if (moves.size() > 1) return attempt.ambiguous(moves);
  return moves.front();
}

Result<Move> read_move(const Position& position, std::string_view text, const Reading& reading) {
  return read_among(position, playable_moves(position), text, reading);
}

Typed typed_so_far(const Position& position, std::string_view text, const Reading& reading) {
  const Moves choices = playable_moves(position);
  const Attempt attempt{position, choices, text, reading};
  if (attempt.empty()) return {};
  Typed typed{attempt.beginning_like_it(), std::nullopt};
  if (const Moves moves = attempt.meant(); moves.size() == 1) typed.complete = moves.front();
  return typed;
}

}  // namespace praporek::notation
