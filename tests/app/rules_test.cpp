#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include <string>

using praporek::test::Answer;
using praporek::test::run;

namespace {

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_commands)

BOOST_AUTO_TEST_CASE(perft_prints_the_count_last) {
  BOOST_TEST(run({"rules", "perft", initial, "3"}).out == "8902\n");
  const Answer divided = run({"rules", "perft", initial, "2", "--divide"});
  BOOST_TEST(divided.out.find("e2e4: 20\n") != std::string::npos);
  BOOST_TEST(divided.out.ends_with("\n400\n"));
  const std::string castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  BOOST_TEST(run({"rules", "perft", castling, "1", "--divide"}).out.find("e1g1: 1\n") !=
             std::string::npos);
  BOOST_TEST(
      run({"rules", "perft", castling, "1", "--divide", "--chess960"}).out.find("e1h1: 1\n") !=
      std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_position_that_cannot_be_read_is_bad_input) {
  const Answer answer = run({"rules", "perft", "8/8/8x/8/8/8/8/8 w - - 0 1", "1"});
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.out == "");
  BOOST_TEST(answer.err == "column 6: the rank is longer than eight squares\n");
}

BOOST_AUTO_TEST_CASE(one_question_about_mate_is_answered_by_the_exit_code_too) {
  const Answer yes = run({"rules", "mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "white"});
  BOOST_TEST(yes.code == 0);
  BOOST_TEST(yes.out.starts_with("winnable\ta1a8\t"));
  const Answer no = run({"rules", "mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "black"});
  BOOST_TEST(no.code == 1);
  BOOST_TEST(no.out.starts_with("unwinnable\tmaterial\t"));
  const Answer open = run({"rules", "mate", initial, "white", "--budget", "2"});
  BOOST_TEST(open.code == 4);
  BOOST_TEST(open.out.starts_with("undecided\t"));
  BOOST_TEST(run({"rules", "mate", initial, "green"}).code == 3);
  BOOST_TEST(run({"rules", "mate", initial}).code == 2);
}

BOOST_AUTO_TEST_CASE(many_questions_are_answered_line_by_line) {
  const Answer answer = run({"rules", "mate"},
                            "8/8/4k3/8/8/3K4/8/8 w - - 0 1;white;further\n"
                            "7k/8/6K1/8/8/8/8/R7 w - - 0 1;white\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out.starts_with("unwinnable\tmaterial\t1\nwinnable\ta1a8\t"));
}

BOOST_AUTO_TEST_CASE(a_line_that_cannot_be_read_does_not_stop_the_rest) {
  const Answer answer = run({"rules", "dead"}, "nonsense\n8/8/4k3/8/8/3K4/8/8 w - - 0 1\n");
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.out == "error: column 2: o is no piece\ndead\n");
  BOOST_TEST(answer.err == "line 1, column 2: o is no piece\n");
}

BOOST_AUTO_TEST_CASE(positions_no_game_can_reach_are_answered_with_a_remark) {
  const Answer answer = run({"rules", "dead", "BBBBk3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"});
  BOOST_TEST(answer.out == "alive\n");
  BOOST_TEST(answer.err == "waived: White has more pieces than promotions allow (3.10.3)\n");
  const Answer refused = run({"rules", "dead", "R3k3/8/8/8/8/8/8/r3K3 w - - 0 1"});
  BOOST_TEST(refused.code == 3);
  BOOST_TEST(refused.err == "both kings in check (3.10.3)\n");
}

BOOST_AUTO_TEST_CASE(dead_and_alive) {
  BOOST_TEST(run({"rules", "dead", "8/8/4k3/8/8/3K4/8/8 w - - 0 1"}).code == 1);
  BOOST_TEST(run({"rules", "dead", initial}).out == "alive\n");
}

BOOST_AUTO_TEST_CASE(claims_come_with_article_and_evidence) {
  const std::string moves = R"(["g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1","f6g8"])";
  const std::string start = R"({"start_fen":")" + initial + R"(","moves":)";
  const Answer answer =
      run({"rules", "claim"},
          start + moves + R"(,"claim":"threefold","intended_move":null})" + "\n" + start + moves +
              R"(,"claim":"fivefold","intended_move":null})" + "\n" +
              R"({"start_fen":"8/8/8/4k3/8/8/3RK3/8 w - - 99 120","moves":[],"claim":"50",)" +
              R"("intended_move":"d2d1"})" + "\n" +
              R"({"start_fen":"7k/8/6K1/8/8/8/8/R7 w - - 149 200","moves":["a1a8"],"claim":"75"})" +
              "\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.out ==
             "true\t9.2.1.2 0 2... 4...\n"
             "false\t9.6.1 0 2... 4...\n"
             "true\t9.3.1 100 half-moves\n"
             "false\t9.6.2 150 half-moves\n");
}

BOOST_AUTO_TEST_CASE(a_claim_that_makes_no_sense_is_an_error) {
  const Answer answer = run({"rules", "claim"},
                            "{}\n"
                            R"({"start_fen":")" +
                                initial +
                                R"(","moves":["e2e5"],"claim":"50"})"
                                "\n"
                                R"({"start_fen":")" +
                                initial +
                                R"(","moves":[],"claim":"draw"})"
                                "\n");
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(answer.out.find("error: half-move 1, e2e5, is not legal (3.10.1)\n") !=
             std::string::npos);
  BOOST_TEST(answer.out.find("error: there is no claim called “draw”\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
