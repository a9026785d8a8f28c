#pragma once

#include "core/arbiter/result.hpp"
#include "core/base/ids.hpp"
#include "core/base/instant.hpp"
#include "core/base/side.hpp"
#include "core/hall/fields.hpp"
#include "core/laws/edition.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the hall knows about the games at the boards.
namespace praporek::hall {

enum class GameState : std::uint8_t { Waiting, Playing, Finished, Adjourned, Postponed };

/// A pair of players at a board. A game begun anew (Laws 7.2.1, 7.3) is another game that replaces
/// the first one.
struct Game {
  static constexpr std::string_view kind = "game";
  GameId id;
  SectionId section;
  RoundNo round;
  BoardNo board;
  PlayerId white;
  PlayerId black;
  GameState state = GameState::Waiting;
  BySide<bool> arrived;
  std::optional<arbiter::GameResult> result;
  std::optional<arbiter::GameResult> rating_result;  ///< when a late correction counts only there
  bool rated = true;
  std::string typed_by;
  std::string verified_by;                      ///< the second look, empty until then
  std::optional<arbiter::GameResult> proposed;  ///< what the electronic board says
  BySide<int> illegal_moves;
  BySide<int> draw_offers;
  BySide<int> warnings;
  BySide<Millis> to_add{{Millis{0}, Millis{0}}};  ///< ruled, not yet put on the clock
  BySide<std::optional<Millis>> to_set;           ///< what the clock will show, where it was read
  std::optional<GameId> replaces;
  bool replaced = false;
  std::string start_fen;   ///< empty for the initial position
  std::string correction;  ///< what was corrected after the round, for the report

  [[nodiscard]] GameId key() const { return id; }
  friend bool operator==(const Game&, const Game&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Game::id),
                      field("section", &Game::section),
                      field("round", &Game::round),
                      field("board", &Game::board),
                      field("white", &Game::white),
                      field("black", &Game::black),
                      field("state", &Game::state),
                      field("arrived", &Game::arrived),
                      field("result", &Game::result),
                      field("rating-result", &Game::rating_result),
                      field("rated", &Game::rated),
                      field("typed-by", &Game::typed_by),
                      field("verified-by", &Game::verified_by),
                      field("proposed", &Game::proposed),
                      field("illegal-moves", &Game::illegal_moves),
                      field("draw-offers", &Game::draw_offers),
                      field("warnings", &Game::warnings),
                      field("to-add", &Game::to_add),
                      field("to-set", &Game::to_set),
                      field("replaces", &Game::replaces),
                      field("replaced", &Game::replaced),
                      field("start-fen", &Game::start_fen),
                      field("correction", &Game::correction)};
  }
};

/// One half-move as it was made, legal or not.
struct MoveMade {
  static constexpr std::string_view kind = "move";
  GameId game;
  int ply = 0;
  std::string uci;
  bool illegal = false;  ///< it stood all the same
  bool draw_offered = false;
  Instant at;
  BySide<std::optional<Millis>> clocks;

  [[nodiscard]] auto key() const { return std::tuple{game, ply}; }
  friend bool operator==(const MoveMade&, const MoveMade&) = default;
  static constexpr auto fields() {
    return std::tuple{field("game", &MoveMade::game),
                      field("ply", &MoveMade::ply),
                      field("uci", &MoveMade::uci),
                      field("illegal", &MoveMade::illegal),
                      field("draw-offered", &MoveMade::draw_offered),
                      field("at", &MoveMade::at),
                      field("clocks", &MoveMade::clocks)};
  }
};

enum class ReadingSource : std::uint8_t { Typed, Device };

/// Both clocks as somebody read them.
struct Reading {
  static constexpr std::string_view kind = "reading";
  GameId game;
  int number = 0;
  Instant at;
  BySide<Millis> clocks;
  int moves = 0;  ///< completed by White
  ReadingSource source = ReadingSource::Typed;

  [[nodiscard]] auto key() const { return std::tuple{game, number}; }
  friend bool operator==(const Reading&, const Reading&) = default;
  static constexpr auto fields() {
    return std::tuple{field("game", &Reading::game),   field("number", &Reading::number),
                      field("at", &Reading::at),       field("clocks", &Reading::clocks),
                      field("moves", &Reading::moves), field("source", &Reading::source)};
  }
};

/// One answer of a guided ruling, by its key.
struct Answer {
  std::string key;
  std::string value;

  friend bool operator==(const Answer&, const Answer&) = default;
  static constexpr auto fields() {
    return std::tuple{field("key", &Answer::key), field("value", &Answer::value)};
  }
};

enum class RulingState : std::uint8_t { Open, Applied, RecordedOnly };

/// An incident at a board and what was decided, with the edition and article it rests on.
struct RulingRecord {
  static constexpr std::string_view kind = "ruling";
  int id = 0;
  SectionId section;
  RoundNo round;
  std::optional<GameId> game;
  std::string ruling;  ///< its kind: "illegal-move", "flag-fall" …
  std::vector<Answer> answers;
  std::vector<Answer> consequences;  ///< the consequence and the article it rests on
  laws::Edition edition = laws::Edition::Laws2023;
  RulingState state = RulingState::Open;
  std::string by;
  Instant at;
  std::string note;

  [[nodiscard]] int key() const { return id; }
  friend bool operator==(const RulingRecord&, const RulingRecord&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &RulingRecord::id),
                      field("section", &RulingRecord::section),
                      field("round", &RulingRecord::round),
                      field("game", &RulingRecord::game),
                      field("ruling", &RulingRecord::ruling),
                      field("answers", &RulingRecord::answers),
                      field("consequences", &RulingRecord::consequences),
                      field("edition", &RulingRecord::edition),
                      field("state", &RulingRecord::state),
                      field("by", &RulingRecord::by),
                      field("at", &RulingRecord::at),
                      field("note", &RulingRecord::note)};
  }
};

/// A player away from the board (Laws 11.2); private to the arbiters.
struct Leave {
  static constexpr std::string_view kind = "leave";
  int id = 0;
  GameId game;
  Side side = Side::White;
  Instant out;
  std::optional<Instant> back;

  [[nodiscard]] int key() const { return id; }
  friend bool operator==(const Leave&, const Leave&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Leave::id), field("game", &Leave::game),
                      field("side", &Leave::side), field("out", &Leave::out),
                      field("back", &Leave::back)};
  }
};

/// Something at a board that wants an arbiter.
struct Alarm {
  static constexpr std::string_view kind = "alarm";
  int id = 0;
  BoardNo board;
  std::optional<GameId> game;
  std::string what;  ///< "flag", "no-clock", "set-up-wrong" …
  std::optional<Side> side;
  Instant raised;
  std::string acknowledged_by;

  [[nodiscard]] int key() const { return id; }
  friend bool operator==(const Alarm&, const Alarm&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Alarm::id),
                      field("board", &Alarm::board),
                      field("game", &Alarm::game),
                      field("what", &Alarm::what),
                      field("side", &Alarm::side),
                      field("raised", &Alarm::raised),
                      field("acknowledged-by", &Alarm::acknowledged_by)};
  }
};

}  // namespace praporek::hall
