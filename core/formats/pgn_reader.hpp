#pragma once

#include "core/base/result.hpp"
#include "core/formats/pgn_game.hpp"
#include "core/formats/pgn_movetext.hpp"
#include "core/formats/pgn_scanner.hpp"

#include <string_view>
#include <vector>

namespace praporek::formats {

struct PgnFault {
  PgnPlace place;
  Refusal why;
};

struct PgnFile {
  std::vector<PgnGame> games;
  std::vector<PgnFault> faults;  ///< in the order of the file
};

/// All games of a file and everything that is wrong with it; a fault never hides what follows.
/// A game whose position cannot be set up keeps its tags and result and has no moves.
PgnFile read_pgn(std::string_view file, const PgnReading& reading = {});

}  // namespace praporek::formats
