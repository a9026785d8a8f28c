#pragma once

#include "core/hall/wish.hpp"
#include "tui/console/dialog.hpp"
#include "tui/console/sight.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

enum class PaneName : std::uint8_t {
  Hall,
  Claims,
  Results,
  Pairings,
  Standings,
  Players,
  Round,
  Board,
  Incidents,
  Laws,
  SetUp,
  Public,
};

/// What the frame itself can do.
enum class FrameCommand : std::uint8_t {
  Help,
  Palette,
  Undo,
  NextPane,
  PreviousPane,
  ChoosePane,
  NextSection,
  PreviousSection,
  NextLanguage,
  Bell,
  Repaint,
  Leave,
};

/// Where a pane or a dialog puts what it wants done. Nothing of it has happened yet when a method
/// returns: the console takes it from here, the hall decides.
class Desk {
 public:
  explicit Desk(Sight sight) : sight_{std::move(sight)} {}

  [[nodiscard]] const Sight& sight() const { return sight_; }
  [[nodiscard]] const hall::HallState& state() const { return sight_.state(); }

  /// Sends a wish to the hall; what came of it is said in the status line.
  void wish(hall::Wish what) { wishes.push_back(std::move(what)); }

  /// Says something in the status line.
  void say(Message message) { said = std::move(message); }
  void complain(Refusal refusal) { complaint = std::move(refusal); }

  void show(PaneName pane) { pane_wanted = pane; }
  void show_board(BoardNo board) { board_wanted = board; }
  void show_section(SectionId section) { section_wanted = section; }
  void show_article(std::string number) { article_wanted = std::move(number); }
  void command(FrameCommand what) { commands.push_back(what); }
  void push(std::unique_ptr<Dialog> dialog) { dialogs.push_back(std::move(dialog)); }

  std::vector<hall::Wish> wishes;
  std::vector<FrameCommand> commands;
  std::vector<std::unique_ptr<Dialog>> dialogs;
  std::optional<Message> said;
  std::optional<Refusal> complaint;
  std::optional<PaneName> pane_wanted;
  std::optional<BoardNo> board_wanted;
  std::optional<SectionId> section_wanted;
  std::optional<std::string> article_wanted;

 private:
  Sight sight_;
};

}  // namespace praporek::tui
