#include "tui/panes/round_pane.hpp"

#include "core/base/text.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/console/readings.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

struct CheckItem {
  std::string_view item;
  std::string_view words;
};

constexpr std::array checklist{
    CheckItem{"hall", "round.check.hall"},
    CheckItem{"boards", "round.check.boards"},
    CheckItem{"clocks", "round.check.clocks"},
    CheckItem{"pairings-posted", "round.check.pairings-posted"},
    CheckItem{"scoresheets", "round.check.scoresheets"},
    CheckItem{"phones", "round.check.phones"},
    CheckItem{"fair-play", "round.check.fair-play"},
    CheckItem{"lights", "round.check.lights"},
};

struct Counts {
  int boards = 0;
  int missing = 0;
  int second_look = 0;
  int absent = 0;
};

Counts counts_of(const std::vector<const hall::Game*>& games) {
  Counts counts;
  for (const hall::Game* game : games) {
    ++counts.boards;
    if (!game->result) ++counts.missing;
    if (game->result && game->verified_by.empty()) ++counts.second_look;
    if (game->result || game->state == hall::GameState::Waiting) continue;
    for (const Side side : {Side::White, Side::Black}) counts.absent += game->arrived[side] ? 0 : 1;
  }
  return counts;
}

Line step(bool done, bool now, const std::string& words) {
  Line line{done ? "  ✓ " : now ? "  › " : "    ", done ? good : strong};
  return line.add(words, now ? strong : done ? plain : quiet);
}

/// The stages of a round, the present one marked.
void add_stages(std::vector<Line>& lines, const Sight& sight) {
  const hall::Round* round = sight.round();
  const hall::Section& section = *sight.section_in_work();
  const Counts counts = counts_of(games_in_work(sight));
  const bool over = round == nullptr || round->state == hall::RoundState::Closed;
  const auto state = round == nullptr ? hall::RoundState::Paired : round->state;
  lines.push_back(step(!over, over, sight.say("round.stage.pair")));
  lines.push_back(step(!over && state >= hall::RoundState::Published,
                       !over && state < hall::RoundState::Published,
                       sight.say("round.stage.publish")));
  const bool started = !over && state == hall::RoundState::Started;
  const std::string start =
      started ? sight.say("round.stage.started", {time_of_day(*round->started_at, sight)})
              : sight.say("round.stage.start");
  lines.push_back(step(started, !over && state == hall::RoundState::Published, start));
  if (!started) return;
  const Instant deadline = *round->started_at + std::chrono::minutes{section.default_minutes};
  lines.push_back(step(counts.absent == 0, counts.absent > 0,
                       sight.say("round.stage.absent",
                                 {std::to_string(counts.absent), time_of_day(deadline, sight)})));
  lines.push_back(step(counts.missing == 0, counts.missing > 0,
                       sight.say("round.stage.results",
                                 {std::to_string(counts.missing), std::to_string(counts.boards)})));
  if (section.verify_results) {
    lines.push_back(
        step(counts.second_look == 0 && counts.missing == 0, counts.second_look > 0,
             sight.say("round.stage.second-look", {std::to_string(counts.second_look)})));
  }
  const bool ready = counts.missing == 0 && (counts.second_look == 0 || !section.verify_results);
  lines.push_back(step(false, ready, sight.say("round.stage.close")));
}

void add_checklist(std::vector<Line>& lines, const Sight& sight) {
  const hall::Round* round = sight.round();
  const RoundNo number = round == nullptr ? RoundNo{1} : round->number;
  Line line{" "};
  for (const CheckItem& item : checklist) {
    const hall::Check* check =
        sight.state().find<hall::Check>({sight.section, number, std::string{item.item}});
    const bool ticked = check != nullptr && check->in_order;
    const std::string text = (ticked             ? "✓ "
                              : check != nullptr ? "! "
                                                 : "· ") +
                             sight.say(std::string{item.words});
    if (line.width() + text_width(text) + 3 > sight.body.width) {
      lines.push_back(std::move(line));
      line = Line{" "};
    }
    line.add(" " + text + "  ", ticked ? good : check != nullptr ? caution : quiet);
  }
  lines.push_back(std::move(line));
}

void add_absentees(std::vector<Line>& lines, const Sight& sight) {
  for (const hall::Game* game : games_in_work(sight)) {
    if (game->result || game->state == hall::GameState::Waiting) continue;
    for (const Side side : {Side::White, Side::Black}) {
      if (game->arrived[side]) continue;
      const PlayerId player = side == Side::White ? game->white : game->black;
      Line line{"  "};
      line.add(right_fitted(std::to_string(game->board.value), 4), strong);
      line.add(side == Side::White ? " ← " : " → ", strong);
      line.add(fitted(word_for(side, sight), 8)).add(name_of(sight.state(), player));
      lines.push_back(std::move(line));
    }
  }
}

constexpr std::array rows{
    KeyRow{character(U'p'), "p", "round.key.publish", acts<&RoundPane::publish>},
    KeyRow{character(U't'), "t", "round.key.start", acts<&RoundPane::start>},
    KeyRow{character(U'a'), "a", "round.key.absentees", acts<&RoundPane::type_absentees>},
    KeyRow{character(U'k'), "k", "round.key.forfeit", acts<&RoundPane::forfeit_absent>},
    KeyRow{character(U'r'), "r", "round.key.clock-sheet", acts<&RoundPane::clock_sheet>},
    KeyRow{character(U'c'), "c", "round.key.checklist", acts<&RoundPane::tick_off>},
    KeyRow{character(U'z'), "z", "round.key.close", acts<&RoundPane::close>},
};

}  // namespace

std::span<const KeyRow> RoundPane::keys() const { return rows; }

std::string RoundPane::title(const Sight& sight) const {
  const hall::Section* section = sight.section_in_work();
  const hall::Round* round = sight.round();
  if (section == nullptr) return sight.say("console.pane.round");
  return section->name + " ─ " +
         sight.say("console.round-of", {std::to_string(round == nullptr ? 0 : round->number.value),
                                        std::to_string(section->rounds_total)});
}

View RoundPane::view(const Sight& sight) {
  View view;
  if (sight.section_in_work() == nullptr) {
    view.lines.push_back(Line{" " + sight.say("home.no-section")});
    return view;
  }
  add_checklist(view.lines, sight);
  view.lines.emplace_back();
  add_stages(view.lines, sight);
  view.lines.emplace_back();
  add_absentees(view.lines, sight);
  return view;
}

void RoundPane::publish(Desk& desk) {
  desk.push(std::make_unique<Confirm>(Message{"round.confirm-publish", {}},
                                      hall::Publish{desk.sight().section}));
}

void RoundPane::start(Desk& desk) {
  desk.push(std::make_unique<Confirm>(
      Message{"round.confirm-start", {time_of_day(desk.sight().now, desk.sight())}},
      hall::StartRound{desk.sight().section, {}}));
}

void RoundPane::type_absentees(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"round.type-absentees", {}},
      [](const std::string& text, Desk& at) {
        at.wish(hall::Absentees{at.sight().section, std::string{trimmed(text)}});
        return After::Close;
      },
      std::string{}, Typing::BoardsAndSides));
}

void RoundPane::forfeit_absent(Desk& desk) {
  const int absent = counts_of(games_in_work(desk.sight())).absent;
  if (absent == 0) return desk.say({"round.nobody-absent", {}});
  desk.push(std::make_unique<Confirm>(Message{"round.confirm-forfeit", {std::to_string(absent)}},
                                      hall::ForfeitAbsent{desk.sight().section}));
}

void RoundPane::clock_sheet(Desk& desk) { push_clock_sheet(desk); }

void RoundPane::tick_off(Desk& desk) {
  std::vector<Menu::Item> items{{U'a', Message{"round.check.all", {}}, [](Desk& at) {
                                   at.wish(hall::TickOff{at.sight().section, "all", ""});
                                 }}};
  char32_t digit = U'1';
  for (const CheckItem& item : checklist) {
    items.push_back(
        {digit++, Message{std::string{item.words}, {}}, [name = std::string{item.item}](Desk& at) {
           at.wish(hall::TickOff{at.sight().section, name, ""});
         }});
  }
  desk.push(std::make_unique<Menu>(Message{"round.check.title", {}}, std::move(items)));
}

void RoundPane::close(Desk& desk) {
  desk.push(std::make_unique<Confirm>(Message{"round.confirm-close", {}},
                                      hall::CloseRound{desk.sight().section}));
}

}  // namespace praporek::tui
