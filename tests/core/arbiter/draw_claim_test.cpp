#include "core/arbiter/draw_offer.hpp"

#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::Side;
using praporek::arbiter::DrawOffers;
using praporek::test::ruled;

namespace {

constexpr const char* twice = "moves=g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
constexpr const char* nearly = "moves=g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
constexpr const char* once = "moves=g1f3 g8f6 f3g1 f6g8";

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_draw_claim)

BOOST_AUTO_TEST_CASE(a_right_claim_is_a_draw_at_once, *label("laws2018-9.5.2")) {
  const auto said = ruled("draw-claim", {"claim=threefold", twice, "edition=2018"});
  SAYS(said, "result 1/2-1/2 (9.5.2)");
  SAYS(said, "record occurrences 0 2... 4... (9.2.1.2)");
  const auto fifty = ruled("draw-claim", {"claim=50", "fen=8/8/8/4k3/8/8/3RK3/8 w - - 100 120"});
  SAYS(fifty, "result 1/2-1/2 (9.5.2)");
  SAYS(fifty, "record moves-without-progress 50 (9.3.2)");
}

BOOST_AUTO_TEST_CASE(articles_are_numbered_as_in_the_edition, *label("laws2023-9.2.2")) {
  SAYS(ruled("draw-claim", {twice, "edition=2023"}), "record occurrences 0 2... 4... (9.2.2)");
}

BOOST_AUTO_TEST_CASE(a_written_move_may_complete_the_claim, *label("laws2018-9.2.1.1")) {
  SAYS(ruled("draw-claim", {nearly, "intended=f6g8", "edition=2018"}), "result 1/2-1/2 (9.5.2)");
  SAYS(
      ruled("draw-claim", {"claim=50", "start=8/8/8/4k3/8/8/3RK3/8 w - - 99 120", "intended=d2d1"}),
      "result 1/2-1/2 (9.5.2)");
}

BOOST_AUTO_TEST_CASE(the_move_must_be_written_first) {
  SAYS(ruled("draw-claim", {nearly, "intended=f6g8", "written=no", "edition=2018"}),
       "do reject-claim black (9.2.1.1)");
  SAYS(ruled("draw-claim", {nearly, "intended=f6g8", "written=no", "edition=2023"}),
       "do have-move-written black (9.2.1)");
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_gives_time_and_the_written_move_must_be_played,
                     *label("laws2018-9.5.3")) {
  const auto said = ruled("draw-claim", {"claim=50", "start=8/8/8/4k3/8/8/3RK3/8 w - - 40 60",
                                         "intended=d2d1", "white=5:00", "black=4:00"});
  SAYS(said, "time black +0:02:00 (9.5.3)");
  SAYS(said, "do set-clock black 0:06:00 (9.5.3)");
  SAYS(said, "do must-play white d2d1 (9.5.3)");
  SAYS_NOTHING_OF(said, "result");
}

BOOST_AUTO_TEST_CASE(the_time_for_a_wrong_claim_depends_on_tempo_and_edition,
                     *label("laws2018-9.5.3") * label("laws2023-A.3") * label("laws2018-B.2")) {
  SAYS(ruled("draw-claim", {once, "tempo=rapid", "edition=2018"}), "time black +0:02:00 (9.5.3)");
  SAYS(ruled("draw-claim", {once, "tempo=rapid", "edition=2023"}), "time black +0:01:00 (9.5.3)");
  SAYS(ruled("draw-claim", {once, "tempo=blitz", "edition=2018"}), "time black +0:01:00 (9.5.3)");
}

BOOST_AUTO_TEST_CASE(a_wrong_claim_is_no_illegal_move, *label("laws2018-9.5.3-note")) {
  const auto said = ruled("draw-claim", {once});
  SAYS(said, "record wrong-claim white (9.5.3)");
  SAYS_NOTHING_OF(said, "record illegal-move");
}

BOOST_AUTO_TEST_CASE(an_illegal_written_move_binds_the_piece, *label("laws2018-9.5.3-note")) {
  const auto pinned = ruled(
      "draw-claim", {"claim=50", "intended=e2d3", "start=4r2k/8/8/8/8/8/4B3/4K3 w - - 40 60"});
  SAYS(pinned, "do any-legal-move white (9.5.3)");
  SAYS(pinned, "time black +0:02:00 (9.5.3)");
  const auto knight =
      ruled("draw-claim", {"claim=50", "intended=g1g3", "start=4k3/8/8/8/8/8/8/4K1N1 w - - 40 60"});
  SAYS(knight, "do must-play white g1e2 g1f3 g1h3 (9.5.3)");
}

BOOST_AUTO_TEST_CASE(only_the_player_on_move_may_claim, *label("laws2018-9.2-note")) {
  const auto said = ruled("draw-claim", {twice, "side=black"});
  SAYS(said, "do reject-claim black (9.2)");
  SAYS_NOTHING_OF(said, "result");
  SAYS_NOTHING_OF(said, "time");
}

BOOST_AUTO_TEST_CASE(the_claim_is_checked_with_both_players,
                     *label("laws2018-9.2-note") * label("laws2018-11.12")) {
  SAYS(ruled("draw-claim", {twice}), "do check-with-both (11.12)");
}

BOOST_AUTO_TEST_CASE(touching_a_piece_loses_the_claim_for_that_move, *label("laws2018-9.4")) {
  const auto said = ruled("draw-claim", {twice, "touched-piece=yes"});
  SAYS(said, "do reject-claim (9.4)");
  SAYS_NOTHING_OF(said, "time");
}

BOOST_AUTO_TEST_CASE(a_claim_stops_the_clocks_and_cannot_be_withdrawn, *label("laws2018-9.5.1")) {
  SAYS(ruled("draw-claim", {twice, "edition=2018"}), "do stop-clocks (9.5.1)");
  const auto withdrawn = ruled("draw-claim", {twice, "withdrawn=yes"});
  BOOST_TEST(withdrawn.refused == "arbiter.claim-cannot-be-withdrawn");
  BOOST_TEST(withdrawn.refused_by == "9.5.1");
}

BOOST_AUTO_TEST_CASE(on_a_later_move_the_right_is_back, *label("laws2018-9.4-note")) {
  std::string later{twice};
  later += " g1f3 g8f6 f3g1 f6g8";
  SAYS(ruled("draw-claim", {later, "edition=2018"}),
       "record occurrences 0 2... 4... 6... (9.2.1.2)");
}

BOOST_AUTO_TEST_CASE(an_accepted_claim_is_an_agreed_draw,
                     *label("laws2018-9.1.2.3") * label("laws2018-9.1.2-note")) {
  const auto said = ruled("draw-claim", {once, "agreed=yes"});
  SAYS(said, "result 1/2-1/2 (9.1.2.3)");
  SAYS_NOTHING_OF(said, "time");
}

BOOST_AUTO_TEST_CASE(under_a_restriction_it_is_checked_all_the_same,
                     *label("laws2018-9.1.2-note") * label("laws2018-9.1.1-note")) {
  const auto wrong = ruled("draw-claim", {once, "agreed=yes", "limit=30", "made=28"});
  SAYS(wrong, "time black +0:02:00 (9.5.3)");
  SAYS_NOTHING_OF(wrong, "result");
  SAYS(ruled("draw-claim", {twice, "limit=30", "made=20"}), "result 1/2-1/2 (9.5.2)");
}

BOOST_AUTO_TEST_CASE(without_a_record_the_arbiter_goes_by_what_he_saw,
                     *label("laws2018-A.2-note")) {
  SAYS(ruled("draw-claim", {"tempo=rapid"}), "ask J27 [] (9.5)");
  SAYS(ruled("draw-claim", {"tempo=rapid", "decision=accept"}), "result 1/2-1/2 (9.5.2)");
  SAYS(ruled("draw-claim", {"tempo=rapid", "decision=reject", "side=white", "edition=2018"}),
       "time black +0:02:00 (9.5.3)");
  SAYS_NOTHING_OF(ruled("draw-claim", {"tempo=rapid", "decision=unverifiable"}), "time");
}

BOOST_AUTO_TEST_CASE(en_passant_and_castling_rights_make_positions_differ,
                     *label("laws2018-9.2.2")) {
  const char* ep = "start=4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
  SAYS_NOTHING_OF(ruled("draw-claim", {ep, "moves=e8d7 e1d2 d7e8 d2e1 e8d7 e1d2 d7e8 d2e1"}),
                  "result");
  SAYS(ruled("draw-claim",
             {ep, "moves=e8d7 e1d2 d7e8 d2e1 e8d7 e1d2 d7e8 d2e1 e8d7 e1d2 d7e8 d2e1"}),
       "result 1/2-1/2 (9.5.2)");
  SAYS_NOTHING_OF(ruled("draw-claim", {"moves=e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8"}),
                  "result");
}

BOOST_AUTO_TEST_CASE(a_draw_before_the_limit_by_repetition_stands_without_a_claim,
                     *label("laws2018-9.1.1-note") * label("laws2018-9.6.1")) {
  std::string four_times{twice};
  four_times += " g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
  SAYS(ruled("auto-draw", {four_times}), "result 1/2-1/2 (9.6.1)");
  SAYS(ruled("auto-draw", {twice}), "do play-on (9.6)");
}

BOOST_AUTO_TEST_CASE(seventy_five_moves_end_the_game_but_mate_comes_first,
                     *label("laws2018-9.6.2")) {
  const char* start = "start=7k/8/6K1/8/8/8/8/R7 w - - 149 200";
  SAYS(ruled("auto-draw", {start, "moves=a1a8"}), "result 1-0 (5.1.1)");
  SAYS(ruled("auto-draw", {start, "moves=a1a2"}), "result 1/2-1/2 (9.6.2)");
}

BOOST_AUTO_TEST_CASE(found_later_it_ends_a_running_game_and_asks_about_a_finished_one,
                     *label("laws2018-9.6-note")) {
  const char* start = "start=7k/8/6K1/8/8/8/8/R7 w - - 149 200";
  SAYS(ruled("auto-draw", {start, "moves=a1a2 h8g8 a2a3 g8f8"}), "result 1/2-1/2 (9.6.2)");
  const auto ended = ruled("auto-draw", {start, "moves=a1a2", "ended=yes"});
  SAYS(ended, "ask J24 [stands] (9.6.2)");
  SAYS_NOTHING_OF(ended, "result ");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_draws)

BOOST_AUTO_TEST_CASE(both_must_have_moved, *label("laws2018-5.2.3")) {
  const auto early = ruled("agreed-draw", {"made=0"});
  SAYS(early, "do refuse-agreement (5.2.3)");
  SAYS_NOTHING_OF(early, "result");
  SAYS(ruled("agreed-draw", {"made=1"}), "result 1/2-1/2 (5.2.3)");
}

BOOST_AUTO_TEST_CASE(a_restriction_needs_the_arbiters_consent,
                     *label("laws2018-9.1.1") * label("laws2018-5.2.3-note")) {
  const auto early = ruled("agreed-draw", {"made=25", "limit=30"});
  SAYS(early, "do refuse-agreement (9.1.1)");
  SAYS(early, "ask J25 [no] (9.1.1)");
  SAYS_NOTHING_OF(early, "result");
  SAYS(ruled("agreed-draw", {"made=25", "limit=30", "consent=yes"}), "result 1/2-1/2 (9.1.1)");
  SAYS(ruled("agreed-draw", {"made=30", "limit=30"}), "result 1/2-1/2 (5.2.3)");
  SAYS_NOTHING_OF(ruled("agreed-draw", {"made=60", "no-agreement=yes", "consent=no"}), "result");
}

BOOST_AUTO_TEST_CASE(an_offer_is_counted_and_marked,
                     *label("laws2018-9.1.2.1") * label("laws2018-9.1.2.2") *
                         label("laws2018-8.1.5") * label("laws2018-C.12")) {
  const auto said = ruled("draw-offer", {"side=white", "move=11.Kb1"});
  SAYS(said, "record draw-offer white 1 (9.1.2.1)");
  SAYS(said, "record offer-mark 11.Kb1 (=) (8.1.5)");
}

BOOST_AUTO_TEST_CASE(an_offer_ends_by_touching_and_cannot_be_withdrawn,
                     *label("laws2018-9.1.2.1")) {
  SAYS(ruled("draw-offer", {"side=white", "step=touched"}), "record offer-declined (9.1.2.1)");
  SAYS(ruled("draw-offer", {"side=white", "step=withdrawn"}), "do offer-stays (9.1.2.1)");
  SAYS(ruled("draw-offer", {"side=white", "step=accepted", "made=18"}), "result 1/2-1/2 (9.1.2.1)");
  SAYS_NOTHING_OF(ruled("draw-offer", {"side=white", "step=accepted", "made=18", "limit=30"}),
                  "result");
  const DrawOffers offers = DrawOffers{}.offered({Side::White, 18, {}});
  BOOST_TEST(!offers.withdrawn().has_value());
  BOOST_TEST(offers.withdrawn().error().article().number == "9.1.2.1");
  BOOST_TEST(!offers.answered().value().open().has_value());
  BOOST_TEST(!DrawOffers{}.answered().has_value());
}

BOOST_AUTO_TEST_CASE(an_offer_at_the_wrong_moment_is_valid_and_a_penalty_is_asked,
                     *label("laws2018-9.1.2-note")) {
  const auto said = ruled("draw-offer", {"side=white", "moment=opponents-time"});
  SAYS(said, "record draw-offer white 1 (9.1.2.1)");
  SAYS(said, "ask J36 [12.9.1] (9.1.2.1)");
  SAYS_NOTHING_OF(ruled("draw-offer", {"side=white"}), "ask");
}

BOOST_AUTO_TEST_CASE(a_condition_is_void_and_the_offer_stands, *label("laws2018-9.1.2-note")) {
  const auto said = ruled("draw-offer", {"side=white", "condition=accept within 2 min"});
  SAYS(said, "record draw-offer white 1 (9.1.2.1)");
  SAYS(said, "record void-condition accept within 2 min (9.1.2.1)");
}

BOOST_AUTO_TEST_CASE(three_offers_in_five_moves_are_frequent,
                     *label("laws2018-11.5-note") * label("laws2018-9.1.2.2-note")) {
  const DrawOffers often = DrawOffers{}
                               .offered({Side::White, 20, {}})
                               .offered({Side::White, 22, {}})
                               .offered({Side::White, 24, {}});
  BOOST_TEST(often.are_frequent(Side::White));
  BOOST_TEST(!often.are_frequent(Side::Black));
  BOOST_TEST(often.count(Side::White) == 3);
  const DrawOffers seldom = DrawOffers{}
                                .offered({Side::White, 20, {}})
                                .offered({Side::White, 22, {}})
                                .offered({Side::White, 25, {}});
  BOOST_TEST(!seldom.are_frequent(Side::White));
  SAYS(ruled("draw-offer", {"side=white", "count=3"}), "ask J26 [12.9.1] (11.5)");
}

BOOST_AUTO_TEST_CASE(a_dead_position_is_a_draw_without_a_claim, *label("laws2018-5.2.2")) {
  SAYS(ruled("dead-position", {"fen=8/8/4k3/8/8/3K4/8/8 w - - 0 1"}), "result 1/2-1/2 (5.2.2)");
  const auto alive = ruled("dead-position", {"fen=k7/n1K5/8/3N4/8/8/8/8 w - - 0 1"});
  SAYS(alive, "do play-on (5.2.2)");
  SAYS(alive, "do show-mate white d5b6 (5.2.2)");
}

BOOST_AUTO_TEST_SUITE_END()
