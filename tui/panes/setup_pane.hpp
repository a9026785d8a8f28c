#pragma once

#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

namespace praporek::tui {

/// The event, its sections, arbiters and electronic boards.
class SetUpPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;

  void change(Desk& desk);
  void new_section(Desk& desk);
  void new_arbiter(Desk& desk);
  void new_device(Desk& desk);

 private:
  ListCursor cursor_;
  int page_ = 1;
};

/// The forms; a record with id 0 is a new one.
void push_event_form(const hall::EventFacts& event, Desk& desk);
void push_section_form(const hall::Section& section, Desk& desk);
void push_arbiter_form(const hall::Arbiter& arbiter, Desk& desk);
void push_device_form(Desk& desk);

}  // namespace praporek::tui
