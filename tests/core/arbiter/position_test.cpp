#include "core/arbiter/broken_rule.hpp"
#include "core/formats/fen.hpp"

#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::test::ruled;

BOOST_AUTO_TEST_SUITE(arbiter_touched_piece)

BOOST_AUTO_TEST_CASE(a_touched_piece_must_be_moved_and_another_move_goes_back,
                     *label("laws2018-12.1-note") * label("laws2018-4.3")) {
  const auto said = ruled("touched-piece", {"fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                                            "KQkq - 0 1",
                                            "touched=g1", "played=e2e4"});
  SAYS(said, "do take-back white e2e4 (4.3.1)");
  SAYS(said, "do must-play white g1f3 g1h3 (4.3.1)");
}

BOOST_AUTO_TEST_CASE(adjusting_that_was_announced_binds_nobody, *label("laws2018-4.2.1")) {
  const char* fen = "fen=4k3/8/8/8/8/5N2/8/4K3 w - - 0 1";
  const auto said = ruled("touched-piece", {fen, "touched=f3", "adjusting=yes"});
  SAYS(said, "record adjusted white (4.2.1)");
  SAYS_NOTHING_OF(said, "do must-play");
}

BOOST_AUTO_TEST_CASE(without_a_word_the_knight_must_move, *label("laws2018-4.2.1-note")) {
  const auto said = ruled("touched-piece",
                          {"fen=4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "touched=f3", "seen-by=claim"});
  BOOST_TEST(said.mentions("do must-play white f3"));
}

BOOST_AUTO_TEST_CASE(a_touch_is_intentional_unless_the_arbiter_says_otherwise,
                     *label("laws2018-4.2.2") * label("laws2018-4.2.2-note")) {
  const char* fen = "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const auto open = ruled("touched-piece", {fen, "touched=b1"});
  SAYS(open, "ask J2 [intentional] (4.2.2)");
  SAYS(ruled("touched-piece", {fen, "touched=b1", "contact=accidental"}),
       "do no-duty white (4.2.2)");
  const auto another = ruled("touched-piece", {fen, "touched=b1", "contact=meant-another"});
  SAYS(another, "do touch-counts white (4.2.2)");
  SAYS(another, "do must-play white b1a3 b1c3 (4.3.1)");
}

BOOST_AUTO_TEST_CASE(a_touch_out_of_turn_binds_nobody, *label("laws2018-4.3")) {
  const auto said =
      ruled("touched-piece", {"fen=4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "touched=e8", "side=black"});
  SAYS(said, "do no-duty black (4.3)");
  SAYS(said, "ask J36 [12.9.1] (11.5)");
}

BOOST_AUTO_TEST_CASE(the_choice_of_the_new_piece_is_final_when_it_touches_the_square,
                     *label("laws2018-4.4.4")) {
  SAYS(ruled("touched-piece", {"fen=8/P6k/8/8/8/8/8/K7 w - - 0 1", "promoted-to=knight"}),
       "do must-play white a7a8n (4.4.4)");
}

BOOST_AUTO_TEST_CASE(a_released_piece_stays, *label("laws2018-4.7")) {
  const auto said = ruled("touched-piece", {"fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                                            "KQkq - 0 1",
                                            "touched=g1", "released=f3", "played=g1h3"});
  SAYS(said, "do take-back white g1h3 (4.7)");
  SAYS(said, "do must-play white g1f3 (4.7)");
}

BOOST_AUTO_TEST_CASE(a_released_king_must_castle_if_that_is_legal, *label("laws2018-4.7.2")) {
  SAYS(
      ruled("touched-piece", {"fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "touched=e1", "released=g1"}),
      "do must-play white e1g1 (4.7.2)");
  const auto barred = ruled(
      "touched-piece", {"fen=4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "touched=e1", "released=g1"});
  SAYS(barred, "do must-play white e1d1 e1d2 e1e2 e1c1 (4.7.2)");
}

BOOST_AUTO_TEST_CASE(king_and_rook_touched, *label("laws2018-4.4")) {
  const char* free = "fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  SAYS(ruled("touched-piece", {free, "touched=e1,h1"}), "do must-play white e1g1 (4.4.1)");
  BOOST_TEST(ruled("touched-piece", {free, "touched=h1,e1"}).mentions("do must-play white h1"));
  const char* barred = "fen=4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
  BOOST_TEST(ruled("touched-piece", {barred, "touched=e1,h1"}).mentions("do must-play white e1"));
}

BOOST_AUTO_TEST_CASE(nothing_usable_frees_the_player, *label("laws2018-4.5")) {
  SAYS(ruled("touched-piece", {"fen=4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1", "touched=e2"}),
       "do any-legal-move white (4.5)");
}

BOOST_AUTO_TEST_CASE(both_colours_touched_ask_for_the_order, *label("laws2018-4.3.3")) {
  const auto said =
      ruled("touched-piece", {"fen=4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "touched=e4,d5"});
  SAYS(said, "do must-play white e4d5 (4.3.3)");
  SAYS(said, "ask J3 [own piece] (4.3.3)");
}

BOOST_AUTO_TEST_CASE(touching_a_piece_loses_the_right_to_claim, *label("laws2018-4.8")) {
  const char* fen = "fen=4k3/8/8/8/8/5N2/8/4K3 w - - 0 1";
  const auto late =
      ruled("touched-piece", {fen, "touched=f3", "seen-by=claim", "opponent-touched=yes"});
  SAYS(late, "do reject-claim black (4.8)");
  SAYS_NOTHING_OF(late, "do must-play");
}

BOOST_AUTO_TEST_CASE(the_arbiter_acts_on_article_4_without_a_claim,
                     *label("laws2018-4-note") * label("laws2018-12.1-note")) {
  const auto said = ruled("touched-piece",
                          {"fen=4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "touched=f3", "seen-by=arbiter"});
  SAYS(said, "record seen-by arbiter (4.8)");
  BOOST_TEST(said.mentions("do must-play white f3"));
}

BOOST_AUTO_TEST_CASE(an_empty_square_cannot_be_touched) {
  BOOST_TEST(ruled("touched-piece", {"fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1", "touched=a4"}).refused ==
             "arbiter.nothing-there");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_position)

BOOST_AUTO_TEST_CASE(the_displacing_player_restores_on_his_own_time, *label("laws2018-7.4.1")) {
  const auto said = ruled("displaced-pieces", {"side=white"});
  SAYS(said, "do re-establish white (7.4.1)");
  SAYS(said, "do clock-runs-on white (7.4.1)");
  SAYS_NOTHING_OF(said, "do stop-clocks");
}

BOOST_AUTO_TEST_CASE(a_penalty_is_possible_and_none_is_allowed, *label("laws2018-7.4.3")) {
  SAYS(ruled("displaced-pieces", {"side=white"}), "ask J19 [no penalty] (7.4.3)");
}

BOOST_AUTO_TEST_CASE(knocked_over_on_the_opponents_time, *label("laws2018-7.4-note")) {
  const auto said =
      ruled("displaced-pieces", {"side=black", "running=opponent", "pressed=yes", "extra=0:01:00"});
  SAYS(said, "do stop-clocks (7.4.2)");
  SAYS(said, "do correct-counter (7.1)");
  SAYS(said, "time white +0:01:00 (7.4.3)");
}

BOOST_AUTO_TEST_CASE(an_accident_never_proposes_the_loss, *label("laws2018-7.4-note")) {
  SAYS_NOTHING_OF(ruled("displaced-pieces", {"side=white"}), "ask J36");
  SAYS(ruled("displaced-pieces", {"side=white", "deliberate=yes"}), "ask J36 [12.9.6] (7.4.3)");
  SAYS(ruled("displaced-pieces", {"side=white", "count=3"}), "ask J36 [12.9.6] (7.4.3)");
}

BOOST_AUTO_TEST_CASE(pieces_off_their_squares_go_back_to_the_last_certain_position,
                     *label("laws2018-7.6") * label("laws2018-7.6-note")) {
  const auto said = ruled("irregular-position", {"fen=4k3/8/8/8/8/8/8/3RK3 w - - 0 22"});
  SAYS(said, "do restore-position 4k3/8/8/8/8/8/8/3RK3 w - - 0 22 (7.6)");
  SAYS(said, "ask J18 [keep] (7.1)");
  SAYS(said, "record both-present yes (7.6)");
  SAYS(ruled("irregular-position", {}), "ask J20 [from the record] (7.6)");
}

BOOST_AUTO_TEST_CASE(in_standard_chess_the_arbiter_acts_on_an_illegal_position_at_once,
                     *label("laws2018-3.10.3-note")) {
  const auto said = ruled("irregular-position", {"case=illegal-position"});
  SAYS(said, "do stop-clocks (7.5.1)");
  SAYS(said, "record seen-by arbiter (12.1)");
  SAYS(said, "do rule-illegal-move (7.5.5)");
}

BOOST_AUTO_TEST_CASE(without_supervision_only_if_he_saw_the_move,
                     *label("laws2018-3.10.3-note") * label("laws2023-A.5.2")) {
  const auto open =
      ruled("irregular-position", {"case=illegal-position", "tempo=rapid", "edition=2018"});
  SAYS(open, "ask J37 [no] (A.4.2)");
  SAYS_NOTHING_OF(open, "do");
  SAYS(ruled("irregular-position",
             {"case=illegal-position", "tempo=rapid", "saw-the-move=no", "edition=2018"}),
       "do wait-for-claim (A.4.4)");
  SAYS(ruled("irregular-position",
             {"case=illegal-position", "tempo=blitz", "saw-the-move=yes", "edition=2023"}),
       "do rule-illegal-move (A.5.2)");
}

BOOST_AUTO_TEST_CASE(forgotten_clock_and_a_second_move, *label("laws2018-6.2.2-note")) {
  SAYS(ruled("irregular-position", {"case=moved-twice"}), "ask J7 [last agreed position] (6.2.2)");
  const auto no = ruled("irregular-position", {"case=moved-twice", "opponent-moved=no",
                                               "fen=4k3/8/8/8/8/5N2/8/4K3 b - - 0 15"});
  SAYS(no, "do restore-position 4k3/8/8/8/8/5N2/8/4K3 b - - 0 15 (6.2.2)");
  SAYS(no, "ask J18 [keep] (7.1)");
  SAYS(ruled("irregular-position", {"case=moved-twice", "opponent-moved=yes"}),
       "do play-on (6.2.2)");
}

BOOST_AUTO_TEST_CASE(both_kings_in_check_wait_one_move_then_draw, *label("laws2018-A.4.4") *
                                                                      label("laws2018-A.4.4-note") *
                                                                      label("laws2023-A.5.4")) {
  const char* fen = "fen=R3k3/8/8/8/8/8/8/r3K3 w - - 0 1";
  const auto seen = ruled("both-kings-in-check", {fen, "tempo=blitz", "edition=2018"});
  SAYS(seen, "do wait-one-move (A.4.4)");
  SAYS_NOTHING_OF(seen, "result");
  SAYS(ruled("both-kings-in-check", {fen, "tempo=rapid", "next=a8b8", "edition=2018"}),
       "result 1/2-1/2 (A.4.4)");
  SAYS(ruled("both-kings-in-check", {fen, "tempo=rapid", "persists=yes", "edition=2023"}),
       "result 1/2-1/2 (A.5.4)");
  SAYS(ruled("both-kings-in-check", {"tempo=rapid", "persists=yes", "edition=2018"}),
       "result 1/2-1/2 (A.4.4)");
}

BOOST_AUTO_TEST_CASE(one_king_left_in_check_plays_on_and_the_next_is_an_ordinary_illegal_move,
                     *label("laws2018-A.4.4-note")) {
  const auto parried = ruled("both-kings-in-check",
                             {"fen=R3k3/8/8/8/8/8/8/r3K3 w - - 0 1", "tempo=rapid", "next=e1e2"});
  BOOST_TEST(parried.mentions("do play-on"));
  SAYS_NOTHING_OF(parried, "result");
  // Black now leaves his king in check and presses.
  const auto black = ruled("illegal-move", {"side=black", "tempo=rapid", "edition=2018",
                                            "move=a1b1", "fen=R3k3/8/8/8/8/8/4K3/r7 b - - 0 1"});
  SAYS(black, "record breaks a1b1 (3.9.2)");
  SAYS(black, "time white +0:02:00 (7.5.5)");
}

BOOST_AUTO_TEST_CASE(a_pawn_on_the_last_rank_is_the_same_case, *label("laws2018-A.4.4")) {
  const char* fen = "fen=P3k3/8/8/8/8/8/8/4K3 b - - 0 1";
  SAYS(ruled("both-kings-in-check", {fen, "tempo=rapid", "next=e8e7", "edition=2018"}),
       "result 1/2-1/2 (A.4.4)");
  BOOST_TEST(
      ruled("both-kings-in-check", {fen, "tempo=standard"}).mentions("do rule-illegal-move"));
}

BOOST_AUTO_TEST_CASE(the_rule_a_move_breaks_is_named, *label("laws2018-3.10.2")) {
  struct Case {
    const char* fen;
    const char* move;
    const char* article;
  };
  constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  for (const Case& one : {
           Case{start, "e7e5", "1.1"},
           Case{start, "e4e5", "1.1"},
           Case{start, "a1a2", "3.1"},
           Case{start, "f1c4", "3.5"},
           Case{start, "g1g3", "3.6"},
           Case{start, "e2e5", "3.7.1"},
           Case{start, "e2d3", "3.7.3"},
           Case{start, "e1g1", "3.8.2.2.2"},
           Case{"4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", "d4d5", "3.2"},
           Case{"4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "d4e5", "3.3"},
           Case{"4k3/8/8/8/3Q4/8/8/7K w - - 0 1", "d4e6", "3.4"},
           Case{"4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "e2e4", "3.7.2"},
           Case{"4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", "d5e6", "3.7.4.2"},
           Case{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "3.8.1"},
           Case{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "3.8.2.1"},
           Case{"4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1", "3.8.2.2.1"},
           Case{"4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "3.9.2"},
           Case{"4r2k/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "3.7.3"},
       }) {
    const auto position = praporek::formats::position_of_fen(one.fen);
    const auto article = praporek::arbiter::broken_rule(position.value(), one.move);
    BOOST_REQUIRE_MESSAGE(article.has_value(), one.fen << ' ' << one.move);
    BOOST_TEST(article->number == one.article, one.fen << ' ' << one.move);
  }
  const auto position = praporek::formats::position_of_fen(start);
  BOOST_TEST(!praporek::arbiter::broken_rule(position.value(), "e2e4").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
