#pragma once

#include "core/base/result.hpp"
#include "core/notation/read.hpp"
#include "core/rules/position.hpp"
#include "core/variants/ending.hpp"
#include "core/variants/progress.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::variants {

/// What the leaflet leaves open; the defaults are the recommended readings.
struct DoubleReading {
  bool balanced = false;               ///< White's first turn has one half (D-A1)
  bool draw_at_first_missing = false;  ///< one missing second half draws, not one of each (D-A8)

  friend bool operator==(const DoubleReading&, const DoubleReading&) = default;
};

/// Double chess: a turn has two halves, each a legal move of chess by the same player. A check
/// given by the first half ends the turn; a check is parried by the first half.
///
/// As text: a FEN whose en passant field may name two squares and whose counter counts turns,
/// then the half to be played (1 or 2), then "missed" if the turn before had no second half.
class DoubleGame {
 public:
  static DoubleGame start(const DoubleReading& reading = {});
  static Result<DoubleGame> read(std::string_view text, const DoubleReading& reading = {});

  [[nodiscard]] Side to_move() const { return position_.side_to_move(); }
  [[nodiscard]] bool second_half() const { return second_half_; }
  /// The halves that may be played now.
  [[nodiscard]] std::vector<std::string> choices(notation::Letters letters) const;
  /// One half ("e4"), or the rest of the turn ("e4,d4").
  [[nodiscard]] Result<DoubleGame> played(std::string_view text,
                                          const notation::Reading& reading) const;
  [[nodiscard]] std::optional<Ending> ending() const;
  [[nodiscard]] bool may_claim_draw() const { return progress_.may_claim_draw(); }
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string reading() const;

 private:
  DoubleGame(const rules::Position& position, const DoubleReading& reading)
      : position_{position}, reading_{reading} {}

  [[nodiscard]] std::vector<rules::Move> moves() const;
  [[nodiscard]] DoubleGame after(rules::Move half) const;
  [[nodiscard]] Result<DoubleGame> half_played(std::string_view text,
                                               const notation::Reading& reading) const;
  [[nodiscard]] std::string turn_text() const;
  void note_double_step(rules::Move half);
  void end_turn(bool second_half_missing);

  rules::Position position_;  ///< never with a right to take en passant of its own
  DoubleReading reading_;
  Progress progress_;
  std::vector<rules::Square> passed_;    ///< may be taken en passant by the first half (D-A10)
  std::vector<rules::Square> stepping_;  ///< passed over in the turn being played
  bool second_half_ = false;
  bool turn_changes_ = false;      ///< this turn has captured or moved a pawn
  bool missed_ = false;            ///< the turn before had no possible second half
  bool drawn_by_missing_ = false;  ///< leaflet, line 3
};

}  // namespace praporek::variants
