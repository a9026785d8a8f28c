#pragma once

#include "core/pairing/colour.hpp"
#include "core/pairing/floater.hpp"
#include "core/pairing/matching_graph.hpp"
#include "core/pairing/tournament.hpp"

#include <optional>
#include <vector>

namespace praporek::pairing {

/// A player as the pairing of one round sees him.
struct Contender {
  int tpn = 0;
  Score points;         ///< real ones
  Score score;          ///< pairing score: real and virtual points
  int score_level = 0;  ///< 0 for the highest score of the field
  ColourStanding colour;
  Float last_float = Float::None;
  Float float_before_last = Float::None;
  int unplayed = 0;
  bool may_have_bye = false;
  bool is_topscorer = false;
  int colour_number = 0;  ///< the number whose parity Dutch 5.2.5 asks for
};

/// Everybody to be paired in a round, by score and TPN, and who may meet whom (Dutch C1, C3).
/// The place in that order is how all pairing code names a player.
struct Field {
  std::vector<Contender> players;
  Graph may_meet{0};
  std::optional<Score> bye_score;  ///< the score of who gets the bye (Dutch C5); none when even

  [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
  [[nodiscard]] const Contender& operator[](int place) const {
    return players[static_cast<std::size_t>(place)];
  }
  [[nodiscard]] bool may_take_bye(int place) const {
    const Contender& player = (*this)[place];
    return bye_score && player.may_have_bye && player.score == *bye_score;
  }
};

/// The field of a round; `bye_score` is left open.
Field field_of(const Tournament& tournament, int round);

/// Dutch C3: not two players who must both have the same colour, unless one is a topscorer.
bool colours_allow(const Contender& a, const Contender& b);

/// Is `round` the last one, where topscorers may break colour rules (Dutch 1)?
bool is_last_round(const Tournament& tournament, int round);

/// One step of the pairing: a scoregroup and the players moved down into it.
struct Bracket {
  std::vector<int> moved_down;  ///< in order
  std::vector<int> residents;   ///< in order
  std::vector<int> next;        ///< the next scoregroup
  std::vector<int> rest;        ///< everybody below that

  [[nodiscard]] bool is_homogeneous() const { return moved_down.empty(); }
  [[nodiscard]] std::vector<int> members() const;
};

}  // namespace praporek::pairing
