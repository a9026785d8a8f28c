#pragma once

#include <compare>
#include <string_view>

namespace praporek {

/// The order of names in Czech and Slovak lists, for text in UTF-8. Letters decide first, č, ř, š,
/// ž, ä, ô and ch being letters of their own (ch stands after h); then the other accents; then
/// lower case before upper case; then the bytes, so that only equal texts compare equal.
std::strong_ordering compare_names(std::string_view a, std::string_view b);

}  // namespace praporek
