#include "app/commands/publish.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/event_input.hpp"
#include "app/event/event_session.hpp"
#include "app/publish/child.hpp"
#include "app/publish/folder.hpp"
#include "core/report/section_trf.hpp"
#include "io/pdf/print.hpp"
#include "tui/paper/documents.hpp"
#include "tui/paper/site.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <memory>

namespace praporek::app {

namespace {

struct Options {
  EventChoice event;
  std::string folder;
  std::vector<std::string> papers;
  std::string upload;
  std::string arbiter;
};

/// The sections meant whose latest pairing waits to be published.
Result<std::vector<SectionId>> waiting_sections(const hall::HallState& state,
                                                const std::string& chosen) {
  std::vector<SectionId> sections;
  if (!chosen.empty()) {
    const auto section = chosen_section(state, chosen);
    if (!section) return section.error();
    sections.push_back(*section);
  } else {
    for (const auto& [id, section] : state.all<hall::Section>()) sections.push_back(id);
  }
  std::erase_if(sections, [&](SectionId id) {
    const hall::Round* round = hall::current_round(state, id);
    return round == nullptr || round->state != hall::RoundState::Paired;
  });
  return sections;
}

/// What has been published stands (Swiss 1992 F6); from here on the pairing is frozen.
Result<hall::HallState> frozen(const Options& options, const std::vector<SectionId>& sections) {
  auto session = EventSession::open(options.event.file);
  if (!session) return session.error();
  const std::string who = options.arbiter.empty() ? account_name() : options.arbiter;
  for (const SectionId section : sections) {
    const auto published = session->obey(who, "shell", hall::Publish{section});
    if (!published) return published.error();
  }
  return session->state();
}

Result<hall::HallState> state_to_publish(const Options& options) {
  auto state = read_event(options.event.file);
  if (!state) return state.error();
  const auto waiting = waiting_sections(*state, options.event.section);
  if (!waiting) return waiting.error();
  return waiting->empty() ? state : frozen(options, *waiting);
}

/// Pages and report files; the number of files written.
Result<int> write_site(const Options& options, const hall::HallState& state) {
  const std::filesystem::path folder{options.folder};
  if (auto made = made_folder(folder); !made) return made.error();
  int written = 0;
  for (const auto& file : tui::paper::site_of(state, language_of(options.event.language))) {
    if (auto done = replace_file(folder / file.name, file.content); !done) return done.error();
    ++written;
  }
  for (const auto& [id, section] : state.all<hall::Section>()) {
    // A pairing nobody has seen yet must not show in the report file either.
    if (tui::paper::last_published_round(state, id).value == 0) continue;
    const hall::Round* latest = hall::current_round(state, id);
    if (latest != nullptr && latest->state < hall::RoundState::Published) continue;
    const auto done =
        replace_file(folder / fmt::format("s{}.trf", id.value), report::section_trf(state, id));
    if (!done) return done.error();
    ++written;
  }
  return written;
}

/// Prints the named papers of every section whose round is shown.
Result<bool> print_papers(const Options& options, const hall::HallState& state) {
  for (const auto& [id, section] : state.all<hall::Section>()) {
    const RoundNo round = tui::paper::last_published_round(state, id);
    if (round.value == 0) continue;
    const tui::paper::SectionView view{state, id, language_of(options.event.language)};
    for (const std::string& word : options.papers) {
      const auto* kind = tui::paper::paper_kind(word);
      if (auto printed = fed_to({"lp", "-s", "-"}, io::as_pdf(kind->make(view, round))); !printed) {
        return printed;
      }
    }
  }
  return true;
}

Exit publish(const Options& options, Streams streams) {
  const auto state = state_to_publish(options);
  if (!state) return refused(state.error(), Exit::Failed, streams);
  const auto written = write_site(options, *state);
  if (!written) return refused(written.error(), Exit::Failed, streams);
  streams.out << options.folder << '\t' << *written << '\n';
  if (auto printed = print_papers(options, *state); !printed) {
    return refused(printed.error(), Exit::Failed, streams);
  }
  if (!options.upload.empty()) {
    if (auto sent = run_for_folder(options.upload, options.folder); !sent) {
      return refused(sent.error(), Exit::Failed, streams);
    }
  }
  return Exit::Ok;
}

}  // namespace

void add_publish(CLI::App& root, Run& run) {
  CLI::App* command =
      root.add_subcommand("publish", "Freezes the pairing, writes web pages and report files");
  auto options = std::make_shared<Options>();
  add_event_options(*command, std::shared_ptr<EventChoice>{options, &options->event});
  command->add_option("DIR", options->folder, "The folder to write")->required();
  std::vector<std::string> words;
  for (const auto& kind : tui::paper::paper_kinds()) words.emplace_back(kind.word);
  command->add_option("--print", options->papers, "Papers to print: pairings,names,slips …")
      ->delimiter(',')
      ->check(CLI::IsMember(words));
  command->add_option("--upload", options->upload, "A command that sends the folder, given as $1");
  command->add_option("--as", options->arbiter, "The arbiter who does it (default: this account)");
  command->callback(
      [options, &run] { run = [options](Streams streams) { return publish(*options, streams); }; });
}

}  // namespace praporek::app
