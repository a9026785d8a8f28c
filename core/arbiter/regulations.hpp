#pragma once

#include "core/base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// How closely rapid or blitz games are watched; the event's rules say which, for all its rounds
/// (Laws A.3–A.5, B.3–B.5).
enum class Supervision : std::uint8_t { Full, Otherwise };

/// What the event's rules must state before the first round (Glossary, "competition regulations").
/// Whatever is empty has not been decided yet.
struct Regulations {
  bool quick = false;                      ///< rapid or blitz: supervision has to be chosen
  std::optional<int> default_minutes;      ///< 6.7.1
  std::optional<Supervision> supervision;  ///< A.5, B.5
  std::optional<int> no_draw_before;       ///< 9.1.1: 0 is no restriction
  std::string devices;                     ///< 11.3.2: allowed in a bag, penalty
  std::string scoring;                     ///< 10.1
  std::string appeals;                     ///< 11.10: deadline, deposit, committee or none

  friend bool operator==(const Regulations&, const Regulations&) = default;
};

/// A choice that is still missing.
struct MissingChoice {
  std::string_view id;  ///< "arbiter.choice.supervision"
  Article article;
};

std::vector<MissingChoice> missing_choices(const Regulations& regulations);

/// What full supervision takes: in rapid an arbiter for at most three games, in blitz for one, and
/// every game recorded (Laws A.3.1, B.3.1).
struct Watch {
  bool blitz = false;
  int games_per_arbiter = 0;
  bool every_game_recorded = false;
};

/// Nothing if the conditions are met, else what the arbiter is warned of and asked to confirm.
std::optional<Refusal> supervision_warning(const Watch& watch);

/// The regime cannot change between rounds, not even for the last one (notes to A.3 and B.3).
Result<Supervision> supervision_for_round(Supervision so_far, Supervision wanted);

}  // namespace praporek::arbiter
