#pragma once

#include "core/variants/variant.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::test {

inline variants::Game game_at(variants::VariantId id, std::string_view text,
                              const variants::Switches& switches = {}) {
  return variants::read_game(id, text, switches).value();
}

/// The game after these moves; "? " and the message id if one is refused.
inline Result<variants::Game> after(const variants::Game& game,
                                    const std::vector<std::string>& moves) {
  Result<variants::Game> now = game;
  for (const auto& move : moves) {
    if (now) now = now->played(move);
  }
  return now;
}

/// "ok", or why the last move is refused; all moves before it must be playable.
inline std::string verdict(const variants::Game& game, std::vector<std::string> moves) {
  const std::string last = moves.back();
  moves.pop_back();
  const auto next = after(game, moves).value().played(last);
  return next ? "ok" : next.error().why().id;
}

/// "1-0", "0-1", "1/2-1/2" or "*".
inline std::string result(const Result<variants::Game>& game) {
  const auto ending = game.value().ending();
  if (!ending) return "*";
  if (!ending->winner) return "1/2-1/2";
  return *ending->winner == Side::White ? "1-0" : "0-1";
}

inline std::vector<std::string> sorted_choices(const variants::Game& game) {
  auto choices = game.choices();
  std::ranges::sort(choices);
  return choices;
}

inline std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const auto& word : words) line += (line.empty() ? "" : " ") + word;
  return line;
}

}  // namespace praporek::test
