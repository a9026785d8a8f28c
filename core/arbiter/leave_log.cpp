#include "core/arbiter/leave_log.hpp"

#include "core/arbiter/time_text.hpp"

namespace praporek::arbiter {

std::optional<std::chrono::seconds> time_away(const Absence& absence) {
  if (!absence.out || !absence.back) return std::nullopt;
  return time_between(*absence.out, *absence.back);
}

std::string text_of(const Absence& absence) {
  std::string text;
  if (absence.out) text += time_of_day_text(*absence.out) + "-";
  if (absence.back) text += time_of_day_text(*absence.back);
  return text + (text.empty() ? "" : " ") + absence.where;
}

LeaveSummary summary_of(const std::vector<Absence>& log, Side side) {
  LeaveSummary summary;
  for (const Absence& absence : log) {
    if (absence.side != side) continue;
    ++summary.times;
    summary.away += time_away(absence).value_or(std::chrono::seconds{0});
    summary.is_away = absence.out && !absence.back;
  }
  return summary;
}

}  // namespace praporek::arbiter
