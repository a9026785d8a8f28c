#include "core/game/record.hpp"

#include "core/rules/position.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/game/played_game.hpp"

using boost::unit_test::label;
using namespace praporek::game;
using namespace praporek::test;
using praporek::Millis;

BOOST_AUTO_TEST_SUITE(game_record)

BOOST_AUTO_TEST_CASE(the_last_reading_may_come_from_any_entry_that_has_one) {
  PlayedGame game;
  BOOST_TEST(!last_reading(game.record));
  game.add(ClockReading{second(60), {{5000s, 5100s}}, ReadBy::Person});
  game.add(ClockPress{second(70), white, {}});
  BOOST_TEST((last_reading(game.record)->at == second(60)));
  game.add(ClockPress{second(80), white, {{{4990s, 5100s}}}});
  BOOST_TEST((last_reading(game.record)->left[white] == 4990s));
  game.add(RulingGiven{second(90), RulingNo{7}});
  BOOST_TEST((last_reading(game.record)->at == second(80)));
}

BOOST_AUTO_TEST_CASE(what_was_found_is_kept_before_anything_is_changed,
                     *label("laws2018-8.5.3") * label("laws2018-6.10.2-note")) {
  PlayedGame game{{"e2e4"}};
  const Snapshot found{second(100), game.line().now->board(), {{0s, 95s}}, black, {{38, 37}}};
  game.add(found);
  game.add(ClockReading{second(200), {{1800s, 95s}}, ReadBy::Person});
  BOOST_TEST((std::get<Snapshot>(game.record.entries[1]) == found));
  BOOST_TEST((last_reading(game.record)->left[white] == 1800s));
  game.record.entries.pop_back();
  BOOST_TEST((last_reading(game.record)->left[black] == 95s));
}

BOOST_AUTO_TEST_CASE(a_game_is_not_closed_without_signatures_and_sheets,
                     *label("laws2018-8.3") * label("laws2018-8.3-note") *
                         label("laws2018-5.2.3-note")) {
  PlayedGame game;
  BOOST_TEST(open_papers(game.record).any());
  for (const auto side : {white, black}) game.add(SheetSigned{second(1), side});
  game.add(SheetHandedIn{second(2), white});
  const OpenPapers open = open_papers(game.record);
  BOOST_TEST(open.any());
  BOOST_TEST(!open.unsigned_by[black]);
  BOOST_TEST(!open.sheet_missing[white]);
  BOOST_TEST(open.sheet_missing[black]);
  game.add(SheetHandedIn{second(3), black});
  BOOST_TEST(!open_papers(game.record).any());
}

BOOST_AUTO_TEST_CASE(two_records_are_equal_if_all_their_entries_are) {
  PlayedGame one{{"e2e4"}};
  PlayedGame another{{"e2e4"}};
  BOOST_TEST((one.record == another.record));
  another.add(DrawOffer{second(1), white});
  BOOST_TEST(!(one.record == another.record));
  BOOST_TEST((GameRecord{}.start == praporek::rules::initial_position().setup()));
}

BOOST_AUTO_TEST_SUITE_END()
