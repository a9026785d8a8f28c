#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

namespace praporek::tui::paper {

/// A player's own page: who he is and his games up to this round.
praporek::paper::Document player_page(const SectionView& view, const hall::Player& player,
                                      RoundNo last);

}  // namespace praporek::tui::paper
