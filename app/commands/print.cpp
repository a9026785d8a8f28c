#include "app/commands/print.hpp"

#include "app/commands/event_input.hpp"
#include "app/publish/child.hpp"
#include "core/paper/text_form.hpp"
#include "io/pdf/print.hpp"
#include "tui/paper/documents.hpp"

#include <fmt/format.h>
#include <optional>

namespace praporek::app {

namespace {

using tui::paper::Needs;
using tui::paper::PaperKind;

struct Options {
  EventChoice event;
  std::string what;
  std::optional<int> round;
  std::string pdf;
  bool to_printer = false;
};

Exit list_kinds(Streams streams) {
  for (const PaperKind& kind : tui::paper::paper_kinds()) {
    streams.out << fmt::format("{:<12} {}\n", kind.word, kind.about);
  }
  return Exit::Ok;
}

/// The round asked for, else the one this kind of document speaks of.
Result<RoundNo> chosen_round(const hall::HallState& state, SectionId section, const PaperKind& kind,
                             const std::optional<int>& wanted) {
  const hall::Round* latest = hall::current_round(state, section);
  const int last = latest == nullptr ? 0 : latest->number.value;
  if (wanted && (*wanted < 1 || *wanted > last)) {
    return Refusal{Message{"paper.no-such-round", {std::to_string(*wanted), std::to_string(last)}}};
  }
  if (wanted) return RoundNo{*wanted};
  const RoundNo round = kind.needs == Needs::Results
                            ? tui::paper::last_complete_round(state, section)
                            : RoundNo{last};
  if (round.value > 0 || kind.needs == Needs::Nothing) return round;
  return Refusal{
      Message{kind.needs == Needs::Results ? "paper.no-complete-round" : "paper.no-round", {}}};
}

Exit put_out(const Options& options, const paper::Document& document, Streams streams) {
  if (options.to_printer) {
    const auto printed = fed_to({"lp", "-s", "-"}, io::as_pdf(document));
    return printed ? Exit::Ok : refused(printed.error(), Exit::Failed, streams);
  }
  if (options.pdf == "-") {
    streams.out << io::as_pdf(document);
  } else if (!options.pdf.empty()) {
    const auto written = write_all(options.pdf, io::as_pdf(document));
    if (!written) return refused(written.error(), Exit::Failed, streams);
  } else {
    streams.out << paper::as_text(document);
  }
  return Exit::Ok;
}

Exit print(const Options& options, Streams streams) {
  if (options.what.empty()) return list_kinds(streams);
  const PaperKind* kind = tui::paper::paper_kind(options.what);
  if (kind == nullptr) {
    streams.err << "praporek: " << options.what << "?\n";
    list_kinds({streams.in, streams.err, streams.err});
    return Exit::Usage;
  }
  const auto state = read_event(options.event.file);
  if (!state) return refused(state.error(), Exit::Failed, streams);
  const auto section = chosen_section(*state, options.event.section);
  if (!section) return refused(section.error(), Exit::Usage, streams);
  const auto round = chosen_round(*state, *section, *kind, options.round);
  if (!round) return refused(round.error(), Exit::No, streams);
  const tui::paper::SectionView view{*state, *section, language_of(options.event.language)};
  return put_out(options, kind->make(view, *round), streams);
}

}  // namespace

void add_print(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("print", "Lists, slips and forms on paper");
  auto options = std::make_shared<Options>();
  auto event = std::shared_ptr<EventChoice>{options, &options->event};
  add_event_options(*command, event);
  command->add_option("WHAT", options->what, "What to print; without it all kinds are listed");
  command->add_option("--round", options->round, "The round (default: the latest)");
  auto* pdf = command->add_option("--pdf", options->pdf, "Write a PDF to this file, - for stdout");
  command->add_flag("--lp", options->to_printer, "Print it through lp")->excludes(pdf);
  command->callback(
      [options, &run] { run = [options](Streams streams) { return print(*options, streams); }; });
}

}  // namespace praporek::app
