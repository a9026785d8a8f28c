#include "app/ratings/entry_import.hpp"

#include "app/ratings/table_file.hpp"
#include "core/base/text.hpp"

#include <algorithm>

namespace praporek::app {

namespace {

using entries::Candidate;

std::vector<Candidate> rows(const Result<std::vector<data::FoundPlayer>>& found,
                            std::optional<Refusal>& failure) {
  std::vector<Candidate> candidates;
  if (!found) {
    if (!failure) failure = found.error();
    return candidates;
  }
  for (const data::FoundPlayer& one : *found) candidates.push_back({one.list, one.player});
  return candidates;
}

}  // namespace

entries::ListSearch search_in(data::RatingList& index, std::optional<Refusal>& failure) {
  constexpr int enough = 2000;
  entries::ListSearch search;
  const auto lists = index.lists();
  if (!lists) failure = lists.error();
  search.has_lists = lists && !lists->empty();
  search.by_fide_id = [&](const std::string& id) { return rows(index.with_fide_id(id), failure); };
  search.by_national_id = [&](const std::string& id) {
    auto found = rows(index.find(id, enough), failure);
    std::erase_if(found, [&](const Candidate& candidate) {
      return candidate.list == "FIDE" || candidate.player.id != id;
    });
    return found;
  };
  search.by_words = [&](const std::string& words) {
    return rows(index.find(words, enough), failure);
  };
  return search;
}

Result<std::vector<entries::Entry>> read_entries(data::RatingList& index,
                                                 const std::filesystem::path& file,
                                                 const std::optional<entries::Columns>& given) {
  const auto sheet = read_table(file);
  if (!sheet) return sheet.error();
  const auto columns = columns_for(index, *sheet, given);
  if (!columns) return columns.error();
  std::vector<entries::Entry> entered;
  for (std::size_t row = 1; row < sheet->rows.size(); ++row) {
    if (auto entry = entries::entry_of(*sheet, row, *columns)) entered.push_back(std::move(*entry));
  }
  return entered;
}

Result<entries::Verdicts> verdicts_from(const std::vector<std::string>& words) {
  entries::Verdicts verdicts;
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    const auto line = whole_number(std::string_view{word}.substr(0, equals));
    const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
    const auto candidate =
        value == "skip" ? std::optional{entries::Verdict::left_out} : whole_number(value);
    if (!line || !candidate || *candidate < entries::Verdict::left_out) {
      return Refusal{Message{"entries.not-an-answer", {word}}};
    }
    verdicts[*line] = {*candidate};
  }
  return verdicts;
}

}  // namespace praporek::app
