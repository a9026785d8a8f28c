#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Wishes as words: what `praporek do FILE KIND key=value …` types.
namespace praporek::hall {

using KeyValues = std::vector<std::pair<std::string, std::string>>;

/// The wish the words mean. A record to be changed (set-section id=1 rounds=7) keeps what is not
/// named. Refused with the key that is unknown or whose value cannot be read.
Result<Wish> wish_of(std::string_view kind, const KeyValues& words, const HallState& state);

/// One kind of wish and its keys.
struct WishKind {
  std::string_view kind;
  std::vector<std::string_view> keys;
};
std::vector<WishKind> wish_kinds();

}  // namespace praporek::hall
