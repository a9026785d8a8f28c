#include "core/base/score.hpp"

#include <cstdlib>

namespace praporek {

std::string with_decimal_point(Score score) {
  const int size = std::abs(score.tenths);
  return (score.tenths < 0 ? "-" : "") + std::to_string(size / 10) + "." +
         std::to_string(size % 10);
}

std::string with_fraction(Score score) {
  const int size = std::abs(score.tenths);
  const std::string sign = score.tenths < 0 ? "-" : "";
  if (size % 10 == 0) return sign + std::to_string(size / 10);
  if (size % 10 != 5) return with_decimal_point(score);
  return sign + (size >= 10 ? std::to_string(size / 10) : "") + "½";
}

}  // namespace praporek
