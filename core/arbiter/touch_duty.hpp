#pragma once

#include "core/base/result.hpp"
#include "core/rules/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// What a player who has touched pieces may still play (Laws 4.3–4.7).
struct TouchDuty {
  bool free = true;     ///< any legal move (Laws 4.5)
  std::string moves;    ///< in UCI with blanks between, when not free
  std::string article;  ///< that binds or frees him
};

/// What the player on move did with his hand, with intent.
struct TouchEvents {
  std::vector<std::string> touched;   ///< squares, in the order touched
  std::vector<std::string> released;  ///< the square a piece was let go on (Laws 4.7), or none
  std::string promoted_to;            ///< "queen" … put on the promotion square (Laws 4.4.4)
  bool order_known = true;            ///< whether own or enemy pieces came first (Laws 4.3.3)
};

Result<TouchDuty> duty_of_touch(const rules::Position& position, const TouchEvents& events);

/// The piece moved and the piece taken by an illegal move that went back (Laws 7.5.1).
Result<TouchDuty> duty_of_illegal_move(const rules::Position& before, std::string_view move);

}  // namespace praporek::arbiter
