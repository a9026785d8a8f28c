#include "tui/keys/key.hpp"

#include <boost/test/unit_test.hpp>

namespace tui = praporek::tui;

BOOST_AUTO_TEST_SUITE(keys)

BOOST_AUTO_TEST_CASE(both_digit_rows_mean_digits) {
  for (const char32_t* row : {U"1234567890", U"+ěščřžýáíé", U"+ľščťžýáíé"}) {
    std::string digits;
    for (const char32_t* each = row; *each != 0; ++each) {
      digits += tui::digit_of(tui::character(*each)).value_or('?');
    }
    BOOST_TEST(digits == "1234567890");
  }
}

BOOST_AUTO_TEST_CASE(letters_and_arrows_are_no_digits) {
  BOOST_TEST(!tui::digit_of(tui::character(U'e')));
  BOOST_TEST(!tui::digit_of({tui::KeyName::Left, 0}));
  BOOST_TEST(!tui::digit_of(tui::control(U'1')));
}

BOOST_AUTO_TEST_CASE(characters_go_to_utf8_and_back) {
  for (const char32_t rune : {U'a', U'ř', U'⚑', U'\x1F600'}) {
    const std::u32string back = tui::runes_of(tui::utf8_of(rune));
    BOOST_REQUIRE(back.size() == 1);
    BOOST_TEST(static_cast<unsigned>(back.front()) == static_cast<unsigned>(rune));
  }
}

BOOST_AUTO_TEST_CASE(broken_bytes_are_left_out) {
  BOOST_TEST(tui::runes_of("a\xFF\xC3").size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
