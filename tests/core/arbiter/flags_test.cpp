#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::test::ruled;

BOOST_AUTO_TEST_SUITE(arbiter_flags)

BOOST_AUTO_TEST_CASE(a_flag_loses_if_a_helpmate_exists_and_draws_if_none,
                     *label("laws2018-6.9") * label("laws2018-6.9-note")) {
  const auto loses =
      ruled("flag-fall", {"side=white", "fen=8/8/8/8/3k4/8/3n4/R3K3 w - - 0 1", "edition=2018"});
  SAYS(loses, "result 0-1 (6.9)");
  BOOST_TEST(loses.mentions("do show-mate black "));
  const auto draws = ruled("flag-fall", {"side=white", "fen=8/8/8/8/3k4/8/3n4/4K2Q w - - 0 1"});
  SAYS(draws, "result 1/2-1/2 (6.9)");
  SAYS(draws, "do no-mate-possible black material (6.9)");
}

BOOST_AUTO_TEST_CASE(only_forced_moves_that_mate_the_other_side_are_a_draw,
                     *label("laws2018-6.9-note")) {
  const auto said =
      ruled("flag-fall", {"side=white", "fen=3rk3/3p1pP1/8/8/8/8/6PP/R3r2K w - - 0 1"});
  SAYS(said, "result 1/2-1/2 (6.9)");
}

BOOST_AUTO_TEST_CASE(without_a_position_the_arbiter_must_look_at_the_board,
                     *label("laws2018-6.9-note")) {
  const auto said = ruled("flag-fall", {"side=black"});
  SAYS(said, "result 1-0 (6.9)");
  SAYS(said, "ask J13 [yes] (6.9)");
  const auto looked = ruled("flag-fall", {"side=black", "can-mate=no"});
  SAYS(looked, "result 1/2-1/2 (6.9)");
  SAYS_NOTHING_OF(looked, "ask");
}

BOOST_AUTO_TEST_CASE(a_piece_touched_but_not_moved_does_not_bind_the_series_of_moves,
                     *label("laws2018-6.9-note")) {
  // White has touched the queen; king moves count all the same, and Black's pawn may promote.
  const auto said = ruled("flag-fall", {"side=white", "fen=4k3/8/8/8/8/7p/8/Q3K3 w - - 0 1"});
  SAYS(said, "result 0-1 (6.9)");
}

BOOST_AUTO_TEST_CASE(seventy_five_moves_and_fivefold_outrank_the_flag,
                     *label("laws2018-6.9-note")) {
  const auto moves = ruled("flag-fall", {"side=white", "fen=4k3/8/8/8/8/8/8/R3K3 w - - 150 200"});
  SAYS(moves, "result 1/2-1/2 (9.6.2)");
  const auto fivefold = ruled(
      "flag-fall",
      {"side=white",
       "moves=g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"});
  SAYS(fivefold, "result 1/2-1/2 (9.6.1)");
}

BOOST_AUTO_TEST_CASE(mate_on_the_board_came_before_the_flag,
                     *label("laws2018-6.9") * label("laws2018-1.4.2")) {
  const auto said = ruled("flag-fall", {"side=black", "moves=f2f3 e7e5 g2g4 d8h4"});
  SAYS(said, "result 0-1 (5.1.1)");
  SAYS(said, "do stop-clocks (6.9)");
}

BOOST_AUTO_TEST_CASE(the_moves_of_the_period_are_checked_at_once, *label("laws2018-6.4")) {
  const auto short_of = ruled("flag-fall", {"side=white", "made=39", "required=40"});
  SAYS(short_of, "do stop-clocks (6.9)");
  SAYS(short_of, "do check-moves 39 40 (6.4)");
  SAYS(short_of, "result 0-1 (6.9)");
  const auto reached = ruled("flag-fall", {"side=white", "made=40", "required=40"});
  SAYS_NOTHING_OF(reached, "result");
  SAYS(reached, "do next-period-runs white (6.4)");
  const auto unknown = ruled("flag-fall", {"side=white", "required=40"});
  SAYS_NOTHING_OF(unknown, "result");
  SAYS(unknown, "do reconstruct (8.5.3)");
}

BOOST_AUTO_TEST_CASE(both_not_writing_stops_the_clocks, *label("laws2018-8.5.1")) {
  const auto said =
      ruled("flag-fall", {"side=black", "made=41", "required=40", "not-writing=both"});
  SAYS(said, "do stop-clocks (8.5.1)");
  SAYS(said, "do both-complete-sheets (8.5.1)");
}

BOOST_AUTO_TEST_CASE(after_the_update_the_side_on_move_is_restarted,
                     *label("laws2018-8.5.1-note")) {
  const auto said =
      ruled("flag-fall", {"side=black", "made=41", "required=40", "not-writing=both"});
  SAYS(said, "do next-period-runs black (6.4)");
  SAYS(said, "do restart-side-on-move (8.5.1)");
}

BOOST_AUTO_TEST_CASE(one_not_writing_catches_up_while_the_clock_runs, *label("laws2018-8.5.2")) {
  const auto said = ruled("flag-fall", {"side=white", "made=41", "required=40", "not-writing=one"});
  SAYS_NOTHING_OF(said, "do stop-clocks");
  SAYS(said, "do clocks-run-on (8.5.2)");
  SAYS(said, "do complete-sheet-first (8.5.2)");
}

BOOST_AUTO_TEST_CASE(a_result_reached_before_the_flag_was_noticed_stands,
                     *label("laws2018-6.8") * label("laws2018-6.8-note")) {
  const auto said = ruled("flag-fall", {"side=white", "ended=yes"});
  SAYS(said, "do result-stands (6.8)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(no_claim_rests_on_a_display_alone, *label("laws2018-6.12.2")) {
  const auto said = ruled("flag-fall", {"side=white", "seen-by=display"});
  SAYS(said, "do reject-claim (6.12.2)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(a_spectator_who_calls_the_flag_decides_nothing,
                     *label("laws2018-12.7") * label("laws2018-12.7-note")) {
  const auto said = ruled("flag-fall", {"side=white", "seen-by=spectator"});
  SAYS(said, "do look-yourself (12.7)");
  SAYS(said, "ask J35 [no] (12.7)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(in_rapid_a_claim_with_a_bare_king_is_a_draw,
                     *label("laws2018-A.4.3") * label("laws2023-A.5.3")) {
  const auto said = ruled("flag-fall", {"side=white", "seen-by=claim", "tempo=rapid",
                                        "fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"});
  SAYS(said, "result 1/2-1/2 (6.9)");
}

BOOST_AUTO_TEST_CASE(in_rapid_the_arbiter_calls_the_flag_without_a_claim,
                     *label("laws2018-A.4.5") * label("laws2023-A.5.5")) {
  const auto said = ruled("flag-fall", {"side=white", "seen-by=arbiter", "tempo=rapid",
                                        "fen=4k2q/8/8/8/8/8/4P3/4K3 w - - 0 1"});
  SAYS(said, "result 0-1 (6.9)");
}

BOOST_AUTO_TEST_CASE(after_a_postponed_claim_the_flag_does_not_decide,
                     *label("laws2018-III.5.2-note")) {
  const auto said = ruled("flag-fall", {"side=white", "postponed-claim=yes"});
  SAYS(said, "ask J39 [] (III.5.2)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(the_first_of_two_flags_loses_and_mate_is_still_looked_at,
                     *label("laws2018-A.4.3-note")) {
  SAYS(ruled("both-flags", {"first=white", "can-mate=yes"}), "result 0-1 (6.9)");
  SAYS(ruled("both-flags", {"first=white", "fen=4k3/8/8/8/8/8/8/R3K3 w - - 0 1"}),
       "result 1/2-1/2 (6.9)");
}

BOOST_AUTO_TEST_CASE(nobody_knows_which_fell_first, *label("laws2018-III.3.1")) {
  const auto last = ruled("both-flags", {"first=unknown", "last-period=yes"});
  SAYS(last, "ask J12 [] (6.8)");
  SAYS(last, "result 1/2-1/2 (III.3.1.2)");
  const auto earlier = ruled("both-flags", {"first=unknown", "last-period=no"});
  SAYS(earlier, "record continue (III.3.1.1)");
  const auto without = ruled("both-flags", {"first=unknown", "announced=no"});
  SAYS_NOTHING_OF(without, "result");
  SAYS(without, "ask J1 [] (0.2)");
  SAYS_NOTHING_OF(ruled("both-flags", {"first=unknown", "increment=30"}), "result");
}

BOOST_AUTO_TEST_SUITE_END()
