#pragma once

#include "core/base/message.hpp"
#include "core/rules/record.hpp"
#include "core/rules/unwinnable.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace praporek::rules {

/// How a game ends by itself, without claim, agreement or resignation.
enum class Ending : std::uint8_t {
  Checkmate,         ///< Laws 5.1.1
  Stalemate,         ///< Laws 5.2.1
  DeadPosition,      ///< Laws 5.2.2
  Fivefold,          ///< Laws 9.6.1
  SeventyFiveMoves,  ///< Laws 9.6.2
};

struct Outcome {
  Ending ending{};
  std::optional<Side> winner;  ///< none: drawn
  std::size_t ply = 0;         ///< after how many moves of either side the game was over

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

Article article_of(Ending ending);

bool is_checkmate(const Position& position);
bool is_stalemate(const Position& position);

/// Whether the game is over, and since when: the first of the endings that came up. What may
/// merely be claimed (three occurrences, fifty moves) does not end a game: see claim.hpp.
/// A position that may be dead but was not decided within the budget does not end it either.
std::optional<Outcome> outcome_of(const Record& record, NodeBudget budget = {});

}  // namespace praporek::rules
