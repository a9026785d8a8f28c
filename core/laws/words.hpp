#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

/// The words of a text for searching: lower case, accents gone, signs dropped. "Pád praporku!"
/// has the words pad, praporku.
std::vector<std::string> search_words(std::string_view text);

/// Without the small words that say nothing ("the", "při", "keď"), unless nothing else is left.
std::vector<std::string> telling_words(std::vector<std::string> words);

/// How well a word of the text answers a word asked for.
enum class Match { None, Kindred, Same };

/// Kindred: the beginning of a word, or the same stem with another ending (praporek, praporku).
Match match(std::string_view asked, std::string_view word);

}  // namespace praporek::laws
