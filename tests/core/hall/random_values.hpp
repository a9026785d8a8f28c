#pragma once

#include "core/hall/change.hpp"
#include "core/hall/words.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <type_traits>

namespace praporek::test {

/// Random records and wishes of every kind, made from the same list of fields the codec uses.
class RandomValues {
 public:
  explicit RandomValues(std::uint64_t seed) : random_{seed} {}

  int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }

  template <class T>
  T make() {
    T value{};
    fill(value);
    return value;
  }

  /// Any alternative of a variant.
  template <class Variant>
  Variant make_any() {
    return make_alternative<Variant, 0>(below(static_cast<int>(std::variant_size_v<Variant>)));
  }

  template <class Record>
  hall::Changed<Record> make_change() {
    hall::Changed<Record> change;
    if (below(3) != 0) change.before = make<Record>();
    if (!change.before || below(3) != 0) change.after = make<Record>();
    return change;
  }

  void fill(std::string& text) {
    static const std::string pieces[] = {"a", "Ř", "\"", "\\", "\n", " ", "½", "0", "\x01", "将"};
    text.clear();
    for (int i = below(6); i > 0; --i) text += pieces[below(10)];
  }
  void fill(bool& value) { value = below(2) == 1; }
  void fill(Instant& at) { at.since_epoch = Millis{static_cast<std::int64_t>(random_() >> 12)}; }
  void fill(Millis& span) { span = Millis{below(1'000'000) - 500'000}; }
  template <class Tag>
  void fill(Id<Tag>& id) {
    id.value = below(2'000'000) - 1'000'000;
  }
  template <class T>
  void fill(std::optional<T>& value) {
    if (below(2) == 0) fill(value.emplace());
  }
  template <class T>
  void fill(std::vector<T>& values) {
    values.clear();
    for (int i = below(4); i > 0; --i) fill(values.emplace_back());
  }
  template <class T>
  void fill(BySide<T>& values) {
    for (T& each : values.of) fill(each);
  }
  template <class T>
  void fill(T& value) {
    if constexpr (hall::HasFields<T>) {
      hall::for_each_field<T>([&](const auto& field) { fill(value.*field.member); });
    } else if constexpr (hall::HasWords<T>) {
      value = static_cast<T>(below(static_cast<int>(hall::Words<T>::list.size())));
    } else {
      static_assert(std::is_integral_v<T>);
      value = static_cast<T>(random_());
    }
  }

 private:
  template <class Variant, std::size_t I>
  Variant make_alternative(int which) {
    using T = std::variant_alternative_t<I, Variant>;
    if constexpr (I + 1 < std::variant_size_v<Variant>) {
      if (which != static_cast<int>(I)) return make_alternative<Variant, I + 1>(which);
    }
    if constexpr (requires { typename T::RecordType; }) {
      return make_change<typename T::RecordType>();
    } else {
      return make<T>();
    }
  }

  std::mt19937_64 random_;
};

}  // namespace praporek::test
