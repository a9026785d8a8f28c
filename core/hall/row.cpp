#include "core/hall/row.hpp"

#include "core/hall/state.hpp"

namespace praporek::hall {

namespace {

std::string text_of(int key) { return std::to_string(key); }
std::string text_of(const std::string& key) { return key; }
template <class Tag>
std::string text_of(Id<Tag> key) {
  return std::to_string(key.value);
}
template <class... Parts>
std::string text_of(const std::tuple<Parts...>& key) {
  std::string text;
  std::apply(
      [&](const auto&... part) { ((text += (text.empty() ? "" : "/") + text_of(part)), ...); },
      key);
  return text;
}

template <class... Records>
std::vector<std::string_view> kinds_of(RecordList<Records...>*) {
  return {Records::kind...};
}

}  // namespace

std::string key_text(const Change& change) {
  return std::visit(
      [](const auto& each) { return text_of((each.after ? *each.after : *each.before).key()); },
      change);
}

std::vector<std::string_view> record_kinds() { return kinds_of(static_cast<AllRecords*>(nullptr)); }

Concerns concerns_of(const Change& change) {
  return std::visit(
      []<class Record>(const Changed<Record>& each) {
        const Record& record = each.after ? *each.after : *each.before;
        Concerns concerns;
        if constexpr (requires { record.section.value; }) concerns.section = record.section.value;
        if constexpr (std::is_same_v<Record, Section>) concerns.section = record.id.value;
        if constexpr (std::is_same_v<Record, Game>) concerns.game = record.id.value;
        if constexpr (requires { record.game.value; }) concerns.game = record.game.value;
        if constexpr (requires { record.game->value; }) {
          if (record.game) concerns.game = record.game->value;
        }
        return concerns;
      },
      change);
}

}  // namespace praporek::hall
