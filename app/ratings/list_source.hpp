#pragma once

#include "core/base/result.hpp"
#include "core/entries/columns.hpp"
#include "data/rating_list.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

/// A list to import and how.
struct ListImport {
  std::filesystem::path file;
  std::string list;                         ///< empty: "FIDE", or the file's name
  std::optional<entries::Columns> columns;  ///< of a table; else remembered, else guessed
  std::function<void(int thousandths, std::int64_t players)> progress;
};

struct Imported {
  std::string list;
  std::int64_t players = 0;
  std::vector<entries::ListFault> faults;  ///< the rows left out
};

/// $XDG_DATA_HOME/praporek/ratings.sqlite, its folder made if need be.
Result<std::filesystem::path> ratings_path();

/// Replaces a list of the index: FIDE's text or XML, or a table (CSV, XLSX), plain or in a ZIP.
Result<Imported> import_list(data::RatingList& index, const ListImport& import);

}  // namespace praporek::app
