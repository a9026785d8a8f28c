#include "core/rules/claim.hpp"

#include "core/rules/move_count.hpp"

#include "tests/core/rules/board.hpp"
#include "tests/support/fixtures.hpp"
#include <fstream>

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;
using test::at;
using test::initial;
using test::played;

namespace {

constexpr std::string_view shuffle = "g1f3 g8f6 f3g1 f6g8 ";

std::optional<Move> intended(const Record& record, std::string_view text) {
  if (text == "-") return std::nullopt;
  const auto move = move_of_uci(record.now(), text);
  BOOST_REQUIRE_MESSAGE(move, text);
  return move;
}

bool upheld(const Record& record, ClaimKind kind, std::string_view move = "-") {
  return judge(record, {kind, record.now().side_to_move(), intended(record, move)})->correct;
}

std::string shuffled(int times) {
  std::string moves;
  for (int i = 0; i < times; ++i) moves += shuffle;
  return moves;
}

bool answered(const Record& record, std::string_view claim, std::string_view move) {
  if (claim == "threefold") return upheld(record, ClaimKind::Threefold, move);
  if (claim == "50") return upheld(record, ClaimKind::FiftyMoves, move);
  Record made = record;
  if (const auto written = intended(record, move)) made.play(*written);
  if (claim == "fivefold") return first_fivefold(made).has_value();
  BOOST_REQUIRE(claim == "75");
  return first_seventy_five(made).has_value();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_claim)

BOOST_AUTO_TEST_CASE(claims_of_the_collection, *label("laws2018-9.2") * label("laws2018-9.3")) {
  std::ifstream file{praporek::fixtures() + "/rules/claims.txt"};
  BOOST_REQUIRE(file);
  for (std::string line; std::getline(file, line);) {
    const auto fields = split(line, '|');
    BOOST_REQUIRE(fields.size() == 6);
    const Record record = played(at(fields[3]), fields[4]);
    BOOST_TEST(answered(record, fields[0], fields[2]) == (fields[1] == "true"), line);
  }
}

BOOST_AUTO_TEST_CASE(three_occurrences_may_be_claimed,
                     *label("laws2018-9.2.1") * label("laws2018-9.2.1.2")) {
  const Record twice = played(at(initial), shuffled(1));
  const Record thrice = played(at(initial), shuffled(2));
  BOOST_TEST(!may_claim(twice, ClaimKind::Threefold));
  BOOST_TEST(may_claim(thrice, ClaimKind::Threefold));
  const auto verdict = judge(thrice, {ClaimKind::Threefold, Side::White, std::nullopt});
  BOOST_TEST_REQUIRE(verdict->occurrences.size() == 3U);
  BOOST_TEST(text_of(thrice, verdict->occurrences[0]) == "0");
  BOOST_TEST(text_of(thrice, verdict->occurrences[1]) == "2...");
  BOOST_TEST(text_of(thrice, verdict->occurrences[2]) == "4...");
  BOOST_TEST(verdict->article.number == "9.2.1.2");
}

BOOST_AUTO_TEST_CASE(the_move_is_written_before_it_is_made, *label("laws2018-9.2.1.1")) {
  const Record record = played(at(initial), shuffled(1) + "g1f3 g8f6 f3g1");
  BOOST_TEST(upheld(record, ClaimKind::Threefold, "f6g8"));
  const auto moves = claiming_moves(record, ClaimKind::Threefold);
  BOOST_TEST_REQUIRE(moves.size() == 1U);
  BOOST_TEST(uci(moves[0], false) == "f6g8");
  const Record made = played(at(initial), shuffled(2));
  const auto late = judge(made, {ClaimKind::Threefold, Side::Black, std::nullopt});
  BOOST_TEST(late.error().why().id == "rules.claim-not-on-move");
}

BOOST_AUTO_TEST_CASE(an_illegal_written_move_is_refused, *label("laws2018-9.2.1.1")) {
  const Record record{at("4r2k/8/8/8/8/8/4B3/4K3 w - - 99 60")};
  const auto refused =
      judge(record, {ClaimKind::FiftyMoves, Side::White, Move::normal(Square::E2, Square::D3)});
  BOOST_TEST(refused.error().why().id == "rules.claim-illegal-move");
}

BOOST_AUTO_TEST_CASE(knights_that_changed_places_are_the_same, *label("laws2018-9.2.2")) {
  // The white knights meet on their rank and go home to each other's square.
  const Position start = at("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1");
  const Record record = played(start,
                               "b1d2 e8e7 g1f3 e7e8 d2c4 e8e7 f3d2 e7e8 c4e3 e8e7 "
                               "d2b1 e7e8 e3f5 e8d8 f5h4 d8e8 h4f3 e8d8 f3g1 d8e8");
  BOOST_TEST(occurrences_of_present(record).size() == 2U);
  const Record crossed = played(start,
                                "b1c3 e8e7 g1e2 e7e8 c3d5 e8d7 e2c3 d7e8 d5f4 e8d7 c3b1 d7e8 "
                                "f4h3 e8d7 h3g1 d7e8");
  BOOST_TEST(occurrences_of_present(crossed).size() == 2U);
  const Record exchanged = played(start,
                                  "b1c3 e8e7 g1f3 e7e8 c3e4 e8e7 f3d4 e7e8 e4g3 e8e7 d4b3 e7e8 "
                                  "g3h1 e8e7 b3d2 e7e8 h1f2 e8e7 d2b1 e7e8 f2h3 e8e7 h3g1 e7e8");
  BOOST_TEST(occurrences_of_present(exchanged).size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_right_to_take_en_passant_makes_a_difference, *label("laws2018-9.2.2.1")) {
  const Position start = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  const std::string cycle = "e8d7 e1d2 d7e8 d2e1 ";
  BOOST_TEST(!upheld(played(start, cycle + cycle), ClaimKind::Threefold));
  BOOST_TEST(upheld(played(start, cycle + cycle + cycle), ClaimKind::Threefold));
}

BOOST_AUTO_TEST_CASE(a_lost_right_to_castle_makes_a_difference, *label("laws2018-9.2.2.2")) {
  const std::string cycle = "e1e2 e8e7 e2e1 e7e8 ";
  BOOST_TEST(!upheld(played(at(initial), "e2e4 e7e5 " + cycle + cycle), ClaimKind::Threefold));
  BOOST_TEST(
      upheld(played(at(initial), "e2e4 e7e5 " + cycle + cycle + cycle), ClaimKind::Threefold));
}

BOOST_AUTO_TEST_CASE(fifty_moves_with_the_written_move, *label("laws2018-9.3.1")) {
  BOOST_TEST(
      upheld(Record{at("8/8/8/4k3/8/8/3RK3/8 w - - 99 120")}, ClaimKind::FiftyMoves, "d2d1"));
  const Record with_pawn{at("8/8/8/4k3/8/7p/3RK2P/8 w - - 99 120")};
  BOOST_TEST(upheld(with_pawn, ClaimKind::FiftyMoves, "d2d1"));
  const Record pawn_move{at("8/8/8/4k3/8/7P/3RK3/8 w - - 99 120")};
  BOOST_TEST(!upheld(pawn_move, ClaimKind::FiftyMoves, "h3h4"));
  const Record capture{at("8/8/8/4k3/3p4/8/3RK3/8 w - - 99 120")};
  BOOST_TEST(!upheld(capture, ClaimKind::FiftyMoves, "d2d4"));
}

BOOST_AUTO_TEST_CASE(fifty_moves_completed_on_the_board, *label("laws2018-9.3.2")) {
  BOOST_TEST(may_claim(Record{at("8/8/8/4k3/8/8/3RK3/8 w - - 100 120")}, ClaimKind::FiftyMoves));
  BOOST_TEST(!may_claim(Record{at("8/8/8/4k3/8/8/3RK3/8 w - - 99 120")}, ClaimKind::FiftyMoves));
}

BOOST_AUTO_TEST_CASE(the_moves_since_the_last_capture_are_enough, *label("laws2018-9.2.1")) {
  // Set up as it stood after a capture, then the moves since.
  const Position set_up = at("r3k3/8/8/8/8/8/8/R3K3 w - - 0 40");
  const Record record = played(set_up, "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8");
  BOOST_TEST(may_claim(record, ClaimKind::Threefold));
}

BOOST_AUTO_TEST_CASE(a_long_record_is_judged_at_once, *label("laws2018-9.2")) {
  std::string moves;
  for (int i = 0; i < 37; ++i) moves += "g1f3 g8f6 f3g1 f6g8 ";
  const auto verdict =
      judge(played(at(initial), moves), {ClaimKind::Threefold, Side::White, std::nullopt});
  BOOST_TEST(verdict->occurrences.size() == 38U);
}

BOOST_AUTO_TEST_SUITE_END()
