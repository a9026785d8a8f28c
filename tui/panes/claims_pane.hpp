#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// What wants a decision, the most urgent first; each leads to its guided ruling.
class ClaimsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void rule(Desk& desk);
  void new_ruling(Desk& desk);
  void acknowledge(Desk& desk);
  void law_text(Desk& desk);
  void board(Desk& desk);

 private:
  ListCursor cursor_;
  int page_ = 1;
};

}  // namespace praporek::tui
