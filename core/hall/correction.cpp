#include "core/hall/correction.hpp"

#include "core/hall/words.hpp"

namespace praporek::hall {

namespace {

std::string words(const std::optional<arbiter::GameResult>& result) {
  return result ? std::string{word_of(*result)} : "no result";
}

}  // namespace

CorrectionEffect effect_of_correction(const HallState& state, SectionId section, RoundNo round) {
  CorrectionEffect effect;
  effect.choices = {CorrectionUse::KeepPairing};
  effect.counts_from = RoundNo{round.value + 1};
  for (const auto& [key, later] : state.all<Round>()) {
    if (later.section != section || later.number <= round) continue;
    effect.later.push_back(later);
    effect.counts_from = RoundNo{later.number.value + 1};
  }
  if (!effect.later.empty() && effect.later.back().state == RoundState::Paired) {
    effect.choices.push_back(CorrectionUse::RepairUnpublished);
  }
  effect.choices.push_back(CorrectionUse::RatingOnly);
  return effect;
}

std::string correction_note(const Game& before, const CorrectResult& wish, const Round& latest,
                            const std::string& who) {
  std::string note = "round " + std::to_string(wish.round.value) + " board " +
                     std::to_string(wish.board.value) + ": " + words(before.result) +
                     " corrected to " + words(wish.result);
  if (wish.use == CorrectionUse::RatingOnly) note += " for rating only";
  if (latest.number > wish.round) {
    note += ", round " + std::to_string(latest.number.value) + " was " +
            std::string{word_of(latest.state)};
  }
  note += " (" + who + ")";
  return wish.reason.empty() ? note : note + ": " + wish.reason;
}

}  // namespace praporek::hall
