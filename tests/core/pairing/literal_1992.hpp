#pragma once

#include "core/pairing/swiss1992_bracket.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace praporek::pairing::test {

/// Pairs of ranks, the higher first and in ascending order; the bye as {rank, -1}, last.
using LiteralPairing = std::vector<std::pair<int, int>>;

/// The procedure of 1992 tried transposition by transposition and exchange by exchange, with no
/// thought of speed: a second opinion for brackets of a few players.
std::optional<LiteralPairing> pair_literally(const swiss1992::Field& field);

/// C4 to C11 for one bracket at one level, pairs in the order in which they were made.
std::optional<LiteralPairing> pair_bracket_literally(const swiss1992::Field& field,
                                                     const swiss1992::Level& level);

/// One way to exchange players: numbers in S1 and in S2, as in the tables of D2.
struct Swap {
  std::vector<int> from_s1;  ///< largest number first
  std::vector<int> from_s2;  ///< smallest number first
};

/// All exchanges in the order of D2, none at all first.
std::vector<Swap> swaps_in_order(int half, int members);

/// Any way to pair the whole field under B1 and B2, tried out; at most some ten players.
bool has_legal_pairing(const swiss1992::Field& field);

}  // namespace praporek::pairing::test
