#pragma once

#include "core/base/message.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace praporek::entries {

/// A player as a rating list of a federation knows him.
struct ListedPlayer {
  std::string id;  ///< in that list
  std::string fide_id;
  std::string name;
  std::string federation;
  std::string sex;  ///< m, w or empty
  std::string title;
  std::string birth;  ///< YYYY/MM/DD, YYYY/00/00 or empty
  std::string club;
  int standard = 0;
  int rapid = 0;
  int blitz = 0;

  friend bool operator==(const ListedPlayer&, const ListedPlayer&) = default;
};

/// A row that was left out, and why.
struct ListFault {
  std::int64_t line = 0;
  Message message;

  friend bool operator==(const ListFault&, const ListFault&) = default;
};

/// What one piece of a list gave.
struct ListPart {
  std::vector<ListedPlayer> players;
  std::vector<ListFault> faults;
};

}  // namespace praporek::entries
