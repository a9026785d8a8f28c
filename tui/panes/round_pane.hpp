#pragma once

#include "tui/console/pane.hpp"

#include <vector>

namespace praporek::tui {

/// The round from its pairing to its end: checklist, start, absentees, clock sheet, close.
class RoundPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;

  void publish(Desk& desk);
  void start(Desk& desk);
  void type_absentees(Desk& desk);
  void forfeit_absent(Desk& desk);
  void clock_sheet(Desk& desk);
  void tick_off(Desk& desk);
  void close(Desk& desk);
};

}  // namespace praporek::tui
