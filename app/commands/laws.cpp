#include "app/commands/laws.hpp"

#include "app/commands/law_page.hpp"
#include "core/base/text.hpp"
#include "core/laws/coverage.hpp"
#include "core/laws/number.hpp"
#include "tui/messages.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

namespace {

constexpr std::array all_languages{laws::Language::English, laws::Language::Czech,
                                   laws::Language::Slovak};

struct Asked {
  std::vector<std::string> words;
  std::string edition = "2023";
  std::string language;  ///< empty: English, or whichever language knows the words
  std::string import_from;
  bool coverage = false;
};

Exit refuse(Streams streams, const Refusal& refusal, Exit code) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return code;
}

/// Where the user's own copy of the official wording is kept.
Result<std::filesystem::path> own_copy_path(laws::Edition edition, laws::Language language) {
  const char* data_home = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder;
  if (data_home != nullptr && *data_home != '\0') {
    folder = data_home;
  } else if (home != nullptr && *home != '\0') {
    folder = std::filesystem::path{home} / ".local" / "share";
  } else {
    return Refusal{Message{"laws.no-home", {}}};
  }
  return folder / "praporek" /
         fmt::format("laws-{}-{}.txt", laws::year_of(edition), laws::code_of(language));
}

LawBook open_book(laws::Edition edition, laws::Language language, std::istream& in) {
  LawBook book{.edition = edition, .language = language, .own_copy = {}};
  const auto path = own_copy_path(edition, language);
  if (!path || !std::filesystem::exists(*path)) return book;
  const Result<std::string> text = read_all(path->string(), in);
  if (text) book.own_copy = laws::read_own_copy(*text, book.digest());
  return book;
}

Exit import_copy(const Asked& asked, laws::Edition edition, Streams streams) {
  const laws::Language language =
      laws::language_of_code(asked.language).value_or(laws::Language::English);
  const Result<std::string> text = read_all(asked.import_from, streams.in);
  if (!text) return refuse(streams, text.error(), Exit::Failed);
  const auto copy = laws::read_own_copy(*text, laws::digest_of(edition, language));
  if (copy.empty()) {
    const Message why{"laws.no-articles", {asked.import_from, asked.edition}};
    return refuse(streams, Refusal{why}, Exit::BadInput);
  }
  const auto path = own_copy_path(edition, language);
  if (!path) return refuse(streams, path.error(), Exit::Failed);
  std::error_code ignored;  // write_all reports a folder that could not be made
  std::filesystem::create_directories(path->parent_path(), ignored);
  const Result<bool> written = write_all(path->string(), *text);
  if (!written) return refuse(streams, written.error(), Exit::Failed);
  const Message done{"laws.imported", {std::to_string(copy.size()), path->string()}};
  streams.out << tui::sentence(done) << '\n';
  return Exit::Ok;
}

std::string coverage_page() {
  std::string page = fmt::format("{:10} {:13} {:32} {}\n", "article", "row", "where", "tests");
  for (const laws::CoverageRow& row : laws::coverage()) {
    page += fmt::format("{:10} {:13} {:32} {}\n", row.article, row.id,
                        row.where.empty() ? "-" : row.where,
                        row.is_open() ? "open" : fmt::format("{}", fmt::join(row.labels, " ")));
  }
  page += fmt::format("\n{:10} {:>10} {:>10} {:>10}\n", "met of all", "must", "should", "could");
  const std::vector<laws::CoverageCount> counts = laws::count_coverage(laws::coverage());
  int met = 0;
  std::string line;
  for (const laws::CoverageCount& count : counts) {
    if (!line.starts_with(count.kind)) page += line;
    if (!line.starts_with(count.kind)) line = fmt::format("{:10}", count.kind);
    line += fmt::format(" {:>10}", fmt::format("{}/{}", count.met, count.all));
    if (count.priority == "could") line += "\n";
    met += count.met;
  }
  return page + line +
         fmt::format("{:10} {:>10}\n", "together",
                     fmt::format("{}/{}", met, laws::coverage().size()));
}

/// The language that answers the words best; the first of equals.
laws::Language language_for(const Asked& asked, laws::Edition edition, const std::string& words) {
  if (const auto chosen = laws::language_of_code(asked.language)) return *chosen;
  laws::Language best = laws::Language::English;
  std::pair<bool, int> best_answer{false, 0};
  for (const laws::Language language : all_languages) {
    const auto found = laws::lookup_of(edition, language).by_words(words);
    if (found.empty()) continue;
    const std::pair<bool, int> answer{found.front().every_word, found.front().weight};
    if (answer > best_answer) {
      best_answer = answer;
      best = language;
    }
  }
  return best;
}

Exit look_up(const Asked& asked, laws::Edition edition, Streams streams) {
  const std::string words = fmt::format("{}", fmt::join(asked.words, " "));
  const std::optional<std::string> number = laws::number_meant(words);
  const laws::Language language =
      number || words.empty()
          ? laws::language_of_code(asked.language).value_or(laws::Language::English)
          : language_for(asked, edition, words);
  const LawBook book = open_book(edition, language, streams.in);
  const std::string page = words.empty() ? contents_page(book)
                           : number      ? article_page(book, *number)
                                         : words_page(book, book.lookup().by_words(words));
  if (page.empty()) {
    return refuse(streams, Refusal{Message{"laws.nothing-found", {words}}}, Exit::No);
  }
  streams.out << page;
  return Exit::Ok;
}

Exit answer(const Asked& asked, Streams streams) {
  const laws::Edition edition = laws::edition_of_year(asked.edition).value();
  if (asked.coverage) {
    streams.out << coverage_page();
    return Exit::Ok;
  }
  if (!asked.import_from.empty()) return import_copy(asked, edition, streams);
  return look_up(asked, edition, streams);
}

}  // namespace

void add_laws(CLI::App& root, Run& run) {
  auto asked = std::make_shared<Asked>();
  CLI::App* laws = root.add_subcommand("laws", "The Laws of Chess by number or by word");
  laws->add_option("words", asked->words, "an article (9.2, A.4, III.4) or words to look for");
  laws->add_option("--edition", asked->edition, "2018 or 2023")
      ->check(CLI::IsMember({"2018", "2023"}))
      ->capture_default_str();
  laws->add_option("--lang", asked->language,
                   "en, cs or sk; without it English, or the language "
                   "the words are found in")
      ->check(CLI::IsMember({"en", "cs", "sk"}));
  laws->add_option("--import", asked->import_from,
                   "keep this copy of the official wording and show it beside the digest");
  laws->add_flag("--coverage", asked->coverage, "which article is implemented and tested where");
  laws->callback(
      [asked, &run] { run = [asked](Streams streams) { return answer(*asked, streams); }; });
}

}  // namespace praporek::app
