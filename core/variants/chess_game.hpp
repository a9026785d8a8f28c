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

/// Chess and Chess960 behind the interface of all variants; they differ only in where they start.
class ChessGame {
 public:
  explicit ChessGame(const rules::Position& start);
  static Result<ChessGame> read(std::string_view fen, bool chess960);

  [[nodiscard]] const rules::Position& position() const { return position_; }

  [[nodiscard]] Side to_move() const { return position_.side_to_move(); }
  [[nodiscard]] std::vector<std::string> choices(notation::Letters letters) const;
  [[nodiscard]] Result<ChessGame> played(std::string_view text,
                                         const notation::Reading& reading) const;
  [[nodiscard]] std::optional<Ending> ending() const;
  [[nodiscard]] bool may_claim_draw() const { return progress_.may_claim_draw(); }
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string reading() const { return {}; }

 private:
  rules::Position position_;
  Progress progress_;
};

}  // namespace praporek::variants
