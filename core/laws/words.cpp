#include "core/laws/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace praporek::laws {

namespace {

struct Accented {
  std::string_view letter;
  char plain;
};

constexpr std::array accents{
    Accented{"á", 'a'}, Accented{"Á", 'a'}, Accented{"ä", 'a'}, Accented{"Ä", 'a'},
    Accented{"č", 'c'}, Accented{"Č", 'c'}, Accented{"ď", 'd'}, Accented{"Ď", 'd'},
    Accented{"é", 'e'}, Accented{"É", 'e'}, Accented{"ě", 'e'}, Accented{"Ě", 'e'},
    Accented{"í", 'i'}, Accented{"Í", 'i'}, Accented{"ĺ", 'l'}, Accented{"Ĺ", 'l'},
    Accented{"ľ", 'l'}, Accented{"Ľ", 'l'}, Accented{"ň", 'n'}, Accented{"Ň", 'n'},
    Accented{"ó", 'o'}, Accented{"Ó", 'o'}, Accented{"ô", 'o'}, Accented{"Ô", 'o'},
    Accented{"ö", 'o'}, Accented{"Ö", 'o'}, Accented{"ř", 'r'}, Accented{"Ř", 'r'},
    Accented{"ŕ", 'r'}, Accented{"Ŕ", 'r'}, Accented{"š", 's'}, Accented{"Š", 's'},
    Accented{"ť", 't'}, Accented{"Ť", 't'}, Accented{"ú", 'u'}, Accented{"Ú", 'u'},
    Accented{"ů", 'u'}, Accented{"Ů", 'u'}, Accented{"ü", 'u'}, Accented{"Ü", 'u'},
    Accented{"ý", 'y'}, Accented{"Ý", 'y'}, Accented{"ž", 'z'}, Accented{"Ž", 'z'},
};

// English, Czech and Slovak together: none of them is a chess word of another.
constexpr std::array<std::string_view, 58> small_words{
    "a",   "an",   "and",  "are",  "at",  "be",  "by",  "can", "do",  "does", "for", "from",
    "has", "have", "he",   "his",  "how", "if",  "is",  "it",  "my",  "of",   "or",  "s",
    "the", "to",   "what", "when", "who", "was", "ale", "ako", "byl", "co",   "jak", "je",
    "k",   "kdy",  "kdyz", "ked",  "kto", "kdo", "ma",  "na",  "o",   "pri",  "pro", "pre",
    "s",   "sa",   "se",   "si",   "u",   "v",   "ve",  "z",   "za",  "ze",
};

/// The next letter of the text as a plain one, or a blank for what is no letter; takes its bytes.
char take_letter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) {
    text.remove_prefix(1);
    return std::isalnum(first) != 0 ? static_cast<char>(std::tolower(first)) : ' ';
  }
  const auto* const found = std::ranges::find_if(
      accents, [&](const Accented& accent) { return text.starts_with(accent.letter); });
  if (found != accents.end()) {
    text.remove_prefix(found->letter.size());
    return found->plain;
  }
  text.remove_prefix(1);
  return ' ';
}

std::size_t shared_beginning(std::string_view a, std::string_view b) {
  const auto differ = std::mismatch(
      a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin());
  return static_cast<std::size_t>(differ.first - a.begin());
}

constexpr std::size_t shortest_beginning = 3;  // "pat" may be typed for "patová"
constexpr std::size_t shortest_stem = 4;
constexpr std::size_t longest_ending = 3;  // praporek and praporku, nemožný and nemožného
constexpr std::size_t short_ending = 2;    // tah and tahu: what may follow a short word

}  // namespace

std::vector<std::string> search_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  while (!text.empty()) {
    const char letter = take_letter(text);
    if (letter != ' ') {
      word += letter;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

std::vector<std::string> telling_words(std::vector<std::string> words) {
  std::vector<std::string> telling;
  std::ranges::copy_if(words, std::back_inserter(telling), [](const std::string& word) {
    return std::ranges::find(small_words, word) == small_words.end();
  });
  return telling.empty() ? words : telling;
}

Match match(std::string_view asked, std::string_view word) {
  if (asked == word) return Match::Same;
  const std::size_t shared = shared_beginning(asked, word);
  if (shared == asked.size() && shared >= shortest_beginning) return Match::Kindred;
  if (shared == word.size() && shared >= shortest_beginning &&
      asked.size() <= shared + short_ending) {
    return Match::Kindred;
  }
  const bool same_stem =
      shared >= shortest_stem && shared + longest_ending >= std::max(asked.size(), word.size());
  return same_stem ? Match::Kindred : Match::None;
}

}  // namespace praporek::laws
