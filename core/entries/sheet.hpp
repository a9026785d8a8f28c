#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::entries {

/// A table as it was read, all text in UTF-8. Rows may differ in length.
struct Sheet {
  std::vector<std::vector<std::string>> rows;
  std::vector<int> lines;  ///< where each row begins in the file, from 1

  /// The cell without blanks around it; empty behind the end of a row.
  [[nodiscard]] std::string_view cell(std::size_t row, std::size_t column) const;
};

enum class Encoding : std::uint8_t { Utf8, Windows1250 };

struct CsvReading {
  Sheet sheet;
  char delimiter = ';';
  Encoding encoding = Encoding::Utf8;
};

/// Reads a table of values with a delimiter. The delimiter (; , tab |) is the one that divides the
/// first lines most evenly; bytes that are not UTF-8 are Windows-1250. Values in quotes may hold
/// delimiters, line ends and doubled quotes. Empty lines are left out.
CsvReading read_csv(std::string_view bytes);

}  // namespace praporek::entries
