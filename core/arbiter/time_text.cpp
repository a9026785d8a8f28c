#include "core/arbiter/time_text.hpp"

#include "core/base/text.hpp"

#include <cstdlib>
#include <fmt/format.h>
#include <vector>

namespace praporek::arbiter {

namespace {

using std::chrono::hours;
using std::chrono::seconds;

constexpr seconds day = hours{24};
constexpr seconds half_a_day = hours{12};

/// The numbers between colons; all but the first below sixty.
std::vector<int> colon_numbers(std::string_view text) {
  std::vector<int> numbers;
  for (const std::string_view piece : split(text, ':')) {
    const int number = whole_number(piece).value_or(-1);
    if (number < 0 || (!numbers.empty() && (number > 59 || piece.size() != 2))) return {};
    numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

std::optional<seconds> read_clock(std::string_view text) {
  const std::vector<int> numbers = colon_numbers(text);
  if (numbers.empty() || numbers.size() > 3 || numbers.front() > 1'000'000) return std::nullopt;
  seconds all{0};
  for (const int number : numbers) all = all * 60 + seconds{number};
  return all;
}

std::optional<seconds> read_time_of_day(std::string_view text) {
  std::vector<int> numbers = colon_numbers(text);
  if (numbers.size() < 2 || numbers.size() > 3 || numbers.front() > 23) return std::nullopt;
  if (numbers.size() == 2) numbers.push_back(0);
  return seconds{numbers[0] * 3600 + numbers[1] * 60 + numbers[2]};
}

seconds time_between(seconds earlier, seconds later) {
  const seconds apart = later - earlier;
  return apart < -half_a_day ? apart + day : apart;
}

std::string clock_text(seconds time) {
  const auto all = std::abs(time.count());
  return fmt::format("{}{}:{:02}:{:02}", time.count() < 0 ? "-" : "", all / 3600, all / 60 % 60,
                     all % 60);
}

std::string signed_clock_text(seconds change) {
  return (change.count() < 0 ? "" : "+") + clock_text(change);
}

std::string time_of_day_text(seconds since_midnight) {
  const auto all = since_midnight.count() % day.count();
  const std::string minutes = fmt::format("{:02}:{:02}", all / 3600, all / 60 % 60);
  return all % 60 == 0 ? minutes : fmt::format("{}:{:02}", minutes, all % 60);
}

}  // namespace praporek::arbiter
