#include "core/prizes/prize_sheet.hpp"

#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/prizes/money.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace praporek::prizes {

namespace {

/// Why a line was not understood; nothing when it was.
using Fault = std::optional<Message>;

Fault unknown(std::string_view value) {
  return Message{"prizes.unknown-value", {std::string{value}}};
}

Fault set_sharing(PrizeSheet& sheet, std::string_view value) {
  if (value == "place") {
    sheet.sharing = Sharing::ByPlace;
  } else if (value == "equal" || value == "1992") {  // Swiss 1992 F10: equal points share the money
    sheet.sharing = Sharing::Equal;
  } else if (value == "hort") {
    sheet.sharing = Sharing::Hort;
  } else {
    return unknown(value);
  }
  return {};
}

Fault set_cumulation(PrizeSheet& sheet, std::string_view value) {
  if (value != "yes" && value != "no") return unknown(value);
  sheet.cumulation = value == "yes";
  return {};
}

Fault set_date(PrizeSheet& sheet, std::string_view value) {
  const auto year = entries::birth_year(value);
  if (!year) return unknown(value);
  sheet.year = *year;
  return {};
}

Fault set_unit(PrizeSheet& sheet, std::string_view value) {
  const auto unit = cents_of(value);
  if (!unit || *unit <= 0) return unknown(value);
  sheet.unit = *unit;
  return {};
}

Fault set_currency(PrizeSheet& sheet, std::string_view value) {
  sheet.currency = value;
  return {};
}

struct Setting {
  std::string_view name;
  Fault (*set)(PrizeSheet&, std::string_view);
};

constexpr Setting settings[] = {{"date", set_date},
                                {"sharing", set_sharing},
                                {"cumulation", set_cumulation},
                                {"currency", set_currency},
                                {"round-to", set_unit}};

/// "1600-1799", "-1599", "2000-".
std::optional<Category> rating_band(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view low = trimmed(text.substr(0, dash));
  const std::string_view high = trimmed(text.substr(dash + 1));
  const auto lowest = low.empty() ? std::optional{0} : whole_number(low);
  const auto highest = high.empty() ? std::optional{0} : whole_number(high);
  if (!lowest || !highest || (low.empty() && high.empty())) return std::nullopt;
  if (*highest != 0 && *highest < *lowest) return std::nullopt;
  return Category{CategoryKind::Rating, 0, *lowest, *highest, {}};
}

std::optional<Category> age_category(std::string_view name) {
  const auto age = whole_number(name.substr(1));
  if (!age || *age <= 0) return std::nullopt;
  const bool under = name.front() == 'u' || name.front() == 'U';
  return Category{under ? CategoryKind::Under : CategoryKind::Senior, *age, 0, 0, {}};
}

std::optional<Category> category_of(std::string_view name) {
  if (name == "overall") return Category{};
  if (name == "women") return Category{CategoryKind::Women, 0, 0, 0, {}};
  if (name == "unrated") return Category{CategoryKind::Unrated, 0, 0, 0, {}};
  if (name.starts_with("rating ")) return rating_band(trimmed(name.substr(7)));
  if (name.starts_with("club ")) {
    return Category{CategoryKind::Club, 0, 0, 0, std::string{trimmed(name.substr(5))}};
  }
  if (name.size() > 1 && std::string_view{"uUsS"}.find(name.front()) != std::string_view::npos) {
    return age_category(name);
  }
  return std::nullopt;
}

Fault add_list(PrizeSheet& sheet, std::string_view name, std::string_view amounts) {
  const auto category = category_of(name);
  if (!category) return Message{"prizes.unknown-category", {std::string{name}}};
  PrizeList list{*category, std::string{name}, {}};
  for (const std::string_view word : words_of(amounts)) {
    const auto amount = cents_of(word);
    if (!amount) return Message{"prizes.not-an-amount", {std::string{word}}};
    if (!list.prizes.empty() && *amount > list.prizes.back()) {
      return Message{"prizes.lower-place-wins-more", {std::string{word}}};
    }
    list.prizes.push_back(*amount);
  }
  if (list.prizes.empty()) return Message{"prizes.no-amount", {std::string{name}}};
  sheet.lists.push_back(std::move(list));
  return {};
}

Fault read_line(PrizeSheet& sheet, std::string_view line) {
  const auto colon = line.find(':');
  if (colon == std::string_view::npos) {
    return Message{"prizes.no-colon", {std::string{line}}};
  }
  const std::string_view name = trimmed(line.substr(0, colon));
  const std::string_view value = trimmed(line.substr(colon + 1));
  const auto* setting = std::ranges::find(settings, name, &Setting::name);
  return setting != std::end(settings) ? setting->set(sheet, value) : add_list(sheet, name, value);
}

}  // namespace

SheetReading read_sheet(std::string_view text) {
  SheetReading reading;
  int number = 0;
  for (const std::string_view whole_line : lines_of(text)) {
    ++number;
    const std::string_view line = trimmed(whole_line.substr(0, whole_line.find('#')));
    if (line.empty()) continue;
    if (auto fault = read_line(reading.sheet, line)) {
      reading.faults.push_back({number, std::move(*fault)});
    }
  }
  const bool ages = std::ranges::any_of(reading.sheet.lists, depends_on_age, &PrizeList::category);
  if (ages && reading.sheet.year == 0) {
    reading.faults.push_back({0, Message{"prizes.no-date", {}}});
  }
  return reading;
}

}  // namespace praporek::prizes
