#include "core/pairing/forbidden.hpp"

#include "core/pairing/swiss1992.hpp"

#include <boost/test/unit_test.hpp>

#include "sketch.hpp"
#include <algorithm>

namespace {

using namespace praporek;
using namespace praporek::pairing;

const std::vector<Belonging> clubs{{1, "Slavia"}, {2, "Sparta"}, {3, " Slavia "},
                                   {4, ""},       {5, "Sparta"}, {6, "Union"}};

bool meet(const Pairing1992& pairing, int a, int b) {
  return std::ranges::any_of(pairing.boards, [&](const Pair& board) {
    return std::minmax(board.white, board.black) == std::minmax(a, b);
  });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pairing_forbidden)

BOOST_AUTO_TEST_CASE(a_rule_becomes_one_group_for_each_name_that_two_players_share) {
  const auto pairs = forbidden_pairs({Common::Club, 1, 3}, clubs);
  const std::vector<ForbiddenGroup> expected{{1, 3, {1, 3}}, {1, 3, {2, 5}}};
  BOOST_TEST((pairs->groups == expected));
}

BOOST_AUTO_TEST_CASE(it_says_that_the_rule_must_have_been_announced) {
  const auto warning = [](Common common) {
    return forbidden_pairs({common, 1, 2}, clubs)->warning;
  };
  BOOST_TEST((warning(Common::Club) == Message{"forbidden.announce-club", {"1", "2"}}));
  BOOST_TEST((warning(Common::Family) == Message{"forbidden.announce-family", {"1", "2"}}));
  BOOST_TEST((warning(Common::Federation) == Message{"forbidden.announce-federation", {"1", "2"}}));
}

BOOST_AUTO_TEST_CASE(rounds_that_make_no_sense_are_refused) {
  BOOST_TEST(forbidden_pairs({Common::Club, 0, 2}, clubs).has_error());
  BOOST_TEST(forbidden_pairs({Common::Club, 3, 2}, clubs).error().why().id ==
             "forbidden.no-such-rounds");
}

BOOST_AUTO_TEST_CASE(the_pairing_of_1992_respects_it_and_says_so) {
  Tournament tournament = test::crosstable({"", "", "", "", "", ""});
  BOOST_TEST(meet(*pair_swiss1992(tournament, 1), 2, 5));
  tournament.forbidden = forbidden_pairs({Common::Club, 1, 1}, clubs)->groups;
  const auto pairing = pair_swiss1992(tournament, 1);
  BOOST_TEST(!meet(*pairing, 2, 5));
  BOOST_TEST(!meet(*pairing, 1, 3));
  BOOST_TEST(why_not_1992(tournament, 1, 2, 5)->text.id == "swiss1992.forbidden-pair");
}

BOOST_AUTO_TEST_SUITE_END()
