#include "tui/console/console.hpp"

#include "tui/console/dialogs.hpp"
#include "tui/console/frame_lines.hpp"
#include "tui/console/line_entry.hpp"
#include "tui/console/listing.hpp"
#include "tui/words/deeds.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

constexpr Size least{60, 16};
constexpr int lines_around = 5;  ///< top, bar and rule above the body; message and keys below

int alarms_in(const hall::HallState& state) {
  return static_cast<int>(state.all<hall::Alarm>().size() + state.all<hall::RulingRecord>().size());
}

const KeyRow* row_of(std::span<const KeyRow> rows, const Key& key) {
  const auto found = std::ranges::find(rows, key, &KeyRow::key);
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

Console::Console(Settings settings)
    : settings_{std::move(settings)}, state_{std::make_shared<const hall::HallState>()} {
  for (const PaneRow& row : pane_table()) panes_.push_back(row.make());
}

Sight Console::sight() const {
  return {state_.get(),
          now_,
          settings_,
          section_,
          board_,
          article_,
          Size{size_.width, std::max(1, size_.height - lines_around)}};
}

Pane& Console::pane() {
  const auto table = pane_table();
  const auto row = std::ranges::find(table, in_view_, &PaneRow::name);
  return *panes_[static_cast<std::size_t>(row - table.begin())];
}

void Console::take(std::shared_ptr<const hall::HallState> state) {
  if (state_->last_group != 0 && state_->last_group < state->last_group) {
    bells_ += std::max(0, alarms_in(*state) - alarms_in(*state_));
  }
  state_ = std::move(state);
  const auto& sections = state_->all<hall::Section>();
  if (!sections.contains(section_) && !sections.empty()) section_ = sections.begin()->first;
}

void Console::reply(std::uint64_t /*id*/, const Result<hall::Group>& answer) {
  status_is_fault_ = !answer;
  status_ = answer ? deed_of(*answer, sight()) : sight().say(answer.error());
}

void Console::link(const LinkState& link) { link_ = link; }

void Console::resize(Size size) { size_ = size; }

std::vector<Request> Console::take_requests() { return std::exchange(requests_, {}); }

bool Console::take_repaint() { return std::exchange(repaint_, false); }

int Console::take_bells() {
  const int bells = std::exchange(bells_, 0);
  return settings_.bell ? bells : 0;
}

void Console::key(const Key& key) {
  status_.clear();
  status_is_fault_ = false;
  if (key == control(U'l')) return obey(FrameCommand::Repaint);
  if (key == control(U'c') && dialogs_.empty()) return obey(FrameCommand::Leave);
  Desk desk{sight()};
  if (!dialogs_.empty()) {
    if (dialogs_.back()->key(key, desk) == After::Close) dialogs_.pop_back();
  } else if (choosing_pane_) {
    choose_pane(key, desk);
  } else {
    pane_key(key, desk);
  }
  obey(desk);
}

void Console::pane_key(const Key& key, Desk& desk) {
  if (pane().typed(key, desk)) return;
  const KeyRow* row = row_of(pane().keys(), key);
  if (row == nullptr) row = row_of(frame_keys(), key);
  if (row != nullptr) return row->act(pane(), desk);
  if (const auto digit = digit_of(key)) {
    desk.push(std::make_unique<LineEntry>(*digit));
  } else if (key.name == KeyName::Character) {
    desk.say({"console.no-such-key", {text_of(key)}});
  }
}

void Console::choose_pane(const Key& key, Desk& desk) {
  choosing_pane_ = false;
  if (key == character(U'q')) return desk.command(FrameCommand::Leave);
  const auto table = pane_table();
  const auto row = std::ranges::find_if(
      table, [&](const PaneRow& each) { return key == character(each.letter); });
  if (row != table.end()) desk.show(row->name);
}

void Console::obey(Desk& desk) {
  for (hall::Wish& wish : desk.wishes) requests_.push_back({++last_id_, std::move(wish)});
  for (auto& dialog : desk.dialogs) dialogs_.push_back(std::move(dialog));
  if (desk.said) status_ = sight().say(*desk.said);
  if (desk.complaint) {
    status_ = sight().say(*desk.complaint);
    status_is_fault_ = true;
  }
  if (desk.section_wanted) section_ = *desk.section_wanted;
  if (desk.board_wanted) {
    board_ = *desk.board_wanted;
    // Results goes to the board's slip; elsewhere a board is looked at.
    if (!desk.pane_wanted) {
      desk.pane_wanted = in_view_ == PaneName::Results ? PaneName::Results : PaneName::Board;
    }
  }
  if (desk.article_wanted) {
    article_ = *desk.article_wanted;
    desk.pane_wanted = PaneName::Laws;
  }
  if (desk.pane_wanted) show(*desk.pane_wanted);
  for (const FrameCommand command : desk.commands) obey(command);
}

void Console::show(PaneName wanted) {
  in_view_ = wanted;
  Desk desk{sight()};
  pane().opened(desk);
  obey(desk);
}

void Console::step_pane(int by) {
  const auto table = pane_table();
  const auto row = std::ranges::find(table, in_view_, &PaneRow::name);
  const auto count = static_cast<int>(table.size());
  const int next = (static_cast<int>(row - table.begin()) + by + count) % count;
  show(table[static_cast<std::size_t>(next)].name);
}

void Console::step_section(int by) {
  const auto& sections = state_->all<hall::Section>();
  if (sections.empty()) return;
  auto at = sections.find(section_);
  if (at == sections.end()) at = sections.begin();
  if (by > 0) {
    ++at;
    section_ = at == sections.end() ? sections.begin()->first : at->first;
  } else {
    section_ = at == sections.begin() ? sections.rbegin()->first : std::prev(at)->first;
  }
  status_ = sight().say("console.section-is", {sections.at(section_).name});
}

void Console::ask_to_undo() {
  const hall::Group* group = group_to_undo(sight());
  if (group == nullptr) {
    status_ = sight().say("hall.nothing-to-undo");
    return;
  }
  dialogs_.push_back(std::make_unique<Confirm>(
      Message{"console.undo-what", {deed_of(*group, sight())}}, hall::Undo{group->number}));
}

void Console::obey(FrameCommand command) {
  switch (command) {
    case FrameCommand::Help:
      dialogs_.push_back(std::make_unique<Help>(doings_of(pane())));
      break;
    case FrameCommand::Palette:
      dialogs_.push_back(std::make_unique<Palette>(doings_of(pane())));
      break;
    case FrameCommand::Undo:
      ask_to_undo();
      break;
    case FrameCommand::NextPane:
      step_pane(1);
      break;
    case FrameCommand::PreviousPane:
      step_pane(-1);
      break;
    case FrameCommand::ChoosePane:
      choosing_pane_ = true;
      break;
    case FrameCommand::NextSection:
      step_section(1);
      break;
    case FrameCommand::PreviousSection:
      step_section(-1);
      break;
    case FrameCommand::NextLanguage:
      settings_.language = static_cast<Language>((static_cast<int>(settings_.language) + 1) % 3);
      break;
    case FrameCommand::Bell:
      settings_.bell = !settings_.bell;
      status_ = sight().say(settings_.bell ? "console.bell-on" : "console.bell-off");
      break;
    case FrameCommand::Repaint:
      repaint_ = true;
      break;
    case FrameCommand::Leave:
      dialogs_.push_back(std::make_unique<Confirm>(Message{"console.leave-question", {}},
                                                   [this](Desk&) { leaving_ = true; }));
      break;
  }
}

void Console::add_dialog(View& view, const Sight& sight) const {
  if (dialogs_.empty()) return;
  const Dialog& dialog = *dialogs_.back();
  View shown = dialog.view(sight);
  const bool whole = dialog.fills_body();
  if (!whole) shown.lines.insert(shown.lines.begin(), rule_line("", sight.body.width));
  if (whole) shown.lines.resize(static_cast<std::size_t>(sight.body.height));
  const int height = std::min(static_cast<int>(shown.lines.size()), sight.body.height);
  const int top = whole ? 3 : 3 + sight.body.height - height;
  for (Line& line : shown.lines) line.to(sight.body.width);
  if (shown.cursor) view.cursor = Place{shown.cursor->x, shown.cursor->y + top + (whole ? 0 : 1)};
  view.popups.push_back({std::move(shown.lines), {0, top}});
}

View Console::whole_view() {
  const Sight seen = sight();
  View body = pane().view(seen);
  body.lines.resize(static_cast<std::size_t>(seen.body.height));
  View view;
  view.lines.push_back(top_line(seen, link_));
  view.lines.push_back(pane_bar(in_view_, choosing_pane_, seen));
  view.lines.push_back(rule_line(pane().title(seen), seen.body.width));
  std::ranges::move(body.lines, std::back_inserter(view.lines));
  if (body.cursor) view.cursor = Place{body.cursor->x, body.cursor->y + 3};
  view.lines.push_back(
      Line{status_.empty() ? "" : " " + status_, status_is_fault_ ? urgent : plain});
  if (dialogs_.empty()) {
    view.lines.push_back(key_line(pane().keys(), seen));
  } else {
    view.lines.push_back(Line{" " + dialogs_.back()->keys(seen)});
    view.cursor.reset();
    add_dialog(view, seen);
  }
  return view;
}

Frame Console::draw() {
  if (size_.width >= least.width && size_.height >= least.height) {
    return painted(whole_view(), size_);
  }
  View view;
  view.lines.push_back(Line{sight().say(
      "console.too-small", {std::to_string(least.width), std::to_string(least.height)})});
  return painted(view, size_);
}

std::optional<Instant> Console::next_wake() const {
  const bool seconds = is_running(*state_);
  const Millis step = seconds ? Millis{1000} : Millis{60'000};
  return Instant{(now_.since_epoch / step + 1) * step};
}

}  // namespace praporek::tui
