#pragma once

#include <string_view>
#include <tuple>

namespace praporek::hall {

/// The name and place of one field of a record or wish. One list of them drives the codec, the
/// command line's key=value words and the readable journal, so that the three cannot disagree.
template <class Owner, class Value>
struct Field {
  std::string_view name;
  Value Owner::*member;
};

template <class Owner, class Value>
constexpr Field<Owner, Value> field(std::string_view name, Value Owner::*member) {
  return {name, member};
}

/// A struct that lists its fields: `static constexpr auto fields() { return std::tuple{…}; }`.
template <class T>
concept HasFields = requires {
  T::fields();
};

template <HasFields T, class Visitor>
constexpr void for_each_field(Visitor&& visit) {
  std::apply([&](const auto&... each) { (visit(each), ...); }, T::fields());
}

/// The words an enum's values are written with, in the order of the values.
template <class Enum>
struct Words;

template <class Enum>
concept HasWords = requires {
  Words<Enum>::list;
};

template <HasWords Enum>
constexpr std::string_view word_of(Enum value) {
  return Words<Enum>::list[static_cast<std::size_t>(value)];
}

}  // namespace praporek::hall
