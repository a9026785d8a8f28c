#include "app/commands/ratings.hpp"

#include "app/commands/event_input.hpp"
#include "app/ratings/list_source.hpp"

#include <fmt/format.h>
#include <memory>

namespace praporek::app {

namespace {

struct Options {
  std::string index;
  std::vector<std::string> files;
  std::string list;
  std::string columns;
  std::vector<std::string> words;
  int limit = 50;
};

Result<data::RatingList> opened(const Options& options) {
  if (!options.index.empty()) return data::RatingList::open(options.index);
  const auto path = ratings_path();
  if (!path) return path.error();
  return data::RatingList::open(*path);
}

/// Says how far the import is, once for every twentieth of it.
std::function<void(int, std::int64_t)> progress_on(std::ostream& err) {
  auto told = std::make_shared<int>(0);
  return [told, &err](int thousandths, std::int64_t players) {
    constexpr int step = 50;
    if (thousandths / step == *told) return;
    *told = thousandths / step;
    err << fmt::format("{} %, {} players", thousandths / 10, players) << std::endl;
  };
}

Exit import_one(data::RatingList& index, const ListImport& import, Streams streams) {
  const auto imported = import_list(index, import);
  if (!imported) return refused(imported.error(), Exit::BadInput, streams);
  for (const entries::ListFault& fault : imported->faults) {
    streams.err << import.file.string() << ':' << fault.line << ": " << tui::sentence(fault.message)
                << '\n';
  }
  streams.out << imported->list << '\t' << imported->players << '\t' << imported->faults.size()
              << '\n';
  return Exit::Ok;
}

Exit import_all(const Options& options, Streams streams) {
  ListImport import;
  if (!options.columns.empty()) {
    const auto columns = entries::columns_from(options.columns);
    if (!columns) return refused(columns.error(), Exit::Usage, streams);
    import.columns = *columns;
  }
  auto index = opened(options);
  if (!index) return refused(index.error(), Exit::Failed, streams);
  Exit code = Exit::Ok;
  for (const std::string& file : options.files) {
    import.file = file;
    import.list = options.list;
    import.progress = progress_on(streams.err);
    const Exit one = import_one(*index, import, streams);
    if (one != Exit::Ok) code = one;
  }
  return code;
}

/// One player a line: namesakes are told apart by year and club.
std::string line_of(const data::FoundPlayer& found) {
  const entries::ListedPlayer& player = found.player;
  const auto rating = [](int value) { return value == 0 ? "-" : std::to_string(value); };
  return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", found.list, player.id,
                     player.title, player.name, player.federation, player.birth.substr(0, 4),
                     player.club, rating(player.standard), rating(player.rapid),
                     rating(player.blitz));
}

Exit find(const Options& options, Streams streams) {
  auto index = opened(options);
  if (!index) return refused(index.error(), Exit::Failed, streams);
  std::string words;
  for (const std::string& word : options.words) words += word + " ";
  const auto players = index->find(words, options.limit);
  if (!players) return refused(players.error(), Exit::Failed, streams);
  for (const data::FoundPlayer& player : *players) streams.out << line_of(player);
  return players->empty() ? Exit::No : Exit::Ok;
}

Exit show_lists(const Options& options, Streams streams) {
  auto index = opened(options);
  if (!index) return refused(index.error(), Exit::Failed, streams);
  const auto lists = index->lists();
  if (!lists) return refused(lists.error(), Exit::Failed, streams);
  for (const data::ListFacts& list : *lists) {
    streams.out << list.name << '\t' << list.players << '\n';
  }
  return Exit::Ok;
}

}  // namespace

void add_ratings(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("ratings", "Rating lists of FIDE and the federations");
  command->require_subcommand(1);
  auto options = std::make_shared<Options>();
  command->add_option("--index", options->index, "The index (default: this account's)");
  CLI::App* import = command->add_subcommand("import", "Replaces a list by a newer one");
  import->add_option("LIST", options->files, "FIDE's TXT or XML, a CSV or XLSX table, also zipped")
      ->required();
  import->add_option("--list", options->list, "Its name (default: FIDE, or the file's name)");
  import->add_option("--columns", options->columns, "Of a table: name,fide-id,-,club …");
  import->callback([options, &run] {
    run = [options](Streams streams) { return import_all(*options, streams);
};
}  // namespace praporek::app
);
CLI::App* search = command->add_subcommand("find", "Players by beginnings of names, club or id");
search->add_option("WORDS", options->words, "Beginnings of names and club, or an id")->required();
search->add_option("--limit", options->limit, "At most so many")->capture_default_str();
search->callback([options, &run] {
  run = [options](Streams streams) { return find(*options, streams); };
});
CLI::App* lists = command->add_subcommand("lists", "Which lists are here");
lists->callback([options, &run] {
  run = [options](Streams streams) { return show_lists(*options, streams); };
});
}

}  // namespace praporek::app
