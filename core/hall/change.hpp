#pragma once

#include "core/hall/game_records.hpp"
#include "core/hall/section_records.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace praporek::hall {

/// One record before and after: created when there is no before, removed when there is no after.
/// Every event of the hall has this shape, so that undoing it is turning it round.
template <class Record>
struct Changed {
  using RecordType = Record;
  std::optional<Record> before;
  std::optional<Record> after;

  friend bool operator==(const Changed&, const Changed&) = default;
};

template <class... Records>
struct RecordList {
  using Change = std::variant<Changed<Records>...>;
};

/// Every kind of record the hall keeps. A new kind is one more name here and its fields.
using AllRecords = RecordList<EventFacts, Section, Player, Bye, Round, Arbiter, Device, Check, Game,
                              MoveMade, Reading, RulingRecord, Leave, Alarm, RoundPlan>;

using Change = AllRecords::Change;

/// What one wish of an arbiter, or one batch of device facts, changed: durable and undone as a
/// whole.
struct Group {
  std::int64_t number = 0;     ///< counts groups from 1
  std::int64_t first_seq = 0;  ///< sequence number of the first change
  Instant at;
  std::string who;
  std::string console;
  std::string why;  ///< the kind of wish: "result", "pair", "undo" …
  std::string article;
  std::optional<std::int64_t> undoes;
  std::vector<Change> changes;

  /// Facts of boards and clocks: corrected, never undone.
  [[nodiscard]] bool from_device() const { return why == "device"; }
  friend bool operator==(const Group&, const Group&) = default;
};

/// The change that takes this one back.
template <class Record>
Changed<Record> reversed(Changed<Record> change) {
  std::swap(change.before, change.after);
  return change;
}

}  // namespace praporek::hall
