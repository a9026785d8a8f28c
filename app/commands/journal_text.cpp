#include "app/commands/journal_text.hpp"

#include "core/base/clean_text.hpp"
#include "core/hall/codec.hpp"
#include "core/hall/row.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace praporek::app {

namespace {

using Json = nlohmann::json;

std::string shown(const Json& value) {
  if (value.is_null()) return "-";
  // A file from elsewhere may hold what the hall itself would never write.
  return clean_text(value.is_string() ? value.get<std::string>() : value.dump());
}

bool says_nothing(const Json& value) {
  if (value.is_string()) return value.get_ref<const std::string&>().empty();
  return value.empty() || value == 0 || value == false;
}

/// "result - → 1-0" for each field that differs; a new record names what is not empty.
std::string differences(const Json& before, const Json& after) {
  std::string text;
  const Json& named = after.is_null() ? before : after;
  for (const auto& [name, value] : named.items()) {
    const Json old = before.is_null() ? Json() : before.value(name, Json());
    const Json now = after.is_null() ? Json() : after.value(name, Json());
    if (old == now) continue;
    if (before.is_null() && says_nothing(now)) continue;
    text += before.is_null() ? fmt::format(" {}={}", name, shown(now))
                             : fmt::format(" {} {} → {}", name, shown(old), shown(now));
  }
  return text;
}

std::string readable(const hall::Change& change) {
  const Json json = Json::parse(hall::encode(change));
  const Json& before = json["before"];
  const Json& after = json["after"];
  const std::string name = json["record"].get<std::string>() + " " + hall::key_text(change);
  if (after.is_null()) return "  " + name + " removed\n";
  return "  " + name + (before.is_null() ? " new:" : ":") + differences(before, after) + "\n";
}

}  // namespace

std::string readable(const hall::Group& group) {
  const std::chrono::sys_time<Millis> at{group.at.since_epoch};
  const auto seconds = std::chrono::floor<std::chrono::seconds>(at);
  std::string text = fmt::format("{} {:%Y-%m-%d %H:%M:%S}Z {} {}", group.number, seconds,
                                 clean_text(group.who), clean_text(group.why));
  if (group.undoes) text += fmt::format(" of {}", *group.undoes);
  if (!group.article.empty()) text += " (" + clean_text(group.article) + ")";
  text += '\n';
  for (const hall::Change& change : group.changes) text += readable(change);
  return text;
}

}  // namespace praporek::app
