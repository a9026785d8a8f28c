#include "core/arbiter/regulations.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::arbiter;
using boost::unit_test::label;

namespace {

Regulations complete() {
  Regulations regulations;
  regulations.quick = true;
  regulations.default_minutes = 0;
  regulations.supervision = Supervision::Otherwise;
  regulations.no_draw_before = 0;
  regulations.devices = "none";
  regulations.scoring = "1-1/2-0";
  regulations.appeals = "30 min";
  return regulations;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_regulations)

BOOST_AUTO_TEST_CASE(every_choice_the_laws_leave_open_is_demanded, *label("laws2018-T11")) {
  BOOST_TEST(missing_choices(complete()).empty());
  BOOST_TEST(missing_choices(Regulations{}).size() == 5U);
}

BOOST_AUTO_TEST_CASE(rapid_and_blitz_must_say_how_they_are_supervised,
                     *label("laws2018-A.5") * label("laws2018-B.5")) {
  Regulations regulations = complete();
  regulations.supervision.reset();
  const auto missing = missing_choices(regulations);
  BOOST_REQUIRE(missing.size() == 1U);
  BOOST_TEST(missing[0].id == "arbiter.choice.supervision");
  BOOST_TEST(missing[0].article.number == "A.5");
  regulations.quick = false;
  BOOST_TEST(missing_choices(regulations).empty());
}

BOOST_AUTO_TEST_CASE(three_rapid_games_an_arbiter_and_all_recorded, *label("laws2018-A.3.1")) {
  BOOST_TEST(!supervision_warning({false, 3, true}).has_value());
  BOOST_TEST(supervision_warning({false, 4, true})->article().number == "A.3.1");
  BOOST_TEST(supervision_warning({false, 3, false})->why().id == "arbiter.games-not-recorded");
}

BOOST_AUTO_TEST_CASE(one_blitz_game_an_arbiter, *label("laws2018-B.3.1")) {
  BOOST_TEST(!supervision_warning({true, 1, true}).has_value());
  BOOST_TEST(supervision_warning({true, 2, true})->article().number == "B.3.1");
}

BOOST_AUTO_TEST_CASE(the_last_round_cannot_be_watched_otherwise,
                     *label("laws2018-A.3-note") * label("laws2018-B.3-note")) {
  BOOST_TEST(!supervision_for_round(Supervision::Otherwise, Supervision::Full).has_value());
  BOOST_TEST(supervision_for_round(Supervision::Full, Supervision::Full).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
