#include "core/pairing/swiss1992.hpp"
#include "core/pairing/swiss1992_colour.hpp"
#include "core/pairing/swiss1992_procedure.hpp"

#include <boost/test/unit_test.hpp>

#include "random_event.hpp"
#include "sketch.hpp"
#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace {

using namespace praporek;
using namespace praporek::pairing;
using namespace praporek::pairing::swiss1992;

struct Case {
  Tournament tournament;
  int round = 0;
};

/// Late rounds of small events: many floats, rematches and absences.
std::vector<Case> cases() {
  std::vector<Case> found;
  for (std::uint32_t seed = 1; seed <= 24; ++seed) {
    test::Dice dice{seed};
    test::EventPlan plan;
    plan.players = 7 + dice.below(10);
    plan.rounds_total = 6;
    plan.forfeits = 5;
    plan.absences = 6;
    Tournament tournament = test::new_event(plan, dice);
    for (int round = 1; round <= plan.rounds_total; ++round) {
      test::announce_absences(tournament, round, plan, dice);
      const auto pairing = pair_swiss1992(tournament, round);
      if (!pairing) break;
      if (round % 2 == 1 || round == plan.rounds_total) found.push_back({tournament, round});
      test::play(tournament, round, pairing->boards, plan, dice);
    }
  }
  return found;
}

const Card& card_of(const Field& field, int tpn) {
  return *std::ranges::find(field.cards(), tpn, &Card::tpn);
}

int rank_of(const Field& field, int tpn) {
  return static_cast<int>(&card_of(field, tpn) - field.cards().data());
}

bool says(const BoardExplanation& board, const std::string& article) {
  return std::ranges::any_of(board.reasons, [&](const Reason& reason) {
    return reason.article.number == "Swiss 1992 " + article;
  });
}

const Reason* with_id(const BoardExplanation& board, const std::string& id) {
  const auto found =
      std::ranges::find(board.reasons, id, [](const Reason& reason) { return reason.text.id; });
  return found == board.reasons.end() ? nullptr : &*found;
}

const Bracket& bracket_of(const std::vector<Bracket>& brackets, int rank) {
  return *std::ranges::find_if(brackets, [&](const Bracket& bracket) {
    const auto meets = [&](const std::pair<int, int>& pair) {
      return pair.first == rank || pair.second == rank;
    };
    return std::ranges::any_of(bracket.pairing.pairs, meets) ||
           (bracket.level.is_lowest && std::ranges::count(bracket.pairing.left, rank) != 0);
  });
}

void check_colours(const BoardExplanation& board, const Card& white, const Card& black) {
  const bool both_fit =
      (white.preference.strength == Strength::None || white.preference.colour == Side::White) &&
      (black.preference.strength == Strength::None || black.preference.colour == Side::Black);
  const bool somebody_wants =
      white.preference.strength != Strength::None || black.preference.strength != Strength::None;
  BOOST_TEST(says(board, "E1") == (both_fit && somebody_wants));
  if (const Reason* stronger = with_id(board, "swiss1992.stronger-preference")) {
    const bool white_is_stronger = white.preference.strength > black.preference.strength;
    BOOST_TEST(stronger->text.arguments.front() ==
               std::to_string(white_is_stronger ? white.tpn : black.tpn));
  }
  BOOST_TEST((says(board, "E1") || says(board, "E2") || says(board, "E3") || says(board, "E4")));
}

void check_board(const Case& one, const BoardExplanation& board) {
  const Field field{one.tournament, one.round};
  const auto brackets = paired_brackets(field).value();
  const Bracket& bracket = bracket_of(brackets, rank_of(field, board.pair.white));
  BOOST_TEST(says(board, "F4") == (one.round == 1));
  BOOST_TEST((with_id(board, "swiss1992.joined-bracket") != nullptr) ==
             (bracket.is_joined && one.round > 1));
  const Card& white = card_of(field, board.pair.white);
  if (board.pair.black == 0) {
    BOOST_TEST(says(board, "A5"));
    return;
  }
  const Card& black = card_of(field, board.pair.black);
  BOOST_TEST((with_id(board, "swiss1992.unequal-scores") != nullptr) ==
             (white.score != black.score));
  BOOST_TEST((says(board, "A8") || says(board, "C11")) == breaks_preference(white, black));
  BOOST_TEST((says(board, "C6") || says(board, "D1")));
  check_colours(board, white, black);
}

/// What the rule claims about two players is true of them.
void check_why_not(const Case& one, const Reason& reason, const Card& a, const Card& b) {
  const std::string& article = reason.article.number;
  const bool met = std::ranges::count(a.opponents, b.tpn) != 0;
  BOOST_TEST((article == "Swiss 1992 B1a") == met);
  if (met) return;
  BOOST_TEST((article == "Swiss 1992 B2") == !colours_fit(a, b));
  if (!colours_fit(a, b)) return;

  const Field field{one.tournament, one.round};
  const auto brackets = paired_brackets(field).value();
  const int rank_a = rank_of(field, a.tpn);
  const int rank_b = rank_of(field, b.tpn);
  const Bracket* common = nullptr;
  for (const Bracket& bracket : brackets) {
    const auto& members = bracket.level.members;
    if (std::ranges::count(members, rank_a) != 0 && std::ranges::count(members, rank_b) != 0)
      common = &bracket;
  }
  BOOST_TEST((reason.text.id == "swiss1992.nearer-score") == (common == nullptr));
  if (common == nullptr) return;
  Level level = common->level;
  level.required = std::pair{rank_a, rank_b};
  const auto wished = first_pairing(field, level, common->below);
  if (article == "Swiss 1992 B4") BOOST_TEST(wished->x > common->pairing.x);
  if (article == "Swiss 1992 C9") BOOST_TEST((wished->down > common->pairing.down));
  if (article == "Swiss 1992 C10") BOOST_TEST((wished->up > common->pairing.up));
  if (article == "Swiss 1992 D1" || article == "Swiss 1992 D2") {
    BOOST_TEST(wished->x == common->pairing.x);
    BOOST_TEST((wished->up == common->pairing.up));
    BOOST_TEST((wished->pairs != common->pairing.pairs));
  }
  if (article == "Swiss 1992 C12" || article == "Swiss 1992 C13") {
    BOOST_TEST(!wished.has_value());
    BOOST_TEST(first_pairing(field, level).has_value());
  }
  if (reason.text.id == "swiss1992.makes-fewer-pairs") BOOST_TEST(!first_pairing(field, level));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_swiss1992_explanation, *boost::unit_test::label("swiss1992"))

BOOST_AUTO_TEST_CASE(every_board_is_explained_and_the_claims_are_true) {
  std::set<std::string> ids;
  for (const Case& one : cases()) {
    const auto pairing = pair_swiss1992(one.tournament, one.round);
    BOOST_TEST_REQUIRE(pairing->explanations.size() == pairing->boards.size());
    for (std::size_t i = 0; i < pairing->boards.size(); ++i) {
      BOOST_TEST((pairing->explanations[i].pair == pairing->boards[i]));
      check_board(one, pairing->explanations[i]);
      for (const Reason& reason : pairing->explanations[i].reasons) ids.insert(reason.text.id);
    }
  }
  for (const char* id : {"swiss1992.left-over", "swiss1992.no-opponent", "swiss1992.exchanged",
                         "swiss1992.transposed", "swiss1992.again-for-lowest",
                         "swiss1992.up-against-b5", "swiss1992.fewer-pairs"}) {
    BOOST_TEST(ids.contains(id), id << " never came up");
  }
}

BOOST_AUTO_TEST_CASE(why_not_names_a_rule_that_really_decides) {
  std::map<std::string, int> seen;
  for (const Case& one : cases()) {
    const Field field{one.tournament, one.round};
    const auto pairing = pair_swiss1992(one.tournament, one.round);
    for (const Card& a : field.cards()) {
      for (const Card& b : field.cards()) {
        if (a.tpn >= b.tpn) continue;
        const bool paired = std::ranges::any_of(pairing->boards, [&](const Pair& pair) {
          return std::minmax(pair.white, pair.black) == std::minmax(a.tpn, b.tpn);
        });
        const auto answer = why_not_1992(one.tournament, one.round, a.tpn, b.tpn);
        BOOST_TEST(answer.has_value() == !paired);
        if (!answer) continue;
        ++seen[answer->article.number];
        check_why_not(one, *answer, a, b);
      }
    }
  }
  for (const char* rule : {"B1a", "B2", "B3", "B4", "C10", "D1", "D2"}) {
    BOOST_TEST(seen["Swiss 1992 " + std::string{rule}] > 0, rule << " never came up");
  }
}

BOOST_AUTO_TEST_CASE(why_not_the_bye_is_answered_too, *boost::unit_test::label("swiss1992-A5")) {
  const Tournament odd = test::crosstable({"2w1", "1b0", "U"});
  BOOST_TEST(why_not_1992(odd, 2, 3, 0)->article.number == "Swiss 1992 B1b");
  BOOST_TEST(why_not_1992(odd, 2, 2, 0).error().why().id == "swiss1992.is-paired-so");
  BOOST_TEST(why_not_1992(odd, 2, 1, 0)->article.number == "Swiss 1992 B3");
  const Tournament even = test::crosstable({"", ""});
  BOOST_TEST(why_not_1992(even, 1, 1, 0)->article.number == "Swiss 1992 A5");
}

BOOST_AUTO_TEST_CASE(an_absent_player_cannot_be_asked_about) {
  Tournament tournament = test::crosstable({"", "", ""});
  tournament.announced_byes = {{1, 3, Mark::ZeroPointBye}};
  BOOST_TEST(why_not_1992(tournament, 1, 1, 3).error().article().number == "Swiss 1992 F5");
}

BOOST_AUTO_TEST_SUITE_END()
