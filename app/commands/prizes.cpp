#include "app/commands/prizes.hpp"

#include "app/commands/event_input.hpp"
#include "core/paper/text_form.hpp"
#include "core/prizes/contenders.hpp"
#include "core/prizes/prize_sheet.hpp"
#include "tui/paper/prize_list.hpp"

#include <algorithm>

namespace praporek::app {

namespace {

/// Every fault of the sheet, by file and line.
bool tell_faults(const std::string& path, const std::vector<prizes::SheetFault>& faults,
                 Streams streams) {
  for (const prizes::SheetFault& fault : faults) {
    streams.err << path << ':';
    if (fault.line > 0) streams.err << fault.line << ':';
    streams.err << ' ' << tui::sentence(fault.message) << '\n';
  }
  return !faults.empty();
}

/// Who is left out of the age categories because nobody knows his year of birth.
void tell_unknown_births(const std::vector<prizes::Contender>& players,
                         const prizes::PrizeSheet& sheet, Streams streams) {
  if (std::ranges::none_of(sheet.lists, prizes::depends_on_age, &prizes::PrizeList::category)) {
    return;
  }
  for (const prizes::Contender& player : players) {
    if (player.birth_year) continue;
    streams.err << "praporek: " << tui::sentence(Message{"prizes.birth-unknown", {player.name}})
                << '\n';
  }
}

Exit give_out(const EventChoice& choice, const std::string& sheet_path, Streams streams) {
  const auto text = read_all(sheet_path, streams.in);
  if (!text) return refused(text.error(), Exit::Failed, streams);
  const prizes::SheetReading reading = prizes::read_sheet(*text);
  if (tell_faults(sheet_path, reading.faults, streams)) return Exit::BadInput;
  const auto state = read_event(choice.file);
  if (!state) return refused(state.error(), Exit::Failed, streams);
  const auto section = chosen_section(*state, choice.section);
  if (!section) return refused(section.error(), Exit::Usage, streams);
  const auto players = prizes::contenders_of(*state, *section);
  if (!players) return refused(players.error(), Exit::No, streams);
  tell_unknown_births(*players, reading.sheet, streams);
  const std::string title =
      hall::event_of(*state).name + ", " + state->find<hall::Section>(*section)->name;
  streams.out << paper::as_text(tui::paper::prize_list(
      title, prizes::award(*players, reading.sheet), reading.sheet, language_of(choice.language)));
  return Exit::Ok;
}

}  // namespace

void add_prizes(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("prizes", "Who wins what, by the organiser's sheet");
  auto choice = std::make_shared<EventChoice>();
  auto sheet = std::make_shared<std::string>();
  add_event_options(*command, choice);
  command->add_option("SHEET", *sheet, "The prizes, one category a line, - for standard input")
      ->required();
  command->callback([choice, sheet, &run] {
    run = [choice, sheet](Streams streams) { return give_out(*choice, *sheet, streams); };
  });
}

}  // namespace praporek::app
