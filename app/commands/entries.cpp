#include "app/commands/entries.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/event_input.hpp"
#include "app/event/event_session.hpp"
#include "app/ratings/entry_import.hpp"
#include "app/ratings/list_source.hpp"

#include <array>
#include <fmt/format.h>

namespace praporek::app {

namespace {

struct Options {
  EventChoice event;
  std::string sheet;
  std::string index;
  std::string columns;
  std::vector<std::string> answers;
  std::string arbiter;
  bool only_look = false;
};

std::string doubt_words(entries::Doubt doubt) {
  constexpr std::array<const char*, 6> ids{"",
                                           "entries.doubt.id-is-somebody-else",
                                           "entries.doubt.birth-differs",
                                           "entries.doubt.namesakes",
                                           "entries.doubt.similar-name",
                                           "entries.doubt.unknown-id"};
  return tui::sentence(Message{ids[static_cast<std::size_t>(doubt)], {}});
}

void ask(const entries::Question& question, std::ostream& out) {
  const entries::Entry& entry = question.entry;
  out << fmt::format("{}\t{}\t{}\t{}\t{}\n", entry.line, entry.name, entry.birth.substr(0, 4),
                     entry.fide_id, doubt_words(question.match.doubt));
  int number = 0;
  for (const entries::Candidate& candidate : question.match.candidates) {
    const auto& player = candidate.player;
    out << fmt::format("\t{}={}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", entry.line, ++number,
                       candidate.list, player.id, player.name, player.federation,
                       player.birth.substr(0, 4), player.club, player.standard);
  }
}

void tell_faults(const Options& options, const entries::EntryPlan& plan, Streams streams) {
  for (const entries::Entry& entry : plan.with_faults) {
    for (const Message& fault : entry.faults) {
      streams.err << fmt::format("{}:{}: {}: {}\n", options.sheet, entry.line, entry.name,
                                 tui::sentence(fault));
    }
  }
}

/// Registers everybody who is clear; a refused one is named and the rest goes on.
int register_all(EventSession& session, const Options& options, const entries::EntryPlan& plan,
                 Streams streams) {
  const std::string who = options.arbiter.empty() ? account_name() : options.arbiter;
  int count = 0;
  for (std::size_t i = 0; i < plan.wishes.size(); ++i) {
    const auto done = session.obey(who, "shell", plan.wishes[i]);
    if (done) {
      ++count;
    } else {
      streams.err << fmt::format("{}:{}: {}\n", options.sheet, plan.lines[i],
                                 tui::sentence(done.error()));
    }
  }
  return count;
}

Result<data::RatingList> opened_index(const std::string& given) {
  if (!given.empty()) return data::RatingList::open(given);
  const auto path = ratings_path();
  if (!path) return path.error();
  return data::RatingList::open(*path);
}

/// What the options say beside the files.
struct Answers {
  std::optional<entries::Columns> columns;
  entries::Verdicts verdicts;
};

Result<Answers> answers_of(const Options& options) {
  Answers answers;
  if (!options.columns.empty()) {
    auto columns = entries::columns_from(options.columns);
    if (!columns) return columns.error();
    answers.columns = std::move(*columns);
  }
  auto verdicts = verdicts_from(options.answers);
  if (!verdicts) return verdicts.error();
  answers.verdicts = std::move(*verdicts);
  return answers;
}

Exit enter_sheet(const Options& options, Streams streams) {
  const auto answers = answers_of(options);
  if (!answers) return refused(answers.error(), Exit::Usage, streams);
  auto index = opened_index(options.index);
  if (!index) return refused(index.error(), Exit::Failed, streams);
  const auto rows = read_entries(*index, options.sheet, answers->columns);
  if (!rows) return refused(rows.error(), Exit::BadInput, streams);
  auto session = EventSession::open(options.event.file);
  if (!session) return refused(session.error(), Exit::Failed, streams);
  const auto section = chosen_section(session->state(), options.event.section);
  if (!section) return refused(section.error(), Exit::Usage, streams);
  std::optional<Refusal> failure;
  const entries::EntryPlan plan = entries::plan_entries(
      {session->state(), *section, search_in(*index, failure), answers->verdicts}, *rows);
  if (failure) return refused(*failure, Exit::Failed, streams);
  tell_faults(options, plan, streams);
  for (const entries::Question& question : plan.questions) ask(question, streams.out);
  const int entered = options.only_look ? static_cast<int>(plan.wishes.size())
                                        : register_all(*session, options, plan, streams);
  streams.err << tui::sentence(Message{
                     "entries.summary",
                     {std::to_string(entered), std::to_string(plan.registered.size()),
                      std::to_string(plan.questions.size()), std::to_string(plan.left_out.size())}})
              << '\n';
  return plan.questions.empty() ? Exit::Ok : Exit::No;
}

}  // namespace

void add_entries(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("entries", "Registers the players of a sheet");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->event.file, "The event file")->required();
  command->add_option("SHEET", options->sheet, "The entries, CSV or XLSX")->required();
  command->add_option("--section", options->event.section,
                      "Number or name (default: the only one)");
  command->add_option("--columns", options->columns, "name,fide-id,-,club … (default: guessed)");
  command->add_option("--answer", options->answers,
                      "LINE=N: the N-th candidate; 0: as entered; skip: not at all");
  command->add_option("--index", options->index, "The rating index (default: this account's)");
  command->add_option("--as", options->arbiter, "The arbiter who does it (default: this account)");
  command->add_flag("--dry-run", options->only_look, "Only say what would be done");
  command->callback([options, &run] {
    run = [options](Streams streams) { return enter_sheet(*options, streams); };
  });
}

}  // namespace praporek::app
