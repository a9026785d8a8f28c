#include "core/hall/wish_text.hpp"

#include "core/arbiter/time_text.hpp"
#include "core/base/text.hpp"
#include "core/hall/words.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace praporek::hall {

namespace {

bool read_value(std::string_view text, std::string& value) {
  value = std::string{text};
  return true;
}

bool read_value(std::string_view text, bool& value) {
  value = text == "yes" || text == "true";
  return value || text == "no" || text == "false";
}

bool read_value(std::string_view text, int& value) {
  const auto number = whole_number(text);
  value = number.value_or(0);
  return number.has_value();
}

bool read_value(std::string_view text, std::int64_t& value) {
  int number = 0;
  const bool good = read_value(text, number);
  value = number;
  return good;
}

template <class Tag>
bool read_value(std::string_view text, Id<Tag>& id) {
  return read_value(text, id.value);
}

/// Milliseconds since 1970: programs that type an instant have it from the hall.
bool read_value(std::string_view text, Instant& at) {
  if (text.empty() || text.size() > 15 ||
      !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
    return false;
  }
  std::int64_t count = 0;
  for (const char digit : text) count = 10 * count + (digit - '0');
  at = Instant{Millis{count}};
  return true;
}

bool read_value(std::string_view text, Millis& span) {
  const auto seconds = arbiter::read_clock(text);
  if (seconds) span = std::chrono::duration_cast<Millis>(*seconds);
  return seconds.has_value();
}

template <HasWords Enum>
bool read_value(std::string_view text, Enum& value) {
  const auto& list = Words<Enum>::list;
  const auto found = std::ranges::find(list, text);
  if (found != list.end()) value = static_cast<Enum>(found - list.begin());
  return found != list.end();
}

/// "3-7" is 3 White against 7 Black, "5-0" the bye of 5.
bool read_value(std::string_view text, PairedBoard& board) {
  const auto sides = split(text, '-');
  return sides.size() == 2 && read_value(sides[0], board.white) &&
         read_value(sides[1], board.black);
}

/// "club", "federation:1:3": by what, and in which rounds.
bool read_value(std::string_view text, ForbiddenRule& rule) {
  const auto parts = split(text, ':');
  if (!read_value(parts[0], rule.by)) return false;
  if (parts.size() == 1) return true;
  return parts.size() == 3 && read_value(parts[1], rule.first_round) &&
         read_value(parts[2], rule.last_round);
}

template <class T>
bool read_value(std::string_view text, std::optional<T>& value) {
  if (text == "none") {
    value.reset();
    return true;
  }
  return read_value(text, value.emplace());
}

template <class T>
bool read_value(std::string_view text, std::vector<T>& values) {
  values.clear();
  if (text.empty()) return true;
  return std::ranges::all_of(split(text, ','), [&](std::string_view each) {
    return read_value(trimmed(each), values.emplace_back());
  });
}

/// What one key may set: a field, a field of the record inside, or one side's value.
enum class Taken : std::uint8_t { Unknown, Unreadable, Read };

template <class T>
Taken set_field(T& target, std::string_view key, std::string_view text);

template <class Value>
Taken set_member(Value& member, std::string_view name, std::string_view key,
                 std::string_view text) {
  if constexpr (std::is_same_v<Value, BySide<Millis>>) {
    if (key != "white" && key != "black") return Taken::Unknown;
    return read_value(text, member[key == "white" ? Side::White : Side::Black]) ? Taken::Read
                                                                                : Taken::Unreadable;
  } else if constexpr (std::is_same_v<Value, std::vector<Answer>>) {
    return Taken::Unknown;  // every key no field knows is an answer
  } else if constexpr (HasFields<Value>) {
    return set_field(member, key, text);
  } else {
    if (key != name) return Taken::Unknown;
    return read_value(text, member) ? Taken::Read : Taken::Unreadable;
  }
}

template <class T>
Taken set_field(T& target, std::string_view key, std::string_view text) {
  Taken taken = Taken::Unknown;
  for_each_field<T>([&](const auto& field) {
    if (taken == Taken::Unknown) taken = set_member(target.*field.member, field.name, key, text);
  });
  return taken;
}

/// The record a wish is about to change, as it stands.
template <class Record>
void start_from(const HallState& state, const KeyValues& words, Record& record) {
  const auto id = std::ranges::find(words, "id", &KeyValues::value_type::first);
  if (id == words.end()) return;
  const auto number = whole_number(id->second);
  const Record* known = number ? state.find<Record>(Key<Record>{*number}) : nullptr;
  if (known != nullptr) record = *known;
}

template <class W>
void start_from_state(const HallState& state, const KeyValues& words, W& wish) {
  if constexpr (std::is_same_v<W, SetSection>) {
    start_from(state, words, wish.section);
  } else if constexpr (std::is_same_v<W, SetArbiter>) {
    start_from(state, words, wish.arbiter);
  } else if constexpr (std::is_same_v<W, ChangePlayer>) {
    start_from(state, words, wish.player);
  } else if constexpr (std::is_same_v<W, SetEvent>) {
    wish.event = event_of(state);
  }
}

template <class W>
Result<Wish> read_wish(const KeyValues& words, const HallState& state) {
  W wish;
  start_from_state(state, words, wish);
  for (const auto& [key, text] : words) {
    const Taken taken = set_field(wish, key, text);
    if (taken == Taken::Read) continue;
    if constexpr (std::is_same_v<W, Rule>) {
      if (taken == Taken::Unknown) {
        wish.answers.push_back({key, text});
        continue;
      }
    }
    return Refusal{Message{taken == Taken::Unknown ? "hall.unknown-key" : "hall.unreadable-value",
                           {std::string{W::kind}, key, text}}};
  }
  return Wish{std::move(wish)};
}

template <std::size_t I = 0>
Result<Wish> read_kind(std::string_view kind, const KeyValues& words, const HallState& state) {
  if constexpr (I < std::variant_size_v<Wish>) {
    using W = std::variant_alternative_t<I, Wish>;
    return kind == W::kind ? read_wish<W>(words, state) : read_kind<I + 1>(kind, words, state);
  } else {
    return Refusal{Message{"hall.unknown-wish", {std::string{kind}}}};
  }
}

template <class T>
void collect_keys(std::vector<std::string_view>& keys) {
  for_each_field<T>([&]<class Owner, class Value>(const Field<Owner, Value>& field) {
    if constexpr (std::is_same_v<Value, BySide<Millis>>) {
      keys.insert(keys.end(), {"white", "black"});
    } else if constexpr (HasFields<Value>) {
      collect_keys<Value>(keys);
    } else {
      keys.push_back(field.name);
    }
  });
}

template <std::size_t... I>
std::vector<WishKind> all_kinds(std::index_sequence<I...>) {
  std::vector<WishKind> kinds{{std::variant_alternative_t<I, Wish>::kind, {}}...};
  (collect_keys<std::variant_alternative_t<I, Wish>>(kinds[I].keys), ...);
  return kinds;
}

}  // namespace

Result<Wish> wish_of(std::string_view kind, const KeyValues& words, const HallState& state) {
  return read_kind(kind, words, state);
}

std::vector<WishKind> wish_kinds() {
  return all_kinds(std::make_index_sequence<std::variant_size_v<Wish>>{});
}

}  // namespace praporek::hall
