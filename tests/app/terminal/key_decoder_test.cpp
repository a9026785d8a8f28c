#include "app/terminal/key_decoder.hpp"

#include <boost/test/unit_test.hpp>

namespace tui = praporek::tui;
using praporek::app::KeyDecoder;
using tui::Key;
using tui::KeyName;

namespace {

/// Names of the keys, characters as they are.
std::string shown(const std::vector<Key>& keys) {
  std::string text;
  for (const Key& key : keys) {
    switch (key.name) {
      case KeyName::Character:
        text += tui::text_of(key);
        break;
      case KeyName::Control:
        text += "^" + tui::utf8_of(key.rune);
        break;
      default:
        text += "<" + std::to_string(static_cast<int>(key.name)) + ">";
    }
  }
  return text;
}

std::string name(KeyName key) { return "<" + std::to_string(static_cast<int>(key)) + ">"; }

}  // namespace

BOOST_AUTO_TEST_SUITE(key_decoder)

BOOST_AUTO_TEST_CASE(letters_arrive_whole_even_when_cut_in_two) {
  KeyDecoder decoder;
  BOOST_TEST(shown(decoder.feed("a\xC5")) == "a");
  BOOST_TEST(!decoder.waits());
  BOOST_TEST(shown(decoder.feed("\x99")) == "ř");
}

BOOST_AUTO_TEST_CASE(arrows_of_every_terminal_are_arrows) {
  KeyDecoder decoder;
  for (const char* left : {"\x1b[D", "\x1bOD", "\x1b[1;5D"}) {
    BOOST_TEST(shown(decoder.feed(left)) == name(KeyName::Left));
  }
  BOOST_TEST(shown(decoder.feed("\x1b[Z\x1b[5~\x1bOM\r\x7f")) ==
             name(KeyName::BackTab) + name(KeyName::PageUp) + name(KeyName::Enter) +
                 name(KeyName::Enter) + name(KeyName::Backspace));
}

BOOST_AUTO_TEST_CASE(a_sequence_cut_in_two_is_one_key) {
  KeyDecoder decoder;
  BOOST_TEST(decoder.feed("\x1b").empty());
  BOOST_TEST(decoder.waits());
  BOOST_TEST(decoder.feed("[").empty());
  BOOST_TEST(shown(decoder.feed("C")) == name(KeyName::Right));
  BOOST_TEST(!decoder.waits());
}

BOOST_AUTO_TEST_CASE(an_escape_alone_is_the_key_after_a_while) {
  KeyDecoder decoder;
  BOOST_TEST(decoder.feed("\x1b").empty());
  BOOST_TEST(shown(decoder.time_out()) == name(KeyName::Escape));
  BOOST_TEST(shown(decoder.feed("x")) == "x");
}

BOOST_AUTO_TEST_CASE(function_keys_nobody_uses_say_nothing) {
  KeyDecoder decoder;
  BOOST_TEST(decoder.feed("\x1b[[A\x1b[11~\x1bOP\x1b[M").empty());
  BOOST_TEST(!decoder.waits());
}

BOOST_AUTO_TEST_CASE(a_pasted_line_end_confirms_nothing) {
  KeyDecoder decoder;
  BOOST_TEST(shown(decoder.feed("\x1b[200~1-0\rxy\x1b[201~\r")) == "1-0 xy" + name(KeyName::Enter));
}

BOOST_AUTO_TEST_CASE(control_letters_keep_their_letter) {
  KeyDecoder decoder;
  BOOST_TEST(shown(decoder.feed("\x0c\x1a")) == "^l^z");
}

BOOST_AUTO_TEST_SUITE_END()
