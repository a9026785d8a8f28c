#include "tui/paper/player_page.hpp"

#include "core/formats/trf_fields.hpp"

#include <algorithm>

namespace praporek::tui::paper {

namespace {

using pairing::Mark;
using praporek::paper::Align;
using praporek::paper::Document;
using praporek::paper::Paragraph;
using praporek::paper::Table;

/// The result alone: "1", "½", "0", "+", "-", "H"; nothing while the game goes on.
std::string result_letter(Mark mark) {
  if (mark == Mark::Adjourned) return "";
  if (mark == Mark::Draw || mark == Mark::UnratedDraw) return "½";
  if (mark == Mark::UnratedWin) return "1";
  if (mark == Mark::UnratedLoss) return "0";
  return std::string{formats::letter_of(mark)};
}

std::string facts_of(const hall::Player& player, const Phrases& say) {
  std::string facts;
  const auto add = [&](const std::string& label, const std::string& value) {
    if (!value.empty()) facts += (facts.empty() ? "" : " · ") + label + " " + value;
  };
  add(say("paper.number"), std::to_string(player.tpn));
  add(say("paper.rating"), rating_text(player.rating));
  add(say("paper.federation"), player.federation);
  add(say("paper.club"), player.club);
  add(say("paper.fide-id"), player.fide_id);
  return facts;
}

std::string colour_words(const pairing::RoundCell& cell, const Phrases& say) {
  if (!cell.colour) return "";
  return say(*cell.colour == Side::White ? "paper.white" : "paper.black");
}

}  // namespace

Document player_page(const SectionView& view, const hall::Player& player, RoundNo last) {
  const Phrases& say = view.say;
  Document document = view.document(titled(player));
  document.blocks.emplace_back(Paragraph{facts_of(player, say)});
  Table table{{{say("paper.round-column"), Align::Right},
               {say("paper.colour")},
               {say("paper.number"), Align::Right},
               {say("paper.opponent")},
               {say("paper.rating"), Align::Right},
               {say("paper.result"), Align::Centre}},
              {}};
  const auto& cells = view.tournament.players[view.row_of.at(player.tpn)].rounds;
  const auto rounds = std::min(cells.size(), static_cast<std::size_t>(std::max(last.value, 0)));
  for (std::size_t i = 0; i < rounds; ++i) {
    const pairing::RoundCell& cell = cells[i];
    const auto opponent = view.by_tpn.find(cell.opponent);
    const bool nobody = opponent == view.by_tpn.end();
    table.rows.push_back(
        {std::to_string(i + 1), colour_words(cell, say),
         nobody ? "" : std::to_string(cell.opponent), nobody ? "" : titled(*opponent->second),
         nobody ? "" : rating_text(opponent->second->rating), result_letter(cell.mark)});
  }
  if (!table.rows.empty()) document.blocks.emplace_back(std::move(table));
  return document;
}

}  // namespace praporek::tui::paper
