#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

/// What lies on the tables.
namespace praporek::tui::paper {

/// One slip a board, four on a sheet, to be cut apart.
praporek::paper::Document result_slips(const SectionView& view, RoundNo round);

/// One card a player with name, federation and rating, two on a sheet.
praporek::paper::Document place_cards(const SectionView& view);

}  // namespace praporek::tui::paper
