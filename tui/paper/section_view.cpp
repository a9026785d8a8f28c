#include "tui/paper/section_view.hpp"

#include "core/arbiter/result.hpp"
#include "core/base/collation.hpp"
#include "core/hall/tournament_of.hpp"

#include <algorithm>

namespace praporek::tui::paper {

SectionView::SectionView(const hall::HallState& hall_state, SectionId id, Language language)
    : state{hall_state},
      section{*hall_state.find<hall::Section>(id)},
      say{language},
      tournament{hall::tournament_of(hall_state, id)} {
  for (const auto& [key, player] : state.all<hall::Player>()) {
    if (player.section != id) continue;
    players[key] = &player;
    by_tpn[player.tpn] = &player;
  }
  for (std::size_t i = 0; i < tournament.players.size(); ++i) {
    row_of[tournament.players[i].tpn] = i;
  }
}

Score SectionView::points_before(const hall::Player& player, RoundNo round) const {
  const pairing::Player& row = tournament.players[row_of.at(player.tpn)];
  return pairing::points_before(row, round.value, tournament.scoring);
}

praporek::paper::Document SectionView::document(const std::string& what) const {
  const hall::EventFacts& event = hall::event_of(state);
  std::string title = event.name;
  if (!section.name.empty()) title += title.empty() ? section.name : " – " + section.name;
  return {title, what, say("paper.page"), {}};
}

std::string SectionView::round_words(RoundNo round) const {
  return say({"paper.round", {std::to_string(round.value)}});
}

std::string rating_text(int rating) { return rating == 0 ? "" : std::to_string(rating); }

std::string titled(const hall::Player& player) {
  return player.title.empty() ? player.name : player.title + " " + player.name;
}

std::vector<const hall::Player*> by_name(const SectionView& view) {
  std::vector<const hall::Player*> players;
  for (const auto& [id, player] : view.players) players.push_back(player);
  std::ranges::sort(players, [](const hall::Player* a, const hall::Player* b) {
    return compare_names(a->name, b->name) < 0;
  });
  return players;
}

Standings standings_after(const SectionView& view, int round) {
  std::string list;
  for (const std::string& code : view.tournament.tie_breaks) list += code + ",";
  const auto tie_breaks = standings::tie_breaks_from(
      list.empty() ? standings::usual_tie_breaks(view.tournament.system) : list);
  Standings result;
  if (tie_breaks) result.tie_breaks = *tie_breaks;
  result.table = standings::crosstable_after(view.tournament, round);
  result.ranking = standings::rank(result.table, result.tie_breaks, result.tie_breaks);
  return result;
}

RoundNo last_complete_round(const hall::HallState& state, SectionId section) {
  const hall::Round* latest = hall::current_round(state, section);
  if (latest == nullptr) return RoundNo{0};
  RoundNo complete = latest->number;
  for (const auto& [key, game] : state.all<hall::Game>()) {
    const bool open = !game.result || !arbiter::is_final(*game.result);
    if (game.section == section && !game.replaced && open) {
      complete = std::min(complete, RoundNo{game.round.value - 1});
    }
  }
  return complete;
}

}  // namespace praporek::tui::paper
