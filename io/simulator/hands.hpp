#pragma once

#include "core/base/instant.hpp"
#include "core/rules/position.hpp"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace praporek::simulator {

/// One thing a hand does, some time after the one before.
struct Gesture {
  Millis after{0};
  rules::Square square{};
  std::optional<rules::Piece> piece;  ///< none: the man is lifted
};

/// How people make moves: they slide, hesitate, adjust, take in any order and carry what they
/// took across the board. One seed gives one behaviour.
class Hands {
 public:
  explicit Hands(std::uint64_t seed) : random_{seed} {}

  /// The gestures of a legal move; at the end the board stands as after it.
  std::vector<Gesture> make(const rules::Position& position, rules::Move move);

  /// The same move as a tidy player makes it.
  std::vector<Gesture> make_tidily(const rules::Position& position, rules::Move move);

  /// A number from 0 to one less than this.
  int pick(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

 private:
  using Gestures = std::vector<Gesture>;

  void adjust(const rules::Position& position, Gestures& out);
  void castle(const rules::Position& position, rules::Move move, Gestures& out);
  void capture(const rules::Position& position, rules::Move move, Gestures& out);
  void walk(const rules::Position& position, rules::Move move, Gestures& out);
  void arrive(rules::Piece piece, rules::Move move, Gestures& out);
  void carry_off(const rules::Position& position, rules::Piece taken, Gestures& out);
  void lift(rules::Square square, Gestures& out);
  void place(rules::Square square, rules::Piece piece, Gestures& out);

  std::mt19937_64 random_;
};

}  // namespace praporek::simulator
