#pragma once

#include "core/arbiter/result.hpp"
#include "core/base/score.hpp"
#include "tui/console/sight.hpp"

#include <optional>
#include <string>
#include <string_view>

/// The small words of every pane: times, names, results.
namespace praporek::tui {

/// "16:52", or with seconds "16:52:07", by the event's own clock.
std::string time_of_day(Instant at, const Sight& sight, bool seconds = false);

/// "2:50": hours and minutes that have passed.
std::string hours_and_minutes(Millis time);

/// "½-½", or "1/2-1/2" where the terminal has no such sign.
std::string shown(arbiter::GameResult result, const Sight& sight);
std::string shown(Score score, const Sight& sight);

/// "White", "Black" in the arbiter's language.
std::string word_for(Side side, const Sight& sight);

/// The family name of a player listed as "Family, Given".
std::string family_name(std::string_view name);

std::string name_of(const hall::HallState& state, PlayerId player);

/// "1st", "2." by the language.
std::string ordinal(int number, const Sight& sight);

/// Games of the section's current round, by board.
std::vector<const hall::Game*> games_in_work(const Sight& sight);

/// The number an article has in the edition of the section in work.
std::string article_text(const std::string& number, const Sight& sight);

}  // namespace praporek::tui
