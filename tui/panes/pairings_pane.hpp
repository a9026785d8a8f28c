#pragma once

#include "core/pairing/explanation.hpp"
#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// The pairing of the round: made, explained, questioned, changed by hand, published.
class PairingsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void pair(Desk& desk);
  void publish(Desk& desk);
  void take_back(Desk& desk);
  void explain(Desk& desk);
  void why_not(Desk& desk);
  void change_by_hand(Desk& desk);
  void find(Desk& desk);

 private:
  /// Explanations are computed once for a round.
  struct Explained {
    SectionId section;
    RoundNo round;
    std::int64_t group = 0;
    Result<std::vector<pairing::BoardExplanation>> boards;
  };

  [[nodiscard]] std::vector<std::string> reasons_for(const hall::Game& game, const Sight& sight,
                                                     int width);
  void draw_players(View& view, const Sight& sight) const;

  bool explains_ = false;
  ListCursor cursor_;
  int page_ = 1;
  std::optional<Explained> explained_;
  std::optional<std::string> answer_;  ///< to the last "why not?"
};

}  // namespace praporek::tui
