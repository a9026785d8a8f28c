#include "core/formats/trf_reader.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/formats/trf_text.hpp"
#include <algorithm>

namespace f = praporek::formats;
namespace pairing = praporek::pairing;
using pairing::Mark;
using praporek::Score;
using praporek::Side;
using praporek::test::cell;
using praporek::test::lines;
using praporek::test::player_line;
using praporek::test::small_event;
using Kind = f::TrfReport::Kind;

namespace {

/// The reports with this id, as "line:column".
std::vector<std::string> places_of(const f::TrfReading& reading, std::string_view id) {
  std::vector<std::string> places;
  for (const f::TrfReport& report : reading.reports) {
    if (report.message.id == id) places.push_back(fmt::format("{}:{}", report.line, report.column));
  }
  return places;
}

f::TrfReading with_lines(const std::vector<std::string>& more) {
  std::vector<std::string> all = small_event();
  all.insert(all.end(), more.begin(), more.end());
  return f::read_trf(lines(all));
}

using Places = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_trf_reader)

BOOST_AUTO_TEST_CASE(a_sound_file_gives_the_tournament_and_nothing_to_report) {
  const auto reading = with_lines({});
  BOOST_TEST(reading.reports.empty());
  const pairing::Tournament& event = reading.tournament;
  BOOST_TEST(event.name == "Small event");
  BOOST_TEST(event.rounds_total == 3);
  BOOST_TEST((event.initial_colour == Side::White));
  BOOST_REQUIRE(event.players.size() == 4);
  const pairing::Player& third = event.players[2];
  BOOST_TEST(third.name == "Novák, Jan");
  BOOST_TEST(third.title == "GM");
  BOOST_TEST(third.sex == "m");
  BOOST_TEST(third.rating == 2470);
  BOOST_TEST(third.federation == "CZE");
  BOOST_TEST(third.fide_id == "300003");
  BOOST_TEST(third.birth == "1990/00/00");
  BOOST_TEST(third.points.tenths == 10);
  BOOST_TEST(third.rank == 3);
  BOOST_REQUIRE(third.rounds.size() == 2);
  BOOST_TEST((third.rounds[0] == pairing::RoundCell{1, Side::Black, Mark::Loss}));
  BOOST_TEST((third.rounds[1] == pairing::RoundCell{4, Side::White, Mark::ForfeitWin}));
}

BOOST_AUTO_TEST_CASE(line_ends_byte_order_mark_and_code_page_do_not_matter) {
  const std::string unix_text = lines(small_event());
  const auto expected = f::read_trf(unix_text).tournament;
  for (const std::string end : {"\r", "\r\n"}) {
    std::string other;
    for (const char letter : unix_text) other += letter == '\n' ? end : std::string{letter};
    BOOST_TEST((f::read_trf(other).tournament == expected));
  }
  BOOST_TEST((f::read_trf("\xEF\xBB\xBF" + unix_text).tournament == expected));
  std::string windows = unix_text;
  for (auto at = windows.find("á"); at != std::string::npos; at = windows.find("á")) {
    windows.replace(at, 2, "\xE1");
  }
  const auto reading = f::read_trf(windows);
  BOOST_TEST((reading.tournament == expected));
  BOOST_TEST(places_of(reading, "trf.windows-1250") == Places{"5:1"},
             boost::test_tools::per_element());
  BOOST_TEST(!f::read_trf("\xFF\xFE"
                          "0")
                  .is_sound());
}

BOOST_AUTO_TEST_CASE(every_result_letter_is_known_in_either_case) {
  const auto reading = f::read_trf(lines(
      {"142 9", "152 B",
       player_line(1, "5.5",
                   {cell(2, "b w"), cell(2, "w D"), cell(2, "b l"), cell(2, "w +"), cell(0, "- h"),
                    cell(0, "- F"), cell(0, "- u"), cell(0, "- Z"), cell(2, "w =")}),
       player_line(2, "2.0",
                   {cell(2 - 1, "w L"), cell(1, "b d"), cell(1, "w W"), cell(1, "b -"), "", "", "",
                    "", cell(1, "b =")})}));
  BOOST_TEST(reading.reports.empty());
  const std::vector<Mark> expected{Mark::UnratedWin, Mark::UnratedDraw,  Mark::UnratedLoss,
                                   Mark::ForfeitWin, Mark::HalfPointBye, Mark::FullPointBye,
                                   Mark::PairingBye, Mark::ZeroPointBye, Mark::Draw};
  BOOST_REQUIRE(reading.tournament.players[0].rounds.size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    BOOST_TEST((reading.tournament.players[0].rounds[i].mark == expected[i]), "round " << i + 1);
  }
  BOOST_TEST((reading.tournament.players[1].rounds[5].mark == Mark::ZeroPointBye));
}

BOOST_AUTO_TEST_CASE(columns_are_counted_in_characters) {
  const auto reading = f::read_trf(lines(
      {"142 1", "152 W", player_line(1, "0.5", {cell(2, "w =")}, "Žluťoučký, Příšerně Úpěnlivý"),
       player_line(2, "0.5", {cell(1, "b =")})}));
  BOOST_TEST(reading.reports.empty());
  BOOST_TEST(reading.tournament.players[0].name == "Žluťoučký, Příšerně Úpěnlivý");
}

BOOST_AUTO_TEST_CASE(the_system_is_what_the_file_says) {
  const auto system_of = [](const std::vector<std::string>& more) {
    return with_lines(more).tournament.system;
  };
  BOOST_TEST((system_of({}) == pairing::System::Dutch));
  BOOST_TEST((system_of({"192 FIDE_DUTCH_2026"}) == pairing::System::Dutch));
  BOOST_TEST((system_of({"092 Swiss (FIDE 1992)"}) == pairing::System::Swiss1992));
  BOOST_TEST((system_of({"192 CUSTOM_SWISS", "092 FIDE 1992"}) == pairing::System::Swiss1992));
  BOOST_TEST((system_of({"192 FIDE_DUTCH", "092 FIDE 1992"}) == pairing::System::Dutch));
  BOOST_TEST((system_of({"192 BERGER_ROUNDROBIN_G1"}) == pairing::System::RoundRobin));
  BOOST_TEST((system_of({"192 FIDE_DOUBLEROUNDROBIN"}) == pairing::System::DoubleRoundRobin));
  const auto letter = with_lines({"### reading: czech-letter"});
  BOOST_TEST((letter.tournament.system == pairing::System::Swiss1992));
  BOOST_TEST((letter.tournament.reading == pairing::Reading1992::CzechLetter));
  BOOST_TEST(places_of(with_lines({"192 FIDE_DUBOV"}), "trf.unknown-system") == Places{"9:5"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(points_too_wide_for_their_column_are_a_fault) {
  BOOST_TEST(!with_lines({"XXA    1  142  1.0"}).is_sound());
  BOOST_TEST(with_lines({"XXA    1 99.9  1.0"}).is_sound());
  BOOST_TEST(!with_lines({"XXS W=1012"}).is_sound());
}

BOOST_AUTO_TEST_CASE(javafo_and_new_records_say_the_same) {
  const auto plain = f::read_trf(lines(small_event())).tournament;
  auto old = small_event();
  old[2] = "XXR 3";
  old[3] = "XXC white1";
  BOOST_TEST((f::read_trf(lines(old)).tournament == plain));

  const auto javafo = with_lines({"XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5", "XXP 1 4",
                                  "XXZ 3", "XXS W=3.0 D=1.0 PAB=3.0"});
  BOOST_TEST((javafo.tournament.accelerations ==
              std::vector<pairing::Acceleration>{{1, 2, 1, 2, Score{10}}, {3, 3, 1, 2, Score{5}}}));
  BOOST_TEST(
      (javafo.tournament.forbidden == std::vector<pairing::ForbiddenGroup>{{1, 999, {1, 4}}}));
  BOOST_TEST((javafo.tournament.announced_byes ==
              std::vector<pairing::AnnouncedBye>{{3, 3, Mark::ZeroPointBye}}));
  BOOST_TEST(javafo.tournament.scoring.win[Side::Black].tenths == 30);
  BOOST_TEST(javafo.tournament.scoring.half_point_bye.tenths == 10);

  const auto fresh =
      with_lines({"250       1.0   1   2    1    2", "250       0.5   3   3    1    2",
                  "260   1 999    1    4", "240 Z   3    3", "162  W 3.0    D 1.0"});
  BOOST_TEST((fresh.tournament.accelerations == javafo.tournament.accelerations));
  BOOST_TEST((fresh.tournament.forbidden == javafo.tournament.forbidden));
  BOOST_TEST((fresh.tournament.announced_byes == javafo.tournament.announced_byes));
  BOOST_TEST(fresh.tournament.scoring.pairing_bye.tenths == 30);
  BOOST_TEST((with_lines({"BBU  0.5"}).tournament.scoring.pairing_bye == Score{5}));
}

BOOST_AUTO_TEST_CASE(in_javafo_scoring_the_later_code_overrides) {
  const auto scoring = with_lines({"XXS W=3 FW=2.0 BW=2.5"}).tournament.scoring;
  BOOST_TEST(scoring.win[Side::White].tenths == 30);
  BOOST_TEST(scoring.win[Side::Black].tenths == 25);
  BOOST_TEST(scoring.forfeit_win.tenths == 20);
  BOOST_TEST(scoring.pairing_bye.tenths == 10);
}

BOOST_AUTO_TEST_CASE(points_decided_otherwise_replace_what_the_result_is_worth) {
  auto text = small_event();
  text[4] = player_line(1, "0.7", {cell(3, "w 1"), cell(2, "b =")});
  text.emplace_back("299 W         0.2    1    1");
  const auto reading = f::read_trf(lines(text));
  BOOST_TEST(reading.is_sound());
  BOOST_TEST((reading.tournament.players[0].rounds[0].awarded == Score{2}));
  BOOST_TEST((reading.tournament.players[0].rounds[1].awarded == std::nullopt));
}

BOOST_AUTO_TEST_CASE(baku_acceleration_follows_from_the_system,
                     *boost::unit_test::label("C.04.7")) {
  const auto reading = with_lines({"192 FIDE_DUTCH_2026_BAKU"});
  BOOST_TEST((reading.tournament.accelerations ==
              std::vector<pairing::Acceleration>{{1, 1, 1, 2, Score{10}}, {2, 2, 1, 2, Score{5}}}));
}

BOOST_AUTO_TEST_CASE(what_nobody_knows_is_kept) {
  const auto reading = with_lines({"999 whatever", "CZE    1 something", "### a decision"});
  BOOST_TEST(reading.is_sound());
  BOOST_TEST(reading.header.other_lines.size() == 2U);
  BOOST_TEST(reading.header.comments == Places{"a decision"}, boost::test_tools::per_element());
  BOOST_TEST(places_of(reading, "trf.unknown-record") == (Places{"9:1", "10:1"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_missing_initial_colour_is_seen_in_round_one) {
  auto text = small_event();
  text[3] = "022 Brno";
  const auto reading = f::read_trf(lines(text));
  BOOST_TEST((reading.tournament.initial_colour == Side::White));
  BOOST_TEST(places_of(reading, "trf.initial-colour-white") == Places{"5:97"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

namespace {

/// Replaces one line (counted from 1) of the small event.
f::TrfReading with_line(std::size_t number, const std::string& line) {
  auto text = small_event();
  text[number - 1] = line;
  return f::read_trf(lines(text));
}

void check_fault(const f::TrfReading& reading, std::string_view id, const std::string& place) {
  BOOST_TEST_CONTEXT(id) {
    BOOST_TEST(places_of(reading, id) == Places{place}, boost::test_tools::per_element());
    BOOST_TEST(!reading.is_sound());
  }
}

void check_repair(const f::TrfReading& reading, std::string_view id, const std::string& place) {
  BOOST_TEST_CONTEXT(id) {
    BOOST_TEST(places_of(reading, id) == Places{place}, boost::test_tools::per_element());
    BOOST_TEST(reading.is_sound());
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_trf_faults)

BOOST_AUTO_TEST_CASE(lines_of_opponents_must_agree) {
  check_fault(with_line(5, player_line(1, "1.0", {cell(3, "w 0"), cell(2, "b 1")})),
              "trf.results-contradict", "6:109");
  check_fault(with_line(7, player_line(3, "1.0", {cell(1, "w 0"), cell(4, "w +")})),
              "trf.same-colour", "7:97");
  const auto others = with_line(8, player_line(4, "0.0", {cell(2, "w 0"), cell(2, "b -")}));
  BOOST_TEST(places_of(others, "trf.opponent-does-not-agree") == (Places{"7:102", "8:102"}),
             boost::test_tools::per_element());
  check_fault(with_line(8, player_line(4, "0.0", {cell(2, "w 0"), cell(9, "b -")})),
              "trf.unknown-player", "8:102");
  check_fault(with_line(8, player_line(4, "0.0", {cell(2, "w 0"), cell(4, "b -")})),
              "trf.plays-himself", "8:102");
}

BOOST_AUTO_TEST_CASE(points_must_add_up) {
  check_fault(with_line(5, player_line(1, "2.0", {cell(3, "w 1"), cell(2, "b =")})),
              "trf.points-do-not-add-up", "5:81");
}

BOOST_AUTO_TEST_CASE(a_bye_of_the_next_round_may_be_counted_or_not) {
  for (const std::string points : {"0.0", "0.5"}) {
    const auto reading =
        with_line(8, player_line(4, points, {cell(2, "w 0"), cell(3, "b -"), cell(0, "- H")}));
    BOOST_TEST(reading.reports.empty(), "with " << points << " points");
  }
}

BOOST_AUTO_TEST_CASE(numbers_must_be_numbers_and_used_once) {
  check_fault(with_line(8, player_line(3, "0.0", {})), "trf.number-used-twice", "8:5");
  check_fault(with_line(8, player_line(0, "0.0", {})), "trf.no-player-number", "8:5");
  auto shifted = player_line(4, "0.0", {cell(2, "w 0"), cell(3, "b -")});
  shifted.erase(20, 1);
  const auto reading = with_line(8, shifted);
  BOOST_TEST(!reading.is_sound());
  BOOST_TEST(places_of(reading, "trf.text-between-columns").front().starts_with("8:"));
}

BOOST_AUTO_TEST_CASE(two_records_that_contradict_are_a_fault) {
  check_fault(with_lines({"XXR 5"}), "trf.contradicts-line", "9:5");
  check_fault(with_lines({"XXC black1"}), "trf.contradicts-line", "9:5");
  check_fault(with_line(3, "142 1"), "trf.more-rounds-than-stated", "3:5");
  check_fault(with_lines({"240 U   3    3"}), "trf.not-a-bye", "9:5");
  check_fault(with_lines({"XXP 1 77"}), "trf.unknown-player", "9:7");
  check_fault(with_lines({"162  Q 3.0"}), "trf.unknown-scoring", "9:6");
  check_fault(with_lines({"142 3\t"}), "trf.control-character", "9:6");
}

BOOST_AUTO_TEST_CASE(what_can_only_mean_one_thing_is_repaired_and_said) {
  check_repair(with_line(7, player_line(3, "1.0", {cell(1, "- 0"), cell(4, "w +")})),
               "trf.colour-filled-black", "7:97");
  check_repair(with_line(7, player_line(3, "1.0", {cell(1, "b  "), cell(4, "w +")})),
               "trf.result-filled", "7:99");
  check_repair(with_line(2, "062 7"), "trf.player-count", "2:5");
  check_repair(
      with_line(8, player_line(4, "0.0", {cell(2, "w 0"), cell(3, "b -"), cell(0, "- =")})),
      "trf.bye-written-as-result", "8:119");
}

BOOST_AUTO_TEST_SUITE_END()
