#include "core/arbiter/penalty.hpp"

#include "core/arbiter/question.hpp"

#include <algorithm>
#include <array>

namespace praporek::arbiter {

namespace {

constexpr std::array ladder{
    PenaltyStep{Penalty::Warning, "12.9.1", "arbiter.penalty.warning"},
    PenaltyStep{Penalty::TimeToOpponent, "12.9.2", "arbiter.penalty.time-to-opponent"},
    PenaltyStep{Penalty::TimeFromOffender, "12.9.3", "arbiter.penalty.time-from-offender"},
    PenaltyStep{Penalty::OpponentScoreUp, "12.9.4", "arbiter.penalty.opponent-score-up"},
    PenaltyStep{Penalty::OffenderScoreDown, "12.9.5", "arbiter.penalty.offender-score-down"},
    PenaltyStep{Penalty::GameLost, "12.9.6", "arbiter.penalty.game-lost"},
    PenaltyStep{Penalty::Fine, "12.9.7", "arbiter.penalty.fine"},
    PenaltyStep{Penalty::ExclusionFromRounds, "12.9.8", "arbiter.penalty.exclusion"},
    PenaltyStep{Penalty::Expulsion, "12.9.9", "arbiter.penalty.expulsion"},
};

constexpr std::array known_offences{
    Offence{"arbiter.is.two-hands-unpressed", "4.1", ""},
    Offence{"arbiter.is.other-hand", "6.2.3", "12.9.1"},
    Offence{"arbiter.is.finger-on-clock", "6.2.3", "12.9.1"},
    Offence{"arbiter.is.clock-handling", "6.2.4", "12.9.1"},
    Offence{"arbiter.is.adjusting-out-of-turn", "6.2.5", "12.9.1"},
    Offence{"arbiter.is.unjustified-stop", "6.11.4", "12.9.1"},
    Offence{"arbiter.is.not-recording", "8.1.1", "12.9.1"},
    Offence{"arbiter.is.writing-ahead", "8.1.2", "12.9.1"},
    Offence{"arbiter.is.move-unwritten", "8.1.3", "12.9.1"},
    Offence{"arbiter.is.notes-on-scoresheet", "8.1.4", "12.9.1"},
    Offence{"arbiter.is.scoresheet-covered", "8.2", "12.9.1"},
    Offence{"arbiter.is.slow-update", "8.5.1", "12.9.1"},
    Offence{"arbiter.is.scoresheet-not-lent", "8.5.2", "12.9.1"},
    Offence{"arbiter.is.wrong-notation", "C", "12.9.1"},
    Offence{"arbiter.is.offer-at-wrong-time", "9.1.2.1", "12.9.1"},
    Offence{"arbiter.is.disrepute", "11.1", "12.9.1"},
    Offence{"arbiter.is.left-without-resigning", "11.1", "12.9.1"},
    Offence{"arbiter.is.violence", "11.1", "12.9.6,12.9.9"},
    Offence{"arbiter.is.alcohol", "11.1", "12.9.8"},
    Offence{"arbiter.is.left-venue", "11.2.3.1", "12.9.1"},
    Offence{"arbiter.is.left-area-on-move", "11.2.3.2", "12.9.1"},
    Offence{"arbiter.is.left-unreported", "11.2.4", "12.9.1"},
    Offence{"arbiter.is.outside-help", "11.3.1", "12.9.1"},
    Offence{"arbiter.is.bag-rule", "11.3.2.1", "12.9.1"},
    Offence{"arbiter.is.inspection-refused", "11.3.3", "12.9.1"},
    Offence{"arbiter.is.smoking", "11.3.4", "12.9.1"},
    Offence{"arbiter.is.distraction", "11.5", "12.9.1"},
    Offence{"arbiter.is.reconstruction-refused", "11.11", "12.9.1"},
    Offence{"arbiter.is.claim-check-refused", "11.12", "12.9.1"},
    Offence{"arbiter.is.other", "12.9", "12.9.1"},
};

}  // namespace

std::span<const PenaltyStep> penalty_ladder() { return ladder; }

const PenaltyStep* penalty_step(std::string_view article) {
  const auto found = std::ranges::find(ladder, article, &PenaltyStep::article);
  return found == ladder.end() ? nullptr : &*found;
}

std::span<const Offence> offences() { return known_offences; }

const Offence* offence_named(std::string_view word) {
  const auto found = std::ranges::find_if(
      known_offences, [word](const Offence& offence) { return word_of(offence.id) == word; });
  return found == known_offences.end() ? nullptr : &*found;
}

Result<GameResult> rescored(GameResult now, Side side, Share to) {
  BySide<Share> shares{{share_of(now, Side::White), share_of(now, Side::Black)}};
  shares[side] = to;
  const auto result = result_of(shares);
  if (!result) {
    return Refusal{Article{"10.2"}, Message{"arbiter.above-maximum", {text_of(now)}}};
  }
  return *result;
}

}  // namespace praporek::arbiter
