#pragma once

#include "core/hall/change.hpp"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace praporek::hall {

template <class Record>
using Key = std::remove_cvref_t<decltype(std::declval<const Record&>().key())>;

template <class Record>
using Table = std::map<Key<Record>, Record>;

template <class List>
struct TablesOf;
template <class... Records>
struct TablesOf<RecordList<Records...>> {
  using Tuple = std::tuple<Table<Records>...>;
};

/// How many groups can be taken back; older ones are corrected instead.
inline constexpr std::size_t undo_depth = 200;

/// Everything the hall knows. A value: copied for long work, compared by verify.
class HallState {
 public:
  template <class Record>
  [[nodiscard]] const Table<Record>& all() const {
    return std::get<Table<Record>>(tables_);
  }
  template <class Record>
  [[nodiscard]] Table<Record>& all() {
    return std::get<Table<Record>>(tables_);
  }

  /// The record with this key, or nullptr.
  template <class Record>
  [[nodiscard]] const Record* find(const Key<Record>& key) const {
    const auto& table = all<Record>();
    const auto found = table.find(key);
    return found == table.end() ? nullptr : &found->second;
  }

  std::int64_t last_group = 0;
  std::int64_t last_seq = 0;
  Instant last_instant;
  std::map<SectionId, std::int64_t> section_seq;  ///< last change of what a pairing depends on
  std::deque<Group> recent;                       ///< the arbiters' newest groups, for undoing

  friend bool operator==(const HallState&, const HallState&) = default;

 private:
  TablesOf<AllRecords>::Tuple tables_;
};

/// The event itself; an empty one before it has been set up.
const EventFacts& event_of(const HallState& state);

/// The game now played at this board: of its section's latest round, not replaced by another.
const Game* current_game(const HallState& state, BoardNo board);

/// The latest round of a section, or nullptr before the first pairing.
const Round* current_round(const HallState& state, SectionId section);

/// The games of a round in board order, without those that were begun anew.
std::vector<const Game*> games_of(const HallState& state, SectionId section, RoundNo round);

/// The player with this starting number, or nullptr.
const Player* player_with(const HallState& state, SectionId section, int tpn);

}  // namespace praporek::hall
