#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace praporek::prizes {

using Cents = std::int64_t;

/// "1500", "1500.5", "1500,50" in cents; nothing for anything else.
std::optional<Cents> cents_of(std::string_view text);

}  // namespace praporek::prizes
