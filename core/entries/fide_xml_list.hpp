#pragma once

#include "core/entries/listed_player.hpp"

#include <string>
#include <string_view>

namespace praporek::entries {

/// Reads FIDE's list in XML piece by piece, one <player> after the other.
class FideXmlList {
 public:
  /// The players that this piece completes.
  ListPart feed(std::string_view piece);

  /// A player cut off by the end of the list is a fault.
  ListPart finish();

 private:
  std::string rest_;
  std::int64_t line_ = 1;
};

}  // namespace praporek::entries
