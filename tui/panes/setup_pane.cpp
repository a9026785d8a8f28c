#include "tui/panes/setup_pane.hpp"

#include "core/hall/words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace praporek::tui {

namespace {

/// A line of the pane and what Enter does there.
struct Entry {
  Line line;
  std::function<void(Desk&)> change;
};

Line labelled(const std::string& label, const std::string& text) {
  Line line{" "};
  return line.add(fitted(label, 12), strong).add(text);
}

std::string section_text(const hall::Section& section, const Sight& sight) {
  constexpr std::array systems{"pairings.system.dutch", "pairings.system.swiss1992",
                               "pairings.system.round-robin", "pairings.system.double-round-robin"};
  std::string breaks;
  for (const std::string& code : section.tie_breaks) breaks += (breaks.empty() ? "" : " ") + code;
  return section.name + " · " + sight.say("setup.rounds", {std::to_string(section.rounds_total)}) +
         " · " + section.time_control + " · " +
         sight.say(systems[static_cast<std::size_t>(section.system)]) + " · " +
         sight.say("setup.laws", {std::string{laws::year_of(section.edition)}}) + " · " + breaks;
}

std::string arbiter_text(const hall::Arbiter& arbiter, const Sight& sight) {
  constexpr std::array roles{"setup.role.viewer", "setup.role.results", "setup.role.sector",
                             "setup.role.deputy", "setup.role.chief"};
  std::string text =
      fitted(arbiter.name, 24) + sight.say(roles[static_cast<std::size_t>(arbiter.role)]);
  if (arbiter.role == hall::Role::Sector) {
    text += " " + std::to_string(arbiter.first_board) + "–" + std::to_string(arbiter.last_board);
  }
  return text;
}

std::vector<Entry> entries_of(const Sight& sight) {
  std::vector<Entry> entries;
  const hall::EventFacts& event = hall::event_of(sight.state());
  std::string text = event.name;
  for (const std::string* more : {&event.city, &event.federation, &event.start_date}) {
    if (!more->empty()) text += " · " + *more;
  }
  entries.push_back({labelled(sight.say("setup.event"), text),
                     [event](Desk& desk) { push_event_form(event, desk); }});
  for (const auto& [id, section] : sight.state().all<hall::Section>()) {
    entries.push_back({labelled(sight.say("setup.section"), section_text(section, sight)),
                       [section = section](Desk& desk) { push_section_form(section, desk); }});
  }
  for (const auto& [id, arbiter] : sight.state().all<hall::Arbiter>()) {
    entries.push_back({labelled(sight.say("setup.arbiter"), arbiter_text(arbiter, sight)),
                       [arbiter = arbiter](Desk& desk) { push_arbiter_form(arbiter, desk); }});
  }
  for (const auto& [serial, device] : sight.state().all<hall::Device>()) {
    entries.push_back(
        {labelled(sight.say("setup.device"),
                  sight.say("setup.device-at", {serial, std::to_string(device.board.value)})),
         [](Desk& desk) { push_device_form(desk); }});
  }
  return entries;
}

constexpr std::array rows{
    KeyRow{{KeyName::Enter, 0}, "Enter", "setup.key.change", acts<&SetUpPane::change>},
    KeyRow{character(U's'), "s", "setup.key.section", acts<&SetUpPane::new_section>},
    KeyRow{character(U'a'), "a", "setup.key.arbiter", acts<&SetUpPane::new_arbiter>},
    KeyRow{character(U'd'), "d", "setup.key.device", acts<&SetUpPane::new_device>},
};

}  // namespace

std::span<const KeyRow> SetUpPane::keys() const { return rows; }

std::string SetUpPane::title(const Sight& sight) const { return sight.say("console.pane.setup"); }

View SetUpPane::view(const Sight& sight) {
  View view;
  const auto entries = entries_of(sight);
  page_ = sight.body.height;
  const int count = static_cast<int>(entries.size());
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    Line line = entries[static_cast<std::size_t>(i)].line;
    view.lines.push_back(i == cursor_.chosen() ? line.all(chosen) : line);
  }
  return view;
}

bool SetUpPane::typed(const Key& key, Desk& desk) {
  return cursor_.move(key, static_cast<int>(entries_of(desk.sight()).size()), page_);
}

void SetUpPane::change(Desk& desk) {
  const auto entries = entries_of(desk.sight());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index < entries.size()) entries[index].change(desk);
}

void SetUpPane::new_section(Desk& desk) { push_section_form({}, desk); }
void SetUpPane::new_arbiter(Desk& desk) { push_arbiter_form({}, desk); }
void SetUpPane::new_device(Desk& desk) { push_device_form(desk); }

}  // namespace praporek::tui
