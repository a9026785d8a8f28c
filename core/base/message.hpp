#pragma once

#include <compare>
#include <string>
#include <utility>
#include <vector>

namespace praporek {

/// What core has to say: the id of a sentence and its arguments. The screen makes the sentence.
struct Message {
  std::string id;  ///< "room.what-is-wrong", one entry in tui/po/<language>/<room>.po
  std::vector<std::string> arguments;

  auto operator<=>(const Message&) const = default;
};

/// The article a decision rests on, by its number in the 2018 Laws ("9.2.2", "A.4.2", "GIII.4"),
/// or of a pairing rule ("Dutch C6", "Swiss 1992 B2"). Editions translate the number when shown.
struct Article {
  std::string number;

  auto operator<=>(const Article&) const = default;
};

}  // namespace praporek
