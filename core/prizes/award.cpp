#include "core/prizes/award.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace praporek::prizes {

namespace {

/// A list while it is being given out: who is still in it and what each would win.
struct OpenList {
  const PrizeList* list = nullptr;
  std::vector<Contender> candidates;
  std::vector<Cents> won;
};

/// One player's prizes: how much, and in which of the open lists.
struct Chance {
  Cents amount = 0;
  std::size_t list = 0;
};

void reckon(OpenList& open, const PrizeSheet& sheet) {
  open.won = shares(open.candidates, open.list->prizes, sheet.sharing, sheet.unit);
}

std::vector<OpenList> opened(const std::vector<Contender>& ranked, const PrizeSheet& sheet) {
  std::vector<OpenList> lists;
  for (const PrizeList& list : sheet.lists) {
    OpenList open{&list, {}, {}};
    std::ranges::copy_if(ranked, std::back_inserter(open.candidates), [&](const Contender& player) {
      return belongs(player, list.category, sheet.year);
    });
    reckon(open, sheet);
    lists.push_back(std::move(open));
  }
  return lists;
}

std::map<int, std::vector<Chance>> chances_in(const std::vector<OpenList>& lists) {
  std::map<int, std::vector<Chance>> chances;
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (std::size_t k = 0; k < lists[i].candidates.size(); ++k) {
      if (lists[i].won[k] > 0) {
        chances[lists[i].candidates[k].tpn].push_back({lists[i].won[k], i});
      }
    }
  }
  return chances;
}

/// A player who would win twice, and the prize he keeps.
struct Choice {
  int tpn = 0;
  Chance kept;
};

/// The next to choose: of those who would win twice the one with the greatest prize.
std::optional<Choice> next_choice(const std::vector<OpenList>& lists) {
  std::optional<Choice> next;
  for (const auto& [tpn, chances] : chances_in(lists)) {
    if (chances.size() < 2) continue;
    const Chance best = *std::ranges::max_element(chances, {}, &Chance::amount);
    if (!next || best.amount > next->kept.amount) next = Choice{tpn, best};
  }
  return next;
}

void leave_other_lists(std::vector<OpenList>& lists, const Choice& choice,
                       const PrizeSheet& sheet) {
  for (std::size_t i = 0; i < lists.size(); ++i) {
    if (i == choice.kept.list) continue;
    std::erase_if(lists[i].candidates,
                  [&](const Contender& player) { return player.tpn == choice.tpn; });
    reckon(lists[i], sheet);
  }
}

Awarded given_out(const OpenList& open) {
  Awarded awarded{open.list->title, open.list->category, {}, 0};
  awarded.left_over = std::accumulate(open.list->prizes.begin(), open.list->prizes.end(), Cents{0});
  for (std::size_t i = 0; i < open.candidates.size(); ++i) {
    if (open.won[i] == 0) continue;
    awarded.winners.push_back({static_cast<int>(i) + 1, open.candidates[i], open.won[i]});
    awarded.left_over -= open.won[i];
  }
  return awarded;
}

}  // namespace

std::vector<Awarded> award(const std::vector<Contender>& ranked, const PrizeSheet& sheet) {
  std::vector<OpenList> lists = opened(ranked, sheet);
  while (!sheet.cumulation) {
    const auto choice = next_choice(lists);
    if (!choice) break;
    leave_other_lists(lists, *choice, sheet);
  }
  std::vector<Awarded> ceremony;
  for (const OpenList& list : lists) ceremony.push_back(given_out(list));
  return ceremony;
}

}  // namespace praporek::prizes
