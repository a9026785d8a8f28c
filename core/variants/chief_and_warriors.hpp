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
struct ChiefReading {
  rules::Square chief_start = rules::Square::D8;  ///< or an empty square of ranks 6 to 8
  bool warriors_promote = true;                   ///< otherwise no pawn steps on the last rank

  friend bool operator==(const ChiefReading&, const ChiefReading&) = default;
};

/// Chief and Warriors: sixteen white pieces, which obey the rules of chess, against one black
/// Chief, which moves as queen or knight. The Chief cannot be taken, only mated; it may take
/// everything, even a king that was left attacked. In FEN the Chief is q, and there is no k.
class ChiefGame {
 public:
  static Result<ChiefGame> start(const ChiefReading& reading = {});
  static Result<ChiefGame> read(std::string_view fen, const ChiefReading& reading = {});

  [[nodiscard]] Side to_move() const { return position_.side_to_move(); }
  [[nodiscard]] std::vector<std::string> choices(notation::Letters letters) const;
  [[nodiscard]] Result<ChiefGame> played(std::string_view text,
                                         const notation::Reading& reading) const;
  /// A warriors' move that leaves their king attacked and was not noticed (Laws 7.5).
  [[nodiscard]] Result<ChiefGame> played_unnoticed(std::string_view text,
                                                   const notation::Reading& reading) const;
  [[nodiscard]] std::optional<Ending> ending() const;
  [[nodiscard]] bool may_claim_draw() const { return progress_.may_claim_draw(); }
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string reading() const;

  /// The Chief's flag has fallen: a bare king cannot win, so the game is drawn; what other armies
  /// could still do is for the arbiter to judge.
  [[nodiscard]] std::optional<Ending> ending_on_chiefs_flag() const;

 private:
  ChiefGame(const rules::Position& position, const ChiefReading& reading);

  [[nodiscard]] std::vector<rules::Move> moves() const;
  [[nodiscard]] std::vector<rules::Move> warriors_moves(bool king_may_stay_attacked) const;
  [[nodiscard]] std::vector<rules::Move> chiefs_moves() const;
  [[nodiscard]] rules::Square chief() const;
  [[nodiscard]] bool king_taken() const;
  [[nodiscard]] bool on_move_is_attacked() const;
  [[nodiscard]] bool leaves_king_safe(rules::Move move) const;
  [[nodiscard]] ChiefGame after(rules::Move move) const;
  [[nodiscard]] Result<ChiefGame> played_among(const std::vector<rules::Move>& moves,
                                               std::string_view text,
                                               const notation::Reading& reading) const;

  rules::Position position_;
  ChiefReading reading_;
  Progress progress_;
};

}  // namespace praporek::variants
