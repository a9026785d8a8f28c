#pragma once

#include "core/base/instant.hpp"
#include "core/base/message.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::laws {

/// The editions of the Laws of Chess a section may be played under.
enum class Edition { Laws2018, Laws2023 };

/// "2018", "2023": the form of the command line, of labels and of the journal.
std::string_view year_of(Edition edition);
std::optional<Edition> edition_of_year(std::string_view year);

/// The edition in force on the day a section starts.
Edition edition_in_force(std::chrono::year_month_day start);

/// The article's number as this edition prints it: Article{"9.2.2"} is 9.2.3 in 2023, and
/// Article{"GIII.4"} is III.4 in both. An article of other rules ("Dutch C6") stays as it is.
std::string number_in(const Article& article, Edition edition);

/// Time given to the opponent for an illegal move (Article 7) or a wrong claim (Article 9).
struct PenaltyTime {
  Millis standard{};
  Millis rapid{};
  Millis blitz{};             ///< no full supervision
  Millis blitz_supervised{};  ///< a default: read to the letter 2023 would give two minutes
};

/// What differs between the editions and changes what an arbiter does. Whatever is not here is
/// the same in both: what an illegal move is and how many lose, 8.4, 9.6, the limits of A.1, B.1.
struct EditionFacts {
  PenaltyTime penalty;                  ///< 7.5.5, 9.5.3; 2023 A.3
  Millis guideline_three{};             ///< III.4 and III.5, at every tempo
  bool resigning_may_draw{};            ///< 5.1.2: draw if the opponent could never mate
  bool electronic_scoresheet{};         ///< 8.1.1, 8.3, 8.7
  bool intended_move_may_be_entered{};  ///< 9.2, 9.3: on an electronic scoresheet too
  bool claimed_move_completes{};        ///< 6.2.1.1 names the claim with an intended move
  bool sealed_move_on_paper_only{};     ///< I.1.1
  bool clock_is_paused{};               ///< the edition's word is "pause", not "stop"
  bool speaks_of_fair_play{};           ///< 12.2.7: "fair play", not "anti-cheating"
  bool advise_deducting_increment{};    ///< Arbiters' Manual: the offender's own increment
  bool advise_making_claim_legal{};     ///< Arbiters' Manual: ask for the move to be written
};

const EditionFacts& edition_facts(Edition edition);

}  // namespace praporek::laws
