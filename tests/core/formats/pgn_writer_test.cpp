#include "core/formats/pgn_writer.hpp"

#include "core/base/text.hpp"
#include "core/formats/pgn_reader.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <fstream>
#include <iterator>
#include <string>

using namespace praporek;
using boost::unit_test::label;
using formats::pgn_of;
using formats::read_pgn;

namespace {

std::string annotated_games() {
  std::ifstream file{praporek::fixtures() + "/pgn/annotated.pgn"};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// Writes, reads and writes again.
void check_round_trip(std::string_view text) {
  const auto games = read_pgn(text).games;
  const std::string once = pgn_of(games);
  const auto again = read_pgn(once);
  BOOST_TEST(again.faults.empty(), once);
  BOOST_TEST((again.games == games), once);
  BOOST_TEST(pgn_of(again.games) == once);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pgn_writer)

BOOST_AUTO_TEST_CASE(the_roster_comes_first_and_in_its_order) {
  const auto file = read_pgn(
      "[Board \"3\"]\n[Black \"B\"]\n[White \"A \\\"x\\\"\"]\n[Result \"1/2-0\"]\n"
      "[Event \"E\"]\n\n1. e4 {[%clk 0:05:00]} e5 1/2-0");
  BOOST_TEST(pgn_of(file.games.at(0)) ==
             "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
             "[White \"A \\\"x\\\"\"]\n[Black \"B\"]\n[Result \"1/2-0\"]\n[Board \"3\"]\n"
             "\n1. e4 {[%clk 0:05:00]} 1... e5 1/2-0\n");
}

BOOST_AUTO_TEST_CASE(letters_of_another_language_on_request, *label("laws2018-C.3")) {
  const auto file = read_pgn("1. Nf3 Nf6 *");
  BOOST_TEST(pgn_of(file.games.at(0), notation::Letters::Czech).find("1. Jf3 Jf6 *") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_line_reaches_eighty_columns) {
  const std::string text = pgn_of(read_pgn(annotated_games()).games);
  std::size_t widest = 0;
  for (const auto line : lines_of(text)) widest = std::max(widest, line.size());
  BOOST_TEST(widest < 80);
  BOOST_TEST(widest > 70);
}

BOOST_AUTO_TEST_CASE(what_was_written_reads_as_the_same_games) {
  const std::string text = annotated_games();
  BOOST_REQUIRE(read_pgn(text).faults.empty());
  BOOST_TEST(read_pgn(text).games.size() == 6);
  check_round_trip(text);
}

BOOST_AUTO_TEST_CASE(awkward_comments_survive) {
  check_round_trip("1. e4 ; a closing } brace\n e5 {[%clk [%emt 0:00:01] 0:00:02]} *");
  check_round_trip("1. e4 (1. d4 ; } \n) (1. c4 {x}) () ({only words}) *");
  std::string percent = "1. e4 {";
  for (int i = 0; i < 60; ++i) percent += " %wide" + std::string(static_cast<std::size_t>(i), 'x');
  check_round_trip(percent + "} *");
}

BOOST_AUTO_TEST_CASE(a_word_without_width_at_the_start_of_a_line_stays_a_word) {
  // A lone continuation byte of UTF-8 takes no column, wherever the line breaks.
  for (std::size_t width = 40; width < 90; ++width) {
    check_round_trip("1. e4 {" + std::string(width, 'x') + " \x82 brace} *");
  }
}

BOOST_AUTO_TEST_CASE(illegal_moves_that_stood_survive, *label("laws2018-7.5.1")) {
  check_round_trip("1. e4 e5 2. Ke1-e3 $4 {[%illegal]} Nf6 3. Kf3 0-0 {[%illegal]} 4. d4 *");
  check_round_trip("1. a2-a8 {[%illegal] unseen} Rxa8 2. Bf1-c4 {[%illegal]} e5 1-0");
}

BOOST_AUTO_TEST_CASE(chess960_survives, *label("laws2018-GII.3.1")) {
  check_round_trip(
      "[Variant \"Chess960\"]\n"
      "[FEN \"rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w GAga - 0 1\"]\n1. O-O O-O *");
  check_round_trip("[Variant \"fischerandom\"]\n1. e4 *");
}

BOOST_AUTO_TEST_SUITE_END()
