#pragma once

#include "core/pairing/tournament.hpp"
#include "core/standings/ranking.hpp"
#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace praporek::tui {

/// The table after any round with its tie-breaks, or the crosstable.
class StandingsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void earlier(Desk& desk);
  void later(Desk& desk);
  void crosstable(Desk& desk);
  void category(Desk& desk);
  void find(Desk& desk);

 private:
  enum class Category : std::uint8_t { Everybody, Women, Federation };

  /// Ranking is long work: it is done once for a state of the hall.
  struct Table {
    SectionId section;
    std::int64_t group = 0;
    int after = 0;
    pairing::Tournament tournament;
    std::vector<standings::TieBreak> tie_breaks;
    standings::Crosstable cross;
    standings::Ranking ranking;
  };

  void reckon(const Sight& sight);
  [[nodiscard]] std::vector<std::size_t> rows_shown(const Sight& sight) const;
  [[nodiscard]] Line line_of(std::size_t row, int place, const Sight& sight) const;
  [[nodiscard]] Line heading(const Sight& sight) const;
  [[nodiscard]] int last_round(const Sight& sight) const;

  std::optional<Table> table_;
  std::optional<int> after_;  ///< none: after the last round
  bool cross_ = false;
  Category category_ = Category::Everybody;
  ListCursor cursor_;
  int page_ = 1;
};

}  // namespace praporek::tui
