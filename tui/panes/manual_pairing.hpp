#pragma once

#include "tui/console/desk.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// The boards of a pairing after one change typed by hand: "9 40" exchanges two players, "8x"
/// turns the colours at board 8.
Result<std::vector<hall::PairedBoard>> changed_by_hand(const hall::HallState& state,
                                                       SectionId section, const std::string& text);

/// Asks for such a change and, when it is confirmed, pairs the round so.
void push_manual_pairing(Desk& desk);

}  // namespace praporek::tui
