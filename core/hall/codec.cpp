#include "core/hall/codec.hpp"

#include "core/hall/row.hpp"
#include "core/hall/words.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>

namespace praporek::hall {

namespace {

using Json = nlohmann::json;

// --- writing ----------------------------------------------------------------------------------

// Declared first: the templates below call one another for types of other namespaces.
template <class T>
Json to_json(const T& value);
template <class T>
Json to_json(const std::vector<T>& values);
template <class T>
Json to_json(const BySide<T>& values);
template <class Tag>
Json to_json(const Id<Tag>& id);
Json to_json(const Instant& at);
Json to_json(const Millis& span);
Json to_json(const std::string& text);

template <class T>
Json to_json(const std::optional<T>& value) {
  return value ? to_json(*value) : Json(nullptr);
}

template <class T>
Json to_json(const std::vector<T>& values) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(to_json(value));
  return list;
}

template <class T>
Json to_json(const BySide<T>& values) {
  return Json::array({to_json(values[Side::White]), to_json(values[Side::Black])});
}

template <class Tag>
Json to_json(const Id<Tag>& id) {
  return id.value;
}

Json to_json(const Instant& at) { return at.since_epoch.count(); }
Json to_json(const Millis& span) { return span.count(); }
Json to_json(const std::string& text) { return text; }

template <class Record>
Json to_json(const Changed<Record>& change) {
  return {{"record", Record::kind},
          {"before", to_json(change.before)},
          {"after", to_json(change.after)}};
}

Json to_json(const Change& change) {
  return std::visit([](const auto& each) { return to_json(each); }, change);
}

template <class T>
Json to_json(const T& value) {
  if constexpr (HasFields<T>) {
    Json object = Json::object();
    for_each_field<T>(
        [&](const auto& each) { object[std::string{each.name}] = to_json(value.*each.member); });
    return object;
  } else if constexpr (HasWords<T>) {
    return word_of(value);
  } else {
    static_assert(std::is_arithmetic_v<T>, "the codec does not know this type");
    return value;
  }
}

// --- reading ----------------------------------------------------------------------------------

/// Where the reader is, and the first thing it could not accept.
struct Reader {
  std::string path;
  std::string fault;

  bool refuse(std::string what) {
    if (fault.empty()) fault = std::move(what);
    return false;
  }
};

template <class T>
bool read(const Json& json, T& value, Reader& reader);
template <class Tag>
bool read(const Json& json, Id<Tag>& id, Reader& reader);
template <class T>
bool read(const Json& json, std::optional<T>& value, Reader& reader);
template <class T>
bool read(const Json& json, std::vector<T>& values, Reader& reader);
template <class T>
bool read(const Json& json, BySide<T>& values, Reader& reader);
bool read(const Json& json, Group& group, Reader& reader);

bool read(const Json& json, std::string& text, Reader& reader) {
  if (!json.is_string()) return reader.refuse("text expected");
  text = json.get<std::string>();
  return true;
}

template <class Integer>
bool read_integer(const Json& json, Integer& value, Reader& reader) {
  if (!json.is_number_integer()) return reader.refuse("whole number expected");
  // A number above the signed range is kept as unsigned by the parser.
  if (json.is_number_unsigned() &&
      json.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<Integer>::max())) {
    return reader.refuse("number out of range");
  }
  const auto number = json.get<std::int64_t>();
  if (number < std::numeric_limits<Integer>::min()) return reader.refuse("number out of range");
  value = static_cast<Integer>(number);
  return true;
}

bool read(const Json& json, Instant& at, Reader& reader) {
  std::int64_t count = 0;
  if (!read_integer(json, count, reader)) return false;
  at = Instant{Millis{count}};
  return true;
}

bool read(const Json& json, Millis& span, Reader& reader) {
  std::int64_t count = 0;
  if (!read_integer(json, count, reader)) return false;
  span = Millis{count};
  return true;
}

template <class Tag>
bool read(const Json& json, Id<Tag>& id, Reader& reader) {
  return read_integer(json, id.value, reader);
}

template <class T>
bool read(const Json& json, std::optional<T>& value, Reader& reader) {
  if (json.is_null()) {
    value.reset();
    return true;
  }
  return read(json, value.emplace(), reader);
}

template <class T>
bool read(const Json& json, std::vector<T>& values, Reader& reader) {
  if (!json.is_array()) return reader.refuse("list expected");
  values.clear();
  return std::ranges::all_of(
      json, [&](const Json& each) { return read(each, values.emplace_back(), reader); });
}

template <class T>
bool read(const Json& json, BySide<T>& values, Reader& reader) {
  if (!json.is_array() || json.size() != 2)
    return reader.refuse("White's and Black's value expected");
  return read(json[0], values[Side::White], reader) && read(json[1], values[Side::Black], reader);
}

template <HasFields T>
bool read_fields(const Json& json, T& value, Reader& reader) {
  if (!json.is_object()) return reader.refuse("object expected");
  std::size_t known = 0;
  bool good = true;
  for_each_field<T>([&](const auto& each) {
    const auto found = json.find(std::string{each.name});
    if (!good || found == json.end()) return;
    ++known;
    good = read(*found, value.*each.member, reader);
    if (!good) reader.path = "/" + std::string{each.name} + reader.path;
  });
  if (good && known != json.size()) return reader.refuse("unknown field");
  return good;
}

template <HasWords Enum>
bool read_word(const Json& json, Enum& value, Reader& reader) {
  const auto& list = Words<Enum>::list;
  const auto found =
      json.is_string() ? std::ranges::find(list, json.get_ref<const std::string&>()) : list.end();
  if (found == list.end()) return reader.refuse("unknown word");
  value = static_cast<Enum>(found - list.begin());
  return true;
}

template <class T>
bool read(const Json& json, T& value, Reader& reader) {
  if constexpr (HasFields<T>) {
    return read_fields(json, value, reader);
  } else if constexpr (HasWords<T>) {
    return read_word(json, value, reader);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_boolean()) return reader.refuse("true or false expected");
    value = json.get<bool>();
    return true;
  } else {
    return read_integer(json, value, reader);
  }
}

/// Takes the alternative of a variant whose kind the text names.
template <class Variant, std::size_t I = 0, class Take>
bool with_kind(std::string_view kind, const Take& take) {
  if constexpr (I < std::variant_size_v<Variant>) {
    return take.template operator()<std::variant_alternative_t<I, Variant>>(kind) ||
           with_kind<Variant, I + 1>(kind, take);
  } else {
    return false;
  }
}

std::string kind_in(const Json& json, const char* name) {
  const auto found = json.find(name);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

template <class Record>
bool read_changed(const Json& json, Changed<Record>& change, Reader& reader) {
  if (json.size() != 3 || !json.contains("before") || !json.contains("after")) {
    return reader.refuse("record, before and after expected");
  }
  if (!read(json["before"], change.before, reader) || !read(json["after"], change.after, reader)) {
    return false;
  }
  return change.before || change.after || reader.refuse("neither before nor after");
}

bool read(const Json& json, Change& change, Reader& reader) {
  if (!json.is_object()) return reader.refuse("object expected");
  bool good = false;
  const bool known =
      with_kind<Change>(kind_in(json, "record"), [&]<class T>(std::string_view kind) {
        if (kind != T::RecordType::kind) return false;
        T each;
        good = read_changed(json, each, reader);
        change = std::move(each);
        return true;
      });
  return known ? good : reader.refuse("unknown record");
}

bool read(const Json& json, Wish& wish, Reader& reader) {
  if (!json.is_object() || json.size() != 1) return reader.refuse("one wish expected");
  bool good = false;
  const bool known = with_kind<Wish>(json.begin().key(), [&]<class T>(std::string_view kind) {
    if (kind != T::kind) return false;
    T each;
    good = read(json.begin().value(), each, reader);
    wish = std::move(each);
    return true;
  });
  return known ? good : reader.refuse("unknown wish");
}

Json to_json(const Wish& wish) {
  return std::visit(
      [](const auto& each) {
        Json json = Json::object();
        json[std::string{std::remove_cvref_t<decltype(each)>::kind}] = to_json(each);
        return json;
      },
      wish);
}

/// A member of an object that must be there.
template <class T>
bool read_member(const Json& json, const char* name, T& value, Reader& reader) {
  const auto found = json.find(name);
  if (found != json.end() && read(*found, value, reader)) return true;
  reader.path = std::string{"/"} + name + reader.path;
  return reader.refuse("missing");
}

bool read_changes(const Json& json, std::vector<Change>& changes, Reader& reader) {
  const auto found = json.find("changes");
  if (found == json.end() || !found->is_array()) return reader.refuse("changes expected");
  return std::ranges::all_of(
      *found, [&](const Json& each) { return read(each, changes.emplace_back(), reader); });
}

bool read(const Json& json, Group& group, Reader& reader) {
  if (!json.is_object() || json.size() != 9) return reader.refuse("a group expected");
  return read_member(json, "group", group.number, reader) &&
         read_member(json, "seq", group.first_seq, reader) &&
         read_member(json, "at", group.at, reader) && read_member(json, "who", group.who, reader) &&
         read_member(json, "console", group.console, reader) &&
         read_member(json, "why", group.why, reader) &&
         read_member(json, "article", group.article, reader) &&
         read_member(json, "undoes", group.undoes, reader) &&
         read_changes(json, group.changes, reader);
}

bool read(const Json& json, Command& command, Reader& reader) {
  if (!json.is_object() || json.size() != 4) return reader.refuse("a command expected");
  return read_member(json, "who", command.who, reader) &&
         read_member(json, "console", command.console, reader) &&
         read_member(json, "at", command.at, reader) &&
         read_member(json, "wish", command.wish, reader);
}

Json to_json(const Group& group) {
  Json changes = Json::array();
  for (const Change& change : group.changes) changes.push_back(to_json(change));
  return {{"group", group.number},        {"seq", group.first_seq},
          {"at", to_json(group.at)},      {"who", group.who},
          {"console", group.console},     {"why", group.why},
          {"article", group.article},     {"undoes", to_json(group.undoes)},
          {"changes", std::move(changes)}};
}

template <class... Records>
void write_tables(Json& json, const HallState& state, RecordList<Records...>*) {
  const auto write = [&]<class Record>(const Table<Record>& table) {
    Json list = Json::array();
    for (const auto& [key, record] : table) list.push_back(to_json(record));
    json[std::string{Record::kind}] = std::move(list);
  };
  (write.template operator()<Records>(state.all<Records>()), ...);
}

template <class Record>
bool read_table(const Json& json, HallState& state, Reader& reader) {
  std::vector<Record> records;
  const bool good = read_member(json, std::string{Record::kind}.c_str(), records, reader);
  for (Record& record : records) {
    const auto key = record.key();
    if (!state.all<Record>().emplace(key, std::move(record)).second) {
      return reader.refuse("the same key twice");
    }
  }
  return good;
}

template <class... Records>
bool read_tables(const Json& json, HallState& state, Reader& reader, RecordList<Records...>*) {
  return (read_table<Records>(json, state, reader) && ...);
}

bool read_section_seq(const Json& json, HallState& state, Reader& reader) {
  std::vector<std::vector<std::int64_t>> rows;
  if (!read_member(json, "section-seq", rows, reader)) return false;
  for (const auto& row : rows) {
    if (row.size() != 2) return reader.refuse("section and number expected");
    state.section_seq[SectionId{static_cast<std::int32_t>(row[0])}] = row[1];
  }
  return true;
}

bool read_recent(const Json& json, HallState& state, Reader& reader) {
  std::vector<Group> groups;
  if (!read_member(json, "recent", groups, reader)) return false;
  state.recent.assign(groups.begin(), groups.end());
  return true;
}

bool read(const Json& json, HallState& state, Reader& reader) {
  if (!json.is_object()) return reader.refuse("object expected");
  return read_member(json, "last-group", state.last_group, reader) &&
         read_member(json, "last-seq", state.last_seq, reader) &&
         read_member(json, "last-instant", state.last_instant, reader) &&
         read_section_seq(json, state, reader) && read_recent(json, state, reader) &&
         read_tables(json, state, reader, static_cast<AllRecords*>(nullptr));
}

template <class T>
Result<T> decoded(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return Refusal{Message{"hall.not-json", {}}};
  T value;
  Reader reader;
  if (!read(json, value, reader)) {
    return Refusal{
        Message{"hall.bad-frame", {reader.path.empty() ? "/" : reader.path, reader.fault}}};
  }
  return value;
}

/// Bytes that are no UTF-8 (from a device or a foreign file) are shown as the replacement sign.
std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string encode(const Group& group) { return text_of(to_json(group)); }
std::string encode(const Change& change) { return text_of(to_json(change)); }
std::string encode(const Wish& wish) { return text_of(to_json(wish)); }

std::string encode(const Command& command) {
  return text_of({{"who", command.who},
                  {"console", command.console},
                  {"at", to_json(command.at)},
                  {"wish", to_json(command.wish)}});
}

std::string encode(const HallState& state) {
  Json json{{"last-group", state.last_group},
            {"last-seq", state.last_seq},
            {"last-instant", to_json(state.last_instant)},
            {"section-seq", Json::array()},
            {"recent", Json::array()}};
  for (const auto& [section, seq] : state.section_seq) {
    json["section-seq"].push_back({section.value, seq});
  }
  for (const Group& group : state.recent) json["recent"].push_back(to_json(group));
  write_tables(json, state, static_cast<AllRecords*>(nullptr));
  return text_of(json);
}

Row row_of(const Change& change) {
  return std::visit(
      [&](const auto& each) {
        Row row{std::string{std::remove_cvref_t<decltype(each)>::RecordType::kind},
                key_text(change), std::nullopt};
        if (each.after) row.content = text_of(to_json(*each.after));
        return row;
      },
      change);
}

Result<Change> record_of(std::string_view kind, std::string_view content) {
  const Json json = Json::parse(content, nullptr, false);
  if (json.is_discarded()) return Refusal{Message{"hall.not-json", {}}};
  Change change;
  Reader reader;
  bool good = false;
  const bool known = with_kind<Change>(kind, [&]<class T>(std::string_view wanted) {
    if (wanted != T::RecordType::kind) return false;
    T created;
    good = read(json, created.after.emplace(), reader);
    change = std::move(created);
    return true;
  });
  if (!known) reader.refuse("unknown record");
  if (known && good) return change;
  return Refusal{
      Message{"hall.bad-frame", {reader.path.empty() ? "/" : reader.path, reader.fault}}};
}

Result<Group> decode_group(std::string_view text) { return decoded<Group>(text); }
Result<Change> decode_change(std::string_view text) { return decoded<Change>(text); }
Result<Command> decode_command(std::string_view text) { return decoded<Command>(text); }
Result<Wish> decode_wish(std::string_view text) { return decoded<Wish>(text); }
Result<HallState> decode_state(std::string_view text) { return decoded<HallState>(text); }

}  // namespace praporek::hall
