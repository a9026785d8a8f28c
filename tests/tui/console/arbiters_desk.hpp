#pragma once

#include "core/hall/pairing_of.hpp"
#include "tui/console/console.hpp"

#include "tests/support/small_event.hpp"
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace praporek::test {

/// A console and its hall on one desk: what is typed is decided at once.
class ArbitersDesk {
 public:
  explicit ArbitersDesk(PlayedHall played, tui::Settings settings = english())
      : hall{std::move(played)}, console{std::move(settings)} {
    console.resize({80, 24});
    show();
  }

  static tui::Settings english() {
    tui::Settings settings;
    settings.who = "Chief";
    return settings;
  }

  /// Types a text: \n is Enter, \t Tab, \x1b Escape, \b Backspace, ← → ↑ ↓ the arrows.
  void type(std::string_view text) {
    for (const char32_t rune : tui::runes_of(text)) press(key_of(rune));
  }

  void press(const tui::Key& key) {
    ++keys;
    console.time(hall.at);
    console.key(key);
    for (tui::Request& request : console.take_requests()) answer(std::move(request), key);
  }

  std::string screen() { return console.draw().text(); }
  bool shows(std::string_view text) { return screen().find(text) != std::string::npos; }

  /// Line `row` of the screen.
  std::string line(int row) {
    const std::string all = screen();
    std::size_t begin = 0;
    for (; row > 0; --row) begin = all.find('\n', begin) + 1;
    return all.substr(begin, all.find('\n', begin) - begin);
  }

  void show() {
    console.time(hall.at);
    console.take({std::shared_ptr<const hall::HallState>{}, &hall.state});
  }

  PlayedHall hall;
  tui::Console console;
  int keys = 0;
  std::vector<std::pair<hall::Wish, tui::Key>> sent;  ///< and the key that sent it

 private:
  static tui::Key key_of(char32_t rune) {
    switch (rune) {
      case U'\n':
        return {tui::KeyName::Enter, 0};
      case U'\t':
        return {tui::KeyName::Tab, 0};
      case U'\b':
        return {tui::KeyName::Backspace, 0};
      case U'\x1b':
        return {tui::KeyName::Escape, 0};
      case U'←':
        return {tui::KeyName::Left, 0};
      case U'→':
        return {tui::KeyName::Right, 0};
      case U'↑':
        return {tui::KeyName::Up, 0};
      case U'↓':
        return {tui::KeyName::Down, 0};
      default:
        return tui::character(rune);
    }
  }

  void answer(tui::Request request, const tui::Key& key) {
    sent.emplace_back(request.wish, key);
    hall::Wish wish = std::move(request.wish);
    if (const auto* pairing = std::get_if<hall::PairRound>(&wish);
        pairing != nullptr && pairing->boards.empty()) {
      auto computed = hall::computed_pairing(hall.state, pairing->section);
      if (!computed) {
        console.reply(request.id, computed.error());
        return;
      }
      wish = std::move(*computed);
    }
    const std::string fault = hall.wish(std::move(wish));
    show();
    console.reply(request.id, fault.empty() ? Result<hall::Group>{hall.groups.back()}
                                            : Result<hall::Group>{hall.refusal});
  }
};

}  // namespace praporek::test
