#include "core/base/text.hpp"
#include "core/laws/lookup.hpp"
#include "core/laws/number.hpp"
#include "core/laws/words.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

using namespace praporek::laws;
using praporek::Article;

namespace {

constexpr Edition editions[] = {Edition::Laws2018, Edition::Laws2023};
constexpr Language languages[] = {Language::English, Language::Czech, Language::Slovak};

/// The numbers of a fixture, one a line: what the books have, written down apart from our texts.
std::vector<std::string> numbers_in(const std::string& fixture) {
  std::ifstream file{praporek::fixtures() + "/laws/" + fixture};
  return {std::istream_iterator<std::string>{file}, {}};
}

/// The article says something itself or through its parts.
bool has_text(const std::vector<Text>& articles, const std::string& number) {
  return std::ranges::any_of(articles, [&](const Text& article) {
    return is_within(article.number, number) && !article.text.empty();
  });
}

std::vector<Text> all_of(const Digest& digest) {
  std::vector<Text> texts = digest.articles;
  texts.insert(texts.end(), digest.notes.begin(), digest.notes.end());
  texts.insert(texts.end(), digest.terms.begin(), digest.terms.end());
  return texts;
}

template <class Check>
void in_every_digest(const Check& check) {
  for (const Edition edition : editions) {
    for (const Language language : languages) {
      BOOST_TEST_CONTEXT(year_of(edition) << ", language " << static_cast<int>(language)) {
        check(edition, language);
      }
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_texts, *boost::unit_test::label("laws-texts"))

BOOST_AUTO_TEST_CASE(every_article_of_the_book_has_a_text_in_every_language_and_edition) {
  const std::vector<std::string> numbers = numbers_in("articles-2018.txt");
  BOOST_REQUIRE(numbers.size() > 340U);
  in_every_digest([&](Edition edition, Language language) {
    const Digest& digest = digest_of(edition, language);
    for (const std::string& number : numbers) {
      BOOST_TEST(has_text(digest.articles, number_in(Article{number}, edition)), number);
    }
  });
}

BOOST_AUTO_TEST_CASE(every_note_of_the_commentary_has_a_text) {
  const std::vector<std::string> numbers = numbers_in("notes-2020.txt");
  BOOST_REQUIRE(numbers.size() > 70U);
  in_every_digest([&](Edition edition, Language language) {
    const Digest& digest = digest_of(edition, language);
    for (const std::string& number : numbers) {
      BOOST_TEST(has_text(digest.notes, number_in(Article{number}, edition)), number);
    }
  });
}

BOOST_AUTO_TEST_CASE(what_only_2023_has_is_there_in_2023) {
  in_every_digest([&](Edition edition, Language language) {
    const Digest& digest = digest_of(edition, language);
    for (const char* number : {"6.1.1", "8.1.1.1", "8.1.1.2", "A.6", "C.13.6"}) {
      BOOST_TEST(has_text(digest.articles, number) == (edition == Edition::Laws2023), number);
    }
  });
}

BOOST_AUTO_TEST_CASE(a_number_stands_once) {
  in_every_digest([&](Edition edition, Language language) {
    std::set<std::string> seen;
    for (const Text& article : digest_of(edition, language).articles) {
      BOOST_TEST(seen.insert(article.number).second, article.number);
    }
  });
}

BOOST_AUTO_TEST_CASE(every_link_leads_to_an_article) {
  in_every_digest([&](Edition edition, Language language) {
    const Digest& digest = digest_of(edition, language);
    for (const Text& text : all_of(digest)) {
      BOOST_TEST(text.text.find_first_of("{}") == std::string::npos, text.number);
      for (const std::string& number : text.related) {
        BOOST_TEST(std::ranges::count(digest.articles, number, &Text::number) == 1,
                   text.number << " speaks of " << number);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(all_languages_have_the_same_articles_notes_and_terms) {
  const auto keys = [](const Digest& digest) {
    std::vector<std::string> numbers;
    for (const Text& text : all_of(digest)) numbers.push_back(text.number);
    return numbers;
  };
  for (const Edition edition : editions) {
    const auto english = keys(digest_of(edition, Language::English));
    BOOST_TEST(keys(digest_of(edition, Language::Czech)) == english,
               boost::test_tools::per_element());
    BOOST_TEST(keys(digest_of(edition, Language::Slovak)) == english,
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(a_translation_speaks_of_the_same_articles_as_the_english) {
  for (const Edition edition : editions) {
    const auto english = all_of(digest_of(edition, Language::English));
    for (const Language language : {Language::Czech, Language::Slovak}) {
      const auto translated = all_of(digest_of(edition, language));
      BOOST_REQUIRE(translated.size() == english.size());
      for (std::size_t i = 0; i < english.size(); ++i) {
        BOOST_TEST(translated[i].related == english[i].related, english[i].number);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(every_everyday_phrase_belongs_to_an_article) {
  for (const Language language : languages) {
    const Digest& digest = digest_of(Edition::Laws2018, language);
    BOOST_TEST(everyday_of(language).size() > 80U);
    for (const Everyday& row : everyday_of(language)) {
      BOOST_TEST(std::ranges::count(digest.articles, row.number, &Text::number) == 1, row.number);
      for (const std::string& phrase : row.phrases) {
        BOOST_TEST(!search_words(phrase).empty(), row.number << ": " << phrase);
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
