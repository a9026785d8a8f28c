#pragma once

#include "core/arbiter/consequence.hpp"
#include "tui/console/sight.hpp"

#include <string>
#include <string_view>

namespace praporek::tui {

/// A consequence of a ruling as a sentence: "Black +2:00", "White: illegal move no. 1".
std::string words_for(const arbiter::Consequence& consequence, const Sight& sight);

/// The same from the line the journal keeps: "time black +0:02:00".
std::string words_for_line(std::string_view line, const Sight& sight);

/// "illegal move" for "illegal-move".
std::string ruling_name(const std::string& kind, const Sight& sight);

}  // namespace praporek::tui
