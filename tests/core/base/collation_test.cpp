#include "core/base/collation.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

using praporek::compare_names;

BOOST_AUTO_TEST_SUITE(base_collation)

BOOST_AUTO_TEST_CASE(names_stand_as_in_a_czech_or_slovak_list) {
  const std::vector<std::string> sorted{
      "Adam",   "Ádám",   "Adámek", "Äpfel",      "Balla",         "Cibula", "Cyril",   "Čapek",
      "Čermák", "Ďurica", "Dvořák", "Eben",       "Hora",          "Hý",     "Chalupa", "Chytil",
      "Ivan",   "Novak",  "Novák",  "Novák, Jan", "Nováková, Eva", "Oto",    "Ôsmy",    "Pavel",
      "Rada",   "Řada",   "Sova",   "Šebek",      "Zeman",         "Žák"};
  std::vector<std::string> shuffled{sorted.rbegin(), sorted.rend()};
  std::ranges::sort(shuffled, [](const auto& a, const auto& b) { return compare_names(a, b) < 0; });
  BOOST_TEST(shuffled == sorted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(letters_come_before_accents_and_accents_before_case) {
  BOOST_TEST((compare_names("Krása", "krasb") < 0));
  BOOST_TEST((compare_names("krasa", "Krasa") < 0));
  BOOST_TEST((compare_names("Krasa", "krása") < 0));
  BOOST_TEST((compare_names("úl", "ůl") < 0));
  BOOST_TEST((compare_names("Ostrava", "Ostrava") == 0));
}

BOOST_AUTO_TEST_CASE(ch_is_one_letter_whatever_its_case) {
  BOOST_TEST((compare_names("hz", "cha") < 0));
  BOOST_TEST((compare_names("HZ", "CHA") < 0));
  BOOST_TEST((compare_names("Cha", "I") < 0));
  BOOST_TEST((compare_names("čh", "d") < 0));
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_still_have_an_order) {
  BOOST_TEST((compare_names("a\xC3", "a\xC3") == 0));
  BOOST_TEST((compare_names("a\xFF", "a") > 0));
  BOOST_TEST((compare_names("\xE2\x82", "x") != 0));
}

BOOST_AUTO_TEST_SUITE_END()
