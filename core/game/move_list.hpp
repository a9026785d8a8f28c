#pragma once

#include "core/game/line.hpp"
#include "core/notation/write.hpp"

#include <string>

namespace praporek::game {

/// The half-move as it stands on a scoresheet: "Kb1", with "(=)" where a draw was offered (C.12).
/// A move that was illegal and stood is written long and marked "[illegal]", one that nobody can
/// read as it was written, or "…" where nothing was.
std::string text_of(const LineMove& move, notation::Style style = {});

/// "1. e4 e5 2. Nf3", and "11... Kb8" where Black begins.
std::string move_list(const GameLine& line, notation::Style style = {});

}  // namespace praporek::game
