#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Records as a store keeps them: one row a record, found by kind and key.
namespace praporek::hall {

struct Row {
  std::string kind;
  std::string key;                     ///< "17", or "1/3/17" where several numbers make the key
  std::optional<std::string> content;  ///< the record as JSON; none when it is gone
};

/// The key of the record a change concerns.
std::string key_text(const Change& change);

/// The row a change leaves behind (in codec.cpp, where JSON is known).
Row row_of(const Change& change);

/// The record of a stored row, as the change that creates it (in codec.cpp).
Result<Change> record_of(std::string_view kind, std::string_view content);

/// Every kind of record there is.
std::vector<std::string_view> record_kinds();

/// Section and game a change concerns, 0 where none.
struct Concerns {
  int section = 0;
  int game = 0;
};
Concerns concerns_of(const Change& change);

}  // namespace praporek::hall
