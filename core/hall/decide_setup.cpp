#include "core/hall/decide_parts.hpp"
#include "core/pairing/forbidden.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

bool started(const HallState& state, SectionId section) {
  return current_round(state, section) != nullptr;
}

Objection bad_section(const Section& section) {
  if (section.name.empty()) return refused("hall.section-without-name");
  if (section.rounds_total < 1 || section.rounds_total > 60) {
    return refused("hall.bad-number-of-rounds", {std::to_string(section.rounds_total)});
  }
  if (section.first_board < 1) {
    return refused("hall.bad-first-board", {std::to_string(section.first_board)});
  }
  if (section.rated && section.losing_illegal_move != 2) {  // Laws 7.5.5
    return Refusal{Article{"7.5.5"}, Message{"hall.rated-illegal-count", {}}};
  }
  for (const ForbiddenRule& rule : section.forbidden) {
    const auto apart = pairing::forbidden_pairs(
        {static_cast<pairing::Common>(rule.by), rule.first_round, rule.last_round}, {});
    if (!apart) return apart.error();
  }
  return std::nullopt;
}

}  // namespace

Objection grant(Draft& draft, const SetEvent& wish) {
  if (wish.event.name.empty()) return refused("hall.event-without-name");
  draft.put(wish.event);
  return std::nullopt;
}

Objection grant(Draft& draft, const SetSection& wish) {
  Section section = wish.section;
  if (auto objection = bad_section(section)) return objection;
  if (section.id == SectionId{}) {
    section.id = SectionId{draft.next_id<Section>()};
  } else {
    const Section* before = draft.state().find<Section>(section.id);
    if (before == nullptr)
      return refused("hall.no-such-section", {std::to_string(section.id.value)});
    if (started(draft.state(), section.id) &&
        (before->system != section.system || before->scoring != section.scoring)) {
      return refused("hall.section-has-started", {before->name});
    }
  }
  const bool taken = std::ranges::any_of(draft.state().all<Section>(), [&](const auto& entry) {
    return entry.first != section.id && entry.second.name == section.name;
  });
  if (taken) return refused("hall.section-name-taken", {section.name});
  draft.put(std::move(section));
  return std::nullopt;
}

Objection grant(Draft& draft, const SetArbiter& wish) {
  Arbiter arbiter = wish.arbiter;
  if (arbiter.name.empty()) return refused("hall.arbiter-without-name");
  if (arbiter.role == Role::Sector &&
      (arbiter.first_board < 1 || arbiter.last_board < arbiter.first_board)) {
    return refused("hall.sector-without-boards", {arbiter.name});
  }
  const auto& all = draft.state().all<Arbiter>();
  const bool taken = std::ranges::any_of(all, [&](const auto& entry) {
    return entry.first != arbiter.id && entry.second.name == arbiter.name;
  });
  if (taken) return refused("hall.arbiter-name-taken", {arbiter.name});
  if (arbiter.id == ArbiterId{}) arbiter.id = ArbiterId{draft.next_id<Arbiter>()};
  const bool chief_left =
      arbiter.role == Role::Chief || std::ranges::any_of(all, [&](const auto& entry) {
        return entry.first != arbiter.id && entry.second.role == Role::Chief;
      });
  if (!chief_left) return refused("hall.no-chief-left");
  draft.put(std::move(arbiter));
  return std::nullopt;
}

Objection grant(Draft& draft, const AssignDevice& wish) {
  if (wish.serial.empty()) return refused("hall.device-without-serial");
  if (wish.board == BoardNo{}) {
    const auto device = draft.current<Device>(wish.serial);
    if (!device) return refused("hall.no-such-device", {wish.serial});
    draft.remove(*device);
    return std::nullopt;
  }
  // A table has one electronic board: the one it had before (broken, swapped) gives way.
  for (const auto& [serial, device] : draft.state().all<Device>()) {
    if (device.board == wish.board && serial != wish.serial) draft.remove(device);
  }
  draft.put(Device{wish.serial, wish.board});
  return std::nullopt;
}

}  // namespace praporek::hall
