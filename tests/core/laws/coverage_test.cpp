#include "core/laws/coverage.hpp"

#include "core/laws/digest.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>

using namespace praporek::laws;

BOOST_AUTO_TEST_SUITE(laws_coverage)

BOOST_AUTO_TEST_CASE(every_row_has_an_id_of_its_own_a_kind_and_a_priority) {
  std::set<std::string> ids;
  for (const CoverageRow& row : coverage()) {
    BOOST_TEST(ids.insert(row.id).second, row.id);
  }
  int counted = 0;
  for (const CoverageCount& count : count_coverage(coverage())) counted += count.all;
  BOOST_TEST(static_cast<std::size_t>(counted) == coverage().size());
  BOOST_TEST(coverage().size() == 494U);
}

BOOST_AUTO_TEST_CASE(every_row_names_an_article_of_the_book) {
  const Digest& digest = digest_of(Edition::Laws2018, Language::English);
  for (const CoverageRow& row : coverage()) {
    BOOST_TEST(std::ranges::count(digest.articles, row.article, &Text::number) == 1,
               row.id << " names " << row.article);
  }
}

BOOST_AUTO_TEST_CASE(a_row_says_where_it_is_met_or_why_it_is_not) {
  for (const CoverageRow& row : coverage()) {
    if (row.priority != "could") BOOST_TEST(!row.where.empty(), row.id);
    if (row.priority == "must") BOOST_TEST(!row.is_open(), row.id);
  }
}

BOOST_AUTO_TEST_CASE(met_and_open_rows_are_counted_by_kind_and_priority) {
  const auto rows = read_coverage(
      "id\tarticle\tkind\tpriority\twhere\tlabels\n"
      "L1\t1.1\tclock\tmust\tcore/x\tlaws2018-1.1 laws2023-1.1\n"
      "L2\t1.2\tclock\tmust\t\t\n");
  BOOST_REQUIRE(rows.has_value());
  BOOST_TEST(rows->front().labels.size() == 2U);
  BOOST_TEST(rows->back().is_open());
  const auto counts = count_coverage(*rows);
  const auto clock = std::ranges::find_if(counts, [](const CoverageCount& count) {
    return count.kind == "clock" && count.priority == "must";
  });
  BOOST_REQUIRE((clock != counts.end()));
  BOOST_TEST(clock->met == 1);
  BOOST_TEST(clock->all == 2);
}

BOOST_AUTO_TEST_CASE(a_line_without_its_six_columns_is_refused) {
  const auto rows = read_coverage("heading\tonly\n");
  BOOST_REQUIRE(rows.has_error());
  BOOST_TEST(rows.error().why().id == "laws.bad-coverage");
}

BOOST_AUTO_TEST_SUITE_END()
