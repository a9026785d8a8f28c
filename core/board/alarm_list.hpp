#pragma once

#include "core/board/finding.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace praporek::board {

/// The alarms of one table that are not over yet: each is reported when it begins and when it
/// ends, never in between.
class AlarmList {
 public:
  using Findings = std::vector<Finding>;

  void raise(AlarmFound alarm, Findings& out) {
    if (is_on(alarm.kind)) return;
    on_.push_back(alarm.kind);
    out.emplace_back(std::move(alarm));
  }

  void end(AlarmKind kind, Instant at, Findings& out) {
    if (std::erase(on_, kind) != 0) out.emplace_back(AlarmFound{at, kind, true, {}, {}});
  }

  /// Raised or ended, as the condition says.
  void set(AlarmFound alarm, bool condition, Findings& out) {
    if (condition) {
      raise(std::move(alarm), out);
    } else {
      end(alarm.kind, alarm.at, out);
    }
  }

  [[nodiscard]] bool is_on(AlarmKind kind) const {
    return std::ranges::find(on_, kind) != on_.end();
  }
  [[nodiscard]] const std::vector<AlarmKind>& all() const { return on_; }

 private:
  std::vector<AlarmKind> on_;
};

}  // namespace praporek::board
