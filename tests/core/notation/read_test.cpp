#include "core/notation/read.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"

using namespace praporek;
using boost::unit_test::label;
using notation::Leniency;
using notation::Letters;
using notation::Reading;
using test::at;
using test::initial;
using test::meaning;

BOOST_AUTO_TEST_SUITE(notation_read)

BOOST_AUTO_TEST_CASE(every_player_may_use_his_letters, *label("laws2018-C.3")) {
  const auto fen = "4k3/8/8/8/8/8/1B6/4K3 w - - 0 1";
  BOOST_TEST(meaning(fen, "Fe5", {Letters::French}) == "b2e5");
  BOOST_TEST(meaning(fen, "Le5", {Letters::Dutch}) == "b2e5");
  BOOST_TEST(meaning(fen, "Se5", {Letters::Czech}) == "b2e5");
  BOOST_TEST(meaning(fen, "♗e5", {Letters::Czech}) == "b2e5");
  BOOST_TEST(meaning(fen, "♝e5", {Letters::English}) == "b2e5");
}

BOOST_AUTO_TEST_CASE(pawns_without_letter_when_strict, *label("laws2018-C.4")) {
  const auto strict =
      notation::read_move(at(initial), "pe4", {Letters::English, Leniency::AppendixC});
  BOOST_REQUIRE(!strict);
  BOOST_TEST(strict.error().why().id == "notation.not-as-prescribed");
  BOOST_TEST(strict.error().why().arguments.back() == "e4");
  BOOST_TEST(strict.error().article().number == "C.4");
  BOOST_TEST(meaning(initial, "pe4") == "e2e4");
  BOOST_TEST(meaning(initial, "e4", {Letters::English, Leniency::AppendixC}) == "e2e4");
}

BOOST_AUTO_TEST_CASE(what_is_no_square_is_refused, *label("laws2018-C.7")) {
  BOOST_TEST(meaning(initial, "i9") == "? notation.unreadable");
  BOOST_TEST(meaning(initial, "a0") == "? notation.unreadable");
  BOOST_TEST(meaning(initial, "Zf3") == "? notation.unreadable");
  BOOST_TEST(meaning(initial, "") == "? notation.nothing-written");
  BOOST_TEST(meaning(initial, " x-+ ") == "? notation.nothing-written");
}

BOOST_AUTO_TEST_CASE(letter_and_arrival_square, *label("laws2018-C.8")) {
  BOOST_TEST(meaning(initial, "Nf3") == "g1f3");
  BOOST_TEST(meaning(initial, "Jf3", {Letters::Czech}) == "g1f3");
  BOOST_TEST(meaning(initial, "1. Nf3") == "g1f3");
}

BOOST_AUTO_TEST_CASE(the_departure_square_may_be_added, *label("laws2018-C.8")) {
  for (const auto* text : {"Ng1f3", "Ng1-f3", "Ng1–f3", "Ngf3", "N1f3", "g1f3", "G1F3", "ng1f3"}) {
    BOOST_TEST(meaning(initial, text) == "g1f3", text);
  }
  for (const auto* text : {"e2e4", "e2-e4", "E4", "e2–e4"}) {
    BOOST_TEST(meaning(initial, text) == "e2e4", text);
  }
}

BOOST_AUTO_TEST_CASE(the_capture_sign_is_optional, *label("laws2018-C.9")) {
  const auto fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  for (const auto* text : {"exd5", "ed5", "e:d5", "e×d5", "e4xd5", "e4d5", "EXD5", "exd5!?"}) {
    BOOST_TEST(meaning(fen, text) == "e4d5", text);
  }
}

BOOST_AUTO_TEST_CASE(en_passant_names_the_final_square, *label("laws2018-C.9.3")) {
  const auto fen = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6";
  for (const auto* text : {"exd6 e.p.", "ed6", "exd6", "exd6ep", "e5xd6 e. p.", "e×d6 e.p."}) {
    BOOST_TEST(meaning(fen, text) == "e5d6", text);
  }
}

BOOST_AUTO_TEST_CASE(an_ambiguous_text_lists_the_candidates, *label("laws2018-C.10.1")) {
  const auto move =
      notation::read_move(at("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"), "Jf3", {Letters::Czech});
  BOOST_REQUIRE(!move);
  BOOST_TEST(move.error().why().id == "notation.ambiguous");
  BOOST_TEST(move.error().why().arguments.at(0) == "Jf3");
  BOOST_TEST(move.error().why().arguments.at(1) == "Jef3, Jgf3");
  BOOST_TEST(move.error().article().number == "C.10");
}

BOOST_AUTO_TEST_CASE(an_illegal_text_lists_what_goes_there_instead) {
  const auto move = notation::read_move(at(initial), "Bf3");
  BOOST_REQUIRE(!move);
  BOOST_TEST(move.error().why().id == "notation.illegal-but");
  BOOST_TEST(move.error().why().arguments.at(1) == "f3, Nf3");
}

BOOST_AUTO_TEST_CASE(promotion_in_any_spelling, *label("laws2018-C.11")) {
  const auto fen = "8/3P3k/8/8/8/8/8/K7 w - - 0 1";
  for (const auto* text : {"d8Q", "d8=Q", "d8q", "d7d8Q", "d8(Q)", "d8/Q", "d8♕"}) {
    BOOST_TEST(meaning(fen, text) == "d7d8q", text);
  }
  BOOST_TEST(meaning(fen, "d8D", {Letters::Czech}) == "d7d8q");
  BOOST_TEST(meaning(fen, "d8=J", {Letters::Slovak}) == "d7d8n");
  BOOST_TEST(meaning(fen, "d8") == "? notation.illegal-but");
  BOOST_TEST(meaning(fen, "d8", {Letters::English, Leniency::Prefix}) == "? notation.ambiguous");
}

BOOST_AUTO_TEST_CASE(castling_with_zeros_or_letters, *label("laws2018-C.13")) {
  const auto fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  for (const auto* text : {"0-0", "O-O", "o-o", "00", "OO", "0-0+", "e1g1", "Ke1-g1", "Kg1"}) {
    BOOST_TEST(meaning(fen, text) == "e1g1", text);
  }
  for (const auto* text : {"0-0-0", "O-O-O", "o-o-o", "000", "e1c1", "Kc1"}) {
    BOOST_TEST(meaning(fen, text) == "e1c1", text);
  }
}

BOOST_AUTO_TEST_CASE(mate_is_one_hash_or_two_crosses, *label("laws2018-C.13")) {
  const auto fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2";
  BOOST_TEST(meaning(fen, "Qh4++") == "d8h4");
  BOOST_TEST(meaning(fen, "Qh4#") == "d8h4");
  BOOST_TEST(meaning(fen, "Qh4") == "d8h4");
}

BOOST_AUTO_TEST_CASE(in_chess960_the_king_may_stand_beside_its_goal) {
  const rules::Position position = at("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true);
  BOOST_TEST(meaning(position, "0-0") == "f1g1");
  BOOST_TEST(meaning(position, "Ke1") == "f1e1");
}

BOOST_AUTO_TEST_CASE(case_decides_between_a_bishop_and_the_b_pawn) {
  const auto both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
  BOOST_TEST(meaning(both, "bxc3") == "b2c3");
  BOOST_TEST(meaning(both, "Bxc3") == "d2c3");
  const auto bishop_only = "4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1";
  BOOST_TEST(meaning(bishop_only, "bc3") == "d2c3");
}

BOOST_AUTO_TEST_CASE(a_beginning_is_enough_if_only_one_move_has_it) {
  const Reading prefix{Letters::English, Leniency::Prefix};
  const auto fen = "4k3/8/8/8/8/8/6PP/4K1NR w K - 0 1";
  BOOST_TEST(meaning(fen, "Ne", prefix) == "g1e2");
  BOOST_TEST(meaning(fen, "Ne") == "? notation.illegal-but");
  BOOST_TEST(meaning(fen, "N", prefix) == "? notation.ambiguous");
}

BOOST_AUTO_TEST_CASE(a_king_left_attacked_is_not_taken, *label("laws2018-1.4.1")) {
  const auto setup = formats::read_fen("4k3/8/8/8/4Q3/8/8/4K3 w - - 0 1").value();
  const auto position = rules::legal_position(setup, rules::FaultSet::all()).value();
  BOOST_TEST(meaning(position, "Qxe8") == "? notation.illegal-but");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(notation_typed)

BOOST_AUTO_TEST_CASE(typing_is_settled_as_soon_as_one_move_is_left) {
  const auto position = at(initial);
  const auto n = notation::typed_so_far(position, "N");
  BOOST_TEST(n.candidates.size() == 4);
  BOOST_TEST(!n.settled());
  BOOST_TEST(notation::typed_so_far(position, "Nf").settled());
  BOOST_TEST(notation::typed_so_far(position, "Nd").candidates.empty());
  BOOST_TEST(notation::typed_so_far(position, "").candidates.empty());
}

BOOST_AUTO_TEST_CASE(a_complete_move_may_still_be_the_beginning_of_another) {
  const auto position = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  const auto typed = notation::typed_so_far(position, "0-0");
  BOOST_TEST(typed.candidates.size() == 2);
  BOOST_REQUIRE(typed.complete);
  BOOST_TEST(rules::uci(*typed.complete, false) == "e1g1");
}

BOOST_AUTO_TEST_CASE(a_small_b_leaves_the_bishops_in_play) {
  const auto position = at("4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1");
  BOOST_TEST(notation::typed_so_far(position, "b").candidates.size() > 2);
}

BOOST_AUTO_TEST_CASE(the_top_row_of_czech_and_slovak_keyboards_is_digits) {
  const Reading czech{Letters::Czech, Leniency::Any, true};
  BOOST_TEST(meaning(initial, "eč", czech) == "e2e4");
  BOOST_TEST(meaning(initial, "Jfš", czech) == "g1f3");
  BOOST_TEST(meaning(initial, "eě-eč", czech) == "e2e4");
  const auto fen = "k7/5b2/8/8/8/4r3/8/K3R3 w - - 0 1";
  BOOST_TEST(meaning(fen, "Vf+", czech) == "e1f1");
  BOOST_TEST(meaning("k7/8/8/8/8/8/8/K3R3 w - - 0 1", "Veá+", czech) == "e1e8");
  BOOST_TEST(meaning(initial, "eľeč", {Letters::Slovak, Leniency::Any, true}) == "e2e4");
  BOOST_TEST(meaning("7k/8/8/4p3/8/8/8/K3R3 w - - 0 1", "Veť", czech) == "e1e5");
  BOOST_TEST(meaning("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "é-é", czech) == "e1g1");
  BOOST_TEST(meaning(initial, "eč", {Letters::Czech}) == "? notation.unreadable");
}

BOOST_AUTO_TEST_SUITE_END()
