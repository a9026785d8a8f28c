#include "core/formats/trf_reader.hpp"
#include "core/report/decisions.hpp"
#include "core/report/faults.hpp"
#include "core/report/section_trf.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"
#include <set>

namespace hall = praporek::hall;
namespace report = praporek::report;
using praporek::BoardNo;
using praporek::Instant;
using praporek::Message;
using praporek::Millis;
using praporek::PlayerId;
using praporek::SectionId;
using praporek::arbiter::GameResult;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

std::set<std::string> ids_of(const std::vector<Message>& faults) {
  std::set<std::string> ids;
  for (const Message& fault : faults) ids.insert(fault.id);
  return ids;
}

/// An event of one round and two boards, both of its games over, with everything a federation
/// wants to know.
PlayedHall good_event() {
  PlayedHall played = small_event(4);
  hall::EventFacts event = hall::event_of(played.state);
  event.federation = "CZE";
  event.start_date = "2026-11-14";
  event.end_date = "2026-11-18";
  event.chief_arbiter = "Chief";
  event.time_zone = "+01:00";
  played.must(hall::SetEvent{event});
  hall::Arbiter chief = played.state.all<hall::Arbiter>().begin()->second;
  chief.fide_id = "300300";
  played.must(hall::SetArbiter{chief});
  hall::Section section = *played.state.find<hall::Section>(SectionId{1});
  section.rounds_total = 1;
  section.initial_colour = praporek::Side::White;
  section.verify_results = false;
  played.must(hall::SetSection{section});
  for (int i = 1; i <= 4; ++i) {
    hall::Player player = *played.state.find<hall::Player>(PlayerId{i});
    player.name = "Řehoř, Žaneta " + std::to_string(i);
    player.fide_id = std::to_string(300000 + i);
    player.birth = "17.5.1998";
    player.sex = "w";
    player.federation = "CZE";
    played.must(hall::ChangePlayer{player});
  }
  start_round(played, 4);
  played.must(hall::EnterResult{BoardNo{1}, GameResult::WhiteWins, {}});
  played.must(hall::EnterResult{BoardNo{2}, GameResult::Draw, {}});
  return played;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(federation_report)

BOOST_AUTO_TEST_CASE(a_good_event_has_no_faults) {
  const PlayedHall event = good_event();
  BOOST_TEST(report::event_faults(event.state).empty());
  BOOST_TEST(report::section_faults(event.state, SectionId{1}).empty());
}

BOOST_AUTO_TEST_CASE(its_report_file_reads_back_identical) {
  const PlayedHall event = good_event();
  const std::string trf = report::section_trf(event.state, SectionId{1}, {"MPA @ Round 1: x"});
  const auto reading = praporek::formats::read_trf(trf);
  BOOST_TEST(reading.is_sound());
  BOOST_TEST(reading.header.chief_arbiter == "Chief (300300)");
  BOOST_TEST(reading.header.start == "2026/11/14");
  BOOST_TEST(reading.tournament.players[0].name == "Rehor, Zaneta 1");
  BOOST_TEST(reading.tournament.players[0].birth == "1998/05/17");
  BOOST_TEST(praporek::formats::write_trf(reading.tournament, reading.header) == trf);
}

BOOST_AUTO_TEST_CASE(every_fault_of_a_bad_event_is_named) {
  PlayedHall event = small_event(5);
  hall::EventFacts facts;
  facts.name = "Bad";
  facts.start_date = "2026-11-20";
  facts.end_date = "2026-11-18";
  event.must(hall::SetEvent{facts});
  for (int i = 1; i <= 3; ++i) {
    hall::Player player = *event.state.find<hall::Player>(PlayerId{i});
    player.fide_id = i == 3 ? "12x" : "777";
    player.rating = 0;
    event.must(hall::ChangePlayer{player});
  }
  start_round(event, 5);
  event.must(hall::EnterResult{BoardNo{1}, GameResult::WhiteWins, {}});
  const std::set<std::string> expected_of_event{"report.no-city", "report.no-event-federation",
                                                "report.ends-before-start", "report.no-chief",
                                                "report.arbiter-without-id"};
  BOOST_TEST((ids_of(report::event_faults(event.state)) == expected_of_event));
  const auto of_nothing = ids_of(report::event_faults(hall::HallState{}));
  for (const char* fault : {"report.no-name", "report.no-start", "report.no-end"}) {
    BOOST_TEST(of_nothing.contains(fault));
  }
  const auto faults = ids_of(report::section_faults(event.state, SectionId{1}));
  const std::set<std::string> expected{"report.rounds-missing", "report.game-open",
                                       "report.no-game-played", "report.no-birth",
                                       "report.no-sex",         "report.no-federation",
                                       "report.too-few-games",  "report.shared-fide-id"};
  BOOST_TEST((faults == expected));
  event.must(hall::EnterResult{BoardNo{2}, GameResult::Draw, {}});
  const auto later = ids_of(report::section_faults(event.state, SectionId{1}));
  BOOST_TEST(later.contains("report.no-fide-id"));
  BOOST_TEST(later.contains("report.bad-fide-id"));
  BOOST_TEST(!later.contains("report.game-open"));
}

BOOST_AUTO_TEST_CASE(a_round_never_started_has_no_date) {
  PlayedHall event = small_event(2);
  hall::PairRound pairing;
  pairing.section = SectionId{1};
  pairing.boards = {{1, 2}};
  pairing.computed_at = event.state.last_seq;
  event.must(pairing);
  BOOST_TEST(ids_of(report::section_faults(event.state, SectionId{1}))
                 .contains("report.round-without-date"));
}

BOOST_AUTO_TEST_CASE(the_deadlines_are_7_and_30_days_after_the_last_day) {
  const PlayedHall event = good_event();
  const auto deadlines = report::deadlines_of(event.state);
  BOOST_REQUIRE(deadlines.has_value());
  BOOST_TEST(deadlines->federation == "2026-11-25");
  BOOST_TEST(deadlines->fide == "2026-12-18");
  BOOST_TEST(!report::deadlines_of(hall::HallState{}));
}

BOOST_AUTO_TEST_CASE(a_round_is_dated_by_the_clock_of_the_event) {
  // 2026-11-18 23:30 UTC is the 19th an hour to the east.
  const Instant late{Millis{1'795'044'600'000}};
  BOOST_TEST(report::short_date(late, "") == "26/11/18");
  BOOST_TEST(report::short_date(late, "+01:00") == "26/11/19");
  BOOST_TEST(report::short_date(late, "-05:30") == "26/11/18");
}

BOOST_AUTO_TEST_CASE(manual_decisions_are_found_in_the_journal) {
  PlayedHall event = small_event(4);
  hall::PairRound pairing;
  pairing.section = SectionId{1};
  pairing.boards = {{1, 4}, {2, 3}};
  pairing.computed_at = event.state.last_seq;
  pairing.manual = true;
  event.must(pairing);
  event.must(hall::Publish{SectionId{1}});
  event.must(hall::StartRound{SectionId{1}, {}});
  event.must(hall::EnterResult{BoardNo{1}, GameResult::WhiteWins, {}});
  event.must(hall::EnterResult{BoardNo{1}, GameResult::BlackWins, GameResult::WhiteWins});
  event.must(hall::Undo{});
  hall::Section section = *event.state.find<hall::Section>(SectionId{1});
  section.tie_breaks = {"BH"};
  event.must(hall::SetSection{section});
  std::vector<report::Decision> decisions;
  for (const auto& group : event.groups) {
    for (const auto& decision : report::decisions_in(group)) decisions.push_back(decision);
  }
  std::vector<std::string> ids;
  for (const auto& decision : decisions) ids.push_back(decision.what.id);
  const std::vector<std::string> expected{"report.did.paired-by-hand", "report.did.changed-result",
                                          "report.did.took-back", "report.did.changed-tie-breaks"};
  BOOST_TEST(ids == expected, boost::test_tools::per_element());
  BOOST_TEST(report::pairing_comments(decisions, SectionId{1}).front() ==
             "MPA @ Round 1: by hand, Chief");
  BOOST_TEST(report::pairing_comments(decisions, SectionId{2}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
