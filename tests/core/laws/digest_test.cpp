#include "core/laws/digest.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace praporek::laws;

namespace {

const Text* article(const Digest& digest, std::string_view number) {
  const auto found = std::ranges::find(digest.articles, number, &Text::number);
  return found == digest.articles.end() ? nullptr : &*found;
}

Digest made_from(const char* file, Edition edition) {
  return digest_from(read_entries(file).value(), edition);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_digest)

BOOST_AUTO_TEST_CASE(a_language_is_named_by_its_code) {
  for (const Language language : {Language::English, Language::Czech, Language::Slovak}) {
    BOOST_TEST((language_of_code(code_of(language)) == language));
  }
  BOOST_TEST(!language_of_code("de").has_value());
}

BOOST_AUTO_TEST_CASE(links_carry_the_number_of_the_edition) {
  const char* file = "@9.6.1 | Fivefold\nThe same position ({9.2.2}), see {9.2.2}.\n";
  const Digest before = made_from(file, Edition::Laws2018);
  const Digest after = made_from(file, Edition::Laws2023);
  BOOST_TEST(before.articles[0].text == "The same position (9.2.2), see 9.2.2.");
  BOOST_TEST(after.articles[0].text == "The same position (9.2.3), see 9.2.3.");
  BOOST_TEST(after.articles[0].related == (std::vector<std::string>{"9.2.3"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(words_follow_the_edition) {
  const char* file = "@6.11 | {Stopping|Pausing}\nHe {stops|pauses} it.\n";
  BOOST_TEST(made_from(file, Edition::Laws2018).articles[0].title == "Stopping");
  BOOST_TEST(made_from(file, Edition::Laws2023).articles[0].text == "He pauses it.");
}

BOOST_AUTO_TEST_CASE(a_changed_text_stands_in_its_own_edition_only) {
  const char* file = "@5.1.2 | R\nold\n@5.1.2 [2023] | R\nnew\n@8.1.1.2 [only 2023] | E\nx\n";
  const Digest before = made_from(file, Edition::Laws2018);
  const Digest after = made_from(file, Edition::Laws2023);
  BOOST_REQUIRE(before.articles.size() == 1U);
  BOOST_TEST(before.articles[0].text == "old");
  BOOST_REQUIRE(after.articles.size() == 2U);
  BOOST_TEST(after.articles[0].text == "new");
  BOOST_TEST(after.articles[1].number == "8.1.1.2");
}

BOOST_AUTO_TEST_CASE(a_heading_gives_way_to_the_article_that_took_its_number) {
  const char* file = "@9.2 | Heading\n@9.2.1 | Claim\ntext\n";
  BOOST_TEST(made_from(file, Edition::Laws2018).articles.size() == 2U);
  const Digest after = made_from(file, Edition::Laws2023);
  BOOST_REQUIRE(after.articles.size() == 1U);
  BOOST_TEST(after.articles[0].title == "Claim");
}

BOOST_AUTO_TEST_CASE(resignation_can_draw_only_in_2023,
                     *boost::unit_test::label("laws2023-5.1.2")) {
  const auto text = [](Edition edition) {
    return article(digest_of(edition, Language::English), "5.1.2")->text;
  };
  BOOST_TEST(text(Edition::Laws2018).find("draw") == std::string::npos);
  BOOST_TEST(text(Edition::Laws2023).find("draw") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_one_minute_of_2023_stands_between_a2_and_a4) {
  const Digest& digest = digest_of(Edition::Laws2023, Language::Czech);
  const auto at = std::ranges::find(digest.articles, "A.3", &Text::number);
  BOOST_REQUIRE((at != digest.articles.end() && at != digest.articles.begin()));
  BOOST_TEST(std::prev(at)->number == "A.2");
  BOOST_TEST(std::next(at)->number == "A.4");
  BOOST_TEST(at->text.find("rapid") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
