#pragma once

#include "core/arbiter/result.hpp"
#include "core/base/message.hpp"
#include "core/base/side.hpp"
#include "core/laws/edition.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace praporek::arbiter {

/// The game gets this result.
struct EndsGame {
  GameResult result = GameResult::Draw;

  friend bool operator==(const EndsGame&, const EndsGame&) = default;
};

/// The clock of a side is changed by this much; it may be negative.
struct ChangesTime {
  Side side = Side::White;
  std::chrono::seconds by{};

  friend bool operator==(const ChangesTime&, const ChangesTime&) = default;
};

/// Something is counted or kept: "arbiter.record.illegal-move", White, "1".
struct KeepsRecord {
  std::string id;
  std::optional<Side> side;
  std::string value;

  friend bool operator==(const KeepsRecord&, const KeepsRecord&) = default;
};

/// What to do at the board or at the clock: "arbiter.do.stop-clocks"; where it concerns one player
/// the screen puts his colour before the sentence.
struct TellsArbiter {
  Message what;
  std::optional<Side> side;

  friend bool operator==(const TellsArbiter&, const TellsArbiter&) = default;
};

/// A point the Laws leave to the arbiter, by its number in judgements.hpp. Nothing that hangs on it
/// is applied before it is answered.
struct AsksArbiter {
  int judgement = 0;
  Message question;
  std::string proposed;  ///< the default shown; empty: there is none

  friend bool operator==(const AsksArbiter&, const AsksArbiter&) = default;
};

struct Consequence {
  std::variant<EndsGame, ChangesTime, KeepsRecord, TellsArbiter, AsksArbiter> what;
  Article article;  ///< numbered as in 2018

  friend bool operator==(const Consequence&, const Consequence&) = default;
};

/// What follows from an incident, and by which Laws.
struct Ruling {
  std::string kind;
  laws::Edition edition = laws::Edition::Laws2023;
  Article article;  ///< the one the case falls under
  std::vector<Consequence> consequences;

  friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// "white", "black": the words of the command line and of the journal.
std::string_view word_of(Side side);

/// "result 1-0", "time black +0:02:00", "record illegal-move white 1", "do stop-clocks": one line
/// for programs. A question gives its number and its default, not its sentence.
std::string line_of(const Consequence& consequence);

}  // namespace praporek::arbiter
