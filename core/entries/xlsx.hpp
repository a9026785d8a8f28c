#pragma once

#include "core/entries/sheet.hpp"

#include <string>
#include <string_view>

namespace praporek::entries {

/// The parts of a spreadsheet file that hold its first sheet, each an XML text.
struct XlsxParts {
  std::string shared_strings;  ///< empty when the sheet has its texts inside
  std::string styles;          ///< tells dates from numbers
  std::string sheet;
};

/// The member that holds the first sheet, by the workbook and its relations.
std::string first_sheet_of(std::string_view workbook, std::string_view relations);

/// The cells as text: whole numbers without decimals, dates as YYYY/MM/DD. Empty rows are left
/// out.
Sheet read_xlsx(const XlsxParts& parts);

}  // namespace praporek::entries
