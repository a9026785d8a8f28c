#include "core/base/clean_text.hpp"

#include <boost/test/unit_test.hpp>

using praporek::clean_text;

BOOST_AUTO_TEST_SUITE(clean_texts)

BOOST_AUTO_TEST_CASE(ordinary_text_of_any_language_stays) {
  for (const char* text : {"", "Dvořák, Jan", "Ľubomír Žďárský", "Жуков", "王", "♞ 🏁"}) {
    BOOST_TEST(clean_text(text) == text);
  }
}

BOOST_AUTO_TEST_CASE(control_characters_are_shown_not_obeyed) {
  BOOST_TEST(clean_text("\x1b[2JGone\x07") == "␛[2JGone␇");
  BOOST_TEST(clean_text("a\x7f"
                        "b") == "a␡b");
  BOOST_TEST(clean_text("two\nlines\tand\rmore") == "two lines and more");
  BOOST_TEST(clean_text(std::string_view{"\0x", 2}) == "␀x");
  BOOST_TEST(clean_text("\xc2\x9b"
                        "2J") == "�2J");  // the one-character form of ESC [
}

BOOST_AUTO_TEST_CASE(text_cannot_turn_or_hide_what_follows) {
  BOOST_TEST(clean_text("a\u202Eb") == "a�b");
  BOOST_TEST(clean_text("a\u200Bb\u2066c\uFEFF") == "a�b�c�");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text_are_replaced_one_by_one) {
  BOOST_TEST(clean_text("\xff\xfe") == "��");
  BOOST_TEST(clean_text("\xc3") == "�");
  BOOST_TEST(clean_text("\xe2\x82") == "��");
  BOOST_TEST(clean_text("\xc0\xaf") == "��");       // an overlong slash
  BOOST_TEST(clean_text("\xed\xa0\x80") == "���");  // half a surrogate pair
}

BOOST_AUTO_TEST_SUITE_END()
