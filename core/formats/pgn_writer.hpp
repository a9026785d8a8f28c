#pragma once

#include "core/formats/pgn_game.hpp"
#include "core/notation/letters.hpp"

#include <span>
#include <string>

namespace praporek::formats {

/// The game as text: the Seven Tag Roster first, lines below 80 columns, English letters unless
/// others are wished. read_pgn() gives the same game back.
std::string pgn_of(const PgnGame& game, notation::Letters letters = notation::Letters::English);

/// Several games, an empty line between them.
std::string pgn_of(std::span<const PgnGame> games,
                   notation::Letters letters = notation::Letters::English);

}  // namespace praporek::formats
