#pragma once

#include "core/entries/plan.hpp"
#include "data/rating_list.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

/// The searches of the index as entries need them. The index must outlive them; what it refuses
/// is nobody found, and the first refusal is kept in `failure`.
entries::ListSearch search_in(data::RatingList& index, std::optional<Refusal>& failure);

/// The rows of an entry sheet.
Result<std::vector<entries::Entry>> read_entries(data::RatingList& index,
                                                 const std::filesystem::path& file,
                                                 const std::optional<entries::Columns>& columns);

/// "17=2", "17=0" (as entered), "17=skip".
Result<entries::Verdicts> verdicts_from(const std::vector<std::string>& words);

}  // namespace praporek::app
