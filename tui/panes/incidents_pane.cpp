#include "tui/panes/incidents_pane.hpp"

#include "core/arbiter/ruling.hpp"
#include "core/base/text.hpp"
#include "tui/console/ruling_form.hpp"
#include "tui/words/deeds.hpp"
#include "tui/words/ruling_words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

/// The rulings of the event, the newest first.
std::vector<const hall::RulingRecord*> rulings_in(const hall::HallState& state) {
  std::vector<const hall::RulingRecord*> rulings;
  for (const auto& [id, ruling] : state.all<hall::RulingRecord>()) rulings.push_back(&ruling);
  std::ranges::reverse(rulings);
  return rulings;
}

std::string board_of(const hall::HallState& state, const std::optional<GameId>& id) {
  const hall::Game* game = id ? state.find<hall::Game>(*id) : nullptr;
  return game == nullptr ? std::string{} : std::to_string(game->board.value);
}

Line ruling_line(const hall::RulingRecord& ruling, const Sight& sight) {
  constexpr std::array states{"incidents.open", "incidents.applied", "incidents.recorded"};
  Line line{" "};
  line.add(time_of_day(ruling.at, sight) + " ");
  line.add(right_fitted(
               std::to_string(ruling.round.value) + "/" + board_of(sight.state(), ruling.game), 6),
           strong);
  line.add(" ").add(fitted(ruling_name(ruling.ruling, sight), 22), strong).add(" ");
  const auto side = std::ranges::find(ruling.answers, "side", &hall::Answer::key);
  std::string text;
  if (side != ruling.answers.end()) {
    text = word_for(side->value == "black" ? Side::Black : Side::White, sight);
  }
  for (const hall::Answer& each : ruling.consequences) {
    const bool matters = each.key.starts_with("time") || each.key.starts_with("result");
    if (matters) {
      text += (text.empty() ? "" : ", ") + words_for_line(each.key, sight) + " (" +
              article_text(each.value, sight) + ")";
    }
  }
  line.add(fitted(text, std::max(10, sight.body.width - 52)));
  const bool open = ruling.state == hall::RulingState::Open;
  return line.add(" " + sight.say(states[static_cast<std::size_t>(ruling.state)]) + " " + ruling.by,
                  open ? caution : quiet);
}

std::vector<Line> leave_lines(const Sight& sight) {
  std::vector<Line> lines;
  for (const auto& [id, leave] : sight.state().all<hall::Leave>()) {
    const hall::Game* game = sight.state().find<hall::Game>(leave.game);
    if (game == nullptr) continue;
    const PlayerId player = leave.side == Side::White ? game->white : game->black;
    Line line{" "};
    line.add(time_of_day(leave.out, sight) + " – ");
    line.add(leave.back ? time_of_day(*leave.back, sight) : "…    ", leave.back ? plain : caution);
    line.add(right_fitted(
                 std::to_string(game->round.value) + "/" + std::to_string(game->board.value), 7),
             strong);
    line.add("  " + fitted(word_for(leave.side, sight), 8) + name_of(sight.state(), player));
    lines.push_back(std::move(line));
  }
  std::ranges::reverse(lines);
  return lines;
}

/// The newest groups of the arbiters; the whole journal is printed by the command line.
std::vector<Line> journal_lines(const Sight& sight) {
  std::vector<Line> lines;
  const auto& recent = sight.state().recent;
  for (auto group = recent.rbegin(); group != recent.rend(); ++group) {
    Line line{" "};
    line.add(time_of_day(group->at, sight, true) + "  ");
    line.add(fitted(group->who, 14)).add(deed_of(*group, sight));
    if (!group->article.empty()) {
      line.right(article_text(group->article, sight), sight.body.width - 1, quiet);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

void ask_board_and_rule(const char* kind, Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"claims.which-board", {}},
      [name = std::string{kind}](const std::string& text, Desk& at) {
        const auto board = whole_number(trimmed(text));
        if (!board) return After::Stay;
        push_ruling({BoardNo{*board}, name}, at);
        return After::Close;
      },
      desk.sight().board.value == 0 ? std::string{} : std::to_string(desk.sight().board.value),
      Typing::Digits));
}

constexpr std::array rows{
    KeyRow{{KeyName::Enter, 0}, "Enter", "incidents.key.open", acts<&IncidentsPane::open_chosen>},
    KeyRow{character(U'f'), "f", "incidents.key.list", acts<&IncidentsPane::change_list>},
    KeyRow{character(U'p'), "p", "incidents.key.penalty", acts<&IncidentsPane::penalty>},
    KeyRow{character(U'a'), "a", "incidents.key.appeal", acts<&IncidentsPane::appeal>},
    KeyRow{character(U'j'), "j", "incidents.key.adjourn", acts<&IncidentsPane::adjourn>},
    KeyRow{character(U'l'), "l", "incidents.key.law", acts<&IncidentsPane::law_text>},
};

}  // namespace

std::span<const KeyRow> IncidentsPane::keys() const { return rows; }

std::string IncidentsPane::title(const Sight& sight) const {
  constexpr std::array names{"incidents.rulings", "incidents.leaves", "incidents.journal"};
  return sight.say(names[static_cast<std::size_t>(which_)]);
}

std::vector<Line> IncidentsPane::lines(const Sight& sight) const {
  if (which_ == Which::Leaves) return leave_lines(sight);
  if (which_ == Which::Journal) return journal_lines(sight);
  std::vector<Line> all;
  for (const hall::RulingRecord* ruling : rulings_in(sight.state())) {
    all.push_back(ruling_line(*ruling, sight));
  }
  return all;
}

View IncidentsPane::view(const Sight& sight) {
  View view;
  auto all = lines(sight);
  if (all.empty()) {
    view.lines.push_back(Line{" " + sight.say("incidents.nothing"), quiet});
    return view;
  }
  page_ = sight.body.height;
  const int count = static_cast<int>(all.size());
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    Line& line = all[static_cast<std::size_t>(i)];
    view.lines.push_back(i == cursor_.chosen() ? line.all(chosen) : line);
  }
  return view;
}

bool IncidentsPane::typed(const Key& key, Desk& desk) {
  return cursor_.move(key, static_cast<int>(lines(desk.sight()).size()), page_);
}

void IncidentsPane::open_chosen(Desk& desk) {
  if (which_ != Which::Rulings) return;
  const auto rulings = rulings_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= rulings.size() || !rulings[index]->game) return;
  const hall::Game* game = desk.state().find<hall::Game>(*rulings[index]->game);
  if (game == nullptr) return;
  if (rulings[index]->state != hall::RulingState::Open) return desk.show_board(game->board);
  push_ruling({game->board, rulings[index]->ruling, rulings[index]->id, rulings[index]->answers},
              desk);
}

void IncidentsPane::change_list(Desk& /*desk*/) {
  which_ = static_cast<Which>((static_cast<int>(which_) + 1) % 3);
  cursor_ = {};
}

void IncidentsPane::penalty(Desk& desk) { ask_board_and_rule("penalty", desk); }
void IncidentsPane::appeal(Desk& desk) { ask_board_and_rule("appeal", desk); }
void IncidentsPane::adjourn(Desk& desk) { ask_board_and_rule("adjournment", desk); }

void IncidentsPane::law_text(Desk& desk) {
  const auto rulings = rulings_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (which_ != Which::Rulings || index >= rulings.size()) return;
  const arbiter::RulingKind* kind = arbiter::ruling_kind(rulings[index]->ruling);
  if (kind != nullptr) {
    desk.show_article(article_text(std::string{kind->article}, desk.sight()));
  }
}

}  // namespace praporek::tui
