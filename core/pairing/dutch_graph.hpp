#pragma once

#include "core/pairing/dutch_bracket.hpp"
#include "core/pairing/dutch_charges.hpp"

#include <vector>

namespace praporek::pairing::dutch {

/// How far down a bracket's graph looks. The less it sees the smaller it is; what a short-sighted
/// graph proposes is checked against everybody below before it is taken.
enum class Sight : std::uint8_t { BracketOnly, NextBracket, WholeField };

/// A bracket as a graph: its members, then the players below it as far as it looks, then seats for
/// those who stay without an opponent inside it. A pairing is a complete joining.
struct BracketGraph {
  Sight sight = Sight::BracketOnly;
  std::vector<int> places;  ///< vertex → place in the field; seats have none
  int moved_down = 0;       ///< the first vertices
  int members = 0;          ///< these and the residents
  int next_end = 0;         ///< end of the next scoregroup
  int players = 0;          ///< end of the players, begin of the seats
  Graph links{0};
};

/// The players of the graph and who may meet whom, still without seats. Two players moved down do
/// not meet: had their game been possible, it would have been paired above.
BracketGraph players_graph(const Field& field, const Bracket& bracket, Sight sight,
                           const Wish& wish);

/// The same with `seats` seats. When the whole field is in sight a seat is the bye.
BracketGraph with_seats(const Field& field, const BracketGraph& graph, const Wish& wish, int seats);

/// What each link costs.
EdgeCharges charges_of(const BracketView& view, const BracketGraph& graph);

}  // namespace praporek::pairing::dutch
