#pragma once

#include "core/base/side.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace praporek::arbiter {

/// One time a player was away from the board (Laws 11.2.3); only arbiters see the log.
struct Absence {
  Side side = Side::White;
  std::string where;  ///< "venue", "area", "toilet" …
  std::optional<std::chrono::seconds> out;
  std::optional<std::chrono::seconds> back;
  bool permitted = false;

  friend bool operator==(const Absence&, const Absence&) = default;
};

/// How long the player was away; none while he is.
std::optional<std::chrono::seconds> time_away(const Absence& absence);

/// "16:05-16:12 venue".
std::string text_of(const Absence& absence);

/// How often and how long altogether: what makes an arbiter look twice.
struct LeaveSummary {
  int times = 0;
  std::chrono::seconds away{0};
  bool is_away = false;

  friend bool operator==(const LeaveSummary&, const LeaveSummary&) = default;
};

LeaveSummary summary_of(const std::vector<Absence>& log, Side side);

}  // namespace praporek::arbiter
