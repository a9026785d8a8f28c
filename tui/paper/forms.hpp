#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

/// Forms that are filled in by hand.
namespace praporek::tui::paper {

/// Both clocks and the moves of every board, several times in a round.
praporek::paper::Document clock_sheet(const SectionView& view, RoundNo round);

/// The envelope of an adjourned game (Guidelines I.2), one a game that is adjourned, or an empty
/// one.
praporek::paper::Document adjournment_envelope(const SectionView& view, RoundNo round);

/// An appeal in writing (Laws 11.10).
praporek::paper::Document appeal_form(const SectionView& view);

}  // namespace praporek::tui::paper
