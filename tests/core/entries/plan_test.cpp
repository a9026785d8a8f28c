#include "core/entries/plan.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"
#include <algorithm>

using namespace praporek::entries;
using praporek::SectionId;
using praporek::clock::Tempo;
using praporek::test::PlayedHall;
using praporek::test::small_event;

namespace {

Candidate listed_as(const std::string& list, const std::string& id, const std::string& name,
                    const std::string& birth, int standard) {
  ListedPlayer player;
  player.id = player.fide_id = id;
  player.name = name;
  player.birth = birth;
  player.federation = "CZE";
  player.standard = standard;
  player.rapid = standard - 50;
  return {list, player};
}

/// Two namesakes, a Czech player known to both lists, and one more.
const std::vector<Candidate>& rows() {
  static const std::vector<Candidate> all = [] {
    std::vector<Candidate> made{listed_as("FIDE", "300001", "Novak, Jan", "1985/00/00", 2401),
                                listed_as("FIDE", "300002", "Novak, Jan", "2001/00/00", 1900),
                                listed_as("FIDE", "300003", "Dvorak, Petr", "1990/00/00", 2200),
                                listed_as("FIDE", "300004", "Prochazka, Ota", "1970/00/00", 2000),
                                listed_as("CZE", "77", "Dvořák, Petr", "1990/05/17", 2150)};
    made.back().player.fide_id = "300003";
    made.back().player.club = "ŠK Brno";
    return made;
  }();
  return all;
}

std::vector<Candidate> where(const std::function<bool(const Candidate&)>& fits) {
  std::vector<Candidate> found;
  std::ranges::copy_if(rows(), std::back_inserter(found), fits);
  return found;
}

ListSearch search() {
  return {true,
          [](const std::string& id) {
            return where([&](const Candidate& row) { return row.player.fide_id == id; });
          },
          [](const std::string& id) {
            return where(
                [&](const Candidate& row) { return row.list != "FIDE" && row.player.id == id; });
          },
          [](const std::string&) { return rows(); }};
}

Entry entry(int line, const std::string& name, const std::string& birth = "",
            const std::string& fide_id = "") {
  Entry made;
  made.line = line;
  made.name = name;
  made.birth = birth;
  made.fide_id = fide_id;
  return made;
}

EntryPlan planned(const std::vector<Entry>& entries, const Verdicts& verdicts = {}) {
  const PlayedHall hall = small_event(0);
  return plan_entries({hall.state, SectionId{1}, search(), verdicts}, entries);
}

Doubt doubt_about(const Entry& one) {
  const auto plan = planned({one});
  return plan.questions.empty() ? Doubt::None : plan.questions.front().match.doubt;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(entries_matching)

BOOST_AUTO_TEST_CASE(names_are_compared_without_accents_case_and_order) {
  BOOST_TEST(name_distance("Novák, Jan", "jan novak") == 0);
  BOOST_TEST(name_distance("Novák, Jan", "Nowak, Jan") == 1);
  BOOST_TEST(name_distance("Anovak, Jan", "Novak, Jan") == 1);
  BOOST_TEST(name_distance("Novak, Jan", "Svoboda, Petr") > 2);
}

BOOST_AUTO_TEST_CASE(an_id_with_a_fitting_name_is_enough) {
  const auto plan = planned({entry(2, "Nowák, Jan", "", "300001")});
  BOOST_REQUIRE(plan.wishes.size() == 1U);
  const auto& player = plan.wishes.front().player;
  BOOST_TEST(player.name == "Nowák, Jan");
  BOOST_TEST(player.rating == 2401);
  BOOST_TEST(player.birth == "1985/00/00");
  BOOST_TEST(player.federation == "CZE");
  BOOST_TEST((player.section == SectionId{1}));
}

BOOST_AUTO_TEST_CASE(name_and_year_tell_namesakes_apart) {
  const auto plan = planned({entry(2, "Novák Jan", "12.3.2001")});
  BOOST_REQUIRE(plan.wishes.size() == 1U);
  BOOST_TEST(plan.wishes.front().player.fide_id == "300002");
}

BOOST_AUTO_TEST_CASE(what_is_doubtful_is_asked_and_says_why) {
  BOOST_TEST((doubt_about(entry(2, "Novák, Jan")) == Doubt::Namesakes));
  BOOST_TEST((doubt_about(entry(2, "Novák, Jan", "1950")) == Doubt::BirthDiffers));
  BOOST_TEST((doubt_about(entry(2, "Prochaska, Ota", "1970")) == Doubt::SimilarName));
  BOOST_TEST((doubt_about(entry(2, "Svoboda, Karel", "", "300001")) == Doubt::IdIsSomebodyElse));
  BOOST_TEST((doubt_about(entry(2, "Svoboda, Karel", "", "999999")) == Doubt::UnknownId));
  BOOST_TEST((doubt_about(entry(2, "Prochazka, Ota", "", "999999")) == Doubt::UnknownId));
}

BOOST_AUTO_TEST_CASE(who_is_in_no_list_is_entered_as_he_is) {
  const auto plan = planned({entry(2, "Svoboda, Karel", "1999/00/00")});
  BOOST_REQUIRE(plan.wishes.size() == 1U);
  BOOST_TEST(plan.wishes.front().player.rating == 0);
  BOOST_TEST(plan.wishes.front().player.birth == "1999/00/00");
}

BOOST_AUTO_TEST_CASE(without_any_list_nobody_is_doubtful) {
  const PlayedHall hall = small_event(0);
  ListSearch none = search();
  none.has_lists = false;
  const auto plan = plan_entries({hall.state, SectionId{1}, none, {}},
                                 {entry(2, "Svoboda, Karel", "1999", "999999")});
  BOOST_REQUIRE(plan.wishes.size() == 1U);
  BOOST_TEST(plan.wishes.front().player.fide_id == "999999");
}

BOOST_AUTO_TEST_CASE(the_rows_of_several_lists_complete_one_another) {
  const auto plan = planned({entry(2, "Dvořák, Petr")});
  BOOST_REQUIRE(plan.wishes.size() == 1U);
  const auto& player = plan.wishes.front().player;
  BOOST_TEST(player.rating == 2200);
  BOOST_TEST(player.national_rating == 2150);
  BOOST_TEST(player.national_id == "77");
  BOOST_TEST(player.birth == "1990/05/17");
  BOOST_TEST(player.club == "ŠK Brno");
}

BOOST_AUTO_TEST_CASE(the_rating_is_that_of_the_tempo) {
  BOOST_TEST(player_of(entry(2, "X"), {rows()[0]}, Tempo::Rapid).rating == 2351);
  BOOST_TEST(player_of(entry(2, "X"), {rows()[0]}, Tempo::Blitz).rating == 0);
}

BOOST_AUTO_TEST_CASE(the_arbiters_word_settles_a_doubt) {
  const std::vector<Entry> sheet{entry(2, "Novák, Jan"), entry(3, "Prochaska, Ota", "1970"),
                                 entry(4, "Novák, Jan", "1950")};
  const auto plan =
      planned(sheet, {{2, {2}}, {3, {Verdict::as_entered}}, {4, {Verdict::left_out}}});
  BOOST_REQUIRE(plan.wishes.size() == 2U);
  BOOST_TEST(plan.wishes[0].player.fide_id == "300002");
  BOOST_TEST(plan.wishes[1].player.fide_id == "");
  BOOST_TEST(plan.wishes[1].player.name == "Prochaska, Ota");
  BOOST_TEST(plan.left_out.size() == 1U);
  BOOST_TEST(plan.questions.empty());
  BOOST_TEST(planned(sheet, {{2, {9}}}).questions.size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_sheet_read_twice_registers_nobody_twice) {
  PlayedHall hall = small_event(0);
  const std::vector<Entry> sheet{entry(2, "Dvořák, Petr"), entry(3, "Svoboda, Karel", "1999"),
                                 entry(4, "Novák, Jan")};
  const Verdicts verdicts{{4, {1}}};
  for (const auto& wish :
       plan_entries({hall.state, SectionId{1}, search(), verdicts}, sheet).wishes) {
    hall.must(wish);
  }
  const auto again = plan_entries({hall.state, SectionId{1}, search(), {}}, sheet);
  BOOST_TEST(again.wishes.empty());
  BOOST_TEST(again.questions.empty());
  BOOST_TEST(again.registered.size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
