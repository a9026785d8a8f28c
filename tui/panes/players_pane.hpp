#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// The players of the section: entries, presence, byes, departures.
class PlayersPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void enter(Desk& desk);
  void edit(Desk& desk);
  void check_in(Desk& desk);
  void check_all_in(Desk& desk);
  void bye(Desk& desk);
  void withdraw(Desk& desk);
  void deal(Desk& desk);
  void find(Desk& desk);
  void sort(Desk& desk);

 private:
  [[nodiscard]] std::vector<const hall::Player*> players(const Sight& sight) const;
  [[nodiscard]] const hall::Player* chosen_player(const Sight& sight) const;

  bool searching_ = false;
  bool by_name_ = false;
  std::string search_;
  ListCursor cursor_;
  int page_ = 1;
};

/// The form of an entry or of a correction; `player` gives what is already known.
void push_player_form(const hall::Player& player, Desk& desk);

}  // namespace praporek::tui
