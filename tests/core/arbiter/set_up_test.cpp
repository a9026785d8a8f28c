#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::test::ruled;

BOOST_AUTO_TEST_SUITE(arbiter_set_up)

BOOST_AUTO_TEST_CASE(reversed_colours_restart_before_blacks_tenth_move,
                     *label("laws2018-7.3") * label("laws2018-7.3-note")) {
  SAYS(ruled("wrong-colours", {"made=9"}), "record new-game (7.3)");
  const auto later = ruled("wrong-colours", {"made=10"});
  SAYS(later, "record continue (7.3)");
  SAYS_NOTHING_OF(later, "record new-game");
}

BOOST_AUTO_TEST_CASE(a_short_game_that_ended_keeps_its_result, *label("laws2018-7.3-note")) {
  const auto said = ruled("wrong-colours", {"made=4", "ended=yes"});
  SAYS(said, "do result-stands (7.3)");
  SAYS(said, "record actual-colours (7.3)");
  SAYS_NOTHING_OF(said, "record new-game");
}

BOOST_AUTO_TEST_CASE(a_wrong_array_is_a_new_game, *label("laws2018-7.2.1")) {
  const auto said = ruled("wrong-setup", {"made=14"});
  SAYS(said, "record new-game (7.2.1)");
  SAYS(said, "do set-up-new-game (7.2.1)");
}

BOOST_AUTO_TEST_CASE(after_the_end_the_result_stands, *label("laws2018-7.2.1-note")) {
  const auto said = ruled("wrong-setup", {"made=40", "ended=yes"});
  SAYS(said, "do result-stands (7.2.1)");
  SAYS_NOTHING_OF(said, "record");
}

BOOST_AUTO_TEST_CASE(without_supervision_ten_moves_fix_the_array,
                     *label("laws2018-A.4.1.2") * label("laws2023-A.5.1.2")) {
  const auto king = ruled(
      "wrong-setup", {"made=10", "tempo=rapid", "misplaced=king", "side=white", "edition=2018"});
  SAYS(king, "record continue (A.4.1.2)");
  SAYS(king, "do no-castling white (A.4.1.2)");
  SAYS_NOTHING_OF(king, "do no-castling black");
  const auto rook = ruled(
      "wrong-setup", {"made=10", "tempo=rapid", "misplaced=rook-a", "side=black", "edition=2018"});
  SAYS(rook, "do no-castling-to black 0-0-0 (A.4.1.2)");
  SAYS(ruled("wrong-setup", {"made=9", "tempo=rapid", "edition=2018"}), "record new-game (7.2.1)");
  SAYS(ruled("wrong-setup", {"made=12", "tempo=rapid", "supervised=yes"}),
       "record new-game (7.2.1)");
  SAYS(ruled("wrong-setup", {"made=10", "tempo=blitz", "edition=2023"}),
       "record continue (A.5.1.2)");
}

BOOST_AUTO_TEST_CASE(a_turned_board_is_transferred_and_play_goes_on,
                     *label("laws2018-7.2.2") * label("laws2018-2.1")) {
  const auto said = ruled("board-turned", {"made=20", "fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 20"});
  SAYS(said, "do transfer-position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 20 (7.2.2)");
  SAYS(said, "do stop-clocks (7.2.2)");
  SAYS(said, "record continue (7.2.2)");
  SAYS_NOTHING_OF(said, "record new-game");
  SAYS_NOTHING_OF(ruled("board-turned", {"made=10", "tempo=blitz"}), "do transfer-position");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_absence)

BOOST_AUTO_TEST_CASE(with_no_default_time_announced_every_second_is_late,
                     *label("laws2018-6.7.1")) {
  const auto said = ruled("late-player", {"side=white", "started=15:00", "arrived=15:00:30"});
  SAYS(said, "result -/+ (6.7.1)");
  SAYS(said, "ask J10 [forfeit] (6.7.1)");
  SAYS(ruled("late-player", {"side=black", "deadline=15:30", "arrived=15:31"}),
       "result +/- (6.7.1)");
}

BOOST_AUTO_TEST_CASE(the_default_time_counts_from_the_real_start, *label("laws2018-6.7-note")) {
  SAYS_NOTHING_OF(
      ruled("late-player", {"side=white", "started=15:15", "default=30", "arrived=15:44"}),
      "result");
  SAYS_NOTHING_OF(
      ruled("late-player", {"side=white", "started=15:15", "default=30", "arrived=15:45"}),
      "result");
  SAYS(ruled("late-player", {"side=white", "started=15:15", "default=30", "arrived=15:45:01"}),
       "result -/+ (6.7.1)");
}

BOOST_AUTO_TEST_CASE(a_session_may_pass_midnight) {
  SAYS_NOTHING_OF(
      ruled("late-player", {"side=white", "started=23:45", "default=30", "arrived=00:10"}),
      "result");
  SAYS(ruled("late-player", {"side=white", "started=23:45", "default=30", "arrived=00:16"}),
       "result -/+ (6.7.1)");
}

BOOST_AUTO_TEST_CASE(without_any_limit_there_is_no_ruling) {
  BOOST_TEST(ruled("late-player", {"side=white", "arrived=15:00"}).refused ==
             "arbiter.answer-missing");
}

BOOST_AUTO_TEST_CASE(if_both_are_late_white_bears_the_time, *label("laws2018-6.7.2")) {
  const auto said = ruled("both-late", {"started=15:00", "default=30", "white-arrived=15:10",
                                        "black-arrived=15:20", "white=1:30:00"});
  SAYS(said, "time white -0:10:00 (6.7.2)");
  SAYS(said, "do set-clock white 1:20:00 (6.7.2)");
  SAYS(said, "ask J11 [as written] (6.7.2)");
}

BOOST_AUTO_TEST_CASE(both_late_beyond_the_default_time, *label("laws2018-6.7.1")) {
  SAYS(ruled("both-late", {"started=15:00", "default=30"}), "result -/- (6.7.1)");
  SAYS(ruled("both-late", {"started=15:00", "default=30", "white-arrived=15:10"}),
       "result +/- (6.7.1)");
  SAYS(ruled("both-late", {"started=15:00", "default=30", "black-arrived=15:10"}),
       "result -/+ (6.7.1)");
  SAYS(ruled("both-late", {"started=15:00"}), "result -/- (6.7.1)");
}

BOOST_AUTO_TEST_CASE(forfeits_are_unrated) {
  for (const auto& [side, result] : {std::pair{"side=white", "result -/+ (6.7.1)"},
                                     std::pair{"side=black", "result +/- (6.7.1)"},
                                     std::pair{"side=both", "result -/- (6.7.1)"}}) {
    const auto said = ruled("forfeit", {side});
    SAYS(said, result);
    SAYS(said, "record unrated (6.7.1)");
  }
}

BOOST_AUTO_TEST_SUITE_END()
