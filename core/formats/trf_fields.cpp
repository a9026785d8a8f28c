#include "core/formats/trf_fields.hpp"

#include "core/base/text.hpp"

#include <array>
#include <string>

namespace praporek::formats {

namespace {

using pairing::Mark;

struct Letter {
  char letter;
  Mark mark;
};

constexpr std::array<Letter, 13> letters{{
    {'1', Mark::Win},
    {'=', Mark::Draw},
    {'0', Mark::Loss},
    {'W', Mark::UnratedWin},
    {'D', Mark::UnratedDraw},
    {'L', Mark::UnratedLoss},
    {'+', Mark::ForfeitWin},
    {'-', Mark::ForfeitLoss},
    {'H', Mark::HalfPointBye},
    {'F', Mark::FullPointBye},
    {'U', Mark::PairingBye},
    {'Z', Mark::ZeroPointBye},
    {' ', Mark::Adjourned},
}};

constexpr int most_points = 99;  // a column of points has four characters

}  // namespace

char letter_of(Mark mark) {
  for (const Letter& row : letters) {
    if (row.mark == mark) return row.letter;
  }
  return ' ';
}

std::optional<Mark> mark_of(char letter) {
  const char upper =
      letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  for (const Letter& row : letters) {
    if (row.letter == upper) return row.mark;
  }
  return std::nullopt;
}

std::optional<Score> points_from(std::string_view text) {
  const auto dot = text.find('.');
  const std::string_view decimals = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  const auto whole = whole_number(text.substr(0, dot));
  if (!whole || *whole < 0 || *whole > most_points || text.front() == '-') return std::nullopt;
  if (decimals.size() != 1 || decimals[0] < '0' || decimals[0] > '9') return std::nullopt;
  return Score{*whole * 10 + (decimals[0] - '0')};
}

}  // namespace praporek::formats
