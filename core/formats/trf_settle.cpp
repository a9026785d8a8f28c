#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace praporek::formats {

namespace {

using pairing::Acceleration;
using pairing::AnnouncedBye;
using pairing::Mark;
using pairing::Player;
using pairing::Reading1992;
using pairing::RoundCell;
using pairing::System;
using pairing::Tournament;

/// The line of a record, for messages about what it says; 0 when the file has none.
int line_with(const TrfFile& file, std::string_view record) {
  const auto found = std::ranges::find(file.lines, record, &TrfLine::record);
  return found == file.lines.end() ? 0 : found->number();
}

void settle_system(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  const std::string& code = draft.reading.header.encoded_type;
  const bool rules_1992 = draft.reading.header.type.find("FIDE 1992") != std::string::npos ||
                          tournament.reading == Reading1992::CzechLetter;
  if (code.starts_with("FIDE_DUTCH")) {
    tournament.system = System::Dutch;
  } else if (code.find("DOUBLEROUNDROBIN") != std::string::npos) {
    tournament.system = System::DoubleRoundRobin;
    tournament.last_two_swapped = code.starts_with("FIDE_");
  } else if (code.find("ROUNDROBIN") != std::string::npos) {
    tournament.system = System::RoundRobin;
  } else if (rules_1992) {
    tournament.system = System::Swiss1992;
  } else if (!code.empty()) {
    const Place place{line_with(draft.reading.file, "192"), 5};
    draft.take_default(place, {"trf.unknown-system", {code}});
  }
}

void settle_rounds(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  const int paired = last_paired_round(tournament);
  if (!draft.rounds) {
    draft.take_default({}, {"trf.rounds-not-stated", {}});
    return;
  }
  tournament.rounds_total = draft.rounds->value;
  if (paired > draft.rounds->value) {
    draft.fault(draft.rounds->place,
                {"trf.more-rounds-than-stated",
                 {std::to_string(paired), std::to_string(draft.rounds->value)}});
  }
}

/// The colour drawn by lot: stated, or seen in round 1, where the first player who has an opponent
/// got it (Dutch 5.2.5).
void settle_initial_colour(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  if (draft.colour) {
    tournament.initial_colour = draft.colour->value;
    return;
  }
  const auto seen = std::ranges::find_if(tournament.players, [](const Player& player) {
    return !player.rounds.empty() && player.rounds.front().opponent != 0 &&
           player.rounds.front().colour;
  });
  if (seen == tournament.players.end()) {
    draft.take_default({}, {"trf.initial-colour-not-stated", {}});
    return;
  }
  tournament.initial_colour = seen->rounds.front().colour;
  const bool white = tournament.initial_colour == Side::White;
  draft.take_default({draft.line_of[seen->tpn], cell_fields(1).colour.first},
                     white ? Message{"trf.initial-colour-white", {std::to_string(seen->tpn)}}
                           : Message{"trf.initial-colour-black", {std::to_string(seen->tpn)}});
}

/// Does record 299 of this type speak of a round that ended like this?
bool is_of_type(Mark mark, char type) {
  switch (type) {
    case 'W':
      return mark == Mark::Win || mark == Mark::UnratedWin || mark == Mark::ForfeitWin ||
             mark == Mark::FullPointBye;
    case 'D':
      return mark == Mark::Draw || mark == Mark::UnratedDraw || mark == Mark::HalfPointBye;
    case 'L':
      return mark == Mark::Loss || mark == Mark::UnratedLoss;
    case 'A':
      return mark == Mark::ForfeitLoss || mark == Mark::ZeroPointBye;
    case 'P':
      return mark == Mark::PairingBye;
    case 'X':
      return mark == Mark::Adjourned;
    default:
      return true;
  }
}

void settle_abnormal_points(TrfDraft& draft) {
  for (const TrfDraft::Abnormal& row : draft.abnormal) {
    const auto player = std::ranges::find(draft.reading.tournament.players, row.tpn, &Player::tpn);
    if (player == draft.reading.tournament.players.end()) continue;  // reported as unknown player
    for (std::size_t i = 0; i < player->rounds.size(); ++i) {
      const bool meant = row.round == 0 || static_cast<std::size_t>(row.round) == i + 1;
      RoundCell& cell = player->rounds[i];
      if (meant && is_of_type(cell.mark, row.type)) cell.awarded = row.points;
    }
  }
}

/// JaVaFo gives virtual points player by player; equal neighbours become one row.
void settle_virtual_points(TrfDraft& draft) {
  std::vector<Acceleration> rows;
  for (const auto& [tpn, by_round] : draft.virtual_points) {
    for (std::size_t i = 0; i < by_round.size(); ++i) {
      const int round = static_cast<int>(i) + 1;
      if (by_round[i] == Score{}) continue;
      if (i > 0 && by_round[i - 1] == by_round[i]) {
        rows.back().last_round = round;
      } else {
        rows.push_back({round, round, tpn, tpn, by_round[i]});
      }
    }
  }
  const auto key = [](const Acceleration& row) {
    return std::tuple{row.first_round, row.last_round, row.points.tenths, row.first_tpn};
  };
  std::ranges::sort(rows, {}, key);
  const Tournament& tournament = draft.reading.tournament;
  const auto are_neighbours = [&](int one, int two) {
    const auto next = std::ranges::upper_bound(tournament.players, one, {}, &Player::tpn);
    return next != tournament.players.end() && next->tpn == two;
  };
  auto& merged = draft.reading.tournament.accelerations;
  for (const Acceleration& row : rows) {
    const bool joins = !merged.empty() && merged.back().first_round == row.first_round &&
                       merged.back().last_round == row.last_round &&
                       merged.back().points == row.points &&
                       are_neighbours(merged.back().last_tpn, row.first_tpn);
    if (joins) {
      merged.back().last_tpn = row.last_tpn;
    } else {
      merged.push_back(row);
    }
  }
}

void settle_acceleration(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  const Place place{line_with(draft.reading.file, "192"), 5};
  if (!tournament.accelerations.empty() && !draft.virtual_points.empty()) {
    draft.remark({}, {"trf.acceleration-stated-twice", {}});
    return;
  }
  settle_virtual_points(draft);
  if (!draft.reading.header.encoded_type.ends_with("_BAKU") || !tournament.accelerations.empty()) {
    return;
  }
  if (tournament.rounds_total == 0 || tournament.players.empty()) {
    draft.fault(place, {"trf.baku-needs-rounds", {}});
    return;
  }
  tournament.accelerations = pairing::baku_acceleration(tournament);
  draft.take_default(
      place, {"trf.baku-by-rule", {std::to_string(tournament.accelerations.front().last_tpn)}});
}

/// Byes of rounds already paired are in the cells; only those to come are kept.
void settle_byes(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  const int next = last_paired_round(tournament) + 1;
  for (const Stated<int>& absent : draft.absent_next) {
    draft.announced.push_back({{next, absent.value, Mark::ZeroPointBye}, absent.place});
  }
  for (const auto& [bye, place] : draft.announced) {
    const Player* player = find_player(tournament, bye.tpn);
    if (player == nullptr) continue;  // reported as unknown player
    const auto index = static_cast<std::size_t>(bye.round) - 1;
    const bool has_cell = index < player->rounds.size();
    if (has_cell || bye.round < next) {
      const Mark mark = has_cell ? player->rounds[index].mark : Mark::ZeroPointBye;
      if (mark != bye.mark) draft.remark(place, {"trf.bye-not-taken", {std::to_string(bye.tpn)}});
    } else if (std::ranges::find(tournament.announced_byes, bye) ==
               tournament.announced_byes.end()) {
      tournament.announced_byes.push_back(bye);
    }
  }
  std::ranges::sort(tournament.announced_byes, {}, [](const AnnouncedBye& bye) {
    return std::tuple{bye.round, bye.mark, bye.tpn};
  });
}

void settle_named_players(TrfDraft& draft) {
  for (const Stated<int>& named : draft.named) {
    if (find_player(draft.reading.tournament, named.value) == nullptr) {
      draft.fault(named.place, {"trf.unknown-player", {std::to_string(named.value)}});
    }
  }
}

}  // namespace

void settle(TrfDraft& draft) {
  Tournament& tournament = draft.reading.tournament;
  std::ranges::sort(tournament.players, {}, &Player::tpn);
  const int count = static_cast<int>(tournament.players.size());
  if (draft.player_count && draft.player_count->value != count) {
    draft.repair(
        draft.player_count->place,
        {"trf.player-count", {std::to_string(draft.player_count->value), std::to_string(count)}});
  }
  settle_named_players(draft);
  settle_system(draft);
  settle_rounds(draft);
  settle_initial_colour(draft);
  settle_abnormal_points(draft);
  settle_acceleration(draft);
  settle_byes(draft);
}

}  // namespace praporek::formats
