#include "app/commands/rating.hpp"

#include "core/base/text.hpp"
#include "core/rating/change.hpp"
#include "tui/messages.hpp"

#include <fmt/format.h>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

namespace {

using rating::RatedGame;
using rating::RatedPlayer;

/// One row of the table, its cells found by the names in the heading.
class TableRow {
 public:
  TableRow(const std::map<std::string, std::size_t, std::less<>>& columns, std::string_view line)
      : columns_{columns}, cells_{split(line, '\t')} {}

  [[nodiscard]] std::string_view cell(std::string_view name) const {
    const auto column = columns_.find(name);
    const bool there = column != columns_.end() && column->second < cells_.size();
    return there ? trimmed(cells_[column->second]) : std::string_view{};
  }

  /// A number of the row; the name of the first cell that is none is remembered.
  int number(std::string_view name) {
    const auto number = whole_number(cell(name));
    if (!number && wrong_.empty()) wrong_ = name;
    return number.value_or(0);
  }

  /// The rated games: what was forfeited, too short or against an unrated player is left out.
  std::vector<RatedGame> games() {
    const auto opponents = split(cell("opponents"), ';');
    const auto results = split(cell("results"), ';');
    if (opponents.size() != results.size()) wrong_ = "results";
    std::vector<RatedGame> games;
    for (std::size_t i = 0; i < std::min(opponents.size(), results.size()); ++i) {
      const std::string_view opponent = trimmed(opponents[i]);
      const auto opponent_rating = opponent.empty() ? 0 : whole_number(opponent);
      const auto score = score_of(trimmed(results[i]));
      if (!opponent_rating || *opponent_rating < 0) wrong_ = "opponents";
      if (opponent_rating.value_or(0) > 0 && score) games.push_back({*opponent_rating, *score});
    }
    return games;
  }

  [[nodiscard]] const std::string& wrong() const { return wrong_; }

  [[nodiscard]] int column_of(std::string_view name) const {
    const auto column = columns_.find(name);
    return column == columns_.end() ? 0 : static_cast<int>(column->second) + 1;
  }

 private:
  std::optional<Score> score_of(std::string_view result) {
    if (result == "1") return Score{10};
    if (result == "=") return Score{5};
    if (result == "0") return Score{0};
    const bool unrated = result == "+" || result == "-" || result == "W" || result == "D" ||
                         result == "L" || result.empty();
    if (!unrated) wrong_ = "results";
    return std::nullopt;
  }

  const std::map<std::string, std::size_t, std::less<>>& columns_;
  std::vector<std::string_view> cells_;
  std::string wrong_;
};

std::string change_columns(TableRow& row) {
  const RatedPlayer player{row.number("rating"), row.number("age"), row.number("games_before"),
                           row.number("peak")};
  const auto games = row.games();
  const rating::RatingChange change = rating_change(player, games);
  const auto performance = rating::performance(games);
  return fmt::format("\t{}\t{}\t{}.{:02}\t{}\t{}", change.k, with_decimal_point(change.score),
                     change.expected_percent / 100, change.expected_percent % 100, change.change,
                     performance ? std::to_string(*performance) : "-");
}

std::string first_rating_columns(TableRow& row) {
  const rating::FirstRating first = rating::first_rating(row.games());
  return fmt::format("\t{}\t{}\t{}\t{}\t{}", with_decimal_point(first.score), first.average,
                     first.percent, first.computed,
                     first.published ? std::to_string(*first.published) : "none");
}

std::map<std::string, std::size_t, std::less<>> columns_in(std::string_view heading) {
  std::map<std::string, std::size_t, std::less<>> columns;
  const auto names = split(heading, '\t');
  for (std::size_t i = 0; i < names.size(); ++i) columns.emplace(trimmed(names[i]), i);
  return columns;
}

Exit bad_input(const Message& message, Streams streams) {
  streams.err << tui::sentence(message) << '\n';
  return Exit::BadInput;
}

/// A table without a rating column asks for first ratings.
Exit rate(Streams streams) {
  const std::string text{std::istreambuf_iterator<char>{streams.in}, {}};
  const auto lines = lines_of(text);
  if (lines.empty()) return bad_input({"trf.rating-table-empty", {}}, streams);
  const auto columns = columns_in(lines.front());
  const bool rated = columns.contains("rating");
  streams.out << lines.front()
              << (rated ? "\tk_used\tscore\texpected\tchange\tperformance\n"
                        : "\tscore\tra\tpercent\tru\tpublished\n");
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (trimmed(lines[i]).empty()) continue;
    TableRow row{columns, lines[i]};
    const std::string more = rated ? change_columns(row) : first_rating_columns(row);
    if (!row.wrong().empty()) {
      return bad_input(
          {"trf.rating-cell-wrong",
           {std::to_string(i + 1), std::to_string(row.column_of(row.wrong())), row.wrong()}},
          streams);
    }
    streams.out << lines[i] << more << '\n';
  }
  return Exit::Ok;
}

}  // namespace

void add_rating(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand(
      "rating", "Rating changes and performances from a table on standard input");
  command->callback([&run] { run = rate; });
}

}  // namespace praporek::app
