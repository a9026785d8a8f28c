#include "tui/words/deeds.hpp"

#include "core/hall/decide.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

struct Deed {
  std::string_view why;
  std::string_view words;
};

/// {1} boards, {2} result, {3} names, {4} round, {5} ruling, {6} section.
constexpr std::array deeds{
    Deed{"set-event", "console.deed.set-event"},
    Deed{"set-section", "console.deed.set-section"},
    Deed{"set-arbiter", "console.deed.set-arbiter"},
    Deed{"assign-device", "console.deed.assign-device"},
    Deed{"register", "console.deed.register"},
    Deed{"change-player", "console.deed.change-player"},
    Deed{"check-in", "console.deed.check-in"},
    Deed{"withdraw", "console.deed.withdraw"},
    Deed{"bye", "console.deed.bye"},
    Deed{"deal-numbers", "console.deed.deal-numbers"},
    Deed{"pair", "console.deed.pair"},
    Deed{"unpair", "console.deed.unpair"},
    Deed{"publish", "console.deed.publish"},
    Deed{"start", "console.deed.start"},
    Deed{"schedule", "console.deed.schedule"},
    Deed{"draw-start", "console.deed.draw-start"},
    Deed{"absent", "console.deed.absent"},
    Deed{"arrived", "console.deed.arrived"},
    Deed{"forfeit-absent", "console.deed.forfeit-absent"},
    Deed{"result", "console.deed.result"},
    Deed{"verify", "console.deed.verify"},
    Deed{"correct", "console.deed.correct"},
    Deed{"adjourn", "console.deed.adjourn"},
    Deed{"close", "console.deed.close"},
    Deed{"check", "console.deed.check"},
    Deed{"reading", "console.deed.reading"},
    Deed{"moves", "console.deed.moves"},
    Deed{"rule", "console.deed.rule"},
    Deed{"clock-set", "console.deed.clock-set"},
    Deed{"leave", "console.deed.leave"},
    Deed{"acknowledge", "console.deed.acknowledge"},
    Deed{"undo", "console.deed.undo"},
    Deed{"import", "console.deed.import"},
    Deed{"device", "console.deed.device"},
};

void add_word(std::string& list, const std::string& word) {
  if (word.empty() || (" " + list + " ").find(" " + word + " ") != std::string::npos) return;
  list += (list.empty() ? "" : " ") + word;
}

/// What the changes of a group speak of.
class Subjects {
 public:
  explicit Subjects(const Sight& sight) : sight_{sight} {}

  void operator()(const hall::Game& game) {
    add_word(boards, std::to_string(game.board.value));
    if (game.result) result = shown(*game.result, sight_);
    round = std::to_string(game.round.value);
    section_is(game.section);
  }
  void operator()(const hall::Player& player) { name(player.name); }
  void operator()(const hall::Arbiter& arbiter) { name(arbiter.name); }
  void operator()(const hall::Bye& bye) { name(name_of(sight_.state(), bye.player)); }
  void operator()(const hall::Section& section) { section_name = section.name; }
  void operator()(const hall::Round& each) {
    round = std::to_string(each.number.value);
    section_is(each.section);
  }
  void operator()(const hall::RoundPlan& plan) {
    round = std::to_string(plan.number.value);
    section_is(plan.section);
  }
  void operator()(const hall::RulingRecord& record) {
    if (record.game) board_of(*record.game);
    const auto words = "arbiter.kind." + record.ruling;
    ruling = sight_.say(words);
  }
  void operator()(const hall::Leave& leave) {
    board_of(leave.game);
    name(word_for(leave.side, sight_));
  }
  void operator()(const hall::Reading& reading) { board_of(reading.game); }
  void operator()(const hall::MoveMade& move) { board_of(move.game); }
  void operator()(const hall::Alarm& alarm) { add_word(boards, std::to_string(alarm.board.value)); }
  void operator()(const hall::EventFacts&) {}
  void operator()(const hall::Device&) {}
  void operator()(const hall::Check&) {}

  std::string boards;
  std::string result = "–";
  std::string names;
  std::string round;
  std::string ruling;
  std::string section_name;

 private:
  void name(const std::string& each) { names += (names.empty() ? "" : " · ") + each; }
  void board_of(GameId game) {
    const hall::Game* found = sight_.state().find<hall::Game>(game);
    if (found != nullptr) add_word(boards, std::to_string(found->board.value));
  }
  void section_is(SectionId id) {
    const hall::Section* found = sight_.state().find<hall::Section>(id);
    if (found != nullptr) section_name = found->name;
  }

  const Sight& sight_;
};

/// A pairing changes every board; naming them all says less than naming none.
constexpr std::size_t most_names = 40;

std::string shortened(const std::string& list) {
  return list.size() <= most_names ? list : list.substr(0, list.rfind(' ', most_names)) + " …";
}

}  // namespace

std::string deed_of(const hall::Group& group, const Sight& sight) {
  Subjects subjects{sight};
  for (const hall::Change& change : group.changes) {
    std::visit([&](const auto& each) { subjects(each.after ? *each.after : *each.before); },
               change);
  }
  const auto* deed = std::ranges::find(deeds, group.why, &Deed::why);
  if (deed == deeds.end()) return group.why;
  return sight.say(std::string{deed->words},
                   {shortened(subjects.boards), subjects.result, shortened(subjects.names),
                    subjects.round, subjects.ruling, subjects.section_name});
}

const hall::Group* group_to_undo(const Sight& sight) {
  const hall::HallState& state = sight.state();
  const std::int64_t number = hall::undoable_group(state, sight.settings.who);
  const auto found = std::ranges::find(state.recent, number, &hall::Group::number);
  return number == 0 || found == state.recent.end() ? nullptr : &*found;
}

}  // namespace praporek::tui
