#pragma once

#include "core/base/instant.hpp"
#include "tui/messages.hpp"

#include <optional>
#include <string>

namespace praporek::tui {

/// What an arbiter chose for his console.
struct Settings {
  Language language = Language::English;
  bool ascii = false;
  bool bell = false;
  std::string who;
  Millis utc_offset{0};  ///< of the event's place, for times of day
};

/// How the console stands with its hall.
struct LinkState {
  bool attached = true;
  std::optional<Millis> mirror_age;  ///< since the copy was last complete

  friend bool operator==(const LinkState&, const LinkState&) = default;
};

}  // namespace praporek::tui
