#pragma once

#include "core/base/result.hpp"
#include "core/pairing/explanation.hpp"
#include "core/pairing/tournament.hpp"

#include <vector>

namespace praporek::pairing {

/// Why each board of a round looks as it does, in board order: the bracket, who floated into it and
/// what decided that, whether the first candidate stood and what spoke against it, the colour rule.
Result<std::vector<BoardExplanation>> explain_dutch(const Tournament& tournament, int round);

/// Why two players (by TPN) do not meet in a round: the first rule that forbids or demotes the
/// pair. When they do meet, that is the answer.
Result<Reason> why_not_dutch(const Tournament& tournament, int round, int a, int b);

}  // namespace praporek::pairing
