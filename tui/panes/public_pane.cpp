#include "tui/panes/public_pane.hpp"

#include "core/hall/tournament_of.hpp"
#include "core/standings/ranking.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

constexpr int column_width = 76;

/// The newest round players may see.
const hall::Round* published_round(const Sight& sight) {
  const hall::Round* round = sight.round();
  if (round == nullptr || round->state >= hall::RoundState::Published) return round;
  return sight.state().find<hall::Round>({sight.section, RoundNo{round->number.value - 1}});
}

std::vector<Line> pairing_lines(const Sight& sight) {
  std::vector<Line> lines;
  const hall::Round* round = published_round(sight);
  if (round == nullptr) return lines;
  for (const hall::Game* game : hall::games_of(sight.state(), sight.section, round->number)) {
    Line line{right_fitted(std::to_string(game->board.value), 4), strong};
    line.add("  ").add(fitted(name_of(sight.state(), game->white), 28));
    line.add(fitted(game->result ? shown(*game->result, sight) : "  –", 8), strong);
    line.add(fitted(name_of(sight.state(), game->black), 28));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<Line> standing_lines(const Sight& sight) {
  std::vector<Line> lines;
  const hall::Section* section = sight.section_in_work();
  const hall::Round* round = sight.round();
  if (section == nullptr || round == nullptr) return lines;
  const int after =
      round->state == hall::RoundState::Closed ? round->number.value : round->number.value - 1;
  const auto tournament = hall::tournament_of(sight.state(), sight.section);
  std::vector<standings::TieBreak> tie_breaks;
  for (const std::string& code : section->tie_breaks) {
    if (const auto each = standings::tie_break_from(code)) tie_breaks.push_back(*each);
  }
  const auto table = standings::crosstable_after(tournament, after);
  const auto ranking = standings::rank(table, tie_breaks, tie_breaks);
  for (const std::size_t row : ranking.order) {
    const pairing::Player* player = pairing::find_player(tournament, table.rows[row].tpn);
    Line line{right_fitted(std::to_string(ranking.rank[row]), 4), strong};
    line.add("  ")
        .add(fitted(player->name, 30))
        .add(right_fitted(shown(table.rows[row].total, sight), 6), strong);
    for (std::size_t i = 0; i < tie_breaks.size(); ++i) {
      line.add(right_fitted(standings::printed(tie_breaks[i], ranking.values[i][row]), 8));
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

constexpr std::array rows{
    KeyRow{character(U' '), "Space", "public.key.page", acts<&PublicPane::next_page>},
    KeyRow{character(U'f'), "f", "public.key.change", acts<&PublicPane::change>},
};

}  // namespace

std::span<const KeyRow> PublicPane::keys() const { return rows; }

std::string PublicPane::title(const Sight& sight) const {
  const hall::Section* section = sight.section_in_work();
  const hall::Round* round = published_round(sight);
  const std::string number = round == nullptr ? "0" : std::to_string(round->number.value);
  return (section == nullptr ? std::string{} : section->name + " ─ ") +
         sight.say(which_ == Which::Pairings ? "public.pairings" : "public.standings", {number});
}

std::vector<Line> PublicPane::lines(const Sight& sight) const {
  return which_ == Which::Pairings ? pairing_lines(sight) : standing_lines(sight);
}

View PublicPane::view(const Sight& sight) {
  View view;
  const auto all = lines(sight);
  const int across = std::max(1, sight.body.width / column_width);
  const int room = sight.body.height;
  const int pages =
      std::max(1, (static_cast<int>(all.size()) + room * across - 1) / (room * across));
  page_ %= pages;
  for (int row = 0; row < room; ++row) {
    Line line;
    for (int column = 0; column < across; ++column) {
      const auto index = static_cast<std::size_t>((page_ * across + column) * room + row);
      if (index >= all.size()) break;
      if (column > 0) line.to(column * (sight.body.width / across));
      for (const Span& span : all[index].spans()) line.add(span.text, span.style);
    }
    view.lines.push_back(std::move(line));
  }
  return view;
}

bool PublicPane::typed(const Key& key, Desk& desk) {
  if (key.name == KeyName::PageDown || key.name == KeyName::Down) {
    next_page(desk);
    return true;
  }
  if (key.name != KeyName::PageUp && key.name != KeyName::Up) return false;
  page_ = std::max(0, page_ - 1);
  return true;
}

void PublicPane::next_page(Desk& /*desk*/) { ++page_; }

void PublicPane::change(Desk& /*desk*/) {
  which_ = which_ == Which::Pairings ? Which::Standings : Which::Pairings;
  page_ = 0;
}

}  // namespace praporek::tui
