#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::tui {

/// Results of the round. Slips in any order: number, Enter, result. Sorted slips: one key each.
class ResultsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;
  void opened(Desk& desk) override;

  void take_result(Desk& desk);
  void sort_slips(Desk& desk);
  void verify(Desk& desk);
  void forfeit(Desk& desk);
  void other(Desk& desk);
  void find(Desk& desk);
  void next_missing(Desk& desk);
  void accept_proposal(Desk& desk);

 private:
  /// Whose keys 1, 0 and = are: nobody's (a digit begins a board number), the chosen board's once,
  /// or each board's in turn.
  enum class Slips : std::uint8_t { AnyOrder, ThisOne, Sorted, Verifying };

  [[nodiscard]] const hall::Game* chosen_game(const Sight& sight) const;
  [[nodiscard]] bool wanting(const hall::Game& game) const;
  void step_to_wanting(const Sight& sight, int from);
  bool result_typed(const Key& key, Desk& desk);

  Slips slips_ = Slips::AnyOrder;
  ListCursor cursor_;
  int page_ = 1;
};

}  // namespace praporek::tui
