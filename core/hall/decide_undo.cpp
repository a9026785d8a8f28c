#include "core/hall/decide.hpp"
#include "core/hall/decide_parts.hpp"
#include "core/hall/step.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

/// What is on a wall, in a file or in another's hands is corrected, not undone.
bool is_final(const Group& group) {
  return group.why == "publish" || group.why == "import" || group.from_device();
}

bool has_been_undone(const HallState& state, const Group& group) {
  return std::ranges::any_of(state.recent,
                             [&](const Group& later) { return later.undoes == group.number; });
}

/// Whether a later change of the same group is of the same record.
template <class Record>
bool is_changed_again(const Group& group, std::size_t index, const Changed<Record>& change) {
  const auto key = (change.after ? *change.after : *change.before).key();
  for (std::size_t i = index + 1; i < group.changes.size(); ++i) {
    const auto* later = std::get_if<Changed<Record>>(&group.changes[i]);
    if (later == nullptr) continue;
    if ((later->after ? *later->after : *later->before).key() == key) return true;
  }
  return false;
}

/// Every record is still as the group left it.
bool still_fits(const HallState& state, const Group& group) {
  for (std::size_t i = 0; i < group.changes.size(); ++i) {
    const bool fits = std::visit(
        [&]<class Record>(const Changed<Record>& each) {
          const Record* now =
              state.find<Record>(each.after ? each.after->key() : each.before->key());
          const bool as_left = each.after ? now != nullptr && *now == *each.after : now == nullptr;
          return as_left || is_changed_again(group, i, each);
        },
        group.changes[i]);
    if (!fits) return false;
  }
  return true;
}

std::optional<SectionId> section_of(const Change& change) {
  return std::visit(
      []<class Record>(const Changed<Record>& each) -> std::optional<SectionId> {
        const Record& record = each.after ? *each.after : *each.before;
        if constexpr (requires { record.section; }) return record.section;
        return std::nullopt;
      },
      change);
}

bool touches(const Group& group, SectionId section) {
  return std::ranges::any_of(group.changes,
                             [&](const Change& change) { return section_of(change) == section; });
}

/// A later pairing of a section the group has changed was computed from it.
bool was_paired_on(const HallState& state, const Group& group) {
  return std::ranges::any_of(state.recent, [&](const Group& later) {
    return later.number > group.number && (later.why == "pair" || later.why == "next-round") &&
           !has_been_undone(state, later) &&
           std::ranges::any_of(later.changes, [&](const Change& change) {
             const auto section = section_of(change);
             return section && touches(group, *section);
           });
  });
}

Objection not_undoable(const HallState& state, const Group& group) {
  if (is_final(group)) return refused("hall.corrected-not-undone", {group.why});
  if (has_been_undone(state, group)) return refused("hall.already-undone", {group.why});
  if (was_paired_on(state, group)) return refused("hall.already-paired-on", {group.why});
  if (!still_fits(state, group)) return refused("hall.changed-since", {group.why});
  return std::nullopt;
}

/// Takes something back that was not itself a taking back.
bool is_plain_undo(const HallState& state, const Group& group) {
  if (!group.undoes) return false;
  const auto undone = std::ranges::find(state.recent, *group.undoes, &Group::number);
  return undone == state.recent.end() || !undone->undoes;
}

bool may_undo_others(const HallState& state, const std::string& who) {
  const auto& arbiters = state.all<Arbiter>();
  return arbiters.empty() || std::ranges::any_of(arbiters, [&](const auto& entry) {
           return entry.second.name == who && entry.second.role == Role::Chief;
         });
}

}  // namespace

std::int64_t undoable_group(const HallState& state, const std::string& who) {
  for (auto group = state.recent.rbegin(); group != state.recent.rend(); ++group) {
    const bool own = group->who == who && !group->undoes;
    if (own && !not_undoable(state, *group)) return group->number;
  }
  return 0;
}

Objection grant(Draft& draft, const Redo& wish) {
  const HallState& state = draft.state();
  std::int64_t undo = wish.group;
  for (auto group = state.recent.rbegin(); group != state.recent.rend() && undo == 0; ++group) {
    const bool own = group->who == draft.command().who && is_plain_undo(state, *group);
    if (own && !not_undoable(state, *group)) undo = group->number;
  }
  const auto found = std::ranges::find(state.recent, undo, &Group::number);
  if (found == state.recent.end() || !found->undoes) return refused("hall.nothing-to-redo");
  return grant(draft, Undo{undo});
}

Objection grant(Draft& draft, const Undo& wish) {
  const HallState& state = draft.state();
  const std::string& who = draft.command().who;
  const std::int64_t number = wish.group != 0 ? wish.group : undoable_group(state, who);
  if (number == 0) return refused("hall.nothing-to-undo");
  const auto group = std::ranges::find(state.recent, number, &Group::number);
  if (group == state.recent.end()) return refused("hall.too-old-to-undo");
  if (group->who != who && !may_undo_others(state, who)) {
    return refused("hall.not-your-own", {group->who});
  }
  if (auto objection = not_undoable(state, *group)) return objection;
  draft.add(reversed_changes(*group));
  draft.undo(number);
  return std::nullopt;
}

}  // namespace praporek::hall
