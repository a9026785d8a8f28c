#pragma once

#include "core/base/ids.hpp"
#include "core/base/instant.hpp"
#include "core/base/side.hpp"
#include "core/rules/move.hpp"
#include "core/rules/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace praporek::game {

using RulingNo = Id<struct RulingTag>;

/// A move of the side to move. One that was illegal and stood, because nobody claimed it in time
/// (7.5.1, A.4.2), is part of the game like any other.
struct MoveMade {
  Instant at;
  rules::Move move;
  bool illegal = false;

  friend bool operator==(const MoveMade&, const MoveMade&) = default;
};

/// A move was made, but nobody can say which: what was written, if anything was (8.5, D.2.9).
struct MoveUnread {
  Instant at;
  std::string written;

  friend bool operator==(const MoveUnread&, const MoveUnread&) = default;
};

/// Marked (=) by both players (8.1.5).
struct DrawOffer {
  Instant at;
  Side by = Side::White;

  friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};

struct ClockPress {
  Instant at;
  Side by = Side::White;
  std::optional<BySide<Millis>> left;  ///< both displays, if a device told

  friend bool operator==(const ClockPress&, const ClockPress&) = default;
};

enum class ReadBy : std::uint8_t { Person, Device };

struct ClockReading {
  Instant at;
  BySide<Millis> left;
  ReadBy by = ReadBy::Person;

  friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

/// What was found on the table, written down before anything was changed (8.5.3, note to 6.10.2).
struct Snapshot {
  Instant at;
  rules::Placement board;
  BySide<Millis> left;
  std::optional<Side> running;
  BySide<int> moves_made;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

/// A ruling was given; the ruling itself is kept elsewhere under its number.
struct RulingGiven {
  Instant at;
  RulingNo ruling;

  friend bool operator==(const RulingGiven&, const RulingGiven&) = default;
};

/// Play goes on from the position after so many half-moves: before an irregularity (7.5.1), or
/// where two records last agreed (D.2.9). The moves after it stay here but no longer count.
struct PositionRestored {
  Instant at;
  int half_moves = 0;

  friend bool operator==(const PositionRestored&, const PositionRestored&) = default;
};

/// Play goes on from an arrangement to which no moves are known to lead (7.6, 8.5.3).
struct PositionArranged {
  Instant at;
  rules::Setup position;

  friend bool operator==(const PositionArranged&, const PositionArranged&) = default;
};

struct SheetSigned {
  Instant at;
  Side by = Side::White;

  friend bool operator==(const SheetSigned&, const SheetSigned&) = default;
};

/// The original of a player's scoresheet was handed in (8.3).
struct SheetHandedIn {
  Instant at;
  Side of = Side::White;

  friend bool operator==(const SheetHandedIn&, const SheetHandedIn&) = default;
};

using Entry =
    std::variant<MoveMade, MoveUnread, DrawOffer, ClockPress, ClockReading, Snapshot, RulingGiven,
                 PositionRestored, PositionArranged, SheetSigned, SheetHandedIn>;

/// Everything that happened in one game, in order. Entries are added and never taken out.
struct GameRecord {
  GameRecord();  ///< from the initial position
  explicit GameRecord(const rules::Setup& from) : start{from} {}

  rules::Setup start;
  std::vector<Entry> entries;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The newest reading of the clock, from whichever entry has one, and when it was taken.
struct TimedReading {
  BySide<Millis> left;
  Instant at;
};
std::optional<TimedReading> last_reading(const GameRecord& record);

/// What is still wanting when the game is over: a signature (8.7) or an original sheet (8.3).
struct OpenPapers {
  BySide<bool> unsigned_by;
  BySide<bool> sheet_missing;

  [[nodiscard]] bool any() const;
};
OpenPapers open_papers(const GameRecord& record);

}  // namespace praporek::game
