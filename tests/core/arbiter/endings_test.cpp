#include "core/arbiter/appeal.hpp"

#include "tests/core/arbiter/rulings.hpp"

using boost::unit_test::label;
using praporek::Instant;
using praporek::test::ruled;
using namespace praporek::arbiter;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(arbiter_endings)

BOOST_AUTO_TEST_CASE(whoever_resigns_loses_at_once, *label("laws2018-5.1.2")) {
  const auto said = ruled("resignation", {"side=white", "edition=2018"});
  SAYS(said, "result 0-1 (5.1.2)");
  SAYS(said, "do stop-clocks (5.1.2)");
  SAYS_NOTHING_OF(said, "ask");
}

BOOST_AUTO_TEST_CASE(since_2023_a_resignation_draws_if_the_opponent_cannot_mate,
                     *label("laws2023-5.1.2")) {
  const char* bare = "fen=4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
  SAYS(ruled("resignation", {"side=white", bare, "edition=2023"}), "result 1/2-1/2 (5.1.2)");
  SAYS(ruled("resignation", {"side=white", bare, "edition=2018"}), "result 0-1 (5.1.2)");
  SAYS(ruled("resignation", {"side=black", bare, "edition=2023"}), "result 1-0 (5.1.2)");
  SAYS(ruled("resignation", {"side=white", "edition=2023"}), "ask J13 [yes] (5.1.2)");
}

BOOST_AUTO_TEST_CASE(an_unclear_sign_is_asked_about, *label("laws2018-5.1.2-note")) {
  for (const char* sign :
       {"sign=handshake", "sign=clock-stopped", "sign=king-laid-down", "sign=signed"}) {
    const auto said = ruled("resignation", {"side=white", sign, "edition=2018"});
    SAYS(said, "ask J6 [nothing] (5.1.2)");
    SAYS_NOTHING_OF(said, "result");
  }
  SAYS(ruled("resignation", {"side=white", "sign=handshake", "confirmed=yes", "edition=2018"}),
       "result 0-1 (5.1.2)");
}

BOOST_AUTO_TEST_CASE(leaving_without_resigning_loses_nothing_yet, *label("laws2018-5.1.2-note")) {
  const auto said = ruled("resignation", {"side=white", "sign=left"});
  SAYS_NOTHING_OF(said, "result");
  SAYS(said, "ask J36 [12.9.1] (11.1)");
}

BOOST_AUTO_TEST_CASE(two_sheets_with_different_results_are_a_conflict,
                     *label("laws2018-5.1.2-note")) {
  const auto said = ruled("wrong-signed-result", {"white-sheet=1-0", "black-sheet=1/2-1/2"});
  SAYS(said, "record result-conflict 1-0 1/2-1/2 (8.7)");
  SAYS_NOTHING_OF(said, "result ");
}

BOOST_AUTO_TEST_CASE(a_signed_result_stands_unless_the_arbiter_changes_it,
                     *label("laws2018-8.7") * label("laws2018-8.7-note")) {
  const auto open = ruled("wrong-signed-result", {"signed=1-0"});
  SAYS(open, "do result-stands (8.7)");
  SAYS(open, "ask J24 [stands] (8.7)");
  const auto changed = ruled("wrong-signed-result",
                             {"signed=1-0", "change=yes", "right=0-1", "reason=White was mated"});
  SAYS(changed, "result 0-1 (8.7)");
  SAYS(changed, "record result-changed 1-0 0-1 (8.7)");
  SAYS(changed, "record reason White was mated (8.7)");
  BOOST_TEST(ruled("wrong-signed-result",
                   {"signed=1-0", "change=yes", "right=0-1", "reason=x", "role=arbiter"})
                 .refused == "arbiter.chief-only");
  BOOST_TEST(ruled("wrong-signed-result", {"signed=1-0", "change=yes", "right=0-1"}).refused ==
             "arbiter.answer-missing");
}

BOOST_AUTO_TEST_CASE(a_gap_in_the_laws_is_filled_by_the_arbiter_only,
                     *label("laws2018-0.2-note") * label("laws2018-0.2")) {
  const auto said = ruled("free-ruling", {"reason=lights went out", "article=6.11.1", "side=white",
                                          "give=0:03:00", "consulted=IA Novák"});
  SAYS(said, "record reason lights went out (0.2)");
  SAYS(said, "record by-analogy 6.11.1 (0.2)");
  SAYS(said, "record consulted IA Novák (0.2)");
  SAYS(said, "time white +0:03:00 (0.2)");
  SAYS_NOTHING_OF(said, "time black");
  SAYS_NOTHING_OF(said, "result");
  SAYS(ruled("free-ruling", {"reason=x", "article=6.11.1"}), "ask J1 [] (0.2)");
  BOOST_TEST(ruled("free-ruling", {"article=6.11.1"}).refused == "arbiter.answer-missing");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(arbiter_appeal)

BOOST_AUTO_TEST_CASE(an_appeal_keeps_who_when_and_against_what, *label("laws2018-11.10")) {
  const auto said = ruled("appeal", {"by=Dvořák", "against=board 8, 7.5.5", "counted-from=19:00",
                                     "lodged=19:20", "deposit=50 EUR", "paid=yes"});
  SAYS(said, "record appeal Dvořák: board 8, 7.5.5 (11.10)");
  SAYS(said, "record lodged 19:20 (11.10)");
  SAYS(said, "record deadline 19:30 (11.10)");
  SAYS(said, "record deposit 50 EUR (11.10)");
  SAYS(said, "do ruling-stands-meanwhile (11.10)");
  SAYS_NOTHING_OF(said, "record late");
}

BOOST_AUTO_TEST_CASE(a_late_appeal_is_marked_late, *label("laws2018-11.10-note")) {
  SAYS(ruled("appeal", {"by=A", "against=B", "counted-from=19:00", "lodged=19:31"}),
       "record late (11.10)");
  SAYS_NOTHING_OF(ruled("appeal", {"by=A", "against=B", "counted-from=19:00", "lodged=19:30"}),
                  "record late");
  SAYS_NOTHING_OF(ruled("appeal", {"by=A", "against=B", "counted-from=23:50", "lodged=00:10"}),
                  "record late");
}

BOOST_AUTO_TEST_CASE(the_event_may_exclude_appeals_or_ask_a_deposit, *label("laws2018-11.10")) {
  BOOST_TEST(
      ruled("appeal", {"by=A", "against=B", "counted-from=19:00", "lodged=19:10", "excluded=yes"})
          .refused == "arbiter.appeals-excluded");
  BOOST_TEST(
      ruled("appeal", {"by=A", "against=B", "counted-from=19:00", "lodged=19:10", "deposit=50 EUR"})
          .refused == "arbiter.deposit-not-paid");
}

BOOST_AUTO_TEST_CASE(nobody_sits_on_an_appeal_of_his_own_federation) {
  const std::vector<CommitteeMember> committee{
      {"A", "CZE", false}, {"B", "SVK", false}, {"C", "POL", true}, {"D", "HUN", false}};
  const auto may_sit = eligible(committee, {"CZE"});
  BOOST_REQUIRE(may_sit.size() == 2U);
  BOOST_TEST(may_sit[0].name == "B");
  BOOST_TEST(may_sit[1].name == "D");
}

BOOST_AUTO_TEST_SUITE_END()
