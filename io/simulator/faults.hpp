#pragma once

#include "core/base/instant.hpp"
#include "io/dgt/bytes.hpp"

#include <optional>
#include <random>

namespace praporek::simulator {

/// How bad a line is. Bytes are counted in thousandths, the rest in average time between two.
struct FaultPlan {
  int lost = 0;                        ///< of a thousand bytes
  int flipped = 0;                     ///< of a thousand bytes, one bit each
  int inserted = 0;                    ///< of a thousand bytes
  std::optional<Millis> unplugged;     ///< the whole line, for some seconds
  std::optional<Millis> power_lost;    ///< one board, for a moment
  std::optional<Millis> silent;        ///< the line says nothing for some seconds
  std::optional<Millis> clock_pulled;  ///< one clock, for some seconds
  std::optional<Millis> blank_clock;   ///< a clock frame of zeros
  bool collisions = false;             ///< answers to a call to all meet on the line
};

/// Reads "lost=20,flipped=10,unplug=60,power=120,silent=30,clock=60,blank=10,collide"; times are
/// seconds. None if a word is unknown.
std::optional<FaultPlan> fault_plan_of(std::string_view text);

/// Spoils bytes as the plan says; one seed, one history.
class Faults {
 public:
  Faults(FaultPlan plan, std::uint64_t seed) : plan_{plan}, random_{seed} {}

  [[nodiscard]] const FaultPlan& plan() const { return plan_; }

  /// The bytes as they arrive.
  dgt::Bytes spoil(const dgt::Bytes& bytes);

  /// Whether something that happens once in this time happens in the next moment.
  bool happens(std::optional<Millis> every, Millis moment);

  /// A number from 0 to one less than this.
  int pick(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

  /// From now on the line is perfect.
  void end() { plan_ = {}; }

 private:
  FaultPlan plan_;
  std::mt19937_64 random_;
};

}  // namespace praporek::simulator
