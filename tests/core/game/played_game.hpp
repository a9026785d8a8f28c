#pragma once

#include "core/game/line.hpp"
#include "core/rules/uci.hpp"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <vector>

namespace praporek::test {

using namespace std::chrono_literals;

constexpr Side white = Side::White;
constexpr Side black = Side::Black;

/// Seconds after an arbitrary start of the day.
constexpr Instant second(int after) { return Instant{std::chrono::hours{500'000} + after * 1s}; }

/// A record to which legal moves are added in UCI.
class PlayedGame {
 public:
  PlayedGame() = default;
  explicit PlayedGame(const std::vector<std::string>& moves) { play(moves); }

  void play(const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
      const game::GameLine line = game::line_of(record);
      const auto move = rules::move_of_uci(*line.now, text);
      BOOST_REQUIRE_MESSAGE(move, text << " is not legal");
      record.entries.emplace_back(game::move_made(line, *move, second(0)));
    }
  }

  /// Any move from one square to another, legal or not.
  void carry(rules::Square from, rules::Square to) {
    const game::GameLine line = game::line_of(record);
    record.entries.emplace_back(game::move_made(line, rules::Move::normal(from, to), second(0)));
  }

  void add(game::Entry entry) { record.entries.push_back(std::move(entry)); }
  [[nodiscard]] game::GameLine line() const { return game::line_of(record); }

  game::GameRecord record;
};

}  // namespace praporek::test
