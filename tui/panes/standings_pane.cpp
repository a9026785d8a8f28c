#include "tui/panes/standings_pane.hpp"

#include "core/hall/tournament_of.hpp"
#include "core/laws/words.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

constexpr int column_width = 7;
constexpr int name_width = 24;

std::string tie_break_list(const hall::Section& section) {
  std::string list;
  for (const std::string& code : section.tie_breaks) list += (list.empty() ? "" : ",") + code;
  return list.empty() ? standings::usual_tie_breaks(section.system) : list;
}

/// One cell of a crosstable: "12w1", "+", "H".
std::string cell_text(const pairing::RoundCell& cell) {
  constexpr std::array marks{"1", "½", "0", "1", "½", "0", "+", "-", "H", "F", "U", "Z", "."};
  const std::string mark = marks[static_cast<std::size_t>(cell.mark)];
  if (cell.opponent == 0) return mark;
  return std::to_string(cell.opponent) + (cell.colour == Side::Black ? "b" : "w") + mark;
}

constexpr std::array rows{
    KeyRow{{KeyName::Left, 0}, "←", "standings.key.earlier", acts<&StandingsPane::earlier>},
    KeyRow{{KeyName::Right, 0}, "→", "standings.key.later", acts<&StandingsPane::later>},
    KeyRow{character(U'c'), "c", "standings.key.crosstable", acts<&StandingsPane::crosstable>},
    KeyRow{character(U'f'), "f", "standings.key.category", acts<&StandingsPane::category>},
    KeyRow{character(U'/'), "/", "standings.key.find", acts<&StandingsPane::find>},
};

}  // namespace

std::span<const KeyRow> StandingsPane::keys() const { return rows; }

int StandingsPane::last_round(const Sight& sight) const {
  const hall::Round* round = sight.round();
  if (round == nullptr) return 0;
  return round->state == hall::RoundState::Closed ? round->number.value : round->number.value - 1;
}

void StandingsPane::reckon(const Sight& sight) {
  const int after = std::clamp(after_.value_or(999), 0, last_round(sight));
  const bool known = table_ && table_->section == sight.section && table_->after == after &&
                     table_->group == sight.state().last_group;
  if (known || sight.section_in_work() == nullptr) return;
  Table table;
  table.section = sight.section;
  table.group = sight.state().last_group;
  table.after = after;
  table.tournament = hall::tournament_of(sight.state(), sight.section);
  const auto tie_breaks = standings::tie_breaks_from(tie_break_list(*sight.section_in_work()));
  if (tie_breaks) table.tie_breaks = *tie_breaks;
  table.cross = standings::crosstable_after(table.tournament, after);
  table.ranking = standings::rank(table.cross, table.tie_breaks, table.tie_breaks);
  table_ = std::move(table);
}

std::string StandingsPane::title(const Sight& sight) const {
  const hall::Section* section = sight.section_in_work();
  if (section == nullptr) return sight.say("console.pane.standings");
  const int after = std::clamp(after_.value_or(999), 0, last_round(sight));
  constexpr std::array categories{"standings.everybody", "standings.women", "standings.federation"};
  return section->name + " ─ " + sight.say("standings.after", {std::to_string(after)}) + " ─ " +
         sight.say(categories[static_cast<std::size_t>(category_)],
                   {hall::event_of(sight.state()).federation});
}

std::vector<std::size_t> StandingsPane::rows_shown(const Sight& sight) const {
  std::vector<std::size_t> shown_rows;
  const std::string& federation = hall::event_of(sight.state()).federation;
  for (const std::size_t row : table_->ranking.order) {
    const pairing::Player* player =
        pairing::find_player(table_->tournament, table_->cross.rows[row].tpn);
    if (category_ == Category::Women && player->sex != "w" && player->sex != "f") continue;
    if (category_ == Category::Federation && player->federation != federation) continue;
    shown_rows.push_back(row);
  }
  return shown_rows;
}

Line StandingsPane::heading(const Sight& sight) const {
  Line line{"    "};
  line.add(right_fitted(sight.say("standings.number"), 5)).add(" ");
  line.add(fitted(sight.say("standings.name"), name_width)).add(right_fitted("Elo", 6));
  if (cross_) {
    for (int round = 1; round <= table_->after; ++round) {
      line.add(right_fitted(std::to_string(round), column_width));
    }
  }
  line.add(right_fitted(sight.say("standings.points"), column_width));
  for (const standings::TieBreak& each : table_->tie_breaks) {
    line.add(right_fitted(each.text, column_width));
  }
  return line.all(strong);
}

Line StandingsPane::line_of(std::size_t row, int place, const Sight& sight) const {
  const standings::Row& cells = table_->cross.rows[row];
  const pairing::Player& player = *pairing::find_player(table_->tournament, cells.tpn);
  const std::string rank = category_ == Category::Everybody
                               ? std::to_string(table_->ranking.rank[row])
                               : std::to_string(place);
  Line line{right_fitted(rank, 4), strong};
  line.add(right_fitted(std::to_string(cells.tpn), 5)).add(" ");
  const std::string titled = player.title.empty() ? player.name : player.title + " " + player.name;
  line.add(fitted(titled, name_width));
  line.add(right_fitted(player.rating == 0 ? "" : std::to_string(player.rating), 6));
  if (cross_) {
    for (const pairing::RoundCell& cell : cells.cells) {
      line.add(right_fitted(cell_text(cell), column_width));
    }
  }
  line.add(right_fitted(shown(cells.total, sight), column_width), strong);
  for (std::size_t i = 0; i < table_->tie_breaks.size(); ++i) {
    line.add(right_fitted(standings::printed(table_->tie_breaks[i], table_->ranking.values[i][row]),
                          column_width));
  }
  return line;
}

View StandingsPane::view(const Sight& sight) {
  View view;
  reckon(sight);
  if (!table_ || table_->section != sight.section) {
    view.lines.push_back(Line{" " + sight.say("home.no-section")});
    return view;
  }
  const auto order = rows_shown(sight);
  view.lines.push_back(heading(sight));
  page_ = std::max(1, sight.body.height - 1);
  const int count = static_cast<int>(order.size());
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    Line line = line_of(order[static_cast<std::size_t>(i)], i + 1, sight);
    view.lines.push_back(i == cursor_.chosen() ? line.all(chosen) : line);
  }
  return view;
}

bool StandingsPane::typed(const Key& key, Desk& desk) {
  reckon(desk.sight());
  if (!table_) return false;
  return cursor_.move(key, static_cast<int>(rows_shown(desk.sight()).size()), page_);
}

void StandingsPane::earlier(Desk& desk) {
  after_ = std::max(0, std::min(after_.value_or(999), last_round(desk.sight())) - 1);
}

void StandingsPane::later(Desk& desk) {
  const int next = after_.value_or(999) + 1;
  if (next >= last_round(desk.sight())) {
    after_.reset();
  } else {
    after_ = next;
  }
}

void StandingsPane::crosstable(Desk& /*desk*/) { cross_ = !cross_; }

void StandingsPane::category(Desk& /*desk*/) {
  category_ = static_cast<Category>((static_cast<int>(category_) + 1) % 3);
  cursor_ = {};
}

void StandingsPane::find(Desk& desk) {
  desk.push(std::make_unique<Prompt>(Message{"standings.find", {}}, [this](const std::string& text,
                                                                           Desk& at) {
    reckon(at.sight());
    const auto asked = laws::search_words(text);
    const auto order = table_ ? rows_shown(at.sight()) : std::vector<std::size_t>{};
    for (std::size_t i = 0; i < order.size() && !asked.empty(); ++i) {
      const int tpn = table_->cross.rows[order[i]].tpn;
      const auto words = laws::search_words(pairing::find_player(table_->tournament, tpn)->name);
      const bool meant = std::ranges::any_of(
          words, [&](const std::string& word) { return word.starts_with(asked.front()); });
      if (!meant) continue;
      cursor_.choose(static_cast<int>(i));
      return After::Close;
    }
    at.complain(Refusal{Message{"results.not-found", {text}}});
    return After::Stay;
  }));
}

}  // namespace praporek::tui
