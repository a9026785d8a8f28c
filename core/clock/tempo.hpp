#pragma once

#include "core/base/message.hpp"
#include "core/clock/time_control.hpp"

namespace praporek::clock {

enum class Tempo : std::uint8_t { Standard, Rapid, Blitz };

struct TempoVerdict {
  Tempo tempo = Tempo::Standard;
  Millis sum{0};    ///< what the limits are compared with
  Article article;  ///< the limit that decided; the 2018 and the 2023 edition have the same ones
};

/// The bases of all periods and the bonuses of sixty moves, a delay counted like an increment
/// (A.1, B.1 and their notes). Where periods differ, each move has the bonus of its own period.
Millis time_for_sixty_moves(const Allotment& allotment);

/// Blitz up to ten minutes, rapid more than ten and less than sixty, standard from sixty.
TempoVerdict tempo_of(const Allotment& allotment);

/// Of a game where the sides differ: the limits hold "for each player", so the longer time counts.
TempoVerdict tempo_of(const TimeControl& control);

}  // namespace praporek::clock
