#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::test::ruled;

BOOST_AUTO_TEST_SUITE(arbiter_clock)

BOOST_AUTO_TEST_CASE(a_defective_clock_is_replaced_and_everything_kept, *label("laws2018-6.10.1")) {
  const auto said = ruled("clock-defect", {"white=0:31:00", "black=0:12:30", "new-white=0:35:00",
                                           "new-black=0:12:30", "made=23", "clock=17"});
  SAYS(said, "record readings white 0:31:00 black 0:12:30 (6.10.2)");
  SAYS(said, "do replace-clock (6.10.1)");
  SAYS(said, "do set-clock white 0:35:00 (6.10.1)");
  SAYS(said, "do set-clock black 0:12:30 (6.10.1)");
  SAYS(said, "do set-counter 23 (6.10.1)");
  SAYS(said, "record defective-clock 17 (6.10.1)");
  SAYS(ruled("clock-defect", {}), "ask J14 [last logged times] (6.10.1)");
}

BOOST_AUTO_TEST_CASE(without_an_evident_defect_the_clock_counts, *label("laws2018-6.10.1")) {
  const auto said = ruled("clock-defect", {"evident=no"});
  SAYS(said, "do clock-counts (6.10.1)");
  SAYS_NOTHING_OF(said, "do replace-clock");
}

BOOST_AUTO_TEST_CASE(a_missing_increment_is_owed_once_more_than_moves_completed,
                     *label("laws2018-6.10.2")) {
  const auto said = ruled("clock-setting", {"fault=increment", "right=30", "was=0", "made=11",
                                            "white=1:00:00", "black=0:50:00"});
  SAYS(said, "time white +0:06:00 (6.10.2)");
  SAYS(said, "time black +0:06:00 (6.10.2)");
  SAYS(said, "do set-clock black 0:56:00 (6.10.2)");
  SAYS(said, "ask J15 [as computed] (6.10.2)");
  const auto uneven = ruled("clock-setting", {"right=30", "made-white=12", "made-black=11"});
  SAYS(uneven, "time white +0:06:30 (6.10.2)");
  SAYS(uneven, "time black +0:06:00 (6.10.2)");
}

BOOST_AUTO_TEST_CASE(a_wrong_base_or_side_is_put_right, *label("laws2018-6.5-note") *
                                                            label("laws2018-6.6-note") *
                                                            label("laws2018-6.10.2")) {
  const auto base =
      ruled("clock-setting", {"fault=base", "right=1:30:00", "was=1:00:00", "made=5"});
  SAYS(base, "time white +0:30:00 (6.10.2)");
  const auto sides =
      ruled("clock-setting", {"fault=sides", "white=0:40:00", "black=0:20:00", "made=5"});
  SAYS(sides, "do set-clock white 0:20:00 (6.10.2)");
  SAYS(sides, "do set-clock black 0:40:00 (6.10.2)");
  const auto neighbour = ruled("clock-setting", {"fault=neighbour"});
  SAYS(neighbour, "ask J15 [] (6.10.2)");
  SAYS_NOTHING_OF(neighbour, "time");
}

BOOST_AUTO_TEST_CASE(readings_are_written_down_before_anything_changes,
                     *label("laws2018-6.10.2-note")) {
  const auto said = ruled("clock-setting", {"right=30", "made=11"});
  BOOST_TEST(said.lines.at(0) == "do stop-clocks (6.10.2)");
  BOOST_TEST(said.lines.at(1) == "do write-down-times (6.10.2)");
  BOOST_TEST(said.lines.at(2) == "record moves-completed 11/11 (6.10.2)");
}

BOOST_AUTO_TEST_CASE(after_ten_moves_without_supervision_the_setting_stands,
                     *label("laws2018-A.4.1.1") * label("laws2023-A.5.1.1")) {
  const auto barred =
      ruled("clock-setting", {"right=10", "made=10", "tempo=rapid", "edition=2018"});
  SAYS(barred, "do setting-stays (A.4.1.1)");
  SAYS(barred, "ask J37 [no] (A.4.1.1)");
  SAYS_NOTHING_OF(barred, "time");
  SAYS(ruled("clock-setting",
             {"right=10", "made=10", "tempo=rapid", "schedule-suffers=yes", "edition=2018"}),
       "time white +0:01:50 (6.10.2)");
  SAYS(ruled("clock-setting",
             {"right=10", "made-white=10", "made-black=9", "tempo=blitz", "edition=2018"}),
       "time black +0:01:40 (6.10.2)");
  SAYS(ruled("clock-setting", {"right=10", "made=10", "tempo=rapid", "supervised=yes"}),
       "time white +0:01:50 (6.10.2)");
}

BOOST_AUTO_TEST_CASE(a_stop_without_reason_goes_to_the_penalties, *label("laws2018-6.11.4")) {
  const auto said = ruled("interruption", {"side=white", "reason=thinking"});
  SAYS(said, "ask J17 [not valid] (6.11.4)");
  SAYS(said, "ask J36 [12.9.1] (6.11.4)");
}

BOOST_AUTO_TEST_CASE(the_valid_reasons_and_the_toilet, *label("laws2018-6.11.4-note")) {
  for (const char* reason :
       {"reason=irregularity", "reason=disturbance", "reason=illness", "reason=promotion-piece"}) {
    SAYS(ruled("interruption", {"side=white", reason}), "ask J17 [valid] (6.11.4)");
  }
  SAYS(ruled("interruption", {"side=white", "reason=toilet"}), "ask J17 [not valid] (6.11.4)");
  SAYS(ruled("interruption", {"side=white", "reason=toilet", "disability=yes"}),
       "ask J17 [valid] (6.11.4)");
}

BOOST_AUTO_TEST_CASE(a_missing_promotion_piece_leaves_the_choice_free,
                     *label("laws2018-3.7.5-note")) {
  const auto said = ruled("interruption", {"side=white", "reason=promotion-piece", "valid=yes",
                                           "white=3:10", "black=5:00"});
  SAYS(said, "record readings white 0:03:10 black 0:05:00 (6.10.2)");
  SAYS(said, "do bring-piece (6.11.2)");
  BOOST_TEST(said.mentions("do choice-stays-free white"));
  SAYS(said, "do restart-clock white (6.11.3)");
  SAYS_NOTHING_OF(said, "time");
}

BOOST_AUTO_TEST_CASE(the_arbiter_interrupts_and_decides_when_play_resumes) {
  const auto said = ruled("interruption", {"by=arbiter", "reason=alarm"});
  SAYS(said, "do stop-clocks (6.11.1)");
  SAYS(said, "ask J16 [] (6.11.3)");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_scoresheet)

BOOST_AUTO_TEST_CASE(five_looks_at_the_record_the_sixth_distracts,
                     *label("laws2018-A.3.2") * label("laws2018-B.3.2") * label("laws2023-A.4.3")) {
  for (const char* count : {"count=1", "count=5"}) {
    const auto said = ruled("scoresheet-request",
                            {"side=white", "tempo=rapid", "supervised=yes", count, "edition=2018"});
    SAYS(said, "do show-record white (A.3.2)");
    SAYS(said, "do clock-runs-on white (A.3.2)");
  }
  const auto sixth = ruled("scoresheet-request", {"side=white", "tempo=blitz", "supervised=yes",
                                                  "count=6", "edition=2018"});
  SAYS(sixth, "ask J26 [12.9.1] (11.5)");
  SAYS_NOTHING_OF(sixth, "do show-record");
  SAYS(sixth, "record record-request white 6 (B.3.2)");
  SAYS_NOTHING_OF(
      ruled("scoresheet-request", {"side=white", "tempo=rapid", "supervised=yes", "on-move=no"}),
      "do show-record");
}

BOOST_AUTO_TEST_CASE(in_rapid_a_scoresheet_is_given_at_any_time, *label("laws2018-A.2")) {
  const auto said = ruled("scoresheet-request", {"side=black", "tempo=rapid", "request=sheet"});
  SAYS(said, "do hand-scoresheet black (A.2)");
  SAYS(said, "record scoresheet-given black (A.2)");
}

BOOST_AUTO_TEST_CASE(the_number_of_moves_is_never_told,
                     *label("laws2018-8.5.1-note") * label("laws2018-12.6")) {
  SAYS(ruled("scoresheet-request", {"side=white", "request=move-count"}),
       "do may-not-say white (12.6)");
}

BOOST_AUTO_TEST_CASE(a_rule_is_explained_and_not_the_position, *label("laws2018-11.9-note")) {
  SAYS(ruled("scoresheet-request", {"side=white", "request=rule"}), "do explain-rule white (11.9)");
}

BOOST_AUTO_TEST_CASE(the_opponents_sheet_is_borrowed_on_the_own_move,
                     *label("laws2018-8.5.2") * label("laws2018-8.5.2-note")) {
  const auto said = ruled("scoresheet-request", {"side=white", "request=opponents-sheet"});
  SAYS(said, "do lend-scoresheet black (8.5.2)");
  SAYS(said, "do return-before-move white (8.5.2)");
  SAYS(ruled("scoresheet-request", {"side=white", "request=opponents-sheet", "on-move=no"}),
       "do refuse-request white (8.5.2)");
}

BOOST_AUTO_TEST_CASE(before_a_reconstruction_everything_is_noted,
                     *label("laws2018-8.5.3") * label("laws2018-8.5.3-note")) {
  const auto said =
      ruled("reconstruction", {"complete-sheets=none", "fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 40",
                               "white=0:00:00", "black=0:03:00", "running=white", "made=38"});
  SAYS(said, "do stop-clocks (8.5.3)");
  SAYS(said, "record readings white 0:00:00 black 0:03:00 (6.10.2)");
  SAYS(said, "record position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 40 (8.5.3)");
  SAYS(said, "record was-running white (8.5.3)");
  SAYS(said, "record moves-made 38 (8.5.3)");
  SAYS(said, "do reconstruct-elsewhere (8.5.3)");
}

BOOST_AUTO_TEST_CASE(unproven_overstepping_opens_the_next_period, *label("laws2018-8.6")) {
  const auto said = ruled("reconstruction", {"outcome=unproven", "required=40"});
  SAYS(said, "record next-move 41 (8.6)");
  SAYS(said, "ask J23 [no] (8.6)");
  SAYS(ruled("reconstruction", {"outcome=unproven", "required=40", "clearly-made=43"}),
       "record next-move 44 (8.6)");
}

BOOST_AUTO_TEST_CASE(one_player_catches_up_before_his_next_move, *label("laws2018-8.5.2")) {
  const auto said = ruled("reconstruction", {"not-writing=one", "side=white"});
  SAYS(said, "do clocks-run-on (8.5.2)");
  SAYS(said, "do complete-sheet-first white (8.5.2)");
  SAYS_NOTHING_OF(said, "do stop-clocks");
}

BOOST_AUTO_TEST_CASE(both_update_while_the_clocks_stand, *label("laws2018-8.5.1")) {
  const auto said = ruled("reconstruction", {"not-writing=both", "outcome=reached"});
  SAYS(said, "do stop-clocks (8.5.1)");
  SAYS(said, "do both-complete-sheets (8.5.1)");
  SAYS(said, "do restart-side-on-move (8.5.1)");
}

BOOST_AUTO_TEST_SUITE_END()
