#pragma once

namespace praporek::rating {

/// The expected score in percent of a player whose rating is `difference` higher (B.02 8.1.2): the
/// published table, not the curve behind it.
int expected_percent(int difference);

/// The rating difference that belongs to a score of `percent` (B.02 8.1.1): dp, from -800 to 800.
int difference_for(int percent);

/// top / bottom as a whole number, halves up; bottom is positive.
int rounded_half_up(long long top, long long bottom);

/// top / bottom as a whole number, halves away from zero; bottom is positive.
int rounded_half_away(long long top, long long bottom);

}  // namespace praporek::rating
