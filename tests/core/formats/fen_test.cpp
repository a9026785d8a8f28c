#include "core/formats/fen.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace praporek::formats;
using namespace praporek::rules;
using praporek::Message;
using praporek::Side;

namespace {

std::string fault_in(std::string_view text) {
  const auto setup = read_fen(text);
  if (setup) return "none";
  const Message why = setup.error().why();
  std::string fault = why.id;
  for (const auto& argument : why.arguments) fault += " " + argument;
  return fault;
}

std::string rewritten(std::string_view text) {
  const auto position = position_of_fen(text);
  return position ? fen_of(*position) : position.error().why().id;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_fen)

BOOST_AUTO_TEST_CASE(what_is_read_is_written_again) {
  for (const std::string text : {
           "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
           "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
           "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
           "8/8/8/4k3/8/8/3RK3/8 w - - 99 120",
       }) {
    BOOST_TEST(rewritten(text) == text);
  }
}

BOOST_AUTO_TEST_CASE(shredder_fen_is_written_as_x_fen) {
  BOOST_TEST(rewritten("1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9") ==
             "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w KQkq - 0 9");
}

BOOST_AUTO_TEST_CASE(an_inner_rook_keeps_its_file_letter) {
  BOOST_TEST(rewritten("4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1") == "4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1");
}

BOOST_AUTO_TEST_CASE(an_en_passant_square_nobody_can_use_is_not_kept) {
  BOOST_TEST(rewritten("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1") ==
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

BOOST_AUTO_TEST_CASE(every_fault_is_named_with_its_column) {
  BOOST_TEST(fault_in("") == "rules.fen-ends-early 1");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8") == "rules.fen-ends-early 16");
  BOOST_TEST(fault_in("8/8/8x/8/8/8/8/8 w - - 0 1") == "rules.fen-rank-too-long 6 x");
  BOOST_TEST(fault_in("8/7/8/8/8/8/8/8 w - - 0 1") == "rules.fen-rank-too-short 4 /");
  BOOST_TEST(fault_in("8/44/8/8/8/8/8/8 w - - 0 1") == "rules.fen-two-digits 4 4");
  BOOST_TEST(fault_in("8/p8/8/8/8/8/8/8 w - - 0 1") == "rules.fen-rank-too-long 4 8");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/7x w - - 0 1") == "rules.fen-no-piece 16 x");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/7\xC5 w - - 0 1") == "rules.fen-no-piece 16 \\xC5");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8  w - - 0 1") == "rules.fen-no-side 17  ");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w KX - 0 1") == "rules.fen-no-castling 20 X");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w KK - 0 1") == "rules.fen-castling-twice 20 K");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w - e9 0 1") == "rules.fen-no-en-passant 21 e");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w - - -1 1") == "rules.fen-no-number 23 -");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w - - 0 0") == "rules.fen-no-number 25 0");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w - - 0 99999") == "rules.fen-no-number 25 9");
  BOOST_TEST(fault_in("8/8/8/8/8/8/8/8 w - - 0 1 ") == "rules.fen-goes-on 26  ");
}

BOOST_AUTO_TEST_CASE(an_arrangement_without_kings_can_be_read_but_not_played) {
  BOOST_TEST(read_fen("8/8/8/8/8/8/8/8 w - - 0 1").has_value());
  BOOST_TEST(rewritten("8/8/8/8/8/8/8/8 w - - 0 1") == "rules.no-king-white");
}

BOOST_AUTO_TEST_CASE(shredder_letters_make_it_chess960) {
  BOOST_TEST(read_fen("4k3/8/8/8/8/8/8/R3K3 w A - 0 1")->chess960);
  BOOST_TEST(!read_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")->chess960);
  BOOST_TEST(read_fen("4k3/8/8/8/8/8/8/RK6 w Q - 0 1")->chess960);
}

BOOST_AUTO_TEST_SUITE_END()
