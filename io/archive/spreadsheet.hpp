#pragma once

#include "core/base/result.hpp"
#include "core/entries/sheet.hpp"
#include "io/archive/zip.hpp"

namespace praporek::io {

/// The archive is a spreadsheet of the office programs (.xlsx).
bool is_spreadsheet(const ZipFile& archive);

/// The first sheet of a spreadsheet.
Result<entries::Sheet> read_spreadsheet(const ZipFile& archive);

}  // namespace praporek::io
