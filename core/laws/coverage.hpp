#pragma once

#include "core/base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

/// One demand of the Laws on the program: where it is met and which test shows it.
struct CoverageRow {
  std::string id;        ///< L9.2.2 an article, N6.7d a note, T5 a term, W and P of other sources
  std::string article;   ///< by 2018; for W and P the nearest article
  std::string kind;      ///< engine, clock, workflow, record, reference
  std::string priority;  ///< must, should, could
  std::string where;     ///< ruling kind or file; of an open row why it is open
  std::vector<std::string> labels;  ///< of tests; none while the row is open

  [[nodiscard]] bool is_open() const { return labels.empty(); }
};

/// Columns separated by tabs, labels by blanks, a heading line first; refuses a line that has not
/// six columns: laws.bad-coverage.
Result<std::vector<CoverageRow>> read_coverage(std::string_view file);

/// The table that comes with the program.
const std::vector<CoverageRow>& coverage();

struct CoverageCount {
  std::string kind;
  std::string priority;
  int met = 0;
  int all = 0;
};

/// Met and all rows of each kind and priority, in the order engine … reference, must … could.
std::vector<CoverageCount> count_coverage(const std::vector<CoverageRow>& rows);

}  // namespace praporek::laws
