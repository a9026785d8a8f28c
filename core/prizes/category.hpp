#pragma once

#include "core/base/score.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace praporek::prizes {

/// A player as prizes see him, after the last round.
struct Contender {
  int tpn = 0;
  int rank = 0;  ///< after the tie-breaks; players they cannot tell apart have the same
  Score points;
  std::string name;
  bool woman = false;
  std::optional<int> birth_year;
  int rating = 0;  ///< 0 when he has none
  std::string club;

  friend bool operator==(const Contender&, const Contender&) = default;
};

enum class CategoryKind : std::uint8_t { Overall, Women, Under, Senior, Rating, Club, Unrated };

/// Who may win the prizes of a list.
struct Category {
  CategoryKind kind = CategoryKind::Overall;
  int age = 0;       ///< Under, Senior
  int lowest = 0;    ///< Rating
  int highest = 0;   ///< Rating; 0 when there is no upper limit
  std::string club;  ///< Club

  friend bool operator==(const Category&, const Category&) = default;
};

/// Whether the player belongs to the category in this year. Ages go by the year of birth alone,
/// as FIDE's do: U18 of 2026 was born in 2008 or later, S65 in 1961 or earlier.
bool belongs(const Contender& player, const Category& category, int year);

/// The category asks for a year of birth.
bool depends_on_age(const Category& category);

}  // namespace praporek::prizes
