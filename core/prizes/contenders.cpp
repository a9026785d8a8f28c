#include "core/prizes/contenders.hpp"

#include "core/entries/birth.hpp"
#include "core/hall/tournament_of.hpp"
#include "core/standings/ranking.hpp"

#include <algorithm>

namespace praporek::prizes {

namespace {

using pairing::Mark;

/// The TPN of a player without a result in some round, 0 when all are in.
int player_without_result(const standings::Crosstable& table) {
  for (const standings::Row& row : table.rows) {
    if (std::ranges::any_of(row.cells,
                            [](const auto& cell) { return cell.mark == Mark::Adjourned; })) {
      return row.tpn;
    }
  }
  return 0;
}

Result<std::vector<standings::TieBreak>> tie_breaks_of(const pairing::Tournament& event) {
  std::string list;
  for (const std::string& code : event.tie_breaks) list += code + ",";
  return standings::tie_breaks_from(list.empty() ? standings::usual_tie_breaks(event.system)
                                                 : list);
}

bool is_woman(const std::string& sex) { return !sex.empty() && sex.find_first_of("wWfF") == 0; }

}  // namespace

Result<std::vector<Contender>> contenders_of(const hall::HallState& state, SectionId section) {
  const pairing::Tournament event = hall::tournament_of(state, section);
  const auto table = standings::crosstable_after(event, last_paired_round(event));
  if (const int tpn = player_without_result(table); tpn != 0) {
    const hall::Player* player = hall::player_with(state, section, tpn);
    return Refusal{Message{"prizes.game-open", {player == nullptr ? "" : player->name}}};
  }
  const auto tie_breaks = tie_breaks_of(event);
  if (!tie_breaks) return tie_breaks.error();
  const standings::Ranking ranking = standings::rank(table, *tie_breaks, {});
  std::vector<Contender> contenders;
  for (const std::size_t row : ranking.order) {
    const hall::Player* player = hall::player_with(state, section, table.rows[row].tpn);
    if (player == nullptr) continue;
    contenders.push_back({player->tpn, ranking.rank[row], table.rows[row].total, player->name,
                          is_woman(player->sex), entries::birth_year(player->birth),
                          player->rating > 0 ? player->rating : player->national_rating,
                          player->club});
  }
  return contenders;
}

}  // namespace praporek::prizes
