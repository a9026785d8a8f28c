#pragma once

#include <string>
#include <string_view>

namespace praporek::formats {

/// Well-formed UTF-8: no stray bytes, no overlong forms, no surrogates.
bool is_utf8(std::string_view bytes);

/// Windows-1250, the Central European code page, as UTF-8. The five bytes it does not define become
/// U+FFFD.
std::string utf8_from_windows_1250(std::string_view bytes);

/// The same text with plain letters: "Dvořák" is "Dvorak", "Łukasz" is "Lukasz". What has no plain
/// letter becomes "?", one for a character, so that columns stay where they are.
std::string plain_letters(std::string_view utf8);

/// The number of characters (not bytes) of a text in UTF-8.
int length_in_characters(std::string_view utf8);

}  // namespace praporek::formats
