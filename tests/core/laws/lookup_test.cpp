#include "core/laws/lookup.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <utility>

using namespace praporek::laws;

namespace {

/// What an arbiter types and the 2018 article that must come first.
using Questions = std::vector<std::pair<const char*, const char*>>;

void ask(Language language, const Questions& questions) {
  for (const Edition edition : {Edition::Laws2018, Edition::Laws2023}) {
    for (const auto& [words, article] : questions) {
      const auto found = lookup_of(edition, language).by_words(words);
      BOOST_REQUIRE_MESSAGE(!found.empty(), words << " finds nothing");
      BOOST_TEST(found.front().text->number == number_in(praporek::Article{article}, edition),
                 words << " finds " << found.front().text->number);
    }
  }
}

std::vector<std::string> numbers(const std::vector<const Text*>& texts) {
  std::vector<std::string> all;
  for (const Text* text : texts) all.push_back(text->number);
  return all;
}

const Lookup& english_2018() { return lookup_of(Edition::Laws2018, Language::English); }

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_lookup, *boost::unit_test::label("laws-lookup"))

BOOST_AUTO_TEST_CASE(everyday_english_finds_the_article_first) {
  ask(Language::English, {{"phone", "11.3.2.1"},          {"threefold", "9.2.1"},
                          {"stalemate", "5.2.1"},         {"illegal move", "7.5.1"},
                          {"flag fell", "6.8"},           {"touch move", "4.3"},
                          {"draw offer", "9.1.2.1"},      {"late player", "6.7.1"},
                          {"castling", "3.8.2"},          {"two hands", "7.5.4"},
                          {"wrong colours", "7.3"},       {"50 moves", "9.3"},
                          {"promotion", "3.7.5.1"},       {"insufficient material", "5.2.2"},
                          {"both flags down", "III.3.1"}, {"smoking", "11.3.4"},
                          {"resigns", "5.1.2"},           {"sealed move", "I.1.1"},
                          {"en passant", "3.7.4.1"},      {"penalties", "12.9"}});
}

BOOST_AUTO_TEST_CASE(everyday_czech_finds_the_article_first) {
  ask(Language::Czech, {{"nemožný tah", "7.5.1"},
                        {"mobil", "11.3.2.1"},
                        {"opakování", "9.2.1"},
                        {"spadl praporek", "6.8"},
                        {"pat", "5.2.1"},
                        {"rošáda", "3.8.2"},
                        {"nabídka remízy", "9.1.2.1"},
                        {"pozdní příchod", "6.7.1"},
                        {"dotknuto hráno", "4.3"},
                        {"obě ruce", "7.5.4"},
                        {"padesát tahů", "9.3"},
                        {"prohozené barvy", "7.3"},
                        {"vzdal se", "5.1.2"},
                        {"kouření", "11.3.4"},
                        {"časová tíseň", "8.4"},
                        {"braní mimochodem", "3.7.4.1"},
                        {"odvolání", "11.10"},
                        {"záchod", "11.2.3.2"},
                        {"NEMOZNEHO TAHU", "7.5.1"},
                        {"oba králové v šachu", "A.4.4"}});
}

BOOST_AUTO_TEST_CASE(everyday_slovak_finds_the_article_first) {
  ask(Language::Slovak, {{"padol praporok", "6.8"},
                         {"nemožný ťah", "7.5.1"},
                         {"mobil", "11.3.2.1"},
                         {"opakovanie", "9.2.1"},
                         {"pat", "5.2.1"},
                         {"spadla zástavka", "6.8"},
                         {"ponuka remízy", "9.1.2.1"},
                         {"prišiel neskoro", "6.7.1"},
                         {"rošáda", "3.8.2"},
                         {"dotkol sa figúrky", "4.3"},
                         {"dve ruky", "7.5.4"},
                         {"päťdesiat ťahov", "9.3"},
                         {"opačné farby", "7.3"},
                         {"vzdal sa", "5.1.2"},
                         {"protest", "11.10"},
                         {"fajčenie", "11.3.4"},
                         {"pečatený ťah", "I.1.1"},
                         {"mrtva pozicia", "5.2.2"},
                         {"časová tieseň", "8.4"},
                         {"šach960", "II.1"}});
}

BOOST_AUTO_TEST_CASE(a_number_gives_the_article_and_its_parts) {
  BOOST_TEST(numbers(english_2018().by_number("9.2")) ==
                 (std::vector<std::string>{"9.2", "9.2.1", "9.2.1.1", "9.2.1.2", "9.2.2", "9.2.2.1",
                                           "9.2.2.2"}),
             boost::test_tools::per_element());
  BOOST_TEST(numbers(english_2018().by_number("III.4")) == (std::vector<std::string>{"III.4"}),
             boost::test_tools::per_element());
  BOOST_TEST(english_2018().by_number("9.9").empty());
}

BOOST_AUTO_TEST_CASE(an_article_brings_its_notes_and_those_of_the_article_it_is_part_of) {
  const auto notes = numbers(english_2018().notes_on("4.4.2"));
  BOOST_TEST(notes == (std::vector<std::string>{"4", "4.4.2"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_article_knows_who_speaks_of_it) {
  const auto texts = numbers(english_2018().speaking_of("7.5.5"));
  BOOST_TEST(texts == (std::vector<std::string>{"A.4.2"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_word_counts_before_some_do) {
  const auto found = english_2018().by_words("rook castling lost");
  BOOST_REQUIRE(!found.empty());
  BOOST_TEST(std::ranges::all_of(found, &Found::every_word));
  const auto partly = english_2018().by_words("castling xylophone");
  BOOST_REQUIRE(!partly.empty());
  BOOST_TEST(std::ranges::none_of(partly, &Found::every_word));
}

BOOST_AUTO_TEST_CASE(words_nobody_wrote_find_nothing) {
  BOOST_TEST(english_2018().by_words("xylophone").empty());
  BOOST_TEST(english_2018().by_words("").empty());
}

BOOST_AUTO_TEST_CASE(the_glossary_is_searched_too) {
  const auto found = english_2018().by_words("minor piece");
  BOOST_REQUIRE(!found.empty());
  BOOST_TEST(found.front().text->number == "minor-piece");
}

BOOST_AUTO_TEST_SUITE_END()
