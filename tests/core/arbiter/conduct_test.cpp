#include "core/arbiter/leave_log.hpp"
#include "core/arbiter/penalty.hpp"

#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::Side;
using praporek::test::ruled;
using namespace praporek::arbiter;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(arbiter_conduct)

BOOST_AUTO_TEST_CASE(a_device_on_the_player_loses_even_against_a_bare_king,
                     *label("laws2018-11.3.2.2") * label("laws2018-11.3-note")) {
  const auto said =
      ruled("phone", {"side=white", "fen=4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "edition=2018"});
  SAYS(said, "result 0-1 (11.3.2.2)");
  SAYS(said, "ask J31 [loss] (11.3.2.2)");
}

BOOST_AUTO_TEST_CASE(switched_off_loses_too, *label("laws2018-11.3-note")) {
  SAYS(ruled("phone", {"side=black", "state=off"}), "result 1-0 (11.3.2.2)");
}

BOOST_AUTO_TEST_CASE(before_the_opponent_came_it_is_a_forfeit, *label("laws2018-11.3-note")) {
  const auto came = ruled("phone", {"side=white", "state=rang", "opponent-present=no"});
  SAYS(came, "result -/+ (11.3.2.2)");
  SAYS(came, "record unrated (11.3.2.2)");
  const auto never = ruled("phone", {"side=white", "state=rang", "opponent-present=never"});
  SAYS(never, "result -/- (11.3.2.2)");
}

BOOST_AUTO_TEST_CASE(a_lighter_penalty_of_the_event, *label("laws2018-11.3-note")) {
  const auto said = ruled("phone", {"side=white", "rule=fine", "fine=50 EUR"});
  SAYS(said, "record fine white 50 EUR (11.3.2.2)");
  SAYS_NOTHING_OF(said, "result");
  BOOST_TEST(ruled("phone", {"side=white", "rule=fine"}).refused == "arbiter.answer-missing");
}

BOOST_AUTO_TEST_CASE(an_approved_device_in_a_bag_is_kept_on_record,
                     *label("laws2018-11.3.2.1") * label("laws2018-11.3-note")) {
  const auto kept = ruled("phone", {"side=white", "bag=kept", "state=off", "edition=2018"});
  SAYS(kept, "record device white phone off (11.3.2.1)");
  SAYS(kept, "record no-penalty (11.3.2.1)");
  const auto handled = ruled("phone", {"side=white", "bag=handled", "state=off"});
  SAYS_NOTHING_OF(handled, "result");
  BOOST_TEST(handled.mentions("ask J31"));
  BOOST_TEST(handled.mentions("ask J36"));
}

BOOST_AUTO_TEST_CASE(devices_of_many_kinds_and_persons,
                     *label("laws2018-T15") * label("laws2018-12.8")) {
  for (const char* device :
       {"device=phone", "device=smart-watch", "device=fitness-band", "device=pen"}) {
    SAYS(ruled("phone", {"side=white", device}), "result 0-1 (11.3.2.2)");
  }
  const auto captain = ruled("phone", {"who=captain"});
  SAYS(captain, "record device phone captain (12.8)");
  SAYS(captain, "ask J35 [no] (12.7)");
}

BOOST_AUTO_TEST_CASE(an_inspection_needs_a_person_of_the_same_sex, *label("laws2018-11.3.3")) {
  BOOST_TEST(ruled("phone", {"side=white", "inspection=clear"}).refused ==
             "arbiter.inspector-of-same-sex");
  const auto refused = ruled("phone", {"side=white", "inspection=refused", "same-sex=yes",
                                       "inspector=IA Nová", "place=office"});
  SAYS(refused, "record inspection refused IA Nová office (11.3.3)");
  SAYS(refused, "ask J32 [] (11.3.3)");
  SAYS_NOTHING_OF(refused, "result");
  SAYS(ruled("phone", {"side=white", "inspection=found", "same-sex=yes"}), "result 0-1 (11.3.2.2)");
}

BOOST_AUTO_TEST_CASE(leaving_the_venue_is_logged_and_needs_permission,
                     *label("laws2018-11.2.3.1")) {
  const auto granted =
      ruled("leaving", {"side=black", "where=venue", "permission=yes", "out=16:05", "back=16:12"});
  SAYS(granted, "record leave black 16:05-16:12 venue (11.2.3.1)");
  SAYS_NOTHING_OF(granted, "ask");
  SAYS(ruled("leaving", {"side=black", "where=venue", "permission=no"}),
       "ask J36 [12.9.1] (11.2.3.1)");
}

BOOST_AUTO_TEST_CASE(the_player_on_move_asks_and_his_clock_runs, *label("laws2018-11.2.3.2")) {
  const auto said = ruled("leaving", {"side=white", "on-move=yes"});
  SAYS(said, "ask J29 [no] (11.2.3.2)");
  SAYS(said, "do clock-runs-on white (11.2.3.2)");
}

BOOST_AUTO_TEST_CASE(reporting_is_due_only_where_the_event_says_so, *label("laws2018-11.2.4")) {
  SAYS(ruled("leaving", {"side=white", "reporting-rule=yes"}), "ask J36 [12.9.1] (11.2.4)");
  SAYS_NOTHING_OF(ruled("leaving", {"side=white"}), "ask");
  SAYS_NOTHING_OF(ruled("leaving", {"side=white", "reporting-rule=yes", "reported=yes"}), "ask");
}

BOOST_AUTO_TEST_CASE(the_log_tells_how_often_and_how_long) {
  const std::vector<Absence> log{
      {Side::White, "toilet", 15h, 15h + 4min, true},
      {Side::Black, "area", 15h, 15h + 1min, true},
      {Side::White, "toilet", 23h + 58min, 0h + 3min, true},
      {Side::White, "venue", 0h + 20min, std::nullopt, true},
  };
  BOOST_TEST((summary_of(log, Side::White) == LeaveSummary{3, 9min, true}));
  BOOST_TEST((summary_of(log, Side::Black) == LeaveSummary{1, 1min, false}));
}

BOOST_AUTO_TEST_CASE(disturbing_the_opponent, *label("laws2018-11.5") * label("laws2018-11.6")) {
  const auto offers = ruled("disturbance", {"side=white", "type=offers"});
  SAYS(offers, "record disturbance white offers (11.5)");
  SAYS(offers, "ask J26 [12.9.1] (11.5)");
  SAYS(ruled("disturbance", {"side=white", "type=noise"}), "ask J36 [12.9.1] (11.5)");
}

BOOST_AUTO_TEST_CASE(spectators_and_outside_disturbance,
                     *label("laws2018-12.5") * label("laws2018-12.7") * label("laws2018-11.4") *
                         label("laws2018-12.2.4")) {
  const auto spectator = ruled("disturbance", {"source=spectator"});
  SAYS(spectator, "ask J35 [no] (12.7)");
  SAYS(spectator, "ask J34 [] (12.5)");
  SAYS(ruled("disturbance", {"source=finished-player"}), "ask J35 [no] (12.7)");
  const auto outside = ruled("disturbance", {"source=outside", "type=noise", "extra=0:05:00"});
  SAYS(outside, "time white +0:05:00 (12.5)");
  SAYS(outside, "time black +0:05:00 (12.5)");
  SAYS_NOTHING_OF(ruled("disturbance", {"source=outside", "extra=0:05:00", "disturbed=black"}),
                  "time white");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_penalty)

BOOST_AUTO_TEST_CASE(nine_penalties_in_rising_order, *label("laws2018-12.9")) {
  BOOST_TEST(penalty_ladder().size() == 9U);
  int step = 1;
  for (const PenaltyStep& one : penalty_ladder()) {
    BOOST_TEST(one.article == "12.9." + std::to_string(step++));
  }
  const auto combined = ruled("penalty", {"side=white", "penalty=12.9.3,12.9.1", "time=0:05:00"});
  SAYS(combined, "record warning white 1 (12.9.1)");
  SAYS(combined, "time white -0:05:00 (12.9.3)");
  const auto warning = std::ranges::find(combined.lines, "record warning white 1 (12.9.1)");
  const auto time = std::ranges::find(combined.lines, "time white -0:05:00 (12.9.3)");
  BOOST_TEST((warning < time));
  BOOST_TEST(ruled("penalty", {"side=white", "penalty=12.9.10"}).refused ==
             "arbiter.no-such-penalty");
}

BOOST_AUTO_TEST_CASE(a_warning_is_counted, *label("laws2018-12.9.1")) {
  SAYS(ruled("penalty", {"side=black", "penalty=12.9.1"}), "record warning black 1 (12.9.1)");
  SAYS(ruled("penalty", {"side=black", "penalty=12.9.1", "count=2"}),
       "record warning black 2 (12.9.1)");
}

BOOST_AUTO_TEST_CASE(time_to_the_opponent_or_from_the_offender, *label("laws2018-12.9.2")) {
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.2", "time=2:00", "black=1:00"}),
       "time black +0:02:00 (12.9.2)");
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.2"}), "ask J36 [0:02:00] (12.9.2)");
}

BOOST_AUTO_TEST_CASE(raising_one_score_may_demand_lowering_the_other, *label("laws2018-12.9.4")) {
  const auto alone =
      ruled("penalty", {"side=white", "penalty=12.9.4", "score=1/2-1/2", "opponent-points=1"});
  BOOST_TEST(alone.refused == "arbiter.above-maximum");
  BOOST_TEST(alone.refused_by == "10.2");
  const auto both = ruled("penalty", {"side=white", "penalty=12.9.4,12.9.5", "score=1/2-1/2",
                                      "opponent-points=1", "own-points=0"});
  BOOST_TEST(both.mentions("result 0-1 "));
}

BOOST_AUTO_TEST_CASE(lowering_the_offender, *label("laws2018-12.9.5")) {
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.5", "score=1/2-1/2", "own-points=0"}),
       "result 0-1/2 (12.9.5)");
  SAYS(ruled("penalty", {"side=black", "penalty=12.9.5", "score=0-1", "own-points=1/2"}),
       "result 0-1/2 (12.9.5)");
}

BOOST_AUTO_TEST_CASE(a_declared_loss_asks_for_the_opponents_points, *label("laws2018-12.9.6")) {
  const auto open = ruled("penalty", {"side=white", "penalty=12.9.6"});
  SAYS(open, "result 0-1 (12.9.6)");
  SAYS(open, "ask J33 [1] (12.9.6)");
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.6", "opponent-points=1/2"}),
       "result 0-1/2 (12.9.6)");
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.6", "opponent-points=0"}),
       "result 0-0 (12.9.6)");
}

BOOST_AUTO_TEST_CASE(a_fine_must_have_been_announced, *label("laws2018-12.9.7")) {
  BOOST_TEST(ruled("penalty", {"side=white", "penalty=12.9.7"}).refused ==
             "arbiter.fine-not-announced");
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.7", "fine-announced=yes", "fine=20 EUR"}),
       "record fine white 20 EUR (12.9.7)");
}

BOOST_AUTO_TEST_CASE(exclusion_and_expulsion, *label("laws2018-12.9.8") * label("laws2018-12.9.9") *
                                                  label("laws2018-12.9-note")) {
  SAYS(ruled("penalty", {"side=white", "penalty=12.9.8", "rounds=5-6"}),
       "record excluded white 5-6 (12.9.8)");
  const auto expelled = ruled("penalty", {"side=white", "penalty=12.9.9"});
  SAYS(expelled, "record expelled white (12.9.9)");
  SAYS(expelled, "do consult-organiser (12.9.9)");
  SAYS_NOTHING_OF(ruled("penalty", {"side=white", "penalty=12.9.9", "organiser-agrees=yes"}),
                  "do consult-organiser");
}

BOOST_AUTO_TEST_CASE(the_hand_and_the_clock_are_no_illegal_moves, *label("laws2018-6.2.3") *
                                                                      label("laws2018-6.2.3-note") *
                                                                      label("laws2018-6.2.4")) {
  for (const char* offence :
       {"offence=other-hand", "offence=finger-on-clock", "offence=clock-handling"}) {
    const auto said = ruled("penalty", {"side=white", offence});
    BOOST_TEST(said.mentions("ask J8 [12.9.1]"));
    SAYS(said, "record warning white 1 (12.9.1)");
    SAYS_NOTHING_OF(said, "record illegal-move");
    SAYS_NOTHING_OF(said, "time");
  }
}

BOOST_AUTO_TEST_CASE(offences_name_their_article,
                     *label("laws2018-6.2.5") * label("laws2018-8.1.2") *
                         label("laws2018-8.1.2-note") * label("laws2018-8.1.3") *
                         label("laws2018-8.1.4") * label("laws2018-8.2") *
                         label("laws2018-8.5.1-note") * label("laws2018-11.11") *
                         label("laws2018-11.12-note")) {
  struct Case {
    const char* offence;
    const char* article;
  };
  for (const Case& one : {
           Case{"disrepute", "11.1"},
           Case{"outside-help", "11.3.1"},
           Case{"not-recording", "8.1.1"},
           Case{"writing-ahead", "8.1.2"},
           Case{"move-unwritten", "8.1.3"},
           Case{"notes-on-scoresheet", "8.1.4"},
           Case{"scoresheet-covered", "8.2"},
           Case{"slow-update", "8.5.1"},
           Case{"wrong-notation", "C"},
           Case{"adjusting-out-of-turn", "6.2.5"},
           Case{"reconstruction-refused", "11.11"},
           Case{"claim-check-refused", "11.12"},
       }) {
    const auto said = ruled("penalty", {"side=white", std::string{"offence="} + one.offence});
    SAYS(said, std::string{"record offence white "} + one.offence + " (" + one.article + ")");
    SAYS(said, "ask J36 [12.9.1] (12.9)");
  }
}

BOOST_AUTO_TEST_CASE(disrepute_is_the_arbiters_to_judge, *label("laws2018-11.1")) {
  SAYS(ruled("penalty", {"side=white", "offence=disrepute"}), "ask J28 [] (11.1)");
}

BOOST_AUTO_TEST_CASE(help_from_outside_opens_the_penalties, *label("laws2018-11.3.1")) {
  const auto said = ruled("penalty", {"side=white", "offence=outside-help"});
  SAYS(said, "record offence white outside-help (11.3.1)");
  SAYS(said, "ask J36 [12.9.1] (12.9)");
}

BOOST_AUTO_TEST_CASE(four_moves_behind_is_a_remark_with_a_penalty_at_hand,
                     *label("laws2018-8.1.1")) {
  const auto said =
      ruled("penalty", {"side=white", "offence=not-recording", "reason=4 moves behind"});
  SAYS(said, "record offence white not-recording (8.1.1)");
  SAYS(said, "record reason 4 moves behind (12.9)");
}

BOOST_AUTO_TEST_CASE(closing_without_a_penalty_needs_a_reason, *label("laws2018-11.6")) {
  BOOST_TEST(ruled("penalty", {"side=white", "offence=disrepute", "waived=yes"}).refused ==
             "arbiter.answer-missing");
  const auto said =
      ruled("penalty", {"side=white", "offence=disrepute", "waived=yes", "reason=apologised"});
  SAYS(said, "record no-penalty (11.6)");
  SAYS_NOTHING_OF(said, "record warning");
}

BOOST_AUTO_TEST_CASE(violence_and_alcohol, *label("laws2018-W7") * label("laws2018-12.9-note")) {
  const auto violence = ruled("penalty", {"side=white", "offence=violence"});
  SAYS(violence, "result 0-1 (12.9.6)");
  SAYS(violence, "record expelled white (12.9.9)");
  SAYS(violence, "do report-to-federation (11.1)");
  SAYS(violence, "ask J36 [12.9.6,12.9.9] (12.9)");
  SAYS(ruled("penalty", {"side=white", "offence=alcohol"}), "ask J36 [12.9.8] (12.9)");
}

BOOST_AUTO_TEST_CASE(other_notation_is_no_evidence, *label("laws2018-C.0")) {
  SAYS(ruled("penalty", {"side=white", "offence=wrong-notation"}), "record sheet-no-evidence (C)");
}

BOOST_AUTO_TEST_CASE(two_hands_without_a_press_keep_a_remark_only, *label("laws2018-4.1")) {
  const auto said = ruled("penalty", {"side=white", "offence=two-hands-unpressed"});
  SAYS(said, "record offence white two-hands-unpressed (4.1)");
  SAYS_NOTHING_OF(said, "ask");
  SAYS_NOTHING_OF(said, "record warning");
}

BOOST_AUTO_TEST_CASE(both_guilty_lose_both, *label("laws2018-11.8")) {
  const auto said = ruled("both-guilty", {});
  SAYS(said, "result 0-0 (11.8)");
  SAYS(said, "do stop-clocks (11.8)");
}

BOOST_AUTO_TEST_CASE(persistent_refusal_loses_and_asks_for_the_opponents_points,
                     *label("laws2018-11.7") * label("laws2018-11.7-note")) {
  const auto open = ruled("refusal", {"side=white"});
  SAYS(open, "result 0-1 (11.7)");
  SAYS(open, "ask J33 [1] (11.7)");
  SAYS(open, "ask J33 [no] (11.7)");
  const auto half = ruled("refusal", {"side=white", "opponent-points=1/2", "final-notice=yes"});
  SAYS(half, "result 0-1/2 (11.7)");
  SAYS_NOTHING_OF(half, "ask");
  SAYS(ruled("penalty", {"side=white", "count=4"}), "ask J33 [no] (11.7)");
}

BOOST_AUTO_TEST_SUITE_END()
