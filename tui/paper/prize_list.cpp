#include "tui/paper/prize_list.hpp"

#include "tui/paper/phrases.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Document;
using praporek::paper::Heading;
using praporek::paper::Paragraph;
using praporek::paper::Table;
using prizes::Awarded;
using prizes::CategoryKind;
using prizes::Cents;

std::string rating_band(const prizes::Category& category, const Phrases& say) {
  const std::string low = std::to_string(category.lowest);
  const std::string high = std::to_string(category.highest);
  if (category.highest == 0) return say({"prizes.rating-from", {low}});
  if (category.lowest == 0) return say({"prizes.rating-to", {high}});
  return say({"prizes.rating-between", {low, high}});
}

std::string title_of(const Awarded& list, const Phrases& say) {
  switch (list.category.kind) {
    case CategoryKind::Overall:
      return say("prizes.overall");
    case CategoryKind::Women:
      return say("prizes.women");
    case CategoryKind::Under:
      return say({"prizes.under", {std::to_string(list.category.age)}});
    case CategoryKind::Senior:
      return say({"prizes.senior", {std::to_string(list.category.age)}});
    case CategoryKind::Rating:
      return rating_band(list.category, say);
    case CategoryKind::Club:
      return say({"prizes.club", {list.category.club}});
    case CategoryKind::Unrated:
      return say("prizes.unrated");
  }
  return list.title;
}

std::string money(Cents cents, const prizes::PrizeSheet& sheet, const Phrases& say) {
  const std::string amount = say.amount(cents);
  return sheet.currency.empty() ? amount : amount + " " + sheet.currency;
}

std::string sharing_words(const prizes::PrizeSheet& sheet, const Phrases& say) {
  std::string words = say("prizes.by-place");
  if (sheet.sharing == prizes::Sharing::Equal) words = say("prizes.equal");
  if (sheet.sharing == prizes::Sharing::Hort) words = say("prizes.hort");
  return words + " " + say(sheet.cumulation ? "prizes.may-win-twice" : "prizes.one-prize-each");
}

}  // namespace

Document prize_list(const std::string& event, const std::vector<Awarded>& ceremony,
                    const prizes::PrizeSheet& sheet, Language language) {
  const Phrases say{language};
  Document document{event, say("prizes.title"), say("paper.page"), {}};
  Cents total = 0;
  for (const Awarded& list : ceremony) {
    document.blocks.emplace_back(Heading{title_of(list, say)});
    Table table{{{say("prizes.place"), Align::Right},
                 {say("prizes.name")},
                 {say("prizes.club-column")},
                 {say("prizes.points"), Align::Right},
                 {say("prizes.amount"), Align::Right}},
                {}};
    for (const prizes::Winner& winner : list.winners) {
      table.rows.push_back({std::to_string(winner.place), winner.player.name, winner.player.club,
                            with_fraction(winner.player.points), money(winner.amount, sheet, say)});
      total += winner.amount;
    }
    if (list.winners.empty()) {
      document.blocks.emplace_back(Paragraph{say("prizes.nobody")});
    } else {
      document.blocks.emplace_back(std::move(table));
    }
    if (list.left_over > 0) {
      document.blocks.emplace_back(
          Paragraph{say({"prizes.left-over", {money(list.left_over, sheet, say)}})});
    }
  }
  document.blocks.emplace_back(Heading{say({"prizes.total", {money(total, sheet, say)}})});
  document.blocks.emplace_back(Paragraph{sharing_words(sheet, say)});
  return document;
}

}  // namespace praporek::tui::paper
