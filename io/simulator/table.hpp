#pragma once

#include "core/tracking/fact.hpp"
#include "io/simulator/board.hpp"
#include "io/simulator/hands.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace praporek::simulator {

/// How a game is meant to end, if nothing ends it before.
enum class Ending : std::uint8_t { Natural, Resigned, Agreed, Flag, Repetition };

struct TableOptions {
  std::string serial = "01025";
  board::Lie lie = board::Lie::Normal;
  rules::Position start = rules::initial_position();
  clock::ClockRules rules{};
  std::uint64_t seed = 1;
  Millis thinking{3'000};  ///< about so long for a move
  bool untidy = true;      ///< slides, adjusting, wrong order, illegal moves, forgotten presses
  Ending ending = Ending::Natural;
  int last_ply = 120;  ///< when it ends so; a natural game is drawn then
};

/// Two players at a table: a board, a clock and a game, move by move. One seed gives one history.
class Table {
 public:
  explicit Table(TableOptions options);

  /// White's clock is started.
  void begin(Instant at);

  /// What the hands do until now.
  void pass(Instant now);

  /// The players finish the move they are making and make no other.
  void rest() { resting_ = true; }

  Board& board() { return board_; }
  Clock& clock() { return clock_; }
  [[nodiscard]] const Clock& clock() const { return clock_; }
  [[nodiscard]] const rules::Position& position() const { return position_; }
  [[nodiscard]] const std::vector<rules::Move>& played() const { return played_; }
  [[nodiscard]] bool over() const { return over_; }
  [[nodiscard]] std::optional<tracking::Signal> result() const { return result_; }
  [[nodiscard]] int illegal_moves() const { return illegal_moves_; }
  [[nodiscard]] std::optional<Instant> flag_fell() const;

 private:
  /// Something somebody does at a moment.
  struct Act {
    Instant at;
    std::function<void(Instant)> perform;
  };

  void then(Millis after, std::function<void(Instant)> perform);
  void put(Millis after, rules::Square square, std::optional<rules::Piece> piece);
  void plan_move();
  void plan_illegal_move();
  void plan_press(Side mover);
  void plan_result(tracking::Signal result);
  void end_naturally();
  [[nodiscard]] rules::Move choose();
  [[nodiscard]] bool time_to_end() const;

  TableOptions options_;
  Hands hands_;
  Board board_;
  Clock clock_;
  rules::Position position_;
  std::vector<rules::Move> played_;
  std::deque<Act> acts_;
  Instant last_;  ///< of the acts planned
  bool begun_ = false;
  bool resting_ = false;
  bool over_ = false;
  std::optional<tracking::Signal> result_;
  int illegal_moves_ = 0;
};

}  // namespace praporek::simulator
