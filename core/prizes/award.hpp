#pragma once

#include "core/prizes/sharing.hpp"

#include <string>
#include <vector>

namespace praporek::prizes {

/// The prizes of one category, from its first place down.
struct PrizeList {
  Category category;
  std::string title;  ///< as the sheet calls it: "U18", "rating 1600-1799"
  std::vector<Cents> prizes;

  friend bool operator==(const PrizeList&, const PrizeList&) = default;
};

/// What the organiser has announced.
struct PrizeSheet {
  std::vector<PrizeList> lists;
  Sharing sharing = Sharing::ByPlace;
  bool cumulation = false;  ///< a player may win in several lists
  int year = 0;             ///< of the date ages are reckoned on
  Cents unit = 1;           ///< amounts are rounded to it
  std::string currency;

  friend bool operator==(const PrizeSheet&, const PrizeSheet&) = default;
};

struct Winner {
  int place = 0;  ///< in the category
  Contender player;
  Cents amount = 0;

  friend bool operator==(const Winner&, const Winner&) = default;
};

/// One list of the ceremony: who wins how much, from the first place down.
struct Awarded {
  std::string title;
  Category category;
  std::vector<Winner> winners;
  Cents left_over = 0;  ///< prizes nobody in the category could win

  friend bool operator==(const Awarded&, const Awarded&) = default;
};

/// Gives out the prizes, a list of the ceremony for every list of the sheet. Without cumulation
/// everybody keeps the most valuable prize he can win (of equal ones the earlier on the sheet) and
/// leaves the others to those behind him; the one with the greatest prize chooses first.
/// `ranked` stands by final rank.
std::vector<Awarded> award(const std::vector<Contender>& ranked, const PrizeSheet& sheet);

}  // namespace praporek::prizes
