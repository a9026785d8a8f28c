#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>

namespace praporek::tui {

/// For a projector: only what players may see. Pairings once they are published, results, the
/// standings after finished rounds; no clocks, no rulings, no absences.
class PublicPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void next_page(Desk& desk);
  void change(Desk& desk);

 private:
  enum class Which : std::uint8_t { Pairings, Standings };

  [[nodiscard]] std::vector<Line> lines(const Sight& sight) const;

  Which which_ = Which::Pairings;
  int page_ = 0;
};

}  // namespace praporek::tui
