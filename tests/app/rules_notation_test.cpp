#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"

using praporek::test::Answer;
using praporek::test::run;

namespace {

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_notation)

BOOST_AUTO_TEST_CASE(moves_become_text) {
  const std::string lines = initial + "\tg1f3\n\n" + initial + "\te2e4\t0\n";
  BOOST_TEST(run({"rules", "notation"}, lines).out == "Nf3\ne4\n");
  BOOST_TEST(run({"rules", "notation", "--letters", "cs"}, lines).out == "Jf3\ne4\n");
  BOOST_TEST(run({"rules", "notation", "--letters", "figurine", "--long"}, lines).out ==
             "♘g1-f3\ne2-e4\n");
}

BOOST_AUTO_TEST_CASE(text_becomes_moves) {
  const Answer answer = run({"rules", "notation", "--letters", "cs", "--parse"},
                            initial + "\tJf3\r\n" + initial + "\te2-e4\n");
  BOOST_TEST(answer.out == "g1f3\ne2e4\n");
  BOOST_TEST(answer.code == 0);
}

BOOST_AUTO_TEST_CASE(castling_is_written_by_the_kind_of_chess) {
  const std::string fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  BOOST_TEST(run({"rules", "notation"}, fen + "\te1g1\t0\n" + fen + "\te1h1\t1\n").out ==
             "O-O\nO-O\n");
  BOOST_TEST(run({"rules", "notation", "--parse"}, fen + "\t0-0\t0\n" + fen + "\tO-O\t1\n").out ==
             "e1g1\ne1h1\n");
}

BOOST_AUTO_TEST_CASE(a_bad_line_is_an_error_and_the_rest_goes_on) {
  const Answer answer =
      run({"rules", "notation", "--parse"},
          "nonsense\n" + initial + "\tNd2\n" + initial + "\tN\n" + initial + "\te4\n");
  BOOST_TEST(answer.out ==
             "error: a line needs a position, a tab and a move\n"
             "error: “Nd2” is no legal move; legal here: Na3, Nc3, Nf3, Nh3 (3.10.2)\n"
             "error: “N” may mean Na3, Nc3, Nf3, Nh3 (C.10)\n"
             "e2e4\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(run({"rules", "notation"}, initial + "\te2e5\n").out ==
             "error: “e2e5” is no legal move (3.10.2)\n");
}

BOOST_AUTO_TEST_CASE(unknown_letters_are_wrong_usage) {
  BOOST_TEST(run({"rules", "notation", "--letters", "tlh"}).code == 2);
  BOOST_TEST(run({"rules"}).code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
