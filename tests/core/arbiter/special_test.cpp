#include "core/arbiter/adjournment.hpp"
#include "core/formats/fen.hpp"

#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::Side;
using praporek::test::ruled;
using namespace praporek::arbiter;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(arbiter_assistant)

BOOST_AUTO_TEST_CASE(an_assistant_costs_time_but_not_for_a_disability,
                     *label("laws2018-6.2.6") * label("laws2018-8.1.6") *
                         label("laws2018-6.2.6-note")) {
  for (const char* duty : {"duty=clock", "duty=writing"}) {
    const auto able = ruled("assistant", {"side=white", duty, "acceptable=yes", "base=1:30:00"});
    BOOST_TEST(able.mentions("time white -0:10:00"));
    BOOST_TEST(able.mentions("do set-clock white 1:20:00"));
    BOOST_TEST(able.mentions("ask J5 [0:10:00]"));
    SAYS_NOTHING_OF(ruled("assistant", {"side=white", duty, "acceptable=yes", "disability=yes"}),
                    "time");
  }
}

BOOST_AUTO_TEST_CASE(the_arbiter_accepts_the_assistant_or_not,
                     *label("laws2018-6.2.6") * label("laws2018-4.9")) {
  const auto open = ruled("assistant", {"side=white"});
  SAYS(open, "ask J4 [] (6.2.6)");
  SAYS(open, "time white -0:10:00 (6.2.6)");
  SAYS(ruled("assistant", {"side=white", "acceptable=no"}), "do refuse-assistant white (6.2.6)");
  const auto moving =
      ruled("assistant", {"side=white", "duty=moving", "acceptable=yes", "name=Eva Malá"});
  SAYS(moving, "record assistant white Eva Malá (4.9)");
  SAYS_NOTHING_OF(moving, "time");
}

BOOST_AUTO_TEST_CASE(boards_that_differ_go_back_to_where_the_records_agree,
                     *label("laws2018-D.2.9")) {
  const auto differ = ruled("blind", {"case=boards-differ", "records=differ", "agreed-until=22"});
  SAYS(differ, "do back-to-agreed-move 22 (D.2.9)");
  SAYS(differ, "do stop-clocks (D.2.9)");
  SAYS(differ, "ask J38 [] (D.2.9)");
  SAYS(ruled("blind", {"case=boards-differ", "records=agree"}), "do correct-board (D.2.9)");
}

BOOST_AUTO_TEST_CASE(touch_move_and_slip_of_a_blind_player,
                     *label("laws2018-D.2.2") * label("laws2018-D.2.3") * label("laws2018-D.2.8")) {
  SAYS(ruled("blind", {"case=touch"}), "do piece-is-not-touched (D.2.2)");
  SAYS(ruled("blind", {"case=touch", "lifted=yes"}), "do piece-is-touched (D.2.2)");
  SAYS(ruled("blind", {"case=move"}), "do move-is-not-made (D.2.3)");
  SAYS_NOTHING_OF(ruled("blind", {"case=move", "announced=yes", "pressed=yes"}), "record");
  SAYS(ruled("blind", {"case=slip"}), "do correct-announcement (D.2.8)");
  SAYS(ruled("blind", {"case=slip", "pressed=yes"}), "do announcement-stands (D.2.8)");
}

BOOST_AUTO_TEST_CASE(assistants_of_blind_players, *label("laws2018-D.2.10.5") *
                                                      label("laws2018-D.2.11") *
                                                      label("laws2018-D.1")) {
  SAYS(ruled("blind", {"case=assistant-claims"}), "do claimant-is-valid (D.2.10.5)");
  SAYS(ruled("blind", {"case=no-assistant", "opponent-deaf=yes"}),
       "do assistant-obligatory (D.2.11)");
  SAYS(ruled("blind", {"case=no-assistant"}), "do sighted-may-use-assistant (D.2.11)");
  SAYS(ruled("blind", {}), "record two-boards (D.1)");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_quickplay)

BOOST_AUTO_TEST_CASE(five_seconds_for_both_and_two_minutes_for_the_opponent,
                     *label("laws2018-III.4")) {
  const auto said = ruled("quickplay-claim", {"side=white", "kind=III.4", "white=1:45",
                                              "black=6:00", "decision=grant"});
  SAYS(said, "do set-increment 5 (III.4)");
  SAYS(said, "time black +0:02:00 (III.4)");
  SAYS(said, "do set-clock black 0:08:00 (III.4)");
  SAYS(ruled("quickplay-claim", {"side=white", "kind=III.4", "white=1:45", "agreed=yes"}),
       "result 1/2-1/2 (III.4)");
  SAYS(ruled("quickplay-claim", {"side=white", "kind=III.4", "white=1:45"}), "ask J39 [] (III.4)");
}

BOOST_AUTO_TEST_CASE(two_minutes_stay_two_in_rapid_of_2023, *label("laws2023-III.4")) {
  SAYS(ruled("quickplay-claim", {"side=white", "kind=III.4", "white=1:45", "decision=grant",
                                 "tempo=rapid", "edition=2023"}),
       "time black +0:02:00 (III.4)");
}

BOOST_AUTO_TEST_CASE(the_claim_is_open_below_two_minutes_only, *label("laws2018-III.5")) {
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30"}), "ask J39 [] (III.5.1)");
  for (const char* time : {"white=2:00", "white=2:01"}) {
    SAYS(ruled("quickplay-claim", {"side=white", time}), "do reject-claim white (III.5)");
  }
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "on-move=no"}),
       "do reject-claim white (III.5)");
  BOOST_TEST(ruled("quickplay-claim", {"side=white"}).refused == "arbiter.answer-missing");
}

BOOST_AUTO_TEST_CASE(draw_postpone_or_reject,
                     *label("laws2018-III.5.1") * label("laws2018-III.5.2")) {
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "decision=draw"}),
       "result 1/2-1/2 (III.5.1)");
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "decision=reject"}),
       "time black +0:02:00 (III.5.3)");
  const auto postponed = ruled("quickplay-claim", {"side=white", "white=1:30", "decision=postpone",
                                                   "opponent-gets-time=yes"});
  SAYS(postponed, "time black +0:02:00 (III.5.2)");
  SAYS(postponed, "do watch-the-game (III.5.2)");
  const auto flag = ruled("quickplay-claim",
                          {"side=white", "white=0:00:01", "decision=postpone", "flag-fell=yes"});
  SAYS(flag, "ask J39 [] (III.5.2)");
  SAYS_NOTHING_OF(flag, "result");
}

BOOST_AUTO_TEST_CASE(only_if_announced_without_increment_and_never_in_blitz,
                     *label("laws2018-III.2.1") * label("laws2018-III.2.2")) {
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "announced=no"}),
       "do reject-claim white (III.2.1)");
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "tempo=blitz"}),
       "do reject-claim white (III.2.2)");
  SAYS(ruled("quickplay-claim", {"side=white", "white=1:30", "increment=2"}),
       "do reject-claim white (III.2.2)");
}

BOOST_AUTO_TEST_CASE(without_an_arbiter_the_claim_is_sent_away,
                     *label("laws2018-III.6.1") * label("laws2018-III.6.1.1") *
                         label("laws2018-III.6.1.2") * label("laws2018-III.6.2") *
                         label("laws2018-III.6")) {
  const auto said = ruled("quickplay-claim",
                          {"side=white", "white=1:30", "arbiter-present=no", "ground=no-effort"});
  SAYS(said, "record claim-pending white (III.6.1)");
  SAYS(said, "do submit-scoresheet (III.6.1.2)");
  SAYS(said, "do refer-to-arbiter (III.6.2)");
  SAYS_NOTHING_OF(ruled("quickplay-claim",
                        {"side=white", "white=1:30", "arbiter-present=no", "ground=cannot-win"}),
                  "do submit-scoresheet");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_adjournment)

BOOST_AUTO_TEST_CASE(sealing_runs_on_the_sealers_clock, *label("laws2018-I.1.1")) {
  const auto said = ruled("adjournment", {"side=white", "board-move=d1d2"});
  SAYS(said, "do seal-move white (I.1.1)");
  SAYS(said, "do clock-runs-on white (I.1.1)");
  SAYS(said, "do seal-board-move white d1d2 (I.1.1)");
  SAYS(said, "result adjourned (I.1.1)");
}

BOOST_AUTO_TEST_CASE(the_sealed_move_may_change_until_the_clock_is_stopped,
                     *label("laws2018-I.1.1")) {
  SAYS(ruled("adjournment", {"side=white", "step=change"}), "do sealed-move-may-change (I.1.1)");
  SAYS(ruled("adjournment", {"side=white", "step=change", "stopped=yes"}),
       "do sealed-move-stays (I.1.1)");
  const Sealing written = Sealing{}.written("Rd1").value();
  BOOST_TEST(written.written("Re1").value().move() == "Re1");
  BOOST_TEST(!written.stopped().value().written("Re1").has_value());
  BOOST_TEST(!Sealing{}.stopped().has_value());
  const Sealing on_board = Sealing{}.made_on_board("Rd1").value();
  BOOST_TEST(!on_board.written("Re1").has_value());
  BOOST_TEST(on_board.written("Rd1").has_value());
}

BOOST_AUTO_TEST_CASE(the_envelope_demands_what_is_missing,
                     *label("laws2018-I.2.6") * label("laws2018-I.2")) {
  const Envelope full{{{"Dvořák", "Horváth"}},
                      "4k3/8/8/8/8/8/8/4K3 w - - 0 41",
                      {{1h, 2h}},
                      Side::White,
                      41,
                      std::nullopt,
                      "Saturday 10:00, hall B"};
  BOOST_TEST(missing_on(full).empty());
  BOOST_TEST(missing_on(Envelope{}).size() == 6U);
  const auto said = ruled("adjournment", {"side=white", "white-name=Dvořák", "black-name=Horváth",
                                          "white=1:00:00", "offer=black"});
  SAYS(said, "do fill-envelope fen (I.2)");
  SAYS(said, "do fill-envelope times (I.2)");
  SAYS(said, "do fill-envelope move-number (I.2)");
  SAYS(said, "do fill-envelope resumption (I.2)");
  SAYS_NOTHING_OF(said, "do fill-envelope names");
  SAYS(said, "record draw-offer black (I.2.6)");
}

BOOST_AUTO_TEST_CASE(the_game_is_resumed_from_what_was_kept, *label("laws2018-I.5")) {
  const auto said =
      ruled("adjournment", {"side=white", "step=resume", "fen=4k3/8/8/8/8/8/8/3RK3 w - - 0 41",
                            "white=0:31:00", "black=0:12:00"});
  SAYS(said, "do set-up-position 4k3/8/8/8/8/8/8/3RK3 w - - 0 41 (I.5)");
  SAYS(said, "do set-clock white 0:31:00 (I.5)");
  SAYS(said, "do set-clock black 0:12:00 (I.5)");
}

BOOST_AUTO_TEST_CASE(the_envelope_is_opened_only_before_the_replier,
                     *label("laws2018-I.9.3") * label("laws2018-I.7") * label("laws2018-I.9")) {
  const char* fen = "fen=4k3/8/8/8/8/8/8/3RK3 w - - 0 41";
  const auto absent =
      ruled("adjournment", {"side=white", "step=resume", fen, "replier-present=no"});
  SAYS(absent, "do keep-envelope-closed (I.7)");
  SAYS(absent, "do start-clock black (I.9.2)");
  SAYS_NOTHING_OF(absent, "do open-envelope");
  SAYS(ruled("adjournment", {"side=white", "step=resume", fen, "sealer-present=no"}),
       "do may-seal-reply black (I.9.3)");
}

BOOST_AUTO_TEST_CASE(a_bad_sealed_move_loses, *label("laws2018-I.8")) {
  const auto ambiguous = ruled("adjournment", {"side=white", "step=open", "sealed=Nf3",
                                               "fen=4k2r/8/8/8/8/8/8/K3N1N1 w - - 0 1"});
  SAYS(ambiguous, "result 0-1 (I.8)");
  const auto illegal = ruled("adjournment", {"side=white", "step=open", "sealed=Bd3",
                                             "fen=4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1"});
  SAYS(illegal, "result 0-1 (I.8)");
  const auto bare = ruled("adjournment", {"side=white", "step=open", "sealed=Nf3",
                                          "fen=4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"});
  SAYS(bare, "result 1/2-1/2 (I.8)");
  SAYS(ruled("adjournment",
             {"side=white", "step=open", "sealed=Sd3", "fen=4k2r/8/8/8/8/8/4B3/K7 w - - 0 1"}),
       "do make-sealed-move white e2d3 (I.9.1)");
}

BOOST_AUTO_TEST_CASE(how_a_sealed_text_reads) {
  const auto position = praporek::formats::position_of_fen("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
  BOOST_TEST((sealed_verdict(position.value(), "Nf3").kind == SealedMove::Ambiguous));
  BOOST_TEST((sealed_verdict(position.value(), "Nd3").kind == SealedMove::Clear));
  BOOST_TEST(sealed_verdict(position.value(), "Jgf3").uci == "g1f3");
  BOOST_TEST((sealed_verdict(position.value(), "Qd4").kind == SealedMove::IllegalOrUnreadable));
}

BOOST_AUTO_TEST_CASE(mishaps_at_resumption, *label("laws2018-I.4") * label("laws2018-I.6") *
                                                label("laws2018-I.12.1") *
                                                label("laws2018-I.12.2") * label("laws2018-I.10") *
                                                label("laws2018-I.12") * label("laws2018-I.13")) {
  SAYS(ruled("adjournment", {"side=white", "step=late", "late=sealer"}), "result 0-1 (I.10)");
  SAYS(ruled("adjournment", {"side=white", "step=late", "late=sealer", "sealed-result=1-0"}),
       "result 1-0 (I.10)");
  SAYS(ruled("adjournment", {"side=white", "step=late", "late=both"}),
       "do start-clock black (I.11)");
  SAYS(ruled("adjournment", {"side=white", "step=lost"}), "do states-sealed-move white (I.12.1)");
  SAYS(ruled("adjournment", {"side=white", "step=lost", "position-known=no"}),
       "record new-game (I.12.2)");
  SAYS(ruled("adjournment", {"side=white", "step=times"}), "do correct-times (I.13)");
  SAYS(ruled("adjournment", {"side=white", "step=times", "first-move-made=yes"}),
       "do play-on (I.13)");
  SAYS(ruled("adjournment", {"side=white", "step=ended", "result=1/2"}), "result 1/2-1/2 (I.6)");
  SAYS(ruled("adjournment", {"side=white", "step=offer"}), "do offer-stays (I.4)");
}

BOOST_AUTO_TEST_CASE(a_clock_pressed_before_the_announcement_is_noted, *label("laws2018-D.2.4")) {
  SAYS(ruled("blind", {"case=move", "announced=no", "pressed=yes"}),
       "record pressed-before-announcing (D.2.4)");
}

BOOST_AUTO_TEST_SUITE_END()
