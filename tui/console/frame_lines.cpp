#include "tui/console/frame_lines.hpp"

#include "tui/words/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

constexpr std::chrono::seconds fresh_mirror{10};

std::string round_text(const Sight& sight) {
  const hall::Section* section = sight.section_in_work();
  if (section == nullptr) return {};
  const hall::Round* round = sight.round();
  const int number = round == nullptr ? 0 : round->number.value;
  return sight.say("console.round-of",
                   {std::to_string(number), std::to_string(section->rounds_total)});
}

std::string state_text(const Sight& sight) {
  const hall::Round* round = sight.round();
  if (round == nullptr) return sight.say("console.round.none");
  switch (round->state) {
    case hall::RoundState::Paired:
    case hall::RoundState::Editing:
      return sight.say("console.round.paired");
    case hall::RoundState::Published:
      return sight.say("console.round.published");
    case hall::RoundState::Started:
      return sight.say("console.round.running",
                       {hours_and_minutes(sight.now - round->started_at.value_or(sight.now))});
    case hall::RoundState::Closed:
      break;
  }
  return sight.say("console.round.closed");
}

struct Waiting {
  int flags = 0;
  int calls = 0;
  int lost = 0;
};

/// What wants an arbiter: alarms nobody has seen to, and rulings left open.
Waiting waiting_in(const hall::HallState& state) {
  Waiting waiting;
  for (const auto& [id, alarm] : state.all<hall::Alarm>()) {
    if (!alarm.acknowledged_by.empty()) continue;
    if (alarm.what == "flag") {
      ++waiting.flags;
    } else if (alarm.what == "no-clock" || alarm.what == "no-board") {
      ++waiting.lost;
    } else {
      ++waiting.calls;
    }
  }
  for (const auto& [id, ruling] : state.all<hall::RulingRecord>()) {
    if (ruling.state == hall::RulingState::Open) ++waiting.calls;
  }
  return waiting;
}

Line signs(const Sight& sight, const LinkState& link) {
  Line line;
  const Waiting waiting = waiting_in(sight.state());
  if (!link.attached) line.add(" " + sight.say("console.hall-lost") + " ", urgent).add(" ");
  if (waiting.flags > 0) line.add("⚑" + std::to_string(waiting.flags), urgent).add(" ");
  if (waiting.calls > 0) line.add("!" + std::to_string(waiting.calls), urgent).add(" ");
  if (waiting.lost > 0) line.add("⌁" + std::to_string(waiting.lost), caution).add(" ");
  if (link.mirror_age && *link.mirror_age > fresh_mirror) {
    const auto age = hours_and_minutes(*link.mirror_age * 60);
    line.add(sight.say("console.mirror-old", {age}), caution).add(" ");
  }
  return line;
}

void append(Line& line, const Line& more) {
  for (const Span& span : more.spans()) line.add(span.text, span.style);
}

}  // namespace

bool is_running(const hall::HallState& state) {
  return std::ranges::any_of(state.all<hall::Section>(), [&](const auto& entry) {
    const hall::Round* round = hall::current_round(state, entry.first);
    return round != nullptr && round->state == hall::RoundState::Started;
  });
}

Line top_line(const Sight& sight, const LinkState& link) {
  const int width = sight.body.width;
  const std::string time = time_of_day(sight.now, sight, is_running(sight.state()));
  const Line right = signs(sight, link);
  const int room = width - right.width() - text_width(time) - 3;
  const hall::Section* section = sight.section_in_work();
  std::string title = hall::event_of(sight.state()).name;
  if (section != nullptr && sight.state().all<hall::Section>().size() > 1) {
    title += "  " + section->name;
  }
  const std::string round = "  " + round_text(sight) + "  " + state_text(sight);
  // The round matters more than the event's long name.
  const int for_title = std::max(8, room - text_width(round));
  if (text_width(title) > for_title) title = fitted(title, for_title);
  Line line{" "};
  line.add(title, strong).add(round);
  Line fit{fitted(line.text(), std::max(0, room))};
  Line whole;
  append(whole, line.width() <= room ? line : fit);
  whole.to(width - right.width() - text_width(time) - 1);
  append(whole, right);
  return whole.add(time);
}

Line pane_bar(PaneName in_view, bool choosing, const Sight& sight) {
  struct Name {
    PaneName pane;
    std::string text;
  };
  std::vector<Name> names;
  for (const PaneRow& row : pane_table()) {
    const std::string words = sight.say(std::string{row.words});
    names.push_back({row.name, choosing ? utf8_of(row.letter) + " " + words : words});
  }
  const int room = sight.body.width - 8;
  // The pane in view is always among those shown.
  std::size_t first = 0;
  const auto width_from = [&](std::size_t from, std::size_t to) {
    int width = 1;
    for (std::size_t i = from; i <= to; ++i) width += text_width(names[i].text) + 2;
    return width;
  };
  const auto current =
      static_cast<std::size_t>(std::ranges::find(names, in_view, &Name::pane) - names.begin());
  while (first < current && width_from(first, current) > room) ++first;
  Line line{first > 0 ? "…" : " "};
  std::size_t i = first;
  for (; i < names.size(); ++i) {
    if (line.width() + text_width(names[i].text) + 1 > room) break;
    line.add(names[i].text, i == current ? chosen : plain).add("  ");
  }
  if (i < names.size()) line.add("…");
  return line.right("g… ?", sight.body.width - 1, quiet);
}

Line rule_line(const std::string& title, int width) {
  Line line{title.empty() ? "─" : "─ "};
  if (!title.empty())
    line.add(fitted(title, std::min(text_width(title), width - 4)), strong).add(" ");
  std::string rest;
  for (int x = line.width(); x < width; ++x) rest += "─";
  return line.add(rest);
}

Line key_line(std::span<const KeyRow> keys, const Sight& sight) {
  Line line{" "};
  for (const KeyRow& row : keys) {
    if (!row.in_status) continue;
    const std::string words = sight.say(std::string{row.words});
    const int width = text_width(row.shown) + 1 + text_width(words) + 2;
    if (line.width() + width > sight.body.width) break;
    line.add(std::string{row.shown}, strong).add(" " + words + "  ");
  }
  return line;
}

}  // namespace praporek::tui
