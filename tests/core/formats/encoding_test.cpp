#include "core/formats/encoding.hpp"

#include <boost/test/unit_test.hpp>

namespace f = praporek::formats;

BOOST_AUTO_TEST_SUITE(formats_encoding)

BOOST_AUTO_TEST_CASE(well_formed_utf8_is_told_from_other_bytes) {
  BOOST_TEST(f::is_utf8(""));
  BOOST_TEST(f::is_utf8("Dvořák ♔ 𝄞"));
  BOOST_TEST(!f::is_utf8("Dvo\xF8\xE1k"));
  BOOST_TEST(!f::is_utf8("\xC0\xAF"));          // overlong
  BOOST_TEST(!f::is_utf8("\xE0\x80\xAF"));      // overlong
  BOOST_TEST(!f::is_utf8("\xED\xA0\x80"));      // surrogate
  BOOST_TEST(!f::is_utf8("\xF4\x90\x80\x80"));  // above U+10FFFF
  BOOST_TEST(!f::is_utf8("\xC5"));              // cut short
}

BOOST_AUTO_TEST_CASE(windows_1250_gives_czech_and_slovak_letters) {
  BOOST_TEST(f::utf8_from_windows_1250("P\xF8\xEDli\x9A \x9Elu\x9Dou\xE8k\xFD k\xF9\xF2") ==
             "Příliš žluťoučký kůň");
  BOOST_TEST(f::utf8_from_windows_1250("\xBE\x61lud\x20\xC0\xE0\xE5") == "ľalud Ŕŕĺ");
  BOOST_TEST(f::utf8_from_windows_1250("\x80\x81") == "€\xEF\xBF\xBD");
}

BOOST_AUTO_TEST_CASE(plain_letters_keep_every_column) {
  BOOST_TEST(f::plain_letters("Dvořák, Žofie Łukasz Ľudmila ß") ==
             "Dvorak, Zofie Lukasz Ludmila s");
  BOOST_TEST(f::plain_letters("Карпов ♔") == "?????? ?");
  BOOST_TEST(f::plain_letters("bad\xF8") == "bad?");
  BOOST_TEST(f::length_in_characters("Dvořák") == 6);
}

BOOST_AUTO_TEST_SUITE_END()
