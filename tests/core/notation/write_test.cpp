#include "core/notation/write.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"

using namespace praporek;
using boost::unit_test::label;
using notation::CastlingSign;
using notation::Form;
using notation::Letters;
using test::initial;
using test::written;

BOOST_AUTO_TEST_SUITE(notation_write)

BOOST_AUTO_TEST_CASE(each_language_has_its_letters,
                     *label("laws2018-C.2") * label("laws2018-C.3")) {
  const std::pair<Letters, std::string> expected[] = {
      {Letters::English, "Nf3"}, {Letters::Czech, "Jf3"},  {Letters::Slovak, "Jf3"},
      {Letters::German, "Sf3"},  {Letters::French, "Cf3"}, {Letters::Dutch, "Pf3"},
      {Letters::Figurine, "♘f3"}};
  for (const auto& [letters, text] : expected) {
    BOOST_TEST(written(initial, "g1f3", {letters}) == text);
  }
}

BOOST_AUTO_TEST_CASE(all_five_pieces_in_czech_and_french) {
  std::string czech;
  std::string french;
  for (const auto kind : {rules::Kind::King, rules::Kind::Queen, rules::Kind::Rook,
                          rules::Kind::Bishop, rules::Kind::Knight}) {
    czech += notation::letter_of(kind, Letters::Czech);
    french += notation::letter_of(kind, Letters::French);
  }
  BOOST_TEST(czech == "KDVSJ");
  BOOST_TEST(french == "RDTFC");
}

BOOST_AUTO_TEST_CASE(pawns_have_no_letter, *label("laws2018-C.4")) {
  BOOST_TEST(written(initial, "e2e4") == "e4");
  BOOST_TEST(written(initial, "e2e4", {Letters::Czech, Form::Long}) == "e2-e4");
}

BOOST_AUTO_TEST_CASE(two_pieces_on_one_rank_are_told_by_file, *label("laws2018-C.10.1")) {
  BOOST_TEST(written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3") == "Ngf3");
}

BOOST_AUTO_TEST_CASE(two_pieces_on_one_file_are_told_by_rank, *label("laws2018-C.10.2")) {
  BOOST_TEST(written("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5f3") == "N5f3");
}

BOOST_AUTO_TEST_CASE(the_file_is_preferred, *label("laws2018-C.10.3")) {
  BOOST_TEST(written("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3") == "Nhf3");
  BOOST_TEST(written("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "d4f3") == "Ndf3");
}

BOOST_AUTO_TEST_CASE(the_examples_of_both_translations, *label("laws2018-C.10.3.1")) {
  const auto with_d2 = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
  BOOST_TEST(written(with_d2, "g1f3") == "Ngf3");
  BOOST_TEST(written(with_d2, "d2f3") == "Ndf3");
  const auto with_e1 = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
  BOOST_TEST(written(with_e1, "e1f3") == "Nef3");
  BOOST_TEST(written(with_e1, "g1f3") == "Ngf3");
}

BOOST_AUTO_TEST_CASE(a_capture_says_so_after_the_departure, *label("laws2018-C.10.3.4")) {
  const auto fen = "4k3/8/8/8/8/5p2/7N/K5N1 w - - 0 1";
  BOOST_TEST(written(fen, "g1f3") == "Ngxf3");
  BOOST_TEST(written(fen, "h2f3") == "Nhxf3");
  BOOST_TEST(written("4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1", "g5f3") == "N5xf3");
}

BOOST_AUTO_TEST_CASE(three_queens_may_need_the_whole_square) {
  BOOST_TEST(written("8/2k5/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1") == "Qh4e1");
}

BOOST_AUTO_TEST_CASE(a_pinned_twin_needs_no_distinction) {
  BOOST_TEST(written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2") == "Ne2");
}

BOOST_AUTO_TEST_CASE(promotion_names_the_new_piece, *label("laws2018-C.11")) {
  const auto fen = "8/3P3k/8/8/8/8/8/K7 w - - 0 1";
  BOOST_TEST(written(fen, "d7d8q") == "d8=Q");
  BOOST_TEST(written(fen, "d7d8n", {Letters::Czech}) == "d8=J");
  BOOST_TEST(written(fen, "d7d8n", {Letters::Czech, Form::Long}) == "d7-d8=J");
}

BOOST_AUTO_TEST_CASE(castling_check_and_mate_have_signs, *label("laws2018-C.13")) {
  const auto fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  BOOST_TEST(written(fen, "e1g1") == "O-O");
  BOOST_TEST(written(fen, "e1c1") == "O-O-O");
  BOOST_TEST(written(fen, "e1g1", {Letters::Czech, Form::Long, CastlingSign::Zeros}) == "0-0");
  BOOST_TEST(written(fen, "a1a8") == "Ra8+");
  BOOST_TEST(written("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8") == "Ra8#");
}

BOOST_AUTO_TEST_SUITE_END()
