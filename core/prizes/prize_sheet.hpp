#pragma once

#include "core/base/message.hpp"
#include "core/prizes/award.hpp"

#include <string_view>
#include <vector>

namespace praporek::prizes {

/// A line of a sheet that says nothing we understand.
struct SheetFault {
  int line = 0;
  Message message;

  friend bool operator==(const SheetFault&, const SheetFault&) = default;
};

struct SheetReading {
  PrizeSheet sheet;
  std::vector<SheetFault> faults;
};

/// Reads the organiser's sheet, one "what: value" a line, '#' begins a remark:
///
///     date: 2026-07-11        sharing: place | equal | hort | 1992      cumulation: yes | no
///     currency: Kč            round-to: 1
///     overall: 10000 6000 4000                women: 2000 1000
///     U18: 1500 800           S65: 1500       unrated: 300
///     rating 1600-1799: 1000  rating -1599: 500  rating 2000-: 900      club ŠK Brno: 400
///
/// Amounts are in whole coins with at most two decimals.
SheetReading read_sheet(std::string_view text);

}  // namespace praporek::prizes
