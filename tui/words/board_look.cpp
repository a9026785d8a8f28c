#include "tui/words/board_look.hpp"

#include "core/clock/attention.hpp"
#include "core/clock/clock_time.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

struct AlarmWords {
  std::string_view what;
  std::string_view words;
};

constexpr std::array alarm_words{
    AlarmWords{"flag", "console.alarm.flag"},
    AlarmWords{"no-clock", "console.alarm.no-clock"},
    AlarmWords{"no-board", "console.alarm.no-board"},
    AlarmWords{"set-up-wrong", "console.alarm.set-up-wrong"},
    AlarmWords{"illegal-move", "console.alarm.illegal-move"},
    AlarmWords{"unexplained", "console.alarm.unexplained"},
};

std::string words_of(const hall::Alarm& alarm, const Sight& sight) {
  const auto* found = std::ranges::find(alarm_words, alarm.what, &AlarmWords::what);
  const std::string side = alarm.side ? word_for(*alarm.side, sight) : std::string{};
  if (found == alarm_words.end()) return alarm.what + " " + side;
  return sight.say(std::string{found->words}, {side});
}

bool is_lost(const hall::Alarm& alarm) {
  return alarm.what == "no-clock" || alarm.what == "no-board";
}

std::string absent_words(const hall::Game& game, const Sight& sight) {
  std::string sides;
  for (const Side side : {Side::White, Side::Black}) {
    if (!game.arrived[side]) sides += (sides.empty() ? "" : " · ") + word_for(side, sight);
  }
  return sight.say("console.absent", {sides});
}

}  // namespace

const hall::Reading* last_reading(const hall::HallState& state, GameId game) {
  const auto& readings = state.all<hall::Reading>();
  const auto after = readings.upper_bound({game, 1'000'000});
  if (after == readings.begin()) return nullptr;
  const hall::Reading& last = std::prev(after)->second;
  return last.game == game ? &last : nullptr;
}

int plies_of(const hall::HallState& state, GameId game) {
  const auto& moves = state.all<hall::MoveMade>();
  const auto after = moves.upper_bound({game, 1'000'000});
  if (after == moves.begin()) return 0;
  const hall::MoveMade& last = std::prev(after)->second;
  return last.game == game ? last.ply : 0;
}

std::string clock_to_set(const hall::Game& game, const Sight& sight) {
  std::string text;
  for (const Side side : {Side::White, Side::Black}) {
    const Millis add = game.to_add[side];
    if (add == Millis{0}) continue;
    const std::string sign = add < Millis{0} ? "-" : "+";
    const Millis size = add < Millis{0} ? -add : add;
    text += (text.empty() ? "" : ", ") + word_for(side, sight) + " " + sign +
            hours_and_minutes(size * 60);
    if (game.to_set[side]) text += " = " + clock::shown(*game.to_set[side]);
  }
  return text;
}

Glance::Glance(const Sight& sight) : sight_{sight} {
  for (const auto& [id, alarm] : sight.state().all<hall::Alarm>()) {
    if (alarm.game && alarm.acknowledged_by.empty()) alarms_[*alarm.game] = &alarm;
  }
  for (const auto& [id, ruling] : sight.state().all<hall::RulingRecord>()) {
    if (ruling.game && ruling.state == hall::RulingState::Open)
      open_rulings_[*ruling.game] = &ruling;
  }
}

BoardLook Glance::at(const hall::Game& game) const {
  BoardLook look;
  look.game = &game;
  look.sign = " ";
  add_clocks(look, game);
  add_need(look, game);
  return look;
}

void Glance::add_clocks(BoardLook& look, const hall::Game& game) const {
  const hall::Reading* reading = last_reading(sight_.state(), game.id);
  if (reading == nullptr) return;
  BySide<Millis> left = reading->clocks;
  look.typed = reading->source == hall::ReadingSource::Typed;
  const bool counts = !look.typed && game.state == hall::GameState::Playing && !game.result;
  if (counts) {
    look.running = plies_of(sight_.state(), game.id) % 2 == 0 ? Side::White : Side::Black;
    left[*look.running] = std::max(Millis{0}, left[*look.running] - (sight_.now - reading->at));
  }
  for (const Side side : {Side::White, Side::Black}) {
    // Whole seconds: a wall of tenths would only flicker.
    const Millis whole = left[side] / 1000 * 1000;
    look.clocks[side] = hours_and_minutes(whole * 60);
    if (whole >= std::chrono::hours{1}) look.clocks[side] = clock::shown(whole);
  }
  look.least = std::min(left[Side::White], left[Side::Black]);
}

void Glance::add_need(BoardLook& look, const hall::Game& game) const {
  const auto tell = [&](Urgency urgency, const char* sign, std::string text) {
    look.urgency = urgency;
    look.sign = sign;
    look.text = std::move(text);
  };
  const auto alarm = alarms_.find(game.id);
  const auto ruling = open_rulings_.find(game.id);
  if (alarm != alarms_.end() && alarm->second->what == "flag") {
    return tell(Urgency::Flag, "⚑", words_of(*alarm->second, sight_));
  }
  if (ruling != open_rulings_.end()) {
    return tell(Urgency::Calls, "!", sight_.say("arbiter.kind." + ruling->second->ruling));
  }
  if (alarm != alarms_.end()) {
    const bool lost = is_lost(*alarm->second);
    return tell(lost ? Urgency::Lost : Urgency::Calls, lost ? "⌁" : "!",
                words_of(*alarm->second, sight_));
  }
  if (game.result) return tell(Urgency::Done, " ", shown(*game.result, sight_));
  const std::string to_set = clock_to_set(game, sight_);
  if (!to_set.empty())
    return tell(Urgency::SetClock, "!", sight_.say("console.set-clock", {to_set}));
  if (game.state == hall::GameState::Waiting) return tell(Urgency::Waiting, " ", "");
  if (!game.arrived[Side::White] || !game.arrived[Side::Black]) {
    return tell(Urgency::Absent, "!", absent_words(game, sight_));
  }
  const bool low = look.running && clock::low_time(look.least) != clock::LowTime::No;
  look.urgency = low ? Urgency::Low : Urgency::Playing;
}

}  // namespace praporek::tui
