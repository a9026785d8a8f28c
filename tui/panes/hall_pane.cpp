#include "tui/panes/hall_pane.hpp"

#include "tui/words/words.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace praporek::tui {

namespace {

constexpr int tile_width = 40;

bool has_devices(const hall::HallState& state) {
  return std::ranges::any_of(state.all<hall::Section>(), [](const auto& entry) {
    return entry.second.devices != hall::Devices::None;
  });
}

Style style_of(const BoardLook& look) {
  switch (look.urgency) {
    case Urgency::Flag:
    case Urgency::Calls:
      return urgent;
    case Urgency::SetClock:
    case Urgency::Absent:
    case Urgency::Lost:
    case Urgency::Low:
      return caution;
    case Urgency::Done:
    case Urgency::Waiting:
      return quiet;
    case Urgency::Playing:
      break;
  }
  return plain;
}

std::string names(const hall::Game& game, const Sight& sight) {
  return family_name(name_of(sight.state(), game.white)) + " – " +
         family_name(name_of(sight.state(), game.black));
}

std::string clock_text(const BoardLook& look, Side side) {
  return right_fitted(look.clocks[side], 7) + (look.running == side ? "▸" : " ");
}

/// One line: board, sign, what it needs or who plays, both clocks.
void add_tile(Line& line, const BoardLook& look, const Sight& sight, bool is_chosen) {
  const bool clocks = !look.clocks[Side::White].empty();
  const int text_room = clocks ? 15 : 31;
  const std::string text =
      look.text.empty() || look.urgency == Urgency::Done
          ? (look.urgency == Urgency::Done ? look.text + " " : "") + names(*look.game, sight)
          : look.text + (clocks ? "" : " · " + names(*look.game, sight));
  Style style = style_of(look);
  if (is_chosen) style.reverse = true;
  line.add(right_fitted(std::to_string(look.game->board.value), 4), is_chosen ? chosen : plain);
  line.add(" ").add(look.sign, look.sign == " " ? plain : style).add(" ");
  line.add(fitted(text, text_room), is_chosen ? chosen : style);
  if (clocks) {
    line.add(clock_text(look, Side::White) + clock_text(look, Side::Black),
             look.typed ? quiet : plain);
  }
}

/// Three lines: what it needs, then each player with his clock.
Line roomy_line(const BoardLook& look, int row, const Sight& sight, bool is_chosen) {
  Line line;
  if (row == 0) {
    Style style = style_of(look);
    line.add(right_fitted(std::to_string(look.game->board.value), 4), is_chosen ? chosen : strong);
    line.add(" " + look.sign + " ", look.sign == " " ? plain : style).add(look.text, style);
    return line;
  }
  const Side side = row == 1 ? Side::White : Side::Black;
  const PlayerId player = side == Side::White ? look.game->white : look.game->black;
  line.add("      ").add(fitted(name_of(sight.state(), player), 23));
  return line.add(clock_text(look, side));
}

constexpr std::array rows{
    KeyRow{{KeyName::Enter, 0}, "Enter", "home.key.board", acts<&HallPane::open_board>},
    KeyRow{character(U'o'), "o", "home.key.order", acts<&HallPane::change_order>},
    KeyRow{character(U'f'), "f", "home.key.filter", acts<&HallPane::change_filter>},
    KeyRow{character(U'd'), "d", "home.key.density", acts<&HallPane::change_density>},
    KeyRow{character(U'w'), "w", "home.key.wall", acts<&HallPane::change_wall>},
    KeyRow{character(U'a'), "a", "home.key.acknowledge", acts<&HallPane::acknowledge>},
};

}  // namespace

std::span<const KeyRow> HallPane::keys() const { return rows; }

std::string HallPane::title(const Sight& sight) const {
  int playing = 0;
  int done = 0;
  for (const BoardLook& look : looks(sight)) ++(look.game->result ? done : playing);
  constexpr std::array shows{"home.all-sections", "home.still-playing", "home.this-section"};
  return sight.say(by_urgency_ ? "home.by-urgency" : "home.by-board") + " ─ " +
         sight.say(shows[static_cast<std::size_t>(show_)]) + " ─ " +
         sight.say("home.playing-done", {std::to_string(playing), std::to_string(done)});
}

std::vector<BoardLook> HallPane::looks(const Sight& sight) const {
  const Glance glance{sight};
  std::vector<BoardLook> found;
  for (const auto& [id, section] : sight.state().all<hall::Section>()) {
    if (show_ == Show::Section && id != sight.section) continue;
    const hall::Round* round = hall::current_round(sight.state(), id);
    if (round == nullptr) continue;
    for (const hall::Game* game : hall::games_of(sight.state(), id, round->number)) {
      if (show_ == Show::Playing && game->result) continue;
      found.push_back(glance.at(*game));
    }
  }
  std::ranges::sort(found, [&](const BoardLook& a, const BoardLook& b) {
    if (!by_urgency_) return a.game->board < b.game->board;
    const auto rank = [](const BoardLook& look) {
      const Millis time = look.urgency == Urgency::Low ? look.least : Millis{0};
      return std::tuple{look.urgency, time, look.game->board};
    };
    return rank(a) < rank(b);
  });
  return found;
}

int HallPane::columns(const Sight& sight) const {
  return std::max(1, sight.body.width / tile_width);
}

View HallPane::view(const Sight& sight) {
  View view;
  if (!wall_only_ && !has_devices(sight.state())) {
    view.lines = home_lines(sight);
    view.lines.emplace_back();
  }
  draw_wall(view, sight);
  return view;
}

void HallPane::draw_wall(View& view, const Sight& sight) {
  const auto all = looks(sight);
  const int height = roomy_ ? 3 : 1;
  const int room = std::max(1, (sight.body.height - static_cast<int>(view.lines.size())) / height);
  const int across = columns(sight);
  page_ = room * across;
  const int count = static_cast<int>(all.size());
  // Whole columns are turned, so that a board keeps its place while the list stands.
  const int first = cursor_.first(count, page_);
  for (int row = 0; row < room * height; ++row) {
    Line line;
    for (int column = 0; column < across; ++column) {
      const int index = first + column * room + row / height;
      if (index >= count) break;
      const BoardLook& look = all[static_cast<std::size_t>(index)];
      if (column > 0) line.to(column * tile_width - 1).add("│");
      if (roomy_) {
        const Line tile = roomy_line(look, row % 3, sight, index == cursor_.chosen());
        for (const Span& span : tile.spans()) line.add(span.text, span.style);
      } else {
        add_tile(line, look, sight, index == cursor_.chosen());
      }
    }
    view.lines.push_back(std::move(line));
  }
}

bool HallPane::typed(const Key& key, Desk& desk) {
  const int count = static_cast<int>(looks(desk.sight()).size());
  const int column = std::max(1, page_ / columns(desk.sight()));
  if (key.name == KeyName::Left) return cursor_.step(-column, count);
  if (key.name == KeyName::Right) return cursor_.step(column, count);
  return cursor_.move(key, count, page_);
}

void HallPane::open_board(Desk& desk) {
  const auto all = looks(desk.sight());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= all.size()) return;
  desk.show_section(all[index].game->section);
  desk.show_board(all[index].game->board);
}

void HallPane::change_order(Desk& /*desk*/) {
  by_urgency_ = !by_urgency_;
  cursor_ = {};
}

void HallPane::change_filter(Desk& /*desk*/) {
  show_ = static_cast<Show>((static_cast<int>(show_) + 1) % 3);
  cursor_ = {};
}

void HallPane::change_density(Desk& /*desk*/) { roomy_ = !roomy_; }

void HallPane::change_wall(Desk& /*desk*/) { wall_only_ = !wall_only_; }

void HallPane::acknowledge(Desk& desk) {
  const auto all = looks(desk.sight());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= all.size()) return;
  for (const auto& [id, alarm] : desk.state().all<hall::Alarm>()) {
    const bool here = alarm.game == all[index].game->id && alarm.acknowledged_by.empty();
    if (here) return desk.wish(hall::Acknowledge{id});
  }
  desk.say({"home.no-alarm", {std::to_string(all[index].game->board.value)}});
}

}  // namespace praporek::tui
