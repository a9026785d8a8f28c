#pragma once

#include "core/base/message.hpp"
#include "core/rules/position.hpp"

#include <optional>
#include <string_view>

namespace praporek::arbiter {

/// The article a move breaks, by its number of 2018 ("3.5", "3.9.2"), for a move written from
/// square to square; nothing if the move is legal (Laws 3.10.1, 3.10.2).
std::optional<Article> broken_rule(const rules::Position& position, std::string_view move);

}  // namespace praporek::arbiter
