#include "core/laws/edition.hpp"

#include "core/laws/number.hpp"

#include <algorithm>
#include <array>

namespace praporek::laws {

namespace {

using std::chrono::minutes;

struct Renumbered {
  std::string_view from_2018;
  std::string_view to_2023;
};

// Only where the numbers part; sub-articles follow the longest row above them, so that
// 9.2.1.2 becomes 9.2.2 by the row of 9.2.1.
constexpr std::array renumbered_in_2023{
    Renumbered{"3.7.4", "3.7.3.1"},        // en passant
    Renumbered{"3.7.4.1", "3.7.3.1"},      //
    Renumbered{"3.7.4.2", "3.7.3.2"},      //
    Renumbered{"3.7.5", "3.7.3.3"},        // promotion
    Renumbered{"3.7.5.1", "3.7.3.3"},      //
    Renumbered{"3.7.5.2", "3.7.3.4"},      //
    Renumbered{"3.7.5.3", "3.7.3.5"},      //
    Renumbered{"3.8.2.2.1", "3.8.2.2.3"},  // castling prevented for the moment
    Renumbered{"3.8.2.2.2", "3.8.2.2.4"},  //
    Renumbered{"9.2.1", "9.2"},            // the claim of a repetition
    Renumbered{"9.2.2", "9.2.3"},          // which positions are the same
    Renumbered{"11.3.2.1", "11.3.2"},      // devices: the prohibition
    Renumbered{"A.3", "A.4"},              // rapid, supervised
    Renumbered{"A.3.1", "A.4"},            //
    Renumbered{"A.3.2", "A.4.3"},          //
    Renumbered{"A.4", "A.5"},              // rapid, otherwise
    Renumbered{"A.5", "A.6"},              //
    Renumbered{"B.2", "A.3"},              // one minute instead of two
    Renumbered{"B.3", "B.2"},              // blitz, supervised
    Renumbered{"B.3.1", "B.2"},            //
    Renumbered{"B.3.2", "B.2.3"},          //
    Renumbered{"B.4", "B.3"},              // blitz, otherwise
    Renumbered{"B.5", "B.4"},              //
};

/// The guidelines are filed as GI, GII, GIII and printed I, II, III.
std::string_view printed_2018(std::string_view number) {
  return number.starts_with("GI") ? number.substr(1) : number;
}

constexpr EditionFacts facts_2018{
    .penalty = {.standard = minutes{2},
                .rapid = minutes{2},
                .blitz = minutes{1},              // Laws B.2
                .blitz_supervised = minutes{1}},  // Laws B.2
    .guideline_three = minutes{2},
};

constexpr EditionFacts facts_2023{
    .penalty = {.standard = minutes{2},
                .rapid = minutes{1},  // Laws 2023 A.3
                .blitz = minutes{1},  // Laws 2023 B.3 by A.3
                // Laws 2023 B.2 names no minutes; practice stays with one.
                .blitz_supervised = minutes{1}},
    .guideline_three = minutes{2},  // Laws 2023 A.3 reaches Articles 7 and 9 only
    .resigning_may_draw = true,
    .electronic_scoresheet = true,
    .intended_move_may_be_entered = true,
    .claimed_move_completes = true,
    .sealed_move_on_paper_only = true,
    .clock_is_paused = true,
    .speaks_of_fair_play = true,
    .advise_deducting_increment = true,
    .advise_making_claim_legal = true,
};

}  // namespace

std::string_view year_of(Edition edition) { return edition == Edition::Laws2018 ? "2018" : "2023"; }

std::optional<Edition> edition_of_year(std::string_view year) {
  if (year == "2018") return Edition::Laws2018;
  if (year == "2023") return Edition::Laws2023;
  return std::nullopt;
}

Edition edition_in_force(std::chrono::year_month_day start) {
  using namespace std::chrono_literals;
  return start < 2023y / 1 / 1 ? Edition::Laws2018 : Edition::Laws2023;
}

std::string number_in(const Article& article, Edition edition) {
  const std::string_view number = printed_2018(article.number);
  const Renumbered* nearest = nullptr;
  for (const Renumbered& row : renumbered_in_2023) {
    const bool nearer = nearest == nullptr || row.from_2018.size() > nearest->from_2018.size();
    if (is_within(number, row.from_2018) && nearer) nearest = &row;
  }
  if (edition == Edition::Laws2018 || nearest == nullptr) return std::string{number};
  return std::string{nearest->to_2023}.append(number.substr(nearest->from_2018.size()));
}

const EditionFacts& edition_facts(Edition edition) {
  return edition == Edition::Laws2018 ? facts_2018 : facts_2023;
}

}  // namespace praporek::laws
