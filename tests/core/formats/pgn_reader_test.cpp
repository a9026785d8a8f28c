#include "core/formats/pgn_reader.hpp"

#include "core/formats/fen.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace praporek;
using boost::unit_test::label;
using formats::PgnFile;
using formats::PgnGame;
using formats::read_pgn;

namespace {

PgnGame only_game(std::string_view text, const formats::PgnReading& reading = {}) {
  const PgnFile file = read_pgn(text, reading);
  for (const auto& fault : file.faults) BOOST_ERROR("unexpected fault " + fault.why.why().id);
  BOOST_REQUIRE_EQUAL(file.games.size(), 1);
  return file.games.front();
}

std::string moves_of(const formats::PgnLine& line) {
  std::string text;
  for (const auto& played : line.moves) {
    if (!text.empty()) text += ' ';
    text += rules::uci(played.move, false);
  }
  return text;
}

std::string faults_of(const PgnFile& file) {
  std::string text;
  for (const auto& fault : file.faults) {
    text += std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " +
            fault.why.why().id + "\n";
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pgn_reader)

BOOST_AUTO_TEST_CASE(a_game_has_tags_moves_and_a_result) {
  const PgnGame game = only_game(R"([Event "Open \"A\""]
[White "Dvo\\rak"]
[Board "8"]
[Result "1-0"]

1. e4 e5 2.Nf3 1-0
)");
  BOOST_TEST(game.tags.value("Event") == "Open \"A\"");
  BOOST_TEST(game.tags.value("White") == "Dvo\\rak");
  BOOST_TEST(game.tags.value("Board") == "8");
  BOOST_TEST(game.tags.value("Black") == "?");
  BOOST_TEST(moves_of(game.line) == "e2e4 e7e5 g1f3");
  BOOST_TEST((game.result == formats::result_of("1-0")));
}

BOOST_AUTO_TEST_CASE(numbers_and_dots_are_written_in_many_ways) {
  for (const auto* text : {"1.e4 e5 2.Nf3 *", "1. e4 1... e5 2. Nf3 *", "e4 e5 Nf3 *",
                           "1 e4 e5 2 Nf3 *", "1. e4 ... e5 2 . Nf3*"}) {
    BOOST_TEST(moves_of(only_game(text).line) == "e2e4 e7e5 g1f3", text);
  }
}

BOOST_AUTO_TEST_CASE(comments_carry_clock_time_used_and_words) {
  const PgnGame game = only_game(
      "{Round\n  one} 1. e4 {[%clk 1:29:57] [%emt 0:00:03.5] a  usual\nmove} e5 ; till the end\n*");
  BOOST_TEST(game.line.comment == "Round one");
  const auto& first = game.line.moves.at(0).remark;
  BOOST_TEST(first.clock.value().count() == 5'397'000);
  BOOST_TEST(first.elapsed.value().count() == 3'500);
  BOOST_TEST(first.text == "a usual move");
  BOOST_TEST(game.line.moves.at(1).remark.text == "till the end");
}

BOOST_AUTO_TEST_CASE(a_badly_written_clock_stays_in_the_text) {
  const PgnGame game = only_game("1. e4 {[%clk soon] [%eval 0.3] [%clk 1:2:3:4]} *");
  BOOST_TEST(game.line.moves.at(0).remark.text == "[%clk soon] [%eval 0.3] [%clk 1:2:3:4]");
  BOOST_TEST(!game.line.moves.at(0).remark.clock);
}

BOOST_AUTO_TEST_CASE(judgements_are_nags) {
  const PgnGame game = only_game("1. e4! e5?! $14 2. Nf3 !! *");
  BOOST_TEST((game.line.moves.at(0).nags == std::vector{1}));
  BOOST_TEST((game.line.moves.at(1).nags == std::vector{6, 14}));
  BOOST_TEST((game.line.moves.at(2).nags == std::vector{3}));
}

BOOST_AUTO_TEST_CASE(variations_are_kept_or_passed_over) {
  const auto* text = "1. e4 (1. d4 d5 (1... Nf6 {Indian}) 2. c4) (1. c4) 1... e5 *";
  const PgnGame kept = only_game(text);
  BOOST_TEST(moves_of(kept.line) == "e2e4 e7e5");
  const auto& variations = kept.line.moves.at(0).variations;
  BOOST_REQUIRE(variations.size() == 2);
  BOOST_TEST(moves_of(variations[0]) == "d2d4 d7d5 c2c4");
  BOOST_TEST(moves_of(variations[0].moves.at(1).variations.at(0)) == "g8f6");
  const PgnGame skipped = only_game(text, {.keep_variations = false});
  BOOST_TEST(moves_of(skipped.line) == "e2e4 e7e5");
  BOOST_TEST(skipped.line.moves.at(0).variations.empty());
}

BOOST_AUTO_TEST_CASE(unusual_results_are_results, *label("laws2018-12.9")) {
  const std::pair<std::string, std::string> spellings[] = {
      {"1/2-0", "1/2-0"}, {"½-0", "1/2-0"},   {"0-1/2", "0-1/2"},    {"0-½", "0-1/2"},
      {"0-0", "0-0"},     {"½-½", "1/2-1/2"}, {"1/2-1/2", "1/2-1/2"}};
  for (const auto& [text, expected] : spellings) {
    const PgnGame game = only_game("[Result \"" + text + "\"]\n\n1. e4 e5 " + text + "\n");
    BOOST_TEST(formats::result_text(game.result) == expected);
    BOOST_TEST(game.line.moves.size() == 2);
  }
}

BOOST_AUTO_TEST_CASE(two_zeros_are_castling_unless_they_can_only_be_the_result) {
  const auto* opening = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 ";
  BOOST_TEST(only_game(std::string{opening} + "Nf6 *").line.moves.size() == 8);
  const PgnGame lost = only_game("[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 0-0");
  BOOST_TEST(lost.line.moves.size() == 6);
  BOOST_TEST(formats::result_text(lost.result) == "0-0");
  const PgnGame both = only_game("[Result \"0-0\"]\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 0-0");
  BOOST_TEST(both.line.moves.size() == 7);
}

BOOST_AUTO_TEST_CASE(a_game_may_begin_from_a_position) {
  const PgnGame game =
      only_game("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n40... Kd7 41. e4 *");
  BOOST_TEST(formats::fen_of(game.start) == "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
  BOOST_TEST(moves_of(game.line) == "e8d7 e2e4");
}

BOOST_AUTO_TEST_CASE(chess960_castles_from_its_own_squares, *label("laws2018-GII.3.1")) {
  const PgnGame game = only_game(
      "[Variant \"Chess960\"]\n"
      "[FEN \"rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w GAga - 0 1\"]\n1. O-O *");
  BOOST_TEST(game.start.chess960());
  BOOST_TEST(game.line.moves.at(0).move.is_castling());
}

BOOST_AUTO_TEST_CASE(an_illegal_move_that_stood_goes_on_the_record, *label("laws2018-7.5.1")) {
  const PgnGame game = only_game("1. e4 e5 2. Ke1-e3 {[%illegal] nobody saw it} Nf6 3. Kf3 d5 *");
  BOOST_TEST(moves_of(game.line) == "e2e4 e7e5 e1e3 g8f6 e3f3 d7d5");
  BOOST_TEST(game.line.moves.at(2).remark.illegal);
  BOOST_TEST(game.line.moves.at(2).remark.text == "nobody saw it");
  BOOST_TEST(!game.line.moves.at(3).remark.illegal);
}

BOOST_AUTO_TEST_CASE(a_draw_offer_is_a_sign_or_a_comment, *label("laws2018-C.12")) {
  const PgnGame game = only_game("1. e4 (=) e5 {(=) again} *");
  BOOST_TEST(game.line.moves.at(0).remark.draw_offer);
  BOOST_TEST(game.line.moves.at(1).remark.draw_offer);
  BOOST_TEST(game.line.moves.at(1).remark.text == "again");
}

BOOST_AUTO_TEST_CASE(faults_are_collected_with_their_places) {
  const PgnFile file = read_pgn(R"([Event "first"]
[Broken
[Result "2-0"]

1. e4 e5 2. Ke3 Nf6 3. Nonsense 1-0

[Event "druhá, ≥ Ž"] ]
1. d4 ) d5 $999 2. c4 {never closed
[Event "third"]
1. c4 (1. d4 1-0
)");
  BOOST_TEST(file.games.size() == 3);
  BOOST_TEST(faults_of(file) ==
             "2:1 pgn.bad-tag\n"
             "3:2 pgn.no-result\n"
             "5:13 notation.illegal-but\n"
             "7:22 pgn.stray\n"
             "8:7 pgn.stray\n"
             "8:12 pgn.stray\n"
             "8:23 pgn.unclosed\n"
             "9:1 pgn.no-end\n"
             "11:1 pgn.variation-open\n"
             "11:1 pgn.no-end\n");
  BOOST_TEST(moves_of(file.games.at(0).line) == "e2e4 e7e5");
  BOOST_TEST(moves_of(file.games.at(1).line) == "d2d4 d7d5 c2c4");
  BOOST_TEST(moves_of(file.games.at(2).line) == "c2c4");
}

BOOST_AUTO_TEST_CASE(a_result_the_tags_deny_is_a_fault_and_the_moves_are_believed) {
  const PgnFile file = read_pgn("[Result \"0-1\"]\n\n1. e4 1-0");
  BOOST_TEST(faults_of(file) == "1:2 pgn.result-differs\n");
  BOOST_TEST(formats::result_text(file.games.at(0).result) == "1-0");
}

BOOST_AUTO_TEST_CASE(an_unplayable_position_loses_its_moves_only) {
  const PgnFile file = read_pgn(
      "[White \"A\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n1. Ka2 1-0\n"
      "[Variant \"Crazyhouse\"]\n1. e4 0-1\n\n1. e4 *");
  BOOST_TEST(faults_of(file) == "2:2 rules.no-king-black\n4:2 pgn.other-variant\n");
  BOOST_TEST(file.games.size() == 3);
  BOOST_TEST(formats::result_text(file.games.at(0).result) == "1-0");
  BOOST_TEST(file.games.at(1).line.moves.empty());
  BOOST_TEST(file.games.at(2).line.moves.size() == 1);
}

BOOST_AUTO_TEST_CASE(lines_for_other_programs_and_a_byte_order_mark_are_passed_over) {
  const PgnGame game =
      only_game("\xEF\xBB\xBF% not for us\n[Event \"x\"]\n%[Event \"y\"]\n1. e4 *");
  BOOST_TEST(game.tags.value("Event") == "x");
}

BOOST_AUTO_TEST_CASE(nothing_is_no_game) {
  for (const auto* text : {"", "\n\n", "{only words}", "% x"}) {
    BOOST_TEST(read_pgn(text).games.empty());
  }
}

BOOST_AUTO_TEST_CASE(variations_without_end_are_left_out_not_followed) {
  std::string text = "1. e4 ";
  for (int i = 0; i < 100'000; ++i) text += "(1. d4 ";
  const PgnFile file = read_pgn(text);
  BOOST_REQUIRE(!file.faults.empty());
  BOOST_TEST(file.faults.front().why.why().id == "pgn.too-deep");
}

BOOST_AUTO_TEST_SUITE_END()
