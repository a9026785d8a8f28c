#include "app/commands/report.hpp"

#include "app/commands/event_input.hpp"
#include "app/publish/folder.hpp"
#include "core/paper/text_form.hpp"
#include "core/report/decisions.hpp"
#include "core/report/faults.hpp"
#include "core/report/section_trf.hpp"
#include "data/event_file.hpp"
#include "io/pdf/print.hpp"
#include "tui/paper/report_paper.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <memory>

namespace praporek::app {

namespace {

struct Options {
  std::string file;
  std::string folder;
  std::string language = "en";
  bool anyway = false;
};

/// The event and what its arbiters decided by hand.
struct Event {
  hall::HallState state;
  std::vector<report::Decision> decisions;
};

Result<Event> read_with_decisions(const std::string& path) {
  auto file = data::EventFile::open(path, data::OpenMode::ReadOnly);
  if (!file) return file.error();
  auto state = file->load();
  if (!state) return state.error();
  Event event{std::move(*state), {}};
  const auto read = file->for_each_group(1, [&](const hall::Group& group) {
    for (auto& decision : report::decisions_in(group)) {
      event.decisions.push_back(std::move(decision));
    }
  });
  if (!read) return read.error();
  return event;
}

/// Names every fault; how many there are.
int tell_faults(const hall::HallState& state, tui::Language language, std::ostream& out) {
  int count = 0;
  const auto tell = [&](const std::string& where, const std::vector<Message>& faults) {
    for (const Message& fault : faults) {
      out << where << ": " << tui::sentence(fault, language) << '\n';
      ++count;
    }
  };
  tell(hall::event_of(state).name, report::event_faults(state));
  for (const auto& [id, section] : state.all<hall::Section>()) {
    tell(section.name, report::section_faults(state, id));
  }
  return count;
}

Result<bool> write_document(const std::filesystem::path& folder, const std::string& name,
                            const paper::Document& document) {
  if (auto done = replace_file(folder / (name + ".txt"), paper::as_text(document)); !done) {
    return done;
  }
  return replace_file(folder / (name + ".pdf"), io::as_pdf(document));
}

Result<bool> write_report(const Options& options, const Event& event) {
  const std::filesystem::path folder{options.folder};
  const tui::Language language = language_of(options.language);
  if (auto made = made_folder(folder); !made) return made;
  for (const auto& [id, section] : event.state.all<hall::Section>()) {
    const auto trf =
        report::section_trf(event.state, id, report::pairing_comments(event.decisions, id));
    const auto done = replace_file(folder / fmt::format("section-{}.trf", id.value), trf);
    if (!done) return done;
  }
  if (auto done =
          write_document(folder, "incidents", tui::paper::incident_report(event.state, language));
      !done) {
    return done;
  }
  return write_document(folder, "decisions",
                        tui::paper::decision_report(event.state, event.decisions, language));
}

Exit report_event(const Options& options, Streams streams) {
  const auto event = read_with_decisions(options.file);
  if (!event) return refused(event.error(), Exit::Failed, streams);
  const tui::Language language = language_of(options.language);
  const int faults = tell_faults(event->state, language, streams.out);
  if (const auto deadlines = report::deadlines_of(event->state)) {
    streams.out << tui::sentence(
                       Message{"report.deadlines", {deadlines->federation, deadlines->fide}},
                       language)
                << '\n';
  }
  if (faults > 0 && !options.anyway) {
    return refused(Refusal{Message{"report.faults-found", {std::to_string(faults)}}}, Exit::No,
                   streams);
  }
  if (auto written = write_report(options, *event); !written) {
    return refused(written.error(), Exit::Failed, streams);
  }
  return faults > 0 ? Exit::No : Exit::Ok;
}

}  // namespace

void add_report(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("report", "The report to the federation, checked first");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "The event file")->required();
  command->add_option("DIR", options->folder, "The folder to write")->required();
  command->add_option("--lang", options->language, "en, cs or sk")
      ->check(CLI::IsMember({"en", "cs", "sk"}))
      ->capture_default_str();
  command->add_flag("--anyway", options->anyway, "Write it with its faults");
  command->callback([options, &run] {
    run = [options](Streams streams) { return report_event(*options, streams); };
  });
}

}  // namespace praporek::app
