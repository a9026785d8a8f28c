#include "app/commands/rules_tempo.hpp"

#include "core/clock/tempo.hpp"
#include "core/clock/time_control_text.hpp"
#include "tui/messages.hpp"

#include <fmt/format.h>
#include <memory>
#include <string>
#include <string_view>

namespace praporek::app {

namespace {

std::string_view word_for(clock::Tempo tempo) {
  switch (tempo) {
    case clock::Tempo::Rapid:
      return "rapid";
    case clock::Tempo::Blitz:
      return "blitz";
    case clock::Tempo::Standard:
      break;
  }
  return "standard";
}

/// Minutes, with hundredths only where they are not whole.
std::string minutes_of(Millis time) {
  const auto hundredths = time.count() / 600;
  if (hundredths % 100 == 0) return std::to_string(hundredths / 100);
  return fmt::format("{}.{:02}", hundredths / 100, hundredths % 100);
}

std::string answer_for(const clock::Allotment& allotment) {
  const clock::TempoVerdict verdict = clock::tempo_of(allotment);
  return fmt::format("{}\t{} {}", word_for(verdict.tempo), minutes_of(verdict.sum),
                     verdict.article.number);
}

Exit run_rules_tempo(const std::string& text, Streams streams) {
  const Result<clock::TimeControl> control = clock::read_time_control(text);
  if (!control) {
    streams.err << tui::sentence(control.error()) << '\n';
    return Exit::BadInput;
  }
  const clock::Allotment& white = (*control)[Side::White];
  const clock::Allotment& black = (*control)[Side::Black];
  if (clock::has_unusual_bonus(white) || clock::has_unusual_bonus(black)) {
    streams.err << tui::sentence(Message{"clock.unusual-bonus", {}}) << '\n';
  }
  if (white == black) {
    streams.out << answer_for(white) << '\n';
  } else {
    streams.out << answer_for(white) << "\twhite\n" << answer_for(black) << "\tblack\n";
  }
  return Exit::Ok;
}

}  // namespace

void add_rules_tempo(CLI::App& rules, Run& run) {
  CLI::App* command = rules.add_subcommand("tempo", "Standard, rapid or blitz, and why");
  const auto control = std::make_shared<std::string>();
  command->add_option("CONTROL", *control, "Time control, as 5400+30 or 40/90m+30s:30m+30s")
      ->required();
  command->callback([control, &run] {
    run = [control](Streams streams) { return run_rules_tempo(*control, streams); };
  });
}

}  // namespace praporek::app
