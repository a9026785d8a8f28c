#pragma once

#include "tui/console/desk.hpp"

namespace praporek::tui {

/// Asks for both clocks of one board, as read by somebody: "1:02:30 0:55:10 24".
void push_reading(BoardNo board, Desk& desk);

/// Asks board by board for the clocks of all games being played (note to 6.10.1); an empty line
/// skips a board.
void push_clock_sheet(Desk& desk);

}  // namespace praporek::tui
