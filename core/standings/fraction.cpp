#include "core/standings/fraction.hpp"

#include <cstdlib>

namespace praporek::standings {

std::string with_decimals(Fraction number, int decimals) {
  std::int64_t unit = 1;
  for (int i = 0; i < decimals; ++i) unit *= 10;
  const std::int64_t doubled = 2 * number.top * unit + number.bottom;
  const std::int64_t step = 2 * number.bottom;
  const std::int64_t rounded = doubled / step - (doubled % step < 0 ? 1 : 0);
  const std::int64_t size = std::abs(rounded);
  std::string text = (rounded < 0 ? "-" : "") + std::to_string(size / unit);
  if (decimals == 0) return text;
  const std::string digits = std::to_string(size % unit);
  return text + "." + std::string(static_cast<std::size_t>(decimals) - digits.size(), '0') + digits;
}

}  // namespace praporek::standings
