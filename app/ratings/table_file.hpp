#pragma once

#include "core/base/result.hpp"
#include "core/entries/columns.hpp"
#include "data/rating_list.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace praporek::app {

/// The beginning of a file, which tells what it is.
std::string first_bytes(const std::filesystem::path& file);

/// The table in a file, CSV or XLSX.
Result<entries::Sheet> read_table(const std::filesystem::path& file);

/// The columns of a table: given (and from now on remembered), remembered for this head line, or
/// guessed from it.
Result<entries::Columns> columns_for(data::RatingList& index, const entries::Sheet& sheet,
                                     const std::optional<entries::Columns>& given);

}  // namespace praporek::app
