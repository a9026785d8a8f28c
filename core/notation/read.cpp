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

/// The legal moves with a spelling that satisfies the condition.
template <class Condition>
Moves spelled(const Position& position, Letters letters, Condition condition) {
  return playable_moves(position, [&](Move move) {
    const Spellings spellings{position, move, letters};
    return std::any_of(spellings.begin(), spellings.end(), condition);
  });
}

Moves anyhow_spelled(const Position& position, std::string_view bare, Letters letters) {
  return spelled(position, letters,
                 [&](const Spelling& s) { return equal_in_any_case(s.text(), bare); });
}

Moves beginning_with(const Position& position, std::string_view bare, Letters letters) {
  return spelled(position, letters, [&](const Spelling& s) {
    return equal_in_any_case(s.text().substr(0, bare.size()), bare);
  });
}

/// The moves meant by the complete text: those that say it as prescribed, else those that say it
/// somehow. A text in the right case is never ambiguous because of what other cases could mean.
Moves meant(const Position& position, std::string_view bare, const Reading& reading) {
  Moves moves = as_prescribed(position, bare, reading.letters);
  if (!moves.empty() || reading.leniency == Leniency::AppendixC) return moves;
  return anyhow_spelled(position, bare, reading.letters);
}

std::string list_of(const Position& position, const Moves& moves, Letters letters) {
  constexpr std::size_t enough = 16;
  std::string list;
  for (const Move move : moves) {
    if (!list.empty()) list += ", ";
    list += written(position, move, {letters, Form::Short, CastlingSign::Zeros});
    if (list.size() > enough * 6) return list + " …";
  }
  return list;
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

/// Legal moves that a player who wrote this may have had in mind: to the same square, or else
/// with the same piece.
Moves near(const Position& position, std::string_view bare, Letters letters) {
  const std::string lower = lower_case_ascii(bare);
  const std::size_t digit = lower.find_last_of("12345678");
  if (digit != std::string::npos && digit > 0) {
    const auto square = rules::square_of(std::string_view{lower}.substr(digit - 1, 2));
    Moves moves = playable_moves(
        position, [&](Move move) { return !move.is_castling() && move.to() == square; });
    if (!moves.empty()) return moves;
  }
  return beginning_with(position, bare.substr(0, 1), letters);
}

Refusal no_such_move(const Position& position, std::string_view text, std::string_view bare,
                     const Reading& reading) {
  const std::string said{trimmed(text)};
  if (bare.empty()) return Refusal{Article{"C.8"}, Message{"notation.nothing-written", {}}};
  if (!belongs_to_a_move(bare, reading.letters)) {
    return Refusal{Article{"C.7"}, Message{"notation.unreadable", {said}}};
  }
  if (reading.leniency == Leniency::AppendixC) {
    const Moves understood = anyhow_spelled(position, bare, reading.letters);
    if (!understood.empty()) {  // Laws C.4 for "pe4"
      return Refusal{Article{"C.4"},
                     Message{"notation.not-as-prescribed",
                             {said, list_of(position, understood, reading.letters)}}};
    }
  }
  const Moves candidates = near(position, bare, reading.letters);
  if (candidates.empty()) return Refusal{Article{"3.10.2"}, Message{"notation.illegal", {said}}};
  return Refusal{
      Article{"3.10.2"},
      Message{"notation.illegal-but", {said, list_of(position, candidates, reading.letters)}}};
}

}  // namespace

Result<Move> read_move(const Position& position, std::string_view text, const Reading& reading) {
  const std::string bare = bare_text(text, reading.letters, reading.digit_row);
  Moves moves;
  if (!bare.empty()) {
    moves = meant(position, bare, reading);
    if (moves.empty() && reading.leniency == Leniency::Prefix) {
      moves = beginning_with(position, bare, reading.letters);
    }
  }
  if (moves.empty()) return no_such_move(position, text, bare, reading);
  if (moves.size() == 1) return moves.front();
  return Refusal{Article{"C.10"},
                 Message{"notation.ambiguous",
                         {std::string{trimmed(text)}, list_of(position, moves, reading.letters)}}};
}

Typed typed_so_far(const Position& position, std::string_view text, const Reading& reading) {
  const std::string bare = bare_text(text, reading.letters, reading.digit_row);
  if (bare.empty()) return {};
  Typed typed{beginning_with(position, bare, reading.letters), std::nullopt};
  if (const Moves moves = meant(position, bare, reading); moves.size() == 1) {
    typed.complete = moves.front();
  }
  return typed;
}

}  // namespace praporek::notation
