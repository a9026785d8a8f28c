#include "tui/panes/hall_pane.hpp"
#include "tui/words/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

constexpr int label_width = 11;

Line labelled(const std::string& label, const std::string& text, Style style = plain) {
  Line line{" "};
  return line.add(fitted(label, label_width), strong).add(text, style);
}

void add_wrapped(std::vector<Line>& lines, const std::string& label, const std::string& text,
                 int width) {
  bool first = true;
  for (const std::string& part : wrapped(text, width - label_width - 2)) {
    lines.push_back(labelled(first ? label : "", part));
    first = false;
  }
}

std::string absentees(const std::vector<const hall::Game*>& games, const Sight& sight) {
  std::string text;
  for (const hall::Game* game : games) {
    if (game->result || game->state == hall::GameState::Waiting) continue;
    for (const Side side : {Side::White, Side::Black}) {
      if (game->arrived[side]) continue;
      const PlayerId player = side == Side::White ? game->white : game->black;
      text += (text.empty() ? "" : " · ") + std::to_string(game->board.value) + " " +
              word_for(side, sight) + " " + family_name(name_of(sight.state(), player));
    }
  }
  return text;
}

Instant default_time(const hall::Section& section, const hall::Round& round) {
  return *round.started_at + std::chrono::minutes{section.default_minutes};
}

/// 10:30 default time · 10:30 clock sheet · 12:00 appeals end.
std::string coming(const hall::Section& section, const hall::Round& round, const Sight& sight) {
  std::string text;
  const auto add = [&](Instant at, const char* words) {
    text += (text.empty() ? "" : " · ") + time_of_day(at, sight) + " " + sight.say(words);
  };
  if (round.state == hall::RoundState::Started && round.started_at) {
    if (sight.now < default_time(section, round)) {
      add(default_time(section, round), "home.default-time");
    }
    // Times and moves are written down about every thirty minutes (note to 6.10.1).
    const Millis sheet = std::chrono::minutes{30};
    const auto sheets = (sight.now - *round.started_at) / sheet + 1;
    add(*round.started_at + sheets * sheet, "home.clock-sheet");
  }
  const hall::Round* before = sight.state().find<hall::Round>(
      {section.id,
       RoundNo{round.number.value - (round.state == hall::RoundState::Closed ? 0 : 1)}});
  if (before != nullptr && before->closed_at) {
    const Instant end = *before->closed_at + std::chrono::minutes{section.appeal_minutes};
    if (sight.now < end) add(end, "home.appeals-end");
  }
  return text;
}

/// What was ruled and is not settled: a clock to be set, a ruling left open, a player away.
void add_open_matters(std::vector<Line>& lines, const std::vector<const hall::Game*>& games,
                      const Sight& sight) {
  const Glance glance{sight};
  for (const hall::Game* game : games) {
    const BoardLook look = glance.at(*game);
    const bool open = look.urgency == Urgency::Flag || look.urgency == Urgency::Calls ||
                      look.urgency == Urgency::SetClock;
    if (!open) continue;
    Line line{" "};
    line.add(fitted(std::to_string(game->board.value) + " " + look.sign, label_width),
             look.urgency == Urgency::SetClock ? caution : urgent);
    lines.push_back(line.add(look.text));
  }
  for (const auto& [id, leave] : sight.state().all<hall::Leave>()) {
    const hall::Game* game = sight.state().find<hall::Game>(leave.game);
    if (leave.back || game == nullptr || game->result) continue;
    lines.push_back(labelled(
        std::to_string(game->board.value),
        sight.say("home.away", {word_for(leave.side, sight), time_of_day(leave.out, sight)})));
  }
}

std::string next_step(const Sight& sight) {
  const hall::Round* round = sight.round();
  if (round == nullptr) return sight.say("home.step.first");
  switch (round->state) {
    case hall::RoundState::Paired:
    case hall::RoundState::Editing:
      return sight.say("home.step.publish");
    case hall::RoundState::Published:
      return sight.say("home.step.start");
    case hall::RoundState::Started:
      return sight.say("home.step.play");
    case hall::RoundState::Closed:
      break;
  }
  return sight.say("home.step.pair");
}

}  // namespace

std::vector<Line> home_lines(const Sight& sight) {
  std::vector<Line> lines;
  const hall::Section* section = sight.section_in_work();
  const hall::Round* round = sight.round();
  const int width = sight.body.width;
  if (section == nullptr) {
    lines.push_back(labelled("", sight.say("home.no-section")));
    return lines;
  }
  const auto games = games_in_work(sight);
  const std::string absent = absentees(games, sight);
  if (!absent.empty() && round->started_at) {
    add_wrapped(lines, sight.say("home.absent"), absent, width);
    lines.push_back(labelled(
        "", sight.say("home.forfeit-at", {time_of_day(default_time(*section, *round), sight)})));
  }
  if (!games.empty()) {
    const auto missing =
        std::ranges::count_if(games, [](const hall::Game* each) { return !each->result; });
    const auto open = std::ranges::count_if(
        sight.state().all<hall::RulingRecord>(),
        [](const auto& each) { return each.second.state == hall::RulingState::Open; });
    lines.push_back(labelled(
        sight.say("home.boards"),
        sight.say("home.counts",
                  {std::to_string(missing), std::to_string(games.size()), std::to_string(open)})));
  }
  add_open_matters(lines, games, sight);
  const std::string next = round == nullptr ? std::string{} : coming(*section, *round, sight);
  if (!next.empty()) add_wrapped(lines, sight.say("home.next"), next, width);
  add_wrapped(lines, sight.say("home.now"), next_step(sight), width);
  return lines;
}

}  // namespace praporek::tui
