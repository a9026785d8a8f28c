#include "core/prizes/money.hpp"

#include "core/base/text.hpp"

namespace praporek::prizes {

std::optional<Cents> cents_of(std::string_view text) {
  const auto point = text.find_first_of(".,");
  const auto whole = whole_number(text.substr(0, point));
  if (!whole || *whole < 0) return std::nullopt;
  Cents cents = Cents{*whole} * 100;
  if (point == std::string_view::npos) return cents;
  const std::string_view decimals = text.substr(point + 1);
  const auto part = whole_number(decimals);
  if (!part || *part < 0 || decimals.size() > 2) return std::nullopt;
  return cents + (decimals.size() == 1 ? *part * 10 : *part);
}

}  // namespace praporek::prizes
