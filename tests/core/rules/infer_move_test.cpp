#include "core/rules/infer_move.hpp"

#include "tests/core/rules/board.hpp"

using namespace praporek;
using namespace praporek::rules;
using test::at;
using test::initial;

namespace {

std::set<std::string> explained(const Position& from, const Placement& seen, int longest) {
  std::set<std::string> lines;
  for (const Line& line : explain(from, seen, longest)) {
    std::string text;
    for (const Move move : line) text += (text.empty() ? "" : " ") + uci(move, false);
    lines.insert(text);
  }
  return lines;
}

std::set<std::string> explained(std::string_view fen, std::string_view moves, int longest) {
  return explained(at(fen), test::after(at(fen), moves).board(), longest);
}

using Lines = std::set<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_infer_move)

BOOST_AUTO_TEST_CASE(an_unchanged_board_needs_no_move) {
  BOOST_TEST((explained(at(initial), at(initial).board(), 3) == Lines{""}));
}

BOOST_AUTO_TEST_CASE(single_moves_of_every_kind) {
  BOOST_TEST((explained(initial, "e2e4", 3) == Lines{"e2e4"}));
  BOOST_TEST((explained("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", 1) == Lines{"e1c1"}));
  BOOST_TEST((explained("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", 1) == Lines{"d4e3"}));
  BOOST_TEST((explained("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", 1) == Lines{"a7a8n"}));
}

BOOST_AUTO_TEST_CASE(several_moves_made_unseen) {
  BOOST_TEST((explained(initial, "e2e4 e7e5", 3) == Lines{"e2e4 e7e5"}));
  BOOST_TEST(
      (explained(initial, "e2e4 e7e5 g1f3", 3) == Lines{"e2e4 e7e5 g1f3", "g1f3 e7e5 e2e4"}));
}

BOOST_AUTO_TEST_CASE(a_picture_no_legal_moves_lead_to) {
  Placement seen = at(initial).board();
  seen.remove(Square::E2, {Kind::Pawn, Side::White});
  BOOST_TEST(explain(at(initial), seen, 3).empty());
  seen.put(Square::E5, {Kind::Pawn, Side::White});
  BOOST_TEST(explain(at(initial), seen, 2).empty());
}

BOOST_AUTO_TEST_SUITE_END()
