#pragma once

#include "core/rules/infer_move.hpp"
#include "core/rules/position.hpp"
#include "core/tracking/fact.hpp"
#include "core/tracking/sighting.hpp"

#include <optional>
#include <vector>

namespace praporek::tracking {

/// Reads a game from a board. The board is the truth; the moves are an interpretation that stays
/// open until the clock is pressed or the opponent answers, so a piece may slide, be adjusted or
/// put back without a trace. What no legal move explains is reported and never turned into one.
///
/// Time comes with the sightings; several times a second something should come, a tick if nothing
/// else.
class Tracker {
 public:
  /// The board is taken to stand as in the position until it is seen otherwise.
  explicit Tracker(const rules::Position& start);

  /// A move known from before, to be told before anything is seen: the board may be met in the
  /// middle of a game.
  void recall(rules::Move move, const rules::Position& led_to);

  /// Single squares may be reported wrongly, as on a line without checksums: nothing becomes
  /// certain until a scan of the whole board proves them.
  void doubt_squares(bool doubt) { doubts_squares_ = doubt; }

  std::vector<Fact> see(const Sighting& sighting);

  /// The position after the last certain move.
  [[nodiscard]] const rules::Position& certain() const { return game_.back().position; }
  /// After this many certain plies.
  [[nodiscard]] const rules::Position& position_after(int plies_made) const {
    return game_[static_cast<std::size_t>(plies_made)].position;
  }
  [[nodiscard]] int plies() const { return static_cast<int>(game_.size()) - 1; }

  /// The moves seen but not yet certain.
  [[nodiscard]] rules::Line open_moves() const;

  /// What stands on the board.
  [[nodiscard]] const rules::Placement& seen() const { return seen_; }

 private:
  /// A move and where it led; the first node of a game has no move worth reading.
  struct Node {
    rules::Move move{};
    rules::Position position;
    bool unseen = false;
    bool rook_first = false;
  };
  struct Press {
    Instant at;
    Side by = Side::White;
    bool judged = false;
  };
  struct Illegal {
    rules::Square from{};
    rules::Square to{};
    rules::Position position;
  };

  void look(Instant at);
  bool fit_to(std::size_t open_plies);
  bool fit_to_illegal(Instant at);
  void note_lifted(rules::Square square);
  void open_move(rules::Move move, bool unseen);
  void keep_open(std::size_t plies);

  void ponder(Instant at);
  void settle_press(Instant at);
  void settle_answered(Instant at, std::size_t left_open);
  void settle_first(Instant at, Certainty certainty);
  void search_unseen();
  void judge_press(Instant at);
  void judge_board(Instant at);
  [[nodiscard]] bool awaited() const;
  [[nodiscard]] bool believed() const { return proved_ || !doubts_squares_; }
  bool find_taken_back(Instant at);
  bool branch_off(std::size_t plies, Instant at);

  [[nodiscard]] const rules::Position& open_position(std::size_t open_plies) const;
  [[nodiscard]] Millis quiet(Instant at) const { return at - changed_; }

  std::vector<Node> game_;  ///< certain
  std::vector<Node> open_;  ///< seen, but may still change
  rules::Placement seen_;
  bool fits_ = true;  ///< the board stands as after the open moves
  Instant changed_;
  std::optional<Press> press_;
  std::optional<Illegal> illegal_;
  std::optional<rules::Square> first_lifted_;  ///< by the player to move
  bool clock_runs_ = false;
  bool doubts_squares_ = false;
  bool proved_ = true;      ///< by a scan since the last change
  bool searched_ = false;   ///< this picture was searched for unseen moves
  bool reported_ = false;   ///< that the board is not explained
  bool announced_ = false;  ///< what stands there: it was judged once
  std::vector<Fact> facts_;
};

}  // namespace praporek::tracking
