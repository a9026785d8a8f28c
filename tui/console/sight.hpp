#pragma once

#include "core/hall/state.hpp"
#include "tui/console/settings.hpp"
#include "tui/screen/line.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// What a pane sees: the hall as it stands, the moment, and what the arbiter has chosen.
struct Sight {
  const hall::HallState* hall = nullptr;
  Instant now;
  Settings settings;
  SectionId section;    ///< the one in work
  BoardNo board;        ///< the one spoken of last
  std::string article;  ///< the one asked for last, as its edition numbers it
  Size body;            ///< the room a pane has

  [[nodiscard]] const hall::HallState& state() const { return *hall; }

  /// The message in the arbiter's language.
  [[nodiscard]] std::string say(const Message& message) const {
    return sentence(message, settings.language);
  }
  [[nodiscard]] std::string say(std::string id) const { return say(Message{std::move(id), {}}); }
  [[nodiscard]] std::string say(std::string id, std::vector<std::string> arguments) const {
    return say(Message{std::move(id), std::move(arguments)});
  }

  /// Why not, and by which article of the edition this section plays under.
  [[nodiscard]] std::string say(const Refusal& refusal) const;

  /// The section in work, or nullptr before there is one.
  [[nodiscard]] const hall::Section* section_in_work() const {
    return hall->find<hall::Section>(section);
  }
  [[nodiscard]] const hall::Round* round() const { return current_round(*hall, section); }
};

}  // namespace praporek::tui
