#include "core/hall/decide.hpp"

#include "core/base/clean_text.hpp"
#include "core/hall/decide_parts.hpp"

#include <string>
#include <type_traits>

namespace praporek::hall {

namespace {

/// Nothing that could disturb a terminal or a file gets into the journal.
void clean(std::string& text) { text = clean_text(text); }
void clean(std::vector<std::string>& texts) {
  for (std::string& text : texts) clean(text);
}

template <HasFields T>
void clean(std::vector<T>& values);

template <class T>
void clean(T& value) {
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& each) { clean(value.*each.member); });
  }
}

template <HasFields T>
void clean(std::vector<T>& values) {
  for (T& value : values) clean(value);
}

Command cleaned(Command command) {
  clean(command.who);
  clean(command.console);
  // A report file keeps its lines; what is taken from it is cleaned there.
  if (!std::holds_alternative<ImportTrf>(command.wish)) {
    std::visit([](auto& wish) { clean(wish); }, command.wish);
  }
  return command;
}

}  // namespace

Result<Group> decide(const HallState& state, const Command& asked) {
  const Command command = cleaned(asked);
  if (auto refusal = not_allowed(state, command)) return *refusal;
  Draft draft{state, command};
  const auto objection =
      std::visit([&](const auto& wish) { return grant(draft, wish); }, command.wish);
  if (objection) return *objection;
  if (draft.empty()) return refused("hall.nothing-to-change");
  std::string why = std::visit(
      [](const auto& wish) { return std::string{std::remove_cvref_t<decltype(wish)>::kind}; },
      command.wish);
  return std::move(draft).group(std::move(why));
}

}  // namespace praporek::hall
