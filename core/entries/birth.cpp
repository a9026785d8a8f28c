#include "core/entries/birth.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

namespace praporek::entries {

namespace {

struct Date {
  int year = 0;
  int month = 0;
  int day = 0;
};

constexpr int oldest = 1900;
constexpr int youngest = 2100;

bool is_year(int number) { return number >= oldest && number <= youngest; }

bool is_day_of(const Date& date) {
  constexpr std::array<int, 13> days{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (date.month < 0 || date.month > 12 || date.day < 0) return false;
  return date.day <= days[static_cast<std::size_t>(date.month)];
}

/// The numbers between '.', '/', '-' and blanks; nothing when there is anything else.
std::optional<std::vector<int>> numbers_of(std::string_view text) {
  std::string spaced{text};
  std::ranges::replace_if(
      spaced, [](char c) { return c == '.' || c == '/' || c == '-'; }, ' ');
  std::vector<int> numbers;
  for (const std::string_view word : words_of(spaced)) {
    const auto number = whole_number(word);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

std::optional<Date> date_of(std::string_view text) {
  const auto numbers = numbers_of(trimmed(text));
  if (!numbers || (numbers->size() != 1 && numbers->size() != 3)) return std::nullopt;
  Date date{numbers->front(), 0, 0};
  if (numbers->size() == 3) {
    const bool year_first = is_year(numbers->front());
    date = {year_first ? (*numbers)[0] : (*numbers)[2], (*numbers)[1],
            year_first ? (*numbers)[2] : (*numbers)[0]};
  }
  if (!is_year(date.year) || !is_day_of(date)) return std::nullopt;
  return date;
}

}  // namespace

std::optional<int> birth_year(std::string_view text) {
  const auto date = date_of(text);
  return date ? std::optional{date->year} : std::nullopt;
}

std::string birth_as_reported(std::string_view text) {
  const auto date = date_of(text);
  return date ? fmt::format("{}/{:02}/{:02}", date->year, date->month, date->day) : std::string{};
}

bool is_full_date(std::string_view birth) {
  const auto date = date_of(birth);
  return date && date->month > 0 && date->day > 0;
}

}  // namespace praporek::entries
