#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace praporek::hall {

/// The group a wish is growing into: the state as it was, and what has been changed so far.
class Draft {
 public:
  Draft(const HallState& state, const Command& command) : state_{state}, command_{command} {}

  [[nodiscard]] const HallState& state() const { return state_; }
  [[nodiscard]] const Command& command() const { return command_; }

  /// Writes the record: a new one, or in place of the one with its key. Unchanged is no change.
  template <class Record>
  void put(Record record) {
    std::optional<Record> before = current<Record>(record.key());
    if (before && *before == record) return;
    changes_.emplace_back(Changed<Record>{std::move(before), std::move(record)});
  }

  template <class Record>
  void remove(const Record& record) {
    changes_.emplace_back(Changed<Record>{record, std::nullopt});
  }

  void add(std::vector<Change> changes) {
    std::ranges::move(changes, std::back_inserter(changes_));
  }

  /// The record as this draft leaves it.
  template <class Record>
  [[nodiscard]] std::optional<Record> current(const Key<Record>& key) const {
    for (auto change = changes_.rbegin(); change != changes_.rend(); ++change) {
      const auto* same = std::get_if<Changed<Record>>(&*change);
      if (same == nullptr) continue;
      const Record& named = same->after ? *same->after : *same->before;
      if (named.key() == key) return same->after;
    }
    const Record* found = state_.find<Record>(key);
    return found != nullptr ? std::optional{*found} : std::nullopt;
  }

  /// A number no record of this kind has yet.
  template <class Record>
  [[nodiscard]] int next_id() const {
    int highest = 0;
    if (const auto& table = state_.all<Record>(); !table.empty()) {
      highest = number_of(table.rbegin()->first);
    }
    for (const Change& change : changes_) {
      const auto* same = std::get_if<Changed<Record>>(&change);
      if (same != nullptr && same->after)
        highest = std::max(highest, number_of(same->after->key()));
    }
    return highest + 1;
  }

  void cite(std::string article) { article_ = std::move(article); }
  void undo(std::int64_t group) { undoes_ = group; }

  [[nodiscard]] bool empty() const { return changes_.empty(); }

  /// The finished group, numbered as the next one of the journal.
  [[nodiscard]] Group group(std::string why) && {
    return {state_.last_group + 1, state_.last_seq + 1, command_.at,         command_.who,
            command_.console,      std::move(why),      std::move(article_), undoes_,
            std::move(changes_)};
  }

 private:
  static int number_of(int key) { return key; }
  template <class Tag>
  static int number_of(Id<Tag> key) {
    return key.value;
  }

  const HallState& state_;
  const Command& command_;
  std::vector<Change> changes_;
  std::string article_;
  std::optional<std::int64_t> undoes_;
};

/// What a wish comes to: nothing to object, or a refusal.
using Objection = std::optional<Refusal>;

inline Refusal refused(std::string id, std::vector<std::string> arguments = {}) {
  return Refusal{Message{std::move(id), std::move(arguments)}};
}

}  // namespace praporek::hall
