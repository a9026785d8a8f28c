#include "core/hall/step.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace praporek::hall {

namespace {

template <class Record>
void apply(HallState& state, const Changed<Record>& change) {
  auto& table = state.all<Record>();
  const Record& named = change.after ? *change.after : *change.before;
  const auto found = table.find(named.key());
  const bool fits = change.before ? found != table.end() && found->second == *change.before
                                  : found == table.end();
  if (!fits) throw std::logic_error{"a change does not fit the " + std::string{Record::kind}};
  if (change.before && change.after && change.before->key() != change.after->key()) {
    throw std::logic_error{"a change renames the " + std::string{Record::kind}};
  }
  if (!change.after) {
    table.erase(found);
  } else if (change.before) {
    found->second = *change.after;
  } else {
    table.emplace(named.key(), named);
  }
}

/// What a pairing is computed from: a change there makes an older pairing stale.
void note_section(HallState& state, const Change& change, std::int64_t seq) {
  std::visit(
      [&]<class Record>(const Changed<Record>& each) {
        const Record& record = each.after ? *each.after : *each.before;
        if constexpr (std::is_same_v<Record, Section>) {
          state.section_seq[record.id] = seq;
        } else if constexpr (std::is_same_v<Record, Player> || std::is_same_v<Record, Bye> ||
                             std::is_same_v<Record, Game>) {
          state.section_seq[record.section] = seq;
        }
      },
      change);
}

}  // namespace

HallState step(HallState state, const Group& group) {
  std::int64_t seq = group.first_seq;
  for (const Change& change : group.changes) {
    std::visit([&](const auto& each) { apply(state, each); }, change);
    note_section(state, change, seq++);
  }
  state.last_group = group.number;
  state.last_seq = seq - 1;
  state.last_instant = std::max(state.last_instant, group.at);
  if (!group.from_device()) {
    state.recent.push_back(group);
    if (state.recent.size() > undo_depth) state.recent.pop_front();
  }
  return state;
}

bool fits(const HallState& state, const Group& group) {
  // Earlier changes of the same group count; a group is short, so looking back is cheap.
  const auto finds = [&]<class Record>(const Changed<Record>& change, std::size_t index) {
    const auto key = (change.after ? *change.after : *change.before).key();
    for (std::size_t i = index; i-- > 0;) {
      const auto* earlier = std::get_if<Changed<Record>>(&group.changes[i]);
      if (earlier == nullptr) continue;
      if ((earlier->after ? *earlier->after : *earlier->before).key() == key) {
        return earlier->after == change.before;
      }
    }
    const Record* now = state.find<Record>(key);
    return now == nullptr ? !change.before : change.before && *now == *change.before;
  };
  for (std::size_t i = 0; i < group.changes.size(); ++i) {
    if (!std::visit([&](const auto& each) { return finds(each, i); }, group.changes[i])) {
      return false;
    }
  }
  return true;
}

std::vector<Change> reversed_changes(const Group& group) {
  std::vector<Change> changes;
  changes.reserve(group.changes.size());
  for (auto change = group.changes.rbegin(); change != group.changes.rend(); ++change) {
    std::visit([&](const auto& each) { changes.emplace_back(reversed(each)); }, *change);
  }
  return changes;
}

}  // namespace praporek::hall
