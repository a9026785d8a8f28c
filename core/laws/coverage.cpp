#include "core/laws/coverage.hpp"

#include "core/base/text.hpp"
#include "core/laws/embedded.hpp"

#include <array>

namespace praporek::laws {

namespace {

constexpr std::size_t columns = 6;
constexpr std::array kinds{"engine", "clock", "workflow", "record", "reference"};
constexpr std::array priorities{"must", "should", "could"};

CoverageRow row_from(const std::vector<std::string_view>& cells) {
  CoverageRow row{.id = std::string{cells[0]},
                  .article = std::string{cells[1]},
                  .kind = std::string{cells[2]},
                  .priority = std::string{cells[3]},
                  .where = std::string{cells[4]},
                  .labels = {}};
  for (const std::string_view label : words_of(cells[5])) row.labels.emplace_back(label);
  return row;
}

}  // namespace

Result<std::vector<CoverageRow>> read_coverage(std::string_view file) {
  std::vector<CoverageRow> rows;
  std::size_t line_number = 0;
  for (const std::string_view line : lines_of(file)) {
    ++line_number;
    const std::vector<std::string_view> cells = split(line, '\t');
    if (cells.size() != columns) {
      return Refusal{Message{"laws.bad-coverage", {std::to_string(line_number)}}};
    }
    if (line_number > 1) rows.push_back(row_from(cells));
  }
  return rows;
}

const std::vector<CoverageRow>& coverage() {
  static const std::vector<CoverageRow> rows = read_coverage(embedded::coverage).value();
  return rows;
}

std::vector<CoverageCount> count_coverage(const std::vector<CoverageRow>& rows) {
  std::vector<CoverageCount> counts;
  for (const char* kind : kinds) {
    for (const char* priority : priorities) {
      CoverageCount count{.kind = kind, .priority = priority};
      for (const CoverageRow& row : rows) {
        if (row.kind != kind || row.priority != priority) continue;
        ++count.all;
        if (!row.is_open()) ++count.met;
      }
      counts.push_back(count);
    }
  }
  return counts;
}

}  // namespace praporek::laws
