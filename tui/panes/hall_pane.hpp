#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"
#include "tui/words/board_look.hpp"

#include <cstdint>
#include <vector>

namespace praporek::tui {

/// Every board at a glance; for an event without electronics first what the arbiter has to do.
class HallPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void open_board(Desk& desk);
  void change_order(Desk& desk);
  void change_filter(Desk& desk);
  void change_density(Desk& desk);
  void change_wall(Desk& desk);
  void acknowledge(Desk& desk);

 private:
  enum class Show : std::uint8_t { All, Playing, Section };

  [[nodiscard]] std::vector<BoardLook> looks(const Sight& sight) const;
  [[nodiscard]] int columns(const Sight& sight) const;
  void draw_wall(View& view, const Sight& sight);

  bool by_urgency_ = true;
  bool roomy_ = false;
  bool wall_only_ = false;
  Show show_ = Show::All;
  ListCursor cursor_;
  int page_ = 1;
};

/// The lines of an event without electronics: who is missing, what is open, what comes next.
std::vector<Line> home_lines(const Sight& sight);

}  // namespace praporek::tui
