#include "app/commands/rules_clock.hpp"

#include "core/base/text.hpp"
#include "core/clock/clock.hpp"
#include "core/clock/clock_time.hpp"
#include "core/clock/time_control_text.hpp"
#include "tui/messages.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::app {

namespace {

struct Wish {
  std::string control;
  clock::BonusMode mode = clock::BonusMode::Fischer;
};

/// Seconds with at most three decimals, as far as a round can last.
std::optional<Millis> seconds_of(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const auto dot = std::min(text.find('.'), text.size());
  const std::string_view whole = text.substr(0, dot);
  std::string decimals{text.substr(std::min(dot + 1, text.size()))};
  if (whole.size() > 7 || decimals.size() > 3 || (dot + 1 == text.size())) return std::nullopt;
  decimals.resize(3, '0');
  for (const std::string_view digits : {whole, std::string_view{decimals}}) {
    if (digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  }
  const auto seconds = whole_number(whole);
  if (!seconds) return std::nullopt;
  const Millis time{*seconds * 1000LL + *whole_number(decimals)};
  return negative ? -time : time;
}

std::optional<Side> side_of(std::string_view word) {
  if (word == "white") return Side::White;
  if (word == "black") return Side::Black;
  return std::nullopt;
}

/// One line of the script: SECONDS WORD, or SECONDS set|add SIDE SECONDS.
class ScriptLine {
 public:
  ScriptLine(std::string_view line, int number)
      : line_{line}, number_{number}, words_{words_of(line)} {}

  [[nodiscard]] bool empty() const { return words_.empty(); }

  [[nodiscard]] Result<clock::ClockEvent> event(const clock::ClockState& state) const {
    const auto seconds = seconds_of(words_[0]);
    if (!seconds || *seconds < Millis{0}) return fault("clock.script-seconds", 0);
    const Instant at{*seconds};
    if (at < state.at) return fault("clock.script-time-goes-back", 0);
    const std::string_view word = words_.size() > 1 ? words_[1] : std::string_view{};
    if (word == "set" || word == "add") return adjustment(at);
    if (words_.size() > 2) return fault("clock.script-too-long", 2);
    if (word == "start") return clock::ClockEvent{clock::Started{at}};
    if (word == "press") return clock::ClockEvent{clock::Pressed{at, state.turn, {}}};
    if (word == "pause") return clock::ClockEvent{clock::Paused{at, {}}};
    if (word == "resume") return clock::ClockEvent{clock::Resumed{at, {}}};
    if (word == "flag?") return clock::ClockEvent{clock::Ticked{at}};
    return fault("clock.script-word", 1);
  }

 private:
  [[nodiscard]] Result<clock::ClockEvent> adjustment(Instant at) const {
    const auto side = words_.size() > 2 ? side_of(words_[2]) : std::nullopt;
    if (!side) return fault("clock.script-side", 2);
    const auto time = words_.size() > 3 ? seconds_of(words_[3]) : std::nullopt;
    if (!time) return fault("clock.script-seconds", 3);
    if (words_.size() > 4) return fault("clock.script-too-long", 4);
    if (words_[1] == "add") return clock::ClockEvent{clock::TimeAdded{at, *side, *time}};
    if (*time < Millis{0}) return fault("clock.script-seconds", 3);
    return clock::ClockEvent{clock::TimeSet{at, *side, *time}};
  }

  [[nodiscard]] Refusal fault(const char* id, std::size_t word) const {
    const std::size_t column = word < words_.size()
                                   ? static_cast<std::size_t>(words_[word].data() - line_.data())
                                   : line_.size();
    const std::string text{word < words_.size() ? words_[word] : std::string_view{}};
    return Refusal{Message{id, {std::to_string(number_), std::to_string(column + 1), text}}};
  }

  std::string_view line_;
  int number_;
  std::vector<std::string_view> words_;
};

std::string_view word_for(std::optional<Side> side) {
  if (!side) return "none";
  return *side == Side::White ? "white" : "black";
}

std::string_view fallen(const clock::ClockState& state) {
  if (clock::both_flags_down(state)) return "both";
  return word_for(state.first_flag);
}

std::string line_for(const clock::ClockState& state) {
  const clock::SideClock& white = state.side[Side::White];
  const clock::SideClock& black = state.side[Side::Black];
  return fmt::format("white {} black {} running {} flag {} moves {}/{}",
                     clock::shown_in_full(white.left), clock::shown_in_full(black.left),
                     word_for(clock::running(state)), fallen(state), white.completed,
                     black.completed);
}

Exit refuse(const Refusal& refusal, Streams streams) {
  streams.err << tui::sentence(refusal) << '\n';
  return Exit::BadInput;
}

Exit run_rules_clock(const Wish& wish, Streams streams) {
  auto control = clock::read_time_control(wish.control,
                                          {.bare = clock::BareNumber::Seconds, .mode = wish.mode});
  if (!control) return refuse(control.error(), streams);
  const clock::ClockRules rules{*control, clock::PeriodChange::ByMoves, false};
  clock::ClockState state = clock::set_for_start(rules);
  std::string text;
  for (int number = 1; std::getline(streams.in, text); ++number) {
    const ScriptLine line{text, number};
    if (line.empty()) continue;
    const auto event = line.event(state);
    if (!event) return refuse(event.error(), streams);
    state = clock::step(rules, state, *event).state;
    streams.out << line_for(state) << '\n';
  }
  return Exit::Ok;
}

}  // namespace

void add_rules_clock(CLI::App& rules, Run& run) {
  CLI::App* command = rules.add_subcommand(
      "clock",
      "Plays clock events from standard input: SECONDS start|press|pause|resume|flag?, "
      "SECONDS set|add white|black SECONDS");
  const auto wish = std::make_shared<Wish>();
  command->add_option("CONTROL", wish->control, "Time control, as 180+2 or 40/90m+30s:30m+30s")
      ->required();
  const std::map<std::string, clock::BonusMode> modes{{"fischer", clock::BonusMode::Fischer},
                                                      {"bronstein", clock::BonusMode::Bronstein},
                                                      {"delay", clock::BonusMode::Delay}};
  command->add_option("--mode", wish->mode, "How the bonus is given")
      ->transform(CLI::CheckedTransformer(modes));
  command->callback(
      [wish, &run] { run = [wish](Streams streams) { return run_rules_clock(*wish, streams); }; });
}

}  // namespace praporek::app
