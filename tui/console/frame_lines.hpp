#pragma once

#include "tui/console/pane.hpp"
#include "tui/console/sight.hpp"

#include <span>
#include <string>

/// The lines around every pane.
namespace praporek::tui {

/// Event, section, round and its state, alarms, the mirror's age, the time.
Line top_line(const Sight& sight, const LinkState& link);

/// The panes, the one in view in reverse; with their letters while one is being chosen.
Line pane_bar(PaneName in_view, bool choosing, const Sight& sight);

/// ─ title ────────
Line rule_line(const std::string& title, int width);

/// "Enter rule  b board …", as many keys as there is room for.
Line key_line(std::span<const KeyRow> keys, const Sight& sight);

/// A round of some section is being played: the time is shown with its seconds.
bool is_running(const hall::HallState& state);

}  // namespace praporek::tui
