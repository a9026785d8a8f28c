#include "core/hall/decide_parts.hpp"
#include "core/hall/tournament_of.hpp"
#include "core/pairing/initial_order.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

Refusal no_such_player(int tpn) { return refused("hall.no-such-player", {std::to_string(tpn)}); }

int next_tpn(const HallState& state, SectionId section) {
  int highest = 0;
  for (const auto& [id, player] : state.all<Player>()) {
    if (player.section == section) highest = std::max(highest, player.tpn);
  }
  return highest + 1;
}

const Player* same_person(const HallState& state, const Player& entry) {
  for (const auto& [id, player] : state.all<Player>()) {
    if (player.section != entry.section || id == entry.id) continue;
    const bool same_id = !entry.fide_id.empty() && player.fide_id == entry.fide_id;
    const bool same_name = player.name == entry.name && player.birth == entry.birth;
    if (same_id || same_name) return &player;
  }
  return nullptr;
}

int next_round_number(const HallState& state, SectionId section) {
  const Round* round = current_round(state, section);
  return round == nullptr ? 1 : round->number.value + 1;
}

}  // namespace

Objection grant(Draft& draft, const Register& wish) {
  Player player = wish.player;
  const HallState& state = draft.state();
  if (state.find<Section>(player.section) == nullptr) {
    return refused("hall.no-such-section", {std::to_string(player.section.value)});
  }
  if (player.name.empty()) return refused("hall.player-without-name");
  player.id = PlayerId{draft.next_id<Player>()};
  if (const Player* twin = same_person(state, player)) {
    return refused("hall.already-registered", {twin->name, std::to_string(twin->tpn)});
  }
  // Numbers are provisional until entries close; a late entry counts from the next pairing.
  player.tpn = next_tpn(state, player.section);
  player.first_round = std::max(player.first_round, next_round_number(state, player.section));
  draft.put(std::move(player));
  return std::nullopt;
}

Objection grant(Draft& draft, const ChangePlayer& wish) {
  const Player* before = draft.state().find<Player>(wish.player.id);
  if (before == nullptr) return no_such_player(wish.player.id.value);
  if (wish.player.name.empty()) return refused("hall.player-without-name");
  Player player = wish.player;
  player.section = before->section;
  player.tpn = before->tpn;
  player.presence = before->presence;
  player.first_round = before->first_round;
  draft.put(std::move(player));
  return std::nullopt;
}

Objection grant(Draft& draft, const CheckIn& wish) {
  for (const int tpn : wish.tpns) {
    const Player* found = player_with(draft.state(), wish.section, tpn);
    if (found == nullptr) return no_such_player(tpn);
    Player player = *found;
    player.presence = Presence::CheckedIn;
    draft.put(std::move(player));
  }
  return std::nullopt;
}

Objection grant(Draft& draft, const Withdraw& wish) {
  const Player* found = player_with(draft.state(), wish.section, wish.tpn);
  if (found == nullptr) return no_such_player(wish.tpn);
  Player player = *found;
  player.presence = wish.back ? Presence::CheckedIn : Presence::Withdrawn;
  draft.put(std::move(player));
  return std::nullopt;
}

Objection grant(Draft& draft, const RequestBye& wish) {
  const HallState& state = draft.state();
  const Player* player = player_with(state, wish.section, wish.tpn);
  if (player == nullptr) return no_such_player(wish.tpn);
  if (wish.round.value < next_round_number(state, wish.section)) {
    return refused("hall.round-already-paired", {std::to_string(wish.round.value)});
  }
  const Section& section = *state.find<Section>(wish.section);
  if (wish.round.value > section.rounds_total) {
    return refused("hall.no-such-round", {std::to_string(wish.round.value)});
  }
  using pairing::Mark;
  if (wish.mark != Mark::ZeroPointBye && wish.mark != Mark::HalfPointBye &&
      wish.mark != Mark::FullPointBye) {
    return refused("hall.not-a-requested-bye");
  }
  const Bye bye{wish.section, wish.round, player->id, wish.mark};
  if (!wish.cancel) {
    draft.put(bye);
  } else if (const Bye* before = state.find<Bye>(bye.key())) {
    draft.remove(*before);
  }
  return std::nullopt;
}

Objection grant(Draft& draft, const DealNumbers& wish) {
  const HallState& state = draft.state();
  // C.04.2: numbers may be dealt anew until round 4 has been paired.
  if (next_round_number(state, wish.section) > 4) return refused("hall.numbers-are-final");
  const Section* section = state.find<Section>(wish.section);
  if (section == nullptr)
    return refused("hall.no-such-section", {std::to_string(wish.section.value)});
  const auto titles = section->system == pairing::System::Swiss1992 ? pairing::TitleOrder::Swiss1992
                                                                    : pairing::TitleOrder::Fide2026;
  const auto dealt = pairing::deal_numbers(tournament_of(state, wish.section), titles);
  if (!dealt) return dealt.error();
  for (const auto& change : dealt->changes) {
    Player player = *player_with(state, wish.section, change.before);
    player.tpn = change.now;
    draft.put(std::move(player));
  }
  return std::nullopt;
}

}  // namespace praporek::hall
