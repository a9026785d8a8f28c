#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::test::ruled;

BOOST_AUTO_TEST_SUITE(arbiter_illegal_move)

BOOST_AUTO_TEST_CASE(the_first_gives_two_minutes_to_the_opponent, *label("laws2018-7.5.5")) {
  const auto said = ruled("illegal-move", {"side=white", "edition=2018"});
  SAYS(said, "record illegal-move white 1 (7.5.1)");
  SAYS(said, "time black +0:02:00 (7.5.5)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(the_second_loses_unless_the_opponent_cannot_mate, *label("laws2018-7.5.5")) {
  const auto bare = ruled("illegal-move", {"side=white", "count=2", "edition=2018",
                                           "fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"});
  SAYS(bare, "result 1/2-1/2 (7.5.5)");
  const auto pawn = ruled("illegal-move", {"side=white", "count=2", "edition=2018",
                                           "fen=4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"});
  SAYS(pawn, "result 0-1 (7.5.5)");
  SAYS(pawn, "record illegal-move white 2 (7.5.1)");
  SAYS_NOTHING_OF(pawn, "time");
  const auto unseen = ruled("illegal-move", {"side=black", "count=2"});
  SAYS(unseen, "result 1-0 (7.5.5)");
  SAYS(unseen, "ask J13 [yes] (7.5.5)");
}

BOOST_AUTO_TEST_CASE(the_count_says_which_one_it_is, *label("laws2018-7.5.5")) {
  for (const char* first : {"count=0", "count=1"}) {
    SAYS(ruled("illegal-move", {"side=white", first}), "record illegal-move white 1 (7.5.1)");
  }
  SAYS(ruled("illegal-move", {"side=white", "count=2", "can-mate=yes"}), "result 0-1 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(the_minutes_depend_on_tempo_and_edition,
                     *label("laws2018-A.4.2") * label("laws2023-A.3") * label("laws2018-B.2")) {
  SAYS(ruled("illegal-move", {"side=white", "tempo=rapid", "edition=2018"}),
       "time black +0:02:00 (7.5.5)");
  SAYS(ruled("illegal-move", {"side=white", "tempo=rapid", "edition=2023"}),
       "time black +0:01:00 (7.5.5)");
  for (const char* edition : {"edition=2018", "edition=2023"}) {
    SAYS(ruled("illegal-move", {"side=white", "tempo=blitz", edition}),
         "time black +0:01:00 (7.5.5)");
    SAYS(ruled("illegal-move", {"side=white", "tempo=standard", edition}),
         "time black +0:02:00 (7.5.5)");
  }
}

BOOST_AUTO_TEST_CASE(the_position_goes_back_and_the_touched_piece_is_named,
                     *label("laws2018-7.5.1") * label("laws2018-7.5.1-note")) {
  const auto pinned =
      ruled("illegal-move", {"side=white", "move=e2d3", "fen=4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1"});
  SAYS(pinned, "do restore-position 4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1 (7.5.1)");
  SAYS(pinned, "do any-legal-move white (4.5)");
  const auto check =
      ruled("illegal-move", {"side=white", "move=d1d4", "fen=4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1"});
  SAYS(check, "do must-play white d1e2 (4.3.1)");
  const auto knight =
      ruled("illegal-move", {"side=white", "move=e4d5", "fen=4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1"});
  BOOST_TEST(knight.mentions("do must-play white e4"));
}

BOOST_AUTO_TEST_CASE(the_journal_names_the_rule_that_was_broken, *label("laws2018-3.10.2")) {
  SAYS(ruled("illegal-move", {"side=white", "move=e2d3", "fen=4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1"}),
       "record breaks e2d3 (3.9.2)");
  SAYS(ruled("illegal-move", {"side=white", "move=f1c4",
                              "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"
                              "RNBQKBNR w KQkq - 0 1"}),
       "record breaks f1c4 (3.5)");
}

BOOST_AUTO_TEST_CASE(a_move_that_is_legal_after_all_costs_nothing, *label("laws2018-3.10.1")) {
  const auto said =
      ruled("illegal-move", {"side=white", "move=e1d1", "fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1"});
  SAYS(said, "do move-is-legal (3.10.1)");
  SAYS_NOTHING_OF(said, "time");
}

BOOST_AUTO_TEST_CASE(the_position_must_be_the_one_before_the_move) {
  BOOST_TEST(ruled("illegal-move", {"side=black", "move=e1e3", "fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1"})
                 .refused == "arbiter.not-on-move");
}

BOOST_AUTO_TEST_CASE(times_after_going_back_are_the_arbiters, *label("laws2018-7.1")) {
  SAYS(ruled("illegal-move", {"side=white"}), "ask J18 [keep] (7.1)");
  SAYS(ruled("illegal-move", {"side=white"}), "ask J20 [from the record] (7.5.1)");
}

BOOST_AUTO_TEST_CASE(the_clock_shall_show_the_sum_where_it_was_read) {
  const auto said = ruled("illegal-move", {"side=white", "white=5:00", "black=4:00"});
  SAYS(said, "record readings white 0:05:00 black 0:04:00 (6.10.2)");
  SAYS(said, "do set-clock black 0:06:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(nothing_is_corrected_once_the_game_is_over, *label("laws2018-7.5.1-note")) {
  const auto said = ruled("illegal-move", {"side=white", "ended=yes"});
  SAYS(said, "do result-stands (7.5.1)");
  SAYS_NOTHING_OF(said, "record illegal-move");
}

BOOST_AUTO_TEST_CASE(not_pressed_is_no_offence, *label("laws2018-7.5.1-note")) {
  const auto said = ruled("illegal-move", {"side=white", "pressed=no"});
  SAYS(said, "do correct-the-move white (7.5.1)");
  SAYS_NOTHING_OF(said, "record illegal-move");
}

BOOST_AUTO_TEST_CASE(the_arbiter_acts_without_a_claim,
                     *label("laws2018-7.5.1-note") * label("laws2018-12.1")) {
  const auto said = ruled("illegal-move", {"side=white", "seen-by=arbiter"});
  SAYS(said, "record seen-by arbiter (7.5.1)");
  SAYS(said, "time black +0:02:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(a_pawn_left_on_the_last_rank_becomes_a_queen, *label("laws2018-7.5.2")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=promotion", "move=a7a8",
                                           "fen=8/P6k/8/8/8/8/8/K7 w - - 0 1"});
  SAYS(said, "do replace-pawn-by-queen Q7/7k/8/8/8/8/8/K7 b - - 0 1 (7.5.2)");
  SAYS(said, "record illegal-move white 1 (7.5.2)");
  SAYS(said, "time black +0:02:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(whether_mate_is_possible_is_asked_with_the_queen_on_the_board,
                     *label("laws2018-7.5.5")) {
  // Knight against pawn could still mate, knight against queen cannot.
  const auto said = ruled("illegal-move", {"side=white", "fault=promotion", "count=2", "move=a7a8",
                                           "fen=8/P6k/8/8/8/8/5n2/K7 w - - 0 1"});
  SAYS(said, "result 1/2-1/2 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(a_press_without_a_move_is_an_illegal_move, *label("laws2018-N6.2.4") *
                                                                    label("laws2018-7.5.3") *
                                                                    label("laws2018-6.2.4-note")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=no-move"});
  SAYS(said, "record illegal-move white 1 (7.5.3)");
  SAYS(said, "time black +0:02:00 (7.5.5)");
  SAYS(said, "do restart-clock white (7.5.3)");
}

BOOST_AUTO_TEST_CASE(a_mistaken_start_is_asked_and_taken_as_an_accident,
                     *label("laws2018-7.5.3-note")) {
  const auto said = ruled("illegal-move", {"side=black", "fault=wrong-start"});
  SAYS(said, "ask J21 [accident] (7.5.3)");
  SAYS_NOTHING_OF(said, "record illegal-move");
  SAYS_NOTHING_OF(said, "time");
  const auto distraction =
      ruled("illegal-move", {"side=black", "fault=wrong-start", "judged=distraction"});
  SAYS(distraction, "ask J36 [12.9.1] (11.5)");
  SAYS_NOTHING_OF(distraction, "record illegal-move");
  SAYS(ruled("illegal-move", {"side=black", "fault=wrong-start", "judged=illegal"}),
       "record illegal-move black 1 (7.5.3)");
}

BOOST_AUTO_TEST_CASE(two_hands_and_a_press, *label("laws2018-7.5.4")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=two-hands"});
  SAYS(said, "record illegal-move white 1 (7.5.4)");
  SAYS(said, "time black +0:02:00 (7.5.5)");
  SAYS(said, "ask J20 [no] (7.5.4)");
  SAYS_NOTHING_OF(said, "do restore-position");
}

BOOST_AUTO_TEST_CASE(two_hands_before_the_press_are_a_remark, *label("laws2018-4.1")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=two-hands", "pressed=no"});
  BOOST_TEST(said.mentions("record remark white"));
  SAYS_NOTHING_OF(said, "record illegal-move");
  SAYS(ruled("illegal-move", {"side=white", "fault=two-hands", "pressed=yes"}),
       "record illegal-move white 1 (7.5.4)");
}

BOOST_AUTO_TEST_CASE(two_hands_for_the_mating_move_are_no_offence, *label("laws2018-7.5.4-note")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=two-hands", "ended=yes"});
  SAYS(said, "do result-stands (7.5.4)");
  SAYS_NOTHING_OF(said, "record");
}

BOOST_AUTO_TEST_CASE(two_faults_in_one_move_count_once, *label("laws2018-7.5.5-note")) {
  const auto said =
      ruled("illegal-move", {"side=white", "fault=two-hands", "second-fault=yes", "count=1"});
  SAYS(said, "record illegal-move white 1 (7.5.4)");
  BOOST_TEST(std::ranges::count(said.lines, "time black +0:02:00 (7.5.5)") == 1);
  SAYS(said, "do restore-position (7.5.1)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(taking_the_king_is_an_illegal_move_and_no_win,
                     *label("laws2018-7.5.5-note") * label("laws2018-1.4.1")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=king-capture"});
  SAYS(said, "record illegal-move white 1 (7.5.1)");
  SAYS(said, "do restore-position (7.5.1)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(the_four_kinds_share_one_counter, *label("laws2018-7.5.5-note")) {
  for (const char* fault :
       {"fault=illegal", "fault=promotion", "fault=no-move", "fault=two-hands"}) {
    SAYS(ruled("illegal-move", {"side=white", "count=2", "can-mate=yes", fault}),
         "result 0-1 (7.5.5)");
  }
}

BOOST_AUTO_TEST_CASE(without_supervision_it_counts_until_the_opponents_next_move,
                     *label("laws2018-A.4.2") * label("laws2023-A.5.2")) {
  for (const std::string by : {"arbiter", "claim"}) {
    const std::string seen = "seen-by=" + by;
    const auto in_time = ruled("illegal-move", {"side=white", "tempo=rapid", "edition=2018", seen});
    SAYS(in_time, "time black +0:02:00 (7.5.5)");
    SAYS(in_time, "record seen-by " + by + " (A.4.2)");
    const auto late = ruled(
        "illegal-move", {"side=white", "tempo=rapid", "edition=2018", "opponent-moved=yes", seen});
    SAYS(late, "do move-stands (A.4.2)");
    SAYS_NOTHING_OF(late, "record illegal-move");
  }
  const auto agreed = ruled("illegal-move", {"side=white", "tempo=rapid", "edition=2023",
                                             "opponent-moved=yes", "players-agree=yes"});
  SAYS(agreed, "record corrected-by-players (A.5.2)");
}

BOOST_AUTO_TEST_CASE(the_first_in_rapid_does_not_lose, *label("laws2018-A.4.2-note")) {
  for (const char* edition : {"edition=2018", "edition=2023"}) {
    SAYS_NOTHING_OF(ruled("illegal-move", {"side=white", "tempo=rapid", edition}), "result");
  }
}

BOOST_AUTO_TEST_CASE(unsupervised_blitz_follows_rapid,
                     *label("laws2018-B.4") * label("laws2023-B.3")) {
  SAYS(ruled("illegal-move", {"side=white", "tempo=blitz", "opponent-moved=yes", "edition=2018"}),
       "do move-stands (A.4.2)");
  const auto supervised =
      ruled("illegal-move", {"side=white", "tempo=blitz", "opponent-moved=yes", "supervised=yes"});
  SAYS(supervised, "time black +0:01:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(in_standard_chess_it_is_taken_up_after_the_reply_too,
                     *label("laws2018-7.5.1")) {
  SAYS(ruled("illegal-move", {"side=white", "opponent-moved=yes"}), "time black +0:02:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(an_upside_down_rook_is_a_rook, *label("laws2018-3.7.5-note")) {
  const auto said = ruled("illegal-move", {"side=white", "fault=upside-down-rook", "edition=2018"});
  SAYS(said, "do piece-is-rook (3.7.5)");
  SAYS_NOTHING_OF(said, "record illegal-move");
  const auto diagonal = ruled("illegal-move", {"side=white", "move=a8h1", "edition=2018",
                                               "fen=R7/7k/8/8/8/8/8/K7 w - - 0 1"});
  SAYS(diagonal, "record breaks a8h1 (3.3)");
  SAYS(diagonal, "time black +0:02:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(only_an_unrated_event_may_allow_more) {
  SAYS_NOTHING_OF(ruled("illegal-move", {"side=white", "count=2", "losing-count=3", "rated=no"}),
                  "result");
  SAYS(ruled("illegal-move",
             {"side=white", "count=3", "losing-count=3", "rated=no", "can-mate=yes"}),
       "result 0-1 (7.5.5)");
  BOOST_TEST(ruled("illegal-move", {"side=white", "losing-count=3"}).refused ==
             "arbiter.rated-losing-count");
}

BOOST_AUTO_TEST_CASE(the_manual_of_2023_advises_to_take_the_increment_back) {
  SAYS(ruled("illegal-move", {"side=white", "increment=30"}),
       "do take-back-increment white 30 (7.1)");
  SAYS_NOTHING_OF(ruled("illegal-move", {"side=white", "increment=30", "edition=2018"}),
                  "do take-back-increment");
}

BOOST_AUTO_TEST_SUITE_END()
