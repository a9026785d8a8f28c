#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

namespace praporek::tui::paper {

/// What to do at the board, by the edition of the Laws and the tempo of this section: for the
/// arbiter's pocket.
praporek::paper::Document penalty_card(const SectionView& view);

}  // namespace praporek::tui::paper
