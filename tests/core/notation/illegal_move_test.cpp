#include "core/notation/illegal_move.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"

using namespace praporek;
using boost::unit_test::label;
using test::at;
using test::initial;

namespace {

/// The position after the illegal move, or the message id of the refusal.
std::string fen_after(std::string_view fen, std::string_view text) {
  const auto position = at(fen);
  const auto move = notation::read_illegal(position, text);
  if (!move) return move.error().why().id;
  const auto then = notation::after_illegal(position, *move);
  return then ? formats::fen_of(*then) : then.error().why().id;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_illegal_move, *label("laws2018-7.5.1"))

BOOST_AUTO_TEST_CASE(the_piece_is_put_where_it_was_put) {
  BOOST_TEST(fen_after(initial, "Ke1-e3") ==
             "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR b kq - 1 1");
  BOOST_TEST(fen_after(initial, "a2a5") ==
             "rnbqkbnr/pppppppp/8/P7/8/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1");
}

BOOST_AUTO_TEST_CASE(what_stood_there_is_taken_off) {
  BOOST_TEST(fen_after(initial, "Ra1xa8") ==
             "Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR b Kk - 0 1");
}

BOOST_AUTO_TEST_CASE(a_pawn_left_on_the_last_rank_is_a_queen, *label("laws2018-7.5.2")) {
  BOOST_TEST(fen_after("7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6-a8") == "Q6k/8/8/8/8/8/8/K7 b - - 0 1");
  BOOST_TEST(fen_after("7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6-a8=N") ==
             "N6k/8/8/8/8/8/8/K7 b - - 0 1");
}

BOOST_AUTO_TEST_CASE(castling_without_the_right_moves_both_pieces) {
  BOOST_TEST(fen_after("4k3/8/8/8/8/8/8/4K2R w - - 4 9", "0-0") ==
             "4k3/8/8/8/8/8/8/5RK1 b - - 5 9");
  BOOST_TEST(fen_after(initial, "0-0") == "notation.castling-onto-a-piece");
  BOOST_TEST(fen_after("4k3/8/8/8/8/8/8/4K3 w - - 4 9", "0-0") == "notation.illegal-needs-squares");
}

BOOST_AUTO_TEST_CASE(a_taken_king_ends_the_record) {
  BOOST_TEST(fen_after(initial, "Qd1xe8") == "notation.king-taken");
}

BOOST_AUTO_TEST_CASE(the_text_must_say_who_and_where) {
  for (const auto* text : {"Ke3", "e3e4", "Ne1-e3", "e7-e5", "e1-e1", "Ke1-e3=Q", "Ke1", "a2-a1",
                           "Ke1-e3e4", "", "Ze1-e3"}) {
    BOOST_TEST(fen_after(initial, text) == "notation.illegal-needs-squares", text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
