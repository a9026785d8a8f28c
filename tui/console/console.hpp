#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "tui/console/pane.hpp"
#include "tui/console/settings.hpp"
#include "tui/keys/key.hpp"
#include "tui/screen/frame.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// A wish on its way to the hall.
struct Request {
  std::uint64_t id = 0;
  hall::Wish wish;
};

/// The arbiter's console without a terminal: keys and the hall's state go in, cells and wishes come
/// out. Pure: the same inputs always give the same screen.
class Console {
 public:
  explicit Console(Settings settings);

  void take(std::shared_ptr<const hall::HallState> state);
  void reply(std::uint64_t id, const Result<hall::Group>& answer);
  void link(const LinkState& link);
  void key(const Key& key);
  void resize(Size size);
  void time(Instant now) { now_ = now; }

  [[nodiscard]] std::vector<Request> take_requests();
  [[nodiscard]] Frame draw();

  /// When the screen changes by itself: the next second while a round is played, else the next
  /// minute.
  [[nodiscard]] std::optional<Instant> next_wake() const;

  /// The arbiter wants to close the console; the hall goes on.
  [[nodiscard]] bool wants_to_leave() const { return leaving_; }
  /// The whole screen should be painted anew (Ctrl-L); asking resets it.
  bool take_repaint();
  /// Alarms that are new since the last call, for the bell; 0 while it is off.
  int take_bells();

  [[nodiscard]] PaneName pane_in_view() const { return in_view_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] Sight sight() const;
  /// What the status line says, empty when nothing.
  [[nodiscard]] const std::string& status() const { return status_; }

 private:
  void pane_key(const Key& key, Desk& desk);
  void choose_pane(const Key& key, Desk& desk);
  void obey(Desk& desk);
  void obey(FrameCommand command);
  void ask_to_undo();
  void show(PaneName pane);
  void step_pane(int by);
  void step_section(int by);
  [[nodiscard]] Pane& pane();
  [[nodiscard]] View whole_view();
  void add_dialog(View& view, const Sight& sight) const;

  Settings settings_;
  std::shared_ptr<const hall::HallState> state_;
  LinkState link_;
  Instant now_;
  Size size_;
  SectionId section_;
  BoardNo board_;
  std::string article_;
  PaneName in_view_ = PaneName::Hall;
  std::vector<std::unique_ptr<Pane>> panes_;  ///< in the order of the pane table
  std::vector<std::unique_ptr<Dialog>> dialogs_;
  std::vector<Request> requests_;
  std::uint64_t last_id_ = 0;
  std::string status_;
  bool status_is_fault_ = false;
  bool choosing_pane_ = false;
  bool repaint_ = false;
  bool leaving_ = false;
  int bells_ = 0;
};

}  // namespace praporek::tui
