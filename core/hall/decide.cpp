#include "core/hall/decide.hpp"

#include "core/hall/decide_parts.hpp"

#include <string>
#include <type_traits>

namespace praporek::hall {

Result<Group> decide(const HallState& state, const Command& command) {
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
