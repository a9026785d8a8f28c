#pragma once

#include "core/formats/fen.hpp"
#include "core/notation/read.hpp"
#include "core/notation/write.hpp"
#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

#include <string>
#include <string_view>

namespace praporek::test {

inline constexpr std::string_view initial =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The position of a FEN; material no game can produce is let through.
inline rules::Position at(std::string_view fen, bool chess960 = false) {
  auto setup = formats::read_fen(fen).value();
  setup.chess960 = setup.chess960 || chess960;
  return rules::legal_position(setup,
                               {rules::FaultKind::TooManyPieces, rules::FaultKind::TooManyCheckers,
                                rules::FaultKind::EnPassant})
      .value();
}

/// What the text means, as UCI; "?" and the message id if it is refused.
inline std::string meaning(const rules::Position& position, std::string_view text,
                           const notation::Reading& reading = {}) {
  const auto move = notation::read_move(position, text, reading);
  if (!move) return "? " + move.error().why().id;
  return rules::uci(*move, position.chess960());
}

inline std::string meaning(std::string_view fen, std::string_view text,
                           const notation::Reading& reading = {}) {
  return meaning(at(fen), text, reading);
}

/// The move given as UCI, written.
inline std::string written(std::string_view fen, std::string_view uci, notation::Style style = {}) {
  const rules::Position position = at(fen);
  return notation::written(position, rules::move_of_uci(position, uci).value(), style);
}

}  // namespace praporek::test
