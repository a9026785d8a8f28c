#pragma once

#include "tui/console/dialogs.hpp"

#include <string>

namespace praporek::tui {

/// The one line that works from everywhere: a board, then what happened there.
/// 17p→ phone, 12i← illegal move, 3f← flag, 8l→ leaves, 4← arrived, 37 Space 1 result.
class LineEntry : public Dialog {
 public:
  explicit LineEntry(char digit) : digits_(1, digit) {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  After letter(char32_t letter, Desk& desk);
  After side(Side side, Desk& desk);
  [[nodiscard]] BoardNo board() const;

  std::string digits_;
  char32_t letter_ = 0;
};

/// A result of the game at a board: 1, 0, = at once, forfeits and the rest through menus.
/// True if the key meant a result.
bool result_key(const Key& key, BoardNo board, Desk& desk);

/// All results of a game, each under its key.
void push_results(BoardNo board, Desk& desk);

/// The results that are not on one key.
void push_other_results(BoardNo board, Desk& desk);
void push_forfeits(BoardNo board, Desk& desk);

/// Types a result; one that is already in is overwritten only after a question.
void enter_result(BoardNo board, arbiter::GameResult result, Desk& desk);

/// Sends a ruling of this kind: at once if it only counts and gives time, else it stays open for
/// the arbiter's confirmation.
void report_incident(BoardNo board, std::string kind, Side side, Desk& desk);

}  // namespace praporek::tui
