#pragma once

#include "tui/console/desk.hpp"
#include "tui/keys/key.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace praporek::tui {

class Pane;

/// One key of a pane: the status line, the help and the palette are printed from these rows, and
/// the key does what its row says. There is no other list of keys.
struct KeyRow {
  Key key;
  std::string_view shown;  ///< as printed: "v", "Enter", "←→"
  std::string_view words;  ///< id of the message that says what it does
  void (*act)(Pane& pane, Desk& desk) = nullptr;
  bool in_status = true;  ///< one of the keys that matter
};

/// One pane of the console. It shows the hall and collects wishes; it changes nothing itself.
class Pane {
 public:
  Pane() = default;
  Pane(const Pane&) = delete;
  Pane& operator=(const Pane&) = delete;
  Pane(Pane&&) = delete;
  Pane& operator=(Pane&&) = delete;
  virtual ~Pane() = default;

  /// The body, exactly as tall as there is room.
  [[nodiscard]] virtual View view(const Sight& sight) = 0;

  /// What the rule line above the body says.
  [[nodiscard]] virtual std::string title(const Sight& sight) const = 0;

  [[nodiscard]] virtual std::span<const KeyRow> keys() const = 0;

  /// Keys that are typed: numbers, text, results. True if the key was taken.
  virtual bool typed(const Key& /*key*/, Desk& /*desk*/) { return false; }

  /// The pane comes into view, perhaps at another board or article.
  virtual void opened(Desk& /*desk*/) {}

  /// Something in it changes with the time of day: show it every second.
  [[nodiscard]] virtual bool ticks(const Sight& /*sight*/) const { return false; }
};

/// The member function of a pane as an action of its key table.
template <auto Member>
struct ActionOf;
template <class PaneType, void (PaneType::*Member)(Desk&)>
struct ActionOf<Member> {
  static void act(Pane& pane, Desk& desk) { (static_cast<PaneType&>(pane).*Member)(desk); }
};
template <auto Member>
inline constexpr void (*acts)(Pane&, Desk&) = &ActionOf<Member>::act;

/// A row of the table of panes.
struct PaneRow {
  PaneName name;
  char32_t letter;         ///< after g
  std::string_view words;  ///< id of the pane's name
  std::unique_ptr<Pane> (*make)();
};

/// Every pane, in the order of the bar. A new pane is one more row in panes.cpp.
std::span<const PaneRow> pane_table();

/// The keys that work in every pane.
std::span<const KeyRow> frame_keys();

}  // namespace praporek::tui
