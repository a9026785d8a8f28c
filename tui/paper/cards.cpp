#include "tui/paper/cards.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Card;
using praporek::paper::Cards;
using praporek::paper::Document;
using praporek::paper::Size;

std::string name_and_rating(const hall::Player& player) {
  std::string text = fmt::format("{} ({}", titled(player), player.tpn);
  if (player.rating > 0) text += fmt::format(", {}", player.rating);
  return text + ")";
}

Card slip(const SectionView& view, const hall::Game& game, const std::string& title) {
  const Phrases& say = view.say;
  return {{title, Size::Small, Align::Left, false},
          {fmt::format("{}   {} {}", view.round_words(game.round), say("paper.board"),
                       game.board.value),
           Size::Large, Align::Left, false},
          {fmt::format("{}: {}", say("paper.white"), name_and_rating(view.player(game.white))),
           Size::Normal, Align::Left, false},
          {fmt::format("{}: {}", say("paper.black"), name_and_rating(view.player(game.black))),
           Size::Normal, Align::Left, false},
          {"1–0  ☐        ½–½  ☐        0–1  ☐", Size::Large, Align::Centre, false},
          {say("paper.signature-white"), Size::Normal, Align::Left, true},
          {say("paper.signature-black"), Size::Normal, Align::Left, true}};
}

Card place_card(const hall::Player& player) {
  std::string facts = player.federation;
  for (const std::string& fact : {player.club, rating_text(player.rating)}) {
    if (!fact.empty()) facts += (facts.empty() ? "" : "   ") + fact;
  }
  return {{player.title, Size::Large, Align::Centre, false},
          {player.name, Size::Huge, Align::Centre, false},
          {facts, Size::Large, Align::Centre, false}};
}

}  // namespace

Document result_slips(const SectionView& view, RoundNo round) {
  Document document = view.document("");
  const std::string title = document.title;
  Cards cards{1, 4, {}};
  for (const hall::Game* game : hall::games_of(view.state, view.section.id, round)) {
    cards.cards.push_back(slip(view, *game, title));
  }
  document.title.clear();
  document.blocks.emplace_back(std::move(cards));
  return document;
}

Document place_cards(const SectionView& view) {
  Document document = view.document("");
  document.title.clear();
  Cards cards{1, 2, {}};
  for (const auto& [tpn, player] : view.by_tpn) cards.cards.push_back(place_card(*player));
  document.blocks.emplace_back(std::move(cards));
  return document;
}

}  // namespace praporek::tui::paper
