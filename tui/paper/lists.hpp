#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

/// The lists that hang on the wall.
namespace praporek::tui::paper {

praporek::paper::Document start_list(const SectionView& view);
praporek::paper::Document pairings_by_board(const SectionView& view, RoundNo round);
praporek::paper::Document pairings_by_name(const SectionView& view, RoundNo round);
praporek::paper::Document standings_list(const SectionView& view, RoundNo after);
praporek::paper::Document crosstable_list(const SectionView& view, RoundNo after);

/// "12w1": opponent, colour, result; the letter alone for a bye, nothing for an absence.
std::string cell_text(const pairing::RoundCell& cell);

}  // namespace praporek::tui::paper
