#include "io/hall/protocol.hpp"

#include "core/hall/codec.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

namespace praporek::io {

namespace {

using Json = nlohmann::json;

/// Half a frame: quotes and backslashes of the state's text are written as two characters.
constexpr std::size_t part_limit = std::size_t{500} << 10;

/// No message of ours is nested deeper. Writing JSON out is recursive, so a stranger's tower of
/// brackets must be refused before anything is done with it.
constexpr int depth_limit = 24;

bool is_too_deep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char each = text[i];
    if (quoted) {
      if (each == '\\') ++i;
      if (each == '"') quoted = false;
    } else if (each == '"') {
      quoted = true;
    } else if (each == '[' || each == '{') {
      if (++depth > depth_limit) return true;
    } else if (each == ']' || each == '}') {
      --depth;
    }
  }
  return false;
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// --- writing: each value as the text of its JSON ------------------------------------------------

template <class T>
std::string written(const T& value);

std::string written(const std::string& text) { return text_of(text); }
std::string written(const Instant& at) { return std::to_string(at.since_epoch.count()); }
std::string written(const Millis& span) { return std::to_string(span.count()); }
std::string written(const hall::Wish& wish) { return hall::encode(wish); }
std::string written(const hall::Group& group) { return hall::encode(group); }
std::string written(const Message& message) {
  return text_of({{"id", message.id}, {"arguments", message.arguments}});
}

template <class T>
std::string written(const std::optional<T>& value) {
  return value ? written(*value) : "null";
}

template <class T>
std::string written(const std::vector<T>& values) {
  std::string text;
  for (const T& value : values) text += (text.empty() ? "" : ",") + written(value);
  return "[" + text + "]";
}

template <class T>
std::string written(const T& value) {
  if constexpr (hall::HasFields<T>) {
    std::string text;
    hall::for_each_field<T>([&](const auto& each) {
      text += (text.empty() ? "\"" : ",\"") + std::string{each.name} +
              "\":" + written(value.*each.member);
    });
    return "{" + text + "}";
  } else if constexpr (std::is_same_v<T, bool>) {
    return value ? "true" : "false";
  } else {
    return std::to_string(value);
  }
}

template <class Variant>
std::string message_text(const Variant& message) {
  return std::visit(
      [](const auto& each) {
        return "{\"" + std::string{std::remove_cvref_t<decltype(each)>::kind} +
               "\":" + written(each) + "}";
      },
      message);
}

// --- reading ------------------------------------------------------------------------------------

template <class T>
bool taken(const Json& json, T& value);
template <class T>
bool taken(const Json& json, std::vector<T>& values);
bool taken(const Json& json, Message& message);

bool taken(const Json& json, std::string& text) {
  if (json.is_string()) text = json.get<std::string>();
  return json.is_string();
}

bool taken(const Json& json, Instant& at) {
  std::int64_t count = 0;
  const bool good = taken(json, count);
  at = Instant{Millis{count}};
  return good;
}

bool taken(const Json& json, Millis& span) {
  std::int64_t count = 0;
  const bool good = taken(json, count);
  span = Millis{count};
  return good;
}

template <class T>
bool taken_by_codec(Result<T> decoded, T& value) {
  if (decoded) value = std::move(*decoded);
  return decoded.has_value();
}
bool taken(const Json& json, hall::Wish& wish) {
  return taken_by_codec(hall::decode_wish(text_of(json)), wish);
}
bool taken(const Json& json, hall::Group& group) {
  return taken_by_codec(hall::decode_group(text_of(json)), group);
}

template <class T>
bool taken(const Json& json, std::vector<T>& values) {
  return json.is_array() && std::ranges::all_of(json, [&](const Json& each) {
           return taken(each, values.emplace_back());
         });
}

bool taken(const Json& json, Message& message) {
  return json.is_object() && json.size() == 2 && json.contains("id") &&
         json.contains("arguments") && taken(json["id"], message.id) &&
         taken(json["arguments"], message.arguments);
}

template <class T>
bool taken(const Json& json, std::optional<T>& value) {
  return json.is_null() || taken(json, value.emplace());
}

template <class Integer>
bool taken_number(const Json& json, Integer& value) {
  constexpr auto highest = static_cast<std::uint64_t>(std::numeric_limits<Integer>::max());
  if (json.is_number_unsigned()) {
    value = static_cast<Integer>(json.get<std::uint64_t>());
    return json.get<std::uint64_t>() <= highest;
  }
  if constexpr (std::is_signed_v<Integer>) {
    if (!json.is_number_integer()) return false;
    value = static_cast<Integer>(json.get<std::int64_t>());
    return value == json.get<std::int64_t>();
  }
  return false;
}

/// Every field is there, right, and nothing else is.
template <class T>
bool taken(const Json& json, T& value) {
  if constexpr (hall::HasFields<T>) {
    std::size_t known = 0;
    bool good = json.is_object();
    hall::for_each_field<T>([&](const auto& each) {
      const auto found = good ? json.find(std::string{each.name}) : json.end();
      good = good && found != json.end() && taken(*found, value.*each.member);
      ++known;
    });
    return good && known == json.size();
  } else if constexpr (std::is_same_v<T, bool>) {
    if (json.is_boolean()) value = json.get<bool>();
    return json.is_boolean();
  } else {
    return taken_number(json, value);
  }
}

/// A console of another version may say hello in other words; its number is enough to part.
bool taken(const Json& json, Hello& hello) {
  if (!json.is_object() || !json.contains("protocol")) return false;
  if (!taken(json["protocol"], hello.protocol)) return false;
  return hello.protocol != protocol_version || taken<Hello>(json, hello);
}

Refusal bad_message(const std::string& kind) {
  return Refusal{Message{"service.bad-message", {kind}}};
}

template <class Variant, std::size_t I = 0>
Result<Variant> read_kind(const std::string& kind, const Json& body) {
  if constexpr (I < std::variant_size_v<Variant>) {
    using T = std::variant_alternative_t<I, Variant>;
    if (kind != T::kind) return read_kind<Variant, I + 1>(kind, body);
    T message;
    if (!taken(body, message)) return bad_message(kind);
    return Variant{std::move(message)};
  } else {
    return bad_message("?");
  }
}

template <class Variant>
Result<Variant> read_message(std::string_view text) {
  if (is_too_deep(text)) return bad_message("?");
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded() || !json.is_object() || json.size() != 1) return bad_message("?");
  return read_kind<Variant>(json.begin().key(), json.begin().value());
}

}  // namespace

std::string encode(const ToHall& message) { return message_text(message); }
std::string encode(const ToConsole& message) { return message_text(message); }

Result<ToHall> decode_to_hall(std::string_view text) { return read_message<ToHall>(text); }
Result<ToConsole> decode_to_console(std::string_view text) { return read_message<ToConsole>(text); }

std::vector<SnapshotPart> parts_of(std::string_view snapshot) {
  std::vector<SnapshotPart> parts;
  while (!snapshot.empty()) {
    std::size_t length = std::min(part_limit, snapshot.size());
    // A character of several bytes stays whole.
    const auto is_inside = [&](std::size_t at) {
      return at < snapshot.size() && (static_cast<unsigned char>(snapshot[at]) & 0xC0U) == 0x80U;
    };
    for (int back = 0; back < 3 && is_inside(length); ++back) --length;
    parts.push_back(
        {static_cast<int>(parts.size()) + 1, 0, std::string{snapshot.substr(0, length)}});
    snapshot.remove_prefix(length);
  }
  for (SnapshotPart& part : parts) part.parts = static_cast<int>(parts.size());
  return parts;
}

}  // namespace praporek::io
