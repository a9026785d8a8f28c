#pragma once

#include "core/pairing/swiss1992_card.hpp"

#include <cstddef>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// In place of an opponent: the bye.
constexpr int nobody = -1;

/// Everybody who is to be paired. A rank is a place in the order of A2 over the whole field, 0 the
/// highest; brackets are lists of ranks.
class Field {
 public:
  Field(const Tournament& tournament, int round);

  [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
  [[nodiscard]] const Card& card(int rank) const { return cards_[static_cast<std::size_t>(rank)]; }
  [[nodiscard]] const std::vector<Card>& cards() const { return cards_; }
  [[nodiscard]] Score score(int rank) const { return card(rank).score; }

  /// Swiss 1992 B1a and B2, and the pairs forbidden in this round.
  [[nodiscard]] bool may_meet(int a, int b) const;

 private:
  [[nodiscard]] std::size_t at(int a, int b) const {
    return static_cast<std::size_t>(a) * cards_.size() + static_cast<std::size_t>(b);
  }
  void set_may_meet(int a, int b, bool allowed);
  void keep_apart(const ForbiddenGroup& group);

  std::vector<Card> cards_;
  std::vector<bool> may_meet_;
};

/// Swiss 1992 B4: both prefer the same colour, so one will be denied it.
bool breaks_preference(const Card& a, const Card& b);

/// Swiss 1992 B1b
bool may_have_bye(const Card& card);

/// Swiss 1992 B2: there is a way to give the colours.
bool colours_fit(const Card& a, const Card& b);

/// The two stand together in a forbidden group of this round.
bool is_forbidden(const Tournament& tournament, int round, int tpn_a, int tpn_b);

}  // namespace praporek::pairing::swiss1992
