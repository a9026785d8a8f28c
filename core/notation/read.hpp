#pragma once

#include "core/base/result.hpp"
#include "core/notation/letters.hpp"
#include "core/notation/playable_moves.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace praporek::notation {

enum class Leniency : std::uint8_t {
  AppendixC,  ///< letters in their case, pawns without a letter; optional signs may be missing
  Any,        ///< any case, "pe4", "e1g1" for castling, squares alone
  Prefix,     ///< and a beginning that only one legal move has
};

struct Reading {
  Letters letters = Letters::English;
  Leniency leniency = Leniency::Any;
  bool digit_row = false;  ///< the unshifted top row of a Czech or Slovak keyboard means digits
};

/// The legal move the text means. Refused with the candidates if it means several, or none.
/// Figurines are understood whatever the letters.
Result<rules::Move> read_move(const rules::Position& position, std::string_view text,
                              const Reading& reading = {});

/// The same where the rules of the game leave other moves than the legal ones of chess.
Result<rules::Move> read_among(const rules::Position& position, Choices choices,
                               std::string_view text, const Reading& reading = {});

/// What a move typed letter by letter may still become.
struct Typed {
  std::vector<rules::Move> candidates;  ///< legal moves that can begin like this
  std::optional<rules::Move> complete;  ///< the move, if the text is one as it stands
  [[nodiscard]] bool settled() const { return candidates.size() == 1; }
};

Typed typed_so_far(const rules::Position& position, std::string_view text,
                   const Reading& reading = {});

}  // namespace praporek::notation
