#include "core/laws/number.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace praporek::laws {

namespace {

constexpr std::array<std::string_view, 3> guidelines{"I", "II", "III"};
constexpr int last_article = 12;

std::string upper_case(std::string_view text) {
  std::string upper{text};
  for (char& letter : upper) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return upper;
}

bool is_guideline(std::string_view part) { return std::ranges::count(guidelines, part) > 0; }

bool is_appendix(std::string_view part) {
  return part.size() == 1 && part[0] >= 'A' && part[0] <= 'D';
}

bool is_article(std::string_view part) {
  const auto number = whole_number(part);
  return number && *number >= 0 && *number <= last_article;
}

/// Which part of the book, and the place in it, for each step of the number.
std::vector<int> place_of(std::string_view number) {
  std::vector<int> place;
  for (const std::string_view part : split(number, '.')) {
    if (!place.empty()) {
      place.push_back(whole_number(part).value_or(0));
    } else if (is_appendix(part)) {
      place = {1, part[0]};
    } else if (is_guideline(part)) {
      place = {2, static_cast<int>(part.size())};
    } else {
      place = {0, whole_number(part).value_or(0)};
    }
  }
  return place;
}

}  // namespace

std::optional<std::string> number_meant(std::string_view asked) {
  const std::vector<std::string_view> words = words_of(asked);
  if (words.empty() || words.size() > 2) return std::nullopt;
  std::string number = upper_case(words.back());
  while (!number.empty() && (number.back() == '.' || number.back() == ':')) number.pop_back();
  if (number.starts_with("GI")) number.erase(0, 1);
  const std::vector<std::string_view> parts = split(number, '.');
  const std::string_view first = parts.front();
  if (!is_article(first) && !is_appendix(first) && !is_guideline(first)) return std::nullopt;
  const bool steps_are_numbers =
      std::all_of(parts.begin() + 1, parts.end(),
                  [](std::string_view part) { return whole_number(part).value_or(-1) >= 0; });
  return steps_are_numbers ? std::optional{number} : std::nullopt;
}

bool is_within(std::string_view number, std::string_view article) {
  return number.starts_with(article) &&
         (number.size() == article.size() || number[article.size()] == '.');
}

bool comes_before(std::string_view number, std::string_view other) {
  return place_of(number) < place_of(other);
}

}  // namespace praporek::laws
