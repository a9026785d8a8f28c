#pragma once

#include "core/arbiter/ruling.hpp"

#include <vector>

// The kinds of ruling by the part of the Laws they belong to; the table in kinds.cpp joins them.
namespace praporek::arbiter {

std::vector<RulingKind> touched_piece_kinds();     ///< Article 4
std::vector<RulingKind> ending_kinds();            ///< Articles 5 and 8.7
std::vector<RulingKind> absence_kinds();           ///< Article 6.7
std::vector<RulingKind> flag_kinds();              ///< Articles 6.4, 6.8, 6.9
std::vector<RulingKind> clock_kinds();             ///< Articles 6.10, 6.11
std::vector<RulingKind> set_up_kinds();            ///< Articles 7.2, 7.3
std::vector<RulingKind> displacement_kinds();      ///< Articles 7.4, 7.6
std::vector<RulingKind> illegal_move_kinds();      ///< Article 7.5
std::vector<RulingKind> illegal_position_kinds();  ///< Appendix A.4.4
std::vector<RulingKind> scoresheet_kinds();        ///< Article 8
std::vector<RulingKind> draw_kinds();              ///< Articles 5.2.3, 9.1
std::vector<RulingKind> draw_claim_kinds();        ///< Articles 9.2–9.6
std::vector<RulingKind> conduct_kinds();           ///< Article 11
std::vector<RulingKind> penalty_kinds();           ///< Articles 11.7, 11.8, 12.9
std::vector<RulingKind> assistant_kinds();         ///< Articles 4.9, 6.2.6, 8.1.6, Appendix D
std::vector<RulingKind> adjournment_kinds();       ///< Guidelines I
std::vector<RulingKind> quickplay_kinds();         ///< Guidelines III
std::vector<RulingKind> appeal_kinds();            ///< Article 11.10
std::vector<RulingKind> free_ruling_kinds();       ///< Preface

}  // namespace praporek::arbiter
