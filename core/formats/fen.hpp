#pragma once

#include "core/base/result.hpp"
#include "core/rules/legal_position.hpp"
#include "core/rules/position.hpp"
#include "core/rules/setup.hpp"

#include <string>
#include <string_view>

namespace praporek::formats {

/// Reads the six fields of a FEN. Castling rights may be written as in chess (KQkq), as in X-FEN
/// (KQkq means the outermost rook, a file letter an inner one) or as in Shredder-FEN (file letters
/// only). Nothing is guessed: a refusal names the fault and its column, counted from 1. Whether
/// the arrangement is possible is for rules::legal_position() to say.
Result<rules::Setup> read_fen(std::string_view text);

/// Writes X-FEN, which for chess is plain FEN. The en passant square is written only if a pawn
/// can legally be taken on it.
std::string fen_of(const rules::Position& position);

/// read_fen() and legal_position() in one.
Result<rules::Position> position_of_fen(std::string_view text, rules::FaultSet waived = {});

}  // namespace praporek::formats
