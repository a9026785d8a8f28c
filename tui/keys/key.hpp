#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::tui {

enum class KeyName : std::uint8_t {
  Character,
  Enter,
  Escape,
  Tab,
  BackTab,
  Backspace,
  Delete,
  Left,
  Right,
  Up,
  Down,
  Home,
  End,
  PageUp,
  PageDown,
  Control,  ///< with the letter in `rune`
};

/// One key as the arbiter pressed it.
struct Key {
  KeyName name = KeyName::Character;
  char32_t rune = 0;  ///< the character, or the small letter pressed with Ctrl

  friend bool operator==(const Key&, const Key&) = default;
};

constexpr Key character(char32_t rune) { return {KeyName::Character, rune}; }
constexpr Key control(char32_t letter) { return {KeyName::Control, letter}; }

/// The digit the arbiter means. On Czech and Slovak keyboards the unshifted digit row sends
/// +ěščřžýáíé or +ľščťžýáíé: wherever a digit is expected these are 1234567890.
std::optional<char> digit_of(const Key& key);

/// The character as UTF-8; empty for any other key.
std::string text_of(const Key& key);

/// The characters of a UTF-8 text; bytes that are none are left out.
std::u32string runes_of(std::string_view text);
std::string utf8_of(char32_t rune);

}  // namespace praporek::tui
