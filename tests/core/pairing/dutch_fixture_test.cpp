#include "core/formats/trf_reader.hpp"
#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/dutch_violations.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace data = boost::unit_test::data;
namespace pairing = praporek::pairing;
using pairing::Pair;

namespace praporek::pairing {

std::ostream& operator<<(std::ostream& out, const Pair& pair) {
  return out << pair.white << '-' << pair.black;
}

}  // namespace praporek::pairing

namespace {

std::string text_of(const char* name, const char* ending) {
  std::string path = praporek::fixtures() + "/pairing/dutch/";
  path.append(name).append(ending);
  std::ifstream file{path, std::ios::binary};
  BOOST_REQUIRE_MESSAGE(file, path << " is missing");
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// "round 3 5" and five lines "white black".
std::map<int, std::vector<Pair>> pairs_of(const char* name) {
  std::istringstream lines{text_of(name, ".pairs")};
  std::map<int, std::vector<Pair>> rounds;
  std::string word;
  int round = 0;
  int boards = 0;
  while (lines >> word >> round >> boards) {
    for (int i = 0; i < boards; ++i) {
      Pair pair;
      lines >> pair.white >> pair.black;
      rounds[round].push_back(pair);
    }
  }
  return rounds;
}

constexpr const char* fixtures[] = {"baku_21",
                                    "c2_second_bye_10",
                                    "c7_before_c8_31",
                                    "forbidden_pairs_11",
                                    "forbidden_pairs_49",
                                    "half_point_bye_value_23",
                                    "last_round_19",
                                    "many_byes_9",
                                    "three_points_for_a_win_21",
                                    "virtual_points_22"};

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_rounds, *boost::unit_test::label("dutch2026"))

BOOST_DATA_TEST_CASE(a_finished_tournament_is_paired_again_board_by_board, data::make(fixtures),
                     name) {
  const auto reading = praporek::formats::read_trf(text_of(name, ".trf"));
  BOOST_TEST(reading.is_sound());
  for (const auto& [round, expected] : pairs_of(name)) {
    BOOST_TEST_CONTEXT("round " << round) {
      const auto before = pairing::before_round(reading.tournament, round);
      const auto paired = pairing::pair_dutch(before, round);
      BOOST_REQUIRE(paired.has_value());
      BOOST_TEST(paired->boards == expected, boost::test_tools::per_element());
      BOOST_TEST(pairing::violated_criteria(before, round, paired->boards).empty());
    }
  }
}

BOOST_DATA_TEST_CASE(every_board_is_explained, data::make(fixtures), name) {
  const auto reading = praporek::formats::read_trf(text_of(name, ".trf"));
  for (const auto& [round, expected] : pairs_of(name)) {
    const auto boards = explain_dutch(pairing::before_round(reading.tournament, round), round);
    BOOST_REQUIRE(boards.has_value());
    BOOST_REQUIRE(boards->size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      BOOST_TEST((*boards)[i].pair == expected[i]);
      BOOST_TEST((*boards)[i].reasons.size() >= (expected[i].black == 0 ? 2U : 3U));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
