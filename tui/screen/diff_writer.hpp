#pragma once

#include "tui/screen/frame.hpp"

#include <cstdint>
#include <string>

namespace praporek::tui {

enum class Colours : std::uint8_t { None, Eight, Sixteen, Many };

/// What the terminal at the other end can show.
struct TerminalSkill {
  bool utf8 = true;
  Colours colours = Colours::Many;
};

/// Knows what the terminal shows and says only what has to change. Through a slow link this is
/// what an arbiter feels: a moved cursor costs some eighty bytes, not the whole screen.
class DiffWriter {
 public:
  explicit DiffWriter(TerminalSkill skill) : skill_{skill} {}

  /// The bytes that turn what is shown into this frame; empty when nothing changed.
  std::string changes(const Frame& next);

  /// The terminal may show anything (line noise, another program): paint everything next time.
  void forget() { known_ = false; }

 private:
  TerminalSkill skill_;
  Frame shown_;
  bool known_ = false;
};

}  // namespace praporek::tui
