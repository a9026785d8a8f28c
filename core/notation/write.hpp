#pragma once

#include "core/notation/letters.hpp"
#include "core/notation/playable_moves.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <string>

namespace praporek::notation {

enum class Form : std::uint8_t {
  Short,  ///< Nf3, exd5 (Laws C.8–C.10)
  Long,   ///< Ng1-f3, e4xd5: the departure square is always named (Laws C.8)
};

/// Castling is 0-0 on a scoresheet (Laws C.13) and O-O in game files.
enum class CastlingSign : std::uint8_t { Letters, Zeros };

struct Style {
  Letters letters = Letters::English;
  Form form = Form::Short;
  CastlingSign castling = CastlingSign::Letters;
};

/// The move without check signs, told apart from the other choices.
std::string written_among(const rules::Position& position, Choices choices, rules::Move move,
                          Style style = {});

/// The legal move as a player would write it, with + and #.
std::string written(const rules::Position& position, rules::Move move, Style style = {});

/// 0-0 or 0-0-0.
std::string castling_text(rules::Wing wing, CastlingSign sign);

}  // namespace praporek::notation
