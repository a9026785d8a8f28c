#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

namespace hall = praporek::hall;
using praporek::BoardNo;
using praporek::SectionId;
using praporek::arbiter::GameResult;
using praporek::test::appoint;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

constexpr SectionId open_section{1};

template <class Record>
bool same_records(const hall::HallState& a, const hall::HallState& b) {
  return a.all<Record>() == b.all<Record>();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_undo)

BOOST_AUTO_TEST_CASE(undo_takes_back_the_newest_and_undoing_the_undo_does_it_again) {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  const auto before = hall.state;
  hall.must(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}});
  const auto done = hall.state;
  hall.must(hall::Undo{});
  BOOST_TEST(same_records<hall::Game>(hall.state, before));
  hall.must(hall::Undo{hall.state.last_group});
  BOOST_TEST(same_records<hall::Game>(hall.state, done));
}

BOOST_AUTO_TEST_CASE(undo_goes_further_back_step_by_step) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  const auto before = hall.state;
  hall.must(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}});
  hall.must(hall::EnterResult{BoardNo{2}, GameResult::Draw, {}});
  hall.must(hall::Undo{});
  hall.must(hall::Undo{});
  BOOST_TEST(same_records<hall::Game>(hall.state, before));
}

BOOST_AUTO_TEST_CASE(a_publication_is_not_undone) {
  PlayedHall hall = small_event(2);
  hall.must(hall::PairRound{open_section, {{1, 2}}, hall.state.last_seq, false});
  hall.must(hall::Publish{open_section});
  BOOST_TEST(hall.wish(hall::Undo{hall.state.last_group}) == "hall.corrected-not-undone");
}

BOOST_AUTO_TEST_CASE(what_a_later_round_was_paired_on_stays) {
  PlayedHall hall = small_event(2);
  start_round(hall, 2);
  hall.must(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}});
  hall.must(hall::VerifyResult{BoardNo{1}, GameResult::Draw});
  const auto verified = hall.state.last_group;
  hall.must(hall::CloseRound{open_section});
  hall.must(hall::PairRound{open_section, {{2, 1}}, hall.state.last_seq, false});
  BOOST_TEST(hall.wish(hall::Undo{verified}) == "hall.already-paired-on");
}

BOOST_AUTO_TEST_CASE(another_arbiters_work_is_undone_by_the_chief_only) {
  PlayedHall hall = small_event(2);
  hall.must(appoint("Eva", hall::Role::Deputy));
  hall.must(appoint("Jan", hall::Role::Deputy));
  start_round(hall, 2);
  hall.must(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}}, "Eva");
  const auto entered = hall.state.last_group;
  BOOST_TEST(hall.wish(hall::Undo{entered}, "Jan") == "hall.not-your-own");
  BOOST_TEST(hall.wish(hall::Undo{}, "Jan") == "hall.nothing-to-undo");
  BOOST_TEST(hall.wish(hall::Undo{entered}) == "");
}

BOOST_AUTO_TEST_CASE(nothing_is_undone_twice) {
  PlayedHall hall = small_event(2);
  const auto registered = hall.state.last_group;
  hall.must(hall::Undo{registered});
  BOOST_TEST(hall.wish(hall::Undo{registered}) == "hall.already-undone");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(hall_access)

BOOST_AUTO_TEST_CASE(a_viewer_reads_and_writes_nothing) {
  PlayedHall hall = small_event(2);
  hall.must(appoint("Guest", hall::Role::Viewer));
  start_round(hall, 2);
  BOOST_TEST(hall.wish(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}}, "Guest") ==
             "hall.role-too-low");
  BOOST_TEST(hall.wish(hall::Publish{open_section}, "Nobody") == "hall.unknown-arbiter");
}

BOOST_AUTO_TEST_CASE(a_sector_arbiter_keeps_to_his_boards) {
  PlayedHall hall = small_event(4);
  hall.must(appoint("Ota", hall::Role::Sector, 2, 9));
  start_round(hall, 4);
  BOOST_TEST(hall.wish(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}}, "Ota") ==
             "hall.outside-sector");
  BOOST_TEST(hall.wish(hall::EnterResult{BoardNo{2}, GameResult::Draw, {}}, "Ota") == "");
  BOOST_TEST(hall.wish(hall::CloseRound{open_section}, "Ota") == "hall.role-too-low");
}

BOOST_AUTO_TEST_CASE(an_event_keeps_at_least_one_chief) {
  PlayedHall hall = small_event(2);
  hall::Arbiter chief = hall.state.all<hall::Arbiter>().begin()->second;
  chief.role = hall::Role::Deputy;
  BOOST_TEST(hall.wish(hall::SetArbiter{chief}) == "hall.no-chief-left");
}

BOOST_AUTO_TEST_CASE(tie_breaks_are_the_chiefs) {
  PlayedHall hall = small_event(2);
  hall.must(appoint("Eva", hall::Role::Deputy));
  hall::Section section = *hall.state.find<hall::Section>(open_section);
  section.tie_breaks = {"SB"};
  BOOST_TEST(hall.wish(hall::SetSection{section}, "Eva") == "hall.role-too-low");
  section = *hall.state.find<hall::Section>(open_section);
  section.default_minutes = 0;
  BOOST_TEST(hall.wish(hall::SetSection{section}, "Eva") == "");
}

BOOST_AUTO_TEST_SUITE_END()
