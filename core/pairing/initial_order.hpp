#pragma once

#include "core/base/result.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <vector>

namespace praporek::pairing {

/// Which title stands higher among equal ratings.
enum class TitleOrder : std::uint8_t {
  Fide2026,   ///< C.04.2: GM IM WGM FM WIM CM WFM WCM
  Swiss1992,  ///< A2: IGM WGM IM WIM FM WFM; later titles count as none
};

/// The player stands before the other: rating, title, name.
bool ranks_before(const Player& a, const Player& b, TitleOrder titles);

/// A tournament with new numbers, and what became of the old ones.
struct Renumbered {
  struct Change {
    int before = 0;  ///< 0 for a player who has just entered
    int now = 0;

    friend bool operator==(const Change&, const Change&) = default;
  };

  Tournament tournament;
  std::vector<Change> changes;  ///< of everybody, by new number
};

/// Deals the numbers anew by rating, title and name, in results, byes, acceleration and forbidden
/// pairs too. Refused once round 4 has been paired (C.04.2).
Result<Renumbered> deal_numbers(const Tournament& tournament, TitleOrder titles);

/// A player enters before `round` is paired: he takes his proper number, everybody below moves on,
/// and he has 0 points for the rounds he missed. Refused once round 4 has been paired (C.04.2).
Result<Renumbered> enter_late(const Tournament& tournament, Player player, int round,
                              TitleOrder titles);

}  // namespace praporek::pairing
