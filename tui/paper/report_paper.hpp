#pragma once

#include "core/hall/state.hpp"
#include "core/paper/document.hpp"
#include "core/report/decisions.hpp"
#include "tui/messages.hpp"

#include <vector>

namespace praporek::tui::paper {

/// Incidents, rulings and penalties of the whole event.
praporek::paper::Document incident_report(const hall::HallState& state, Language language);

/// The manual decisions, oldest first.
praporek::paper::Document decision_report(const hall::HallState& state,
                                          const std::vector<report::Decision>& decisions,
                                          Language language);

}  // namespace praporek::tui::paper
