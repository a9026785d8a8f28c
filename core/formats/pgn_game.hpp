#pragma once

#include "core/base/score.hpp"
#include "core/base/side.hpp"
#include "core/formats/pgn_remark.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::formats {

struct PgnTag {
  std::string name;
  std::string value;

  friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// The tags that begin every game, Result apart: the game itself knows its result.
inline constexpr std::array<std::string_view, 6> roster{"Event", "Site",  "Date",
                                                        "Round", "White", "Black"};

/// What the head of a game says. The roster is always there, in its order and with "?" where
/// nothing is known; other tags follow in the order they came. Result, SetUp, FEN and the
/// Variant of Chess960 are not kept here: they follow from the game.
class PgnTags {
 public:
  PgnTags();

  [[nodiscard]] const std::vector<PgnTag>& all() const { return tags_; }
  [[nodiscard]] std::string_view value(std::string_view name) const;
  void set(std::string_view name, std::string value);

  friend bool operator==(const PgnTags&, const PgnTags&) = default;

 private:
  std::vector<PgnTag> tags_;
};

/// Whether the tag says something the game itself holds.
bool follows_from_the_game(std::string_view tag_name);

struct PgnMove;

/// Moves one after another, with what was written before the first.
struct PgnLine {
  std::string comment;
  std::vector<PgnMove> moves;
};

struct PgnMove {
  rules::Move move;
  PgnRemark remark;                 ///< remark.illegal: no legal move, yet it stood
  std::vector<int> nags;            ///< $1 good move, $2 mistake …
  std::vector<PgnLine> variations;  ///< what could have been played instead
};

bool operator==(const PgnLine& a, const PgnLine& b);
bool operator==(const PgnMove& a, const PgnMove& b);

/// The points of both sides; an arbiter may give ½-0 or 0-0 (Laws 12.9).
using PgnResult = BySide<Score>;

/// 1-0, 0-1, 1/2-1/2, 1/2-0, 0-1/2, 0-0, also with ½.
std::optional<PgnResult> result_of(std::string_view text);

/// The result with 1/2, or * where there is none.
std::string result_text(const std::optional<PgnResult>& result);

struct PgnGame {
  PgnTags tags;
  rules::Position start = rules::initial_position();
  PgnLine line;
  std::optional<PgnResult> result;  ///< none while it is played, or unknown

  friend bool operator==(const PgnGame& a, const PgnGame& b);
};

}  // namespace praporek::formats
