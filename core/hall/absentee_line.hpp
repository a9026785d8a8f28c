#pragma once

#include "core/base/ids.hpp"
#include "core/base/result.hpp"
#include "core/base/side.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace praporek::hall {

/// "12< 37> 44<>", or with the arrows ← White and → Black: who is not at the board.
Result<std::vector<std::pair<BoardNo, Side>>> read_absentees(std::string_view line);

}  // namespace praporek::hall
