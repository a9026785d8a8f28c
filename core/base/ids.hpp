#pragma once

#include <compare>
#include <cstdint>

namespace praporek {

/// A number with a meaning: a BoardNo cannot be handed over where a PlayerId is due.
template <class Tag>
struct Id {
  std::int32_t value = 0;

  friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

using SectionId = Id<struct SectionTag>;
using PlayerId = Id<struct PlayerTag>;
using GameId = Id<struct GameTag>;
using BoardNo = Id<struct BoardTag>;
using RoundNo = Id<struct RoundTag>;
using ArbiterId = Id<struct ArbiterTag>;

}  // namespace praporek
