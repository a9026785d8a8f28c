#include "tui/paper/documents.hpp"

#include "tui/paper/cards.hpp"
#include "tui/paper/forms.hpp"
#include "tui/paper/lists.hpp"
#include "tui/paper/penalty_card.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Document;

Document start_list_now(const SectionView& view, RoundNo) { return start_list(view); }
Document place_cards_now(const SectionView& view, RoundNo) { return place_cards(view); }
Document appeal_now(const SectionView& view, RoundNo) { return appeal_form(view); }
Document card_now(const SectionView& view, RoundNo) { return penalty_card(view); }

constexpr std::array kinds{
    PaperKind{"pairings", "the round by board", Needs::Pairing, pairings_by_board},
    PaperKind{"names", "the round by name", Needs::Pairing, pairings_by_name},
    PaperKind{"start-list", "the players by starting number", Needs::Nothing, start_list_now},
    PaperKind{"standings", "the table after the round", Needs::Results, standings_list},
    PaperKind{"crosstable", "all results after the round", Needs::Results, crosstable_list},
    PaperKind{"slips", "result slips, four on a sheet", Needs::Pairing, result_slips},
    PaperKind{"place-cards", "cards for the tables", Needs::Nothing, place_cards_now},
    PaperKind{"clocks", "clock control sheet", Needs::Pairing, clock_sheet},
    PaperKind{"envelope", "envelope of an adjourned game", Needs::Nothing, adjournment_envelope},
    PaperKind{"appeal", "appeal form", Needs::Nothing, appeal_now},
    PaperKind{"penalties", "the arbiter's pocket card", Needs::Nothing, card_now},
};

}  // namespace

std::span<const PaperKind> paper_kinds() { return kinds; }

const PaperKind* paper_kind(std::string_view word) {
  const auto* found = std::ranges::find(kinds, word, &PaperKind::word);
  return found == kinds.end() ? nullptr : found;
}

}  // namespace praporek::tui::paper
