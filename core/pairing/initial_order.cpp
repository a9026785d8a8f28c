#include "core/pairing/initial_order.hpp"

#include "core/base/collation.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string_view>
#include <utility>

namespace praporek::pairing {

namespace {

constexpr std::array<std::string_view, 8> titles_2026{"GM",  "IM", "WGM", "FM",
                                                      "WIM", "CM", "WFM", "WCM"};
constexpr std::array<std::string_view, 6> titles_1992{"GM", "WGM", "IM", "WIM", "FM", "WFM"};
constexpr int last_round_before_freeze = 3;

std::ptrdiff_t place_of(std::string_view title, TitleOrder order) {
  const std::span<const std::string_view> titles =
      order == TitleOrder::Fide2026 ? std::span<const std::string_view>{titles_2026}
                                    : std::span<const std::string_view>{titles_1992};
  return std::ranges::find(titles, title) - titles.begin();
}

/// C.04.2: numbers are not dealt anew once round 4 has been paired.
bool is_frozen(const Tournament& tournament) {
  return last_paired_round(tournament) > last_round_before_freeze;
}

Refusal frozen() { return Refusal{{"C.04.2"}, {"initial-order.frozen", {}}}; }

void renumber(Tournament& tournament, const std::map<int, int>& now) {
  const auto change = [&](int& tpn) {
    if (const auto found = now.find(tpn); found != now.end()) tpn = found->second;
  };
  for (Player& player : tournament.players) {
    for (RoundCell& cell : player.rounds) change(cell.opponent);
  }
  for (AnnouncedBye& bye : tournament.announced_byes) change(bye.tpn);
  for (ForbiddenGroup& group : tournament.forbidden) {
    for (int& tpn : group.tpns) change(tpn);
  }
  for (Acceleration& row : tournament.accelerations) {
    if (row.first_tpn != 1) change(row.first_tpn);  // whoever enters above joins the top group
    change(row.last_tpn);
  }
}

/// The players already stand in their new order; an entrant still has number 0.
Renumbered number_in_this_order(Tournament tournament) {
  Renumbered result;
  std::map<int, int> now;
  int next = 1;
  for (Player& player : tournament.players) {
    result.changes.push_back({player.tpn, next});
    if (player.tpn != 0) now[player.tpn] = next;
    player.tpn = next++;
  }
  renumber(tournament, now);
  result.tournament = std::move(tournament);
  return result;
}

}  // namespace

bool ranks_before(const Player& a, const Player& b, TitleOrder titles) {
  if (a.rating != b.rating) return a.rating > b.rating;
  const auto title_a = place_of(a.title, titles);
  const auto title_b = place_of(b.title, titles);
  if (title_a != title_b) return title_a < title_b;
  return compare_names(a.name, b.name) < 0;
}

Result<Renumbered> deal_numbers(const Tournament& tournament, TitleOrder titles) {
  if (is_frozen(tournament)) return frozen();
  Tournament sorted = tournament;
  std::ranges::stable_sort(
      sorted.players, [&](const Player& a, const Player& b) { return ranks_before(a, b, titles); });
  return number_in_this_order(std::move(sorted));
}

Result<Renumbered> enter_late(const Tournament& tournament, Player player, int round,
                              TitleOrder titles) {
  if (is_frozen(tournament)) return frozen();
  player.tpn = 0;
  player.rounds.assign(static_cast<std::size_t>(round - 1), RoundCell{});
  Tournament entered = tournament;
  const auto below = std::ranges::find_if(
      entered.players, [&](const Player& other) { return ranks_before(player, other, titles); });
  entered.players.insert(below, std::move(player));
  return number_in_this_order(std::move(entered));
}

}  // namespace praporek::pairing
