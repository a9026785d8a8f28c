#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace praporek::tui {

/// What has happened: rulings and penalties, who left the board, everything that was written.
class IncidentsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void open_chosen(Desk& desk);
  void change_list(Desk& desk);
  void penalty(Desk& desk);
  void appeal(Desk& desk);
  void adjourn(Desk& desk);
  void law_text(Desk& desk);

 private:
  enum class Which : std::uint8_t { Rulings, Leaves, Journal };

  [[nodiscard]] std::vector<Line> lines(const Sight& sight) const;

  Which which_ = Which::Rulings;
  ListCursor cursor_;
  int page_ = 1;
};

}  // namespace praporek::tui
