#include "tui/panes/claims_pane.hpp"

#include "core/arbiter/ruling.hpp"
#include "core/base/text.hpp"
#include "tui/console/ruling_form.hpp"
#include "tui/words/ruling_words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>
#include <tuple>

namespace praporek::tui {

namespace {

/// An alarm nobody has seen to, or a ruling left open.
struct Matter {
  const hall::Alarm* alarm = nullptr;
  const hall::RulingRecord* ruling = nullptr;
  BoardNo board;
  Instant since;
  int urgency = 0;
};

int urgency_of(std::string_view kind) {
  if (kind == "flag" || kind == "flag-fall" || kind == "both-flags") return 0;
  if (kind == "draw-claim" || kind == "quickplay-claim") return 1;
  if (kind == "illegal-move") return 2;
  return kind == "no-clock" || kind == "no-board" ? 4 : 3;
}

std::vector<Matter> matters_in(const hall::HallState& state) {
  std::vector<Matter> matters;
  for (const auto& [id, alarm] : state.all<hall::Alarm>()) {
    if (!alarm.acknowledged_by.empty()) continue;
    matters.push_back({&alarm, nullptr, alarm.board, alarm.raised, urgency_of(alarm.what)});
  }
  for (const auto& [id, ruling] : state.all<hall::RulingRecord>()) {
    if (ruling.state != hall::RulingState::Open || !ruling.game) continue;
    const hall::Game* game = state.find<hall::Game>(*ruling.game);
    if (game == nullptr) continue;
    matters.push_back({nullptr, &ruling, game->board, ruling.at, urgency_of(ruling.ruling)});
  }
  std::ranges::sort(matters, {}, [](const Matter& each) {
    return std::tuple{each.urgency, each.since, each.board};
  });
  return matters;
}

/// The kind of ruling an alarm leads to.
std::string ruling_for(const hall::Alarm& alarm) {
  if (alarm.what == "flag") return "flag-fall";
  if (alarm.what == "illegal-move") return "illegal-move";
  if (alarm.what == "set-up-wrong") return "wrong-setup";
  if (alarm.what == "no-clock") return "clock-defect";
  return "irregular-position";
}

std::string kind_of(const Matter& matter) {
  return matter.ruling != nullptr ? matter.ruling->ruling : ruling_for(*matter.alarm);
}

std::string side_text(const Matter& matter, const Sight& sight) {
  if (matter.alarm != nullptr) {
    return matter.alarm->side ? word_for(*matter.alarm->side, sight) : std::string{};
  }
  const auto side = std::ranges::find(matter.ruling->answers, "side", &hall::Answer::key);
  if (side == matter.ruling->answers.end()) return {};
  return word_for(side->value == "black" ? Side::Black : Side::White, sight);
}

Line line_of(const Matter& matter, const Sight& sight, bool is_chosen) {
  Line line{is_chosen ? "›" : " ", strong};
  line.add(right_fitted(std::to_string(matter.board.value), 4),
           matter.urgency == 0 ? urgent : strong);
  line.add(matter.urgency == 0 ? " ⚑ " : matter.urgency == 4 ? " ⌁ " : " ! ", strong);
  line.add(fitted(ruling_name(kind_of(matter), sight) + " " + side_text(matter, sight), 34),
           is_chosen ? chosen : plain);
  line.add(" " + time_of_day(matter.since, sight) + "  ");
  if (matter.ruling != nullptr) line.add(matter.ruling->by);
  return line;
}

/// What is proposed for the chosen matter.
void add_proposal(View& view, const Matter& matter, const Sight& sight) {
  if (matter.ruling == nullptr) return;
  for (const hall::Answer& each : matter.ruling->consequences) {
    Line line{"      · " + fitted(words_for_line(each.key, sight), sight.body.width - 22)};
    view.lines.push_back(line.right(article_text(each.value, sight), sight.body.width - 1, quiet));
  }
}

constexpr std::array rows{
    KeyRow{{KeyName::Enter, 0}, "Enter", "claims.key.rule", acts<&ClaimsPane::rule>},
    KeyRow{character(U'n'), "n", "claims.key.new", acts<&ClaimsPane::new_ruling>},
    KeyRow{character(U'a'), "a", "claims.key.acknowledge", acts<&ClaimsPane::acknowledge>},
    KeyRow{character(U'b'), "b", "claims.key.board", acts<&ClaimsPane::board>},
    KeyRow{character(U'l'), "l", "claims.key.law", acts<&ClaimsPane::law_text>},
};

}  // namespace

std::span<const KeyRow> ClaimsPane::keys() const { return rows; }

std::string ClaimsPane::title(const Sight& sight) const {
  return sight.say("claims.waiting", {std::to_string(matters_in(sight.state()).size())});
}

View ClaimsPane::view(const Sight& sight) {
  View view;
  const auto matters = matters_in(sight.state());
  if (matters.empty()) {
    view.lines.push_back(Line{" " + sight.say("claims.nothing"), quiet});
    return view;
  }
  const int count = static_cast<int>(matters.size());
  page_ = std::max(1, sight.body.height - 10);
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    const bool is_chosen = i == cursor_.chosen();
    const Matter& matter = matters[static_cast<std::size_t>(i)];
    view.lines.push_back(line_of(matter, sight, is_chosen));
    if (is_chosen) add_proposal(view, matter, sight);
  }
  return view;
}

bool ClaimsPane::typed(const Key& key, Desk& desk) {
  return cursor_.move(key, static_cast<int>(matters_in(desk.state()).size()), page_);
}

void ClaimsPane::rule(Desk& desk) {
  const auto matters = matters_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= matters.size()) return desk.say({"claims.nothing", {}});
  const Matter& matter = matters[index];
  RulingCase about{matter.board, kind_of(matter)};
  if (matter.ruling != nullptr) {
    about.open_ruling = matter.ruling->id;
    about.answers = matter.ruling->answers;
  } else if (matter.alarm->side) {
    about.answers = {{"side", matter.alarm->side == Side::White ? "white" : "black"}};
  }
  push_ruling(std::move(about), desk);
}

void ClaimsPane::new_ruling(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"claims.which-board", {}},
      [](const std::string& text, Desk& at) {
        const auto board = whole_number(trimmed(text));
        if (!board) return After::Stay;
        push_ruling_kinds(BoardNo{*board}, at);
        return After::Close;
      },
      desk.sight().board.value == 0 ? std::string{} : std::to_string(desk.sight().board.value),
      Typing::Digits));
}

void ClaimsPane::acknowledge(Desk& desk) {
  const auto matters = matters_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= matters.size() || matters[index].alarm == nullptr) {
    return desk.say({"claims.no-alarm", {}});
  }
  desk.wish(hall::Acknowledge{matters[index].alarm->id});
}

void ClaimsPane::law_text(Desk& desk) {
  const auto matters = matters_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= matters.size()) return;
  const arbiter::RulingKind* kind = arbiter::ruling_kind(kind_of(matters[index]));
  if (kind != nullptr) {
    desk.show_article(article_text(std::string{kind->article}, desk.sight()));
  }
}

void ClaimsPane::board(Desk& desk) {
  const auto matters = matters_in(desk.state());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index < matters.size()) desk.show_board(matters[index].board);
}

}  // namespace praporek::tui
