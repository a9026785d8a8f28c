#pragma once

#include "core/base/message.hpp"
#include "core/base/side.hpp"

#include <optional>

namespace praporek::variants {

/// How a game ended and by which rule.
struct Ending {
  std::optional<Side> winner;  ///< none: drawn
  Article article;
  Message why;

  friend bool operator==(const Ending&, const Ending&) = default;
};

inline Ending won(Side winner, const char* article, const char* why) {
  return {winner, Article{article}, Message{why, {}}};
}

inline Ending drawn(const char* article, const char* why) {
  return {std::nullopt, Article{article}, Message{why, {}}};
}

}  // namespace praporek::variants
