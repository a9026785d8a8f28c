#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/prizes/category.hpp"

#include <vector>

namespace praporek::prizes {

/// The players of a section by final rank. Refused while a game is open or adjourned: no final
/// standings then.
Result<std::vector<Contender>> contenders_of(const hall::HallState& state, SectionId section);

}  // namespace praporek::prizes
