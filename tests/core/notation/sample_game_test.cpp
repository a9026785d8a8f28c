#include "core/formats/pgn_reader.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"
#include <algorithm>

using namespace praporek;
using boost::unit_test::label;
using notation::Letters;

namespace {

// The game of Appendix C in its three spellings.
constexpr std::string_view full =
    "1. e4 e5 2. Jf3 Jf6 3. d4 exd4 4. e5 Je4 5. Dxd4 d5 6. exd6 e.p. Jxd6 7. Sg5 Jc6 8. De3+ Se7 "
    "9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=) *";
constexpr std::string_view brief =
    "1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 9. Jbd2 "
    "0-0 10. 0-0-0 Ve8 11. Kb1 (=) *";
constexpr std::string_view longhand =
    "1. e2e4 e7e5 2. Jg1f3 Jg8f6 3. d2d4 e5×d4 4. e4e5 Jf6e4 5. Dd1×d4 d7d5 6. e5×d6 e.p. Je4×d6 "
    "7. Sc1g5 Jb8c6 8. Dd4e3 Sf8e7 9. Jb1d2 0-0 10. 0-0-0 Vf8e8 11. Kc1b1 (=) *";

formats::PgnGame game_of(std::string_view text, Letters letters) {
  const auto file = formats::read_pgn(text, {letters});
  BOOST_TEST(file.faults.empty());
  BOOST_REQUIRE(file.games.size() == 1);
  return file.games.front();
}

std::string final_fen(const formats::PgnGame& game) {
  rules::Position position = game.start;
  for (const auto& played : game.line.moves) position = rules::after(position, played.move);
  return formats::fen_of(position);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_sample_game)

BOOST_AUTO_TEST_CASE(full_form_ends_in_its_position_with_an_open_offer, *label("laws2018-C.14")) {
  const auto game = game_of(full, Letters::Czech);
  BOOST_TEST(final_fen(game) == "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
  BOOST_REQUIRE(game.line.moves.size() == 21);
  BOOST_TEST(game.line.moves.back().remark.draw_offer);
  BOOST_TEST(std::ranges::count_if(game.line.moves, [](const auto& played) {
               return played.remark.draw_offer;
             }) == 1);
}

BOOST_AUTO_TEST_CASE(short_form_is_the_same_game, *label("laws2018-C.15")) {
  BOOST_TEST((game_of(brief, Letters::Czech) == game_of(full, Letters::Czech)));
}

BOOST_AUTO_TEST_CASE(long_form_is_the_same_game, *label("laws2018-C.16")) {
  BOOST_TEST((game_of(longhand, Letters::Slovak) == game_of(full, Letters::Czech)));
}

BOOST_AUTO_TEST_SUITE_END()
