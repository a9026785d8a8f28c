#include "app/commands/standings_print.hpp"

#include "core/formats/encoding.hpp"
#include "core/formats/trf_fields.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace praporek::app {

namespace {

using formats::length_in_characters;
using TextRow = std::vector<std::string>;

constexpr std::size_t name_column = 3;

/// "12w1": opponent, colour, result; "H" for a bye, nothing for an absence.
std::string result_text(const pairing::RoundCell& cell) {
  const char letter = formats::letter_of(cell.mark);
  if (cell.opponent == 0) {
    return cell.mark == pairing::Mark::ZeroPointBye ? "" : std::string{letter};
  }
  const char colour = cell.colour == Side::Black ? 'b' : 'w';
  return fmt::format("{}{}{}", cell.opponent, cell.colour ? colour : '-', letter);
}

TextRow heading(const StandingsTable& table) {
  TextRow row{"rank", "tpn", "title", "name", "rating", "fed"};
  for (int round = 1; table.with_results && round <= table.crosstable.rounds; ++round) {
    row.push_back(fmt::format("r{}", round));
  }
  row.emplace_back("points");
  for (const auto& column : table.columns) row.push_back(column.text);
  return row;
}

TextRow text_row(const StandingsTable& table, std::size_t index, bool shares_place) {
  const pairing::Player& player = table.tournament.players[index];
  const standings::Row& results = table.crosstable.rows[index];
  TextRow row{shares_place ? "" : std::to_string(table.ranking.rank[index]),
              std::to_string(player.tpn),
              player.title,
              player.name,
              player.rating == 0 ? "" : std::to_string(player.rating),
              player.federation};
  for (std::size_t i = 0; table.with_results && i < results.cells.size(); ++i) {
    row.push_back(result_text(results.cells[i]));
  }
  row.push_back(with_decimal_point(results.total));
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    row.push_back(standings::printed(table.columns[i], table.ranking.values[i][index]));
  }
  return row;
}

/// Heading and players from the first place down.
std::vector<TextRow> rows_by_rank(const StandingsTable& table) {
  std::vector<TextRow> rows{heading(table)};
  int last = 0;
  for (const std::size_t index : table.ranking.order) {
    rows.push_back(text_row(table, index, table.ranking.rank[index] == last));
    last = table.ranking.rank[index];
  }
  return rows;
}

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '&') {
      safe += "&amp;";
    } else if (letter == '<') {
      safe += "&lt;";
    } else if (letter == '>') {
      safe += "&gt;";
    } else {
      safe += letter;
    }
  }
  return safe;
}

}  // namespace

std::string standings_as_tsv(const StandingsTable& table) {
  std::string text = "tpn\trank\tpoints";
  for (const auto& column : table.columns) text += "\t" + column.text;
  text += '\n';
  for (std::size_t index = 0; index < table.crosstable.rows.size(); ++index) {
    const standings::Row& row = table.crosstable.rows[index];
    text += fmt::format("{}\t{}\t{}", row.tpn, table.ranking.rank[index],
                        with_decimal_point(row.total));
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      text += "\t" + standings::printed(table.columns[i], table.ranking.values[i][index]);
    }
    text += '\n';
  }
  return text;
}

std::string standings_as_text(const StandingsTable& table) {
  const std::vector<TextRow> rows = rows_by_rank(table);
  std::vector<int> widths(rows.front().size(), 0);
  for (const TextRow& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], length_in_characters(row[i]));
    }
  }
  std::string text =
      fmt::format("{}, round {}\n\n", table.tournament.name, table.crosstable.rounds);
  for (const TextRow& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const auto gap = static_cast<std::size_t>(widths[i] - length_in_characters(row[i]));
      const bool left = i == name_column;
      line += (i == 0 ? "" : "  ") + (left ? row[i] : std::string(gap, ' ') + row[i]);
      if (left) line += std::string(gap, ' ');
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  return text;
}

std::string standings_as_html(const StandingsTable& table) {
  const std::string title =
      escaped(fmt::format("{}, round {}", table.tournament.name, table.crosstable.rounds));
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta "
      "charset=\"utf-8\"><title>{0}</title></head>\n"
      "<body>\n<h1>{0}</h1>\n<table>\n",
      title);
  const std::vector<TextRow> rows = rows_by_rank(table);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string_view kind = i == 0 ? "th" : "td";
    page += "<tr>";
    for (const std::string& cell : rows[i]) {
      page += fmt::format("<{0}>{1}</{0}>", kind, escaped(cell));
    }
    page += "</tr>\n";
  }
  return page + "</table>\n</body>\n</html>\n";
}

}  // namespace praporek::app
