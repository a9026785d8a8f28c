#include "tests/core/laws/labelled_cases.hpp"

#include "core/laws/coverage.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace praporek::test;
namespace laws = praporek::laws;

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// All test sources of the project as one.
TestSource all_test_sources() {
  TestSource all;
  const std::filesystem::path tests = std::filesystem::path{praporek::fixtures()}.parent_path();
  for (const auto& entry : std::filesystem::recursive_directory_iterator{tests}) {
    const std::string ending = entry.path().extension().string();
    if (ending != ".cpp" && ending != ".hpp") continue;
    const TestSource source = read_test_source(text_of(entry.path()));
    all.cases.insert(all.cases.end(), source.cases.begin(), source.cases.end());
    all.functions.insert(all.functions.end(), source.functions.begin(), source.functions.end());
  }
  return all;
}

std::set<std::string> asserting_functions(const TestSource& source) {
  std::set<std::string> names;
  for (const LabelledCase& function : source.functions) {
    if (uses_assertion(function.body)) names.insert(name_of(function));
  }
  return names;
}

constexpr const char* sample = R"(#include <x>

namespace {

void same(int a, int b) {
  BOOST_TEST(a == b);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(outer, *boost::unit_test::label("sample-1.1"))

BOOST_AUTO_TEST_CASE(asserts_itself, *boost::unit_test::label("sample-1.2")) {
  BOOST_CHECK(true);
}

BOOST_AUTO_TEST_CASE(asserts_by_a_function) { same(1, 1); }

BOOST_AUTO_TEST_CASE(asserts_nothing,
                     *boost::unit_test::label("sample-1.3")) {
  int unused = 1;
}

BOOST_AUTO_TEST_SUITE_END()
)";

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_labelled_cases)

BOOST_AUTO_TEST_CASE(a_case_carries_its_own_labels_and_those_of_its_suite) {
  const TestSource source = read_test_source(sample);
  BOOST_REQUIRE(source.cases.size() == 3U);
  BOOST_TEST(source.cases[0].labels == (std::vector<std::string>{"sample-1.2", "sample-1.1"}),
             boost::test_tools::per_element());
  BOOST_TEST(source.cases[1].labels == (std::vector<std::string>{"sample-1.1"}),
             boost::test_tools::per_element());
  BOOST_TEST(source.cases[2].labels == (std::vector<std::string>{"sample-1.3", "sample-1.1"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_case_that_asserts_nothing_is_seen) {
  const TestSource source = read_test_source(sample);
  const std::set<std::string> functions = asserting_functions(source);
  BOOST_TEST(functions == (std::set<std::string>{"same"}), boost::test_tools::per_element());
  BOOST_TEST(asserts(source.cases.at(0), functions));
  BOOST_TEST(asserts(source.cases.at(1), functions));
  BOOST_TEST(!asserts(source.cases.at(2), functions));
}

BOOST_AUTO_TEST_CASE(every_case_behind_a_label_of_the_coverage_table_asserts_something) {
  const TestSource source = all_test_sources();
  const std::set<std::string> functions = asserting_functions(source);
  std::set<std::string> named;
  for (const laws::CoverageRow& row : laws::coverage()) {
    named.insert(row.labels.begin(), row.labels.end());
  }
  BOOST_REQUIRE(!named.empty());
  std::set<std::string> carried;
  for (const LabelledCase& test_case : source.cases) {
    for (const std::string& label : test_case.labels) {
      if (!named.contains(label)) continue;
      carried.insert(label);
      BOOST_TEST(asserts(test_case, functions), label << ": " << test_case.head);
    }
  }
  BOOST_TEST(carried == named, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
