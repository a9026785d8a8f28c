#pragma once

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/record.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace praporek::test {

inline constexpr std::string_view initial =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

inline rules::Position at(std::string_view fen) {
  const auto position = formats::position_of_fen(fen);
  BOOST_REQUIRE_MESSAGE(position, fen);
  return *position;
}

inline bool legal(const rules::Position& position, std::string_view move) {
  return rules::move_of_uci(position, move).has_value();
}

/// The record of these moves, separated by blanks.
inline rules::Record played(const rules::Position& start, std::string_view moves) {
  rules::Record record{start};
  for (const auto word : words_of(moves)) {
    const auto move = rules::move_of_uci(record.now(), word);
    BOOST_REQUIRE_MESSAGE(move, word << " in " << formats::fen_of(record.now()));
    record.play(*move);
  }
  return record;
}

inline rules::Position after(const rules::Position& start, std::string_view moves) {
  return played(start, moves).now();
}

/// The targets of the piece on this square.
inline std::set<std::string> targets(const rules::Position& position, rules::Square from) {
  std::set<std::string> squares;
  for (const auto move : rules::legal_moves(position)) {
    if (move.from() == from) squares.insert(rules::text_of(move.to()));
  }
  return squares;
}

}  // namespace praporek::test
