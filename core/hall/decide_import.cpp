#include "core/base/clean_text.hpp"
#include "core/formats/trf_reader.hpp"
#include "core/hall/decide_parts.hpp"
#include "core/hall/tournament_of.hpp"

#include <algorithm>
#include <map>

namespace praporek::hall {

namespace {

using arbiter::GameResult;
using pairing::Mark;
using pairing::RoundCell;

/// The section's scoring where it has a name; a file may reckon in ways no section can.
std::optional<ScoringName> scoring_name(const pairing::Scoring& scoring) {
  for (const ScoringName name : {ScoringName::OneHalfZero, ScoringName::ThreeOneZero,
                                 ScoringName::ThreeTwoOneZero, ScoringName::TwoOneZero}) {
    const pairing::Scoring known = scoring_of(name);
    if (known.win == scoring.win && known.draw == scoring.draw && known.loss == scoring.loss) {
      return name;
    }
  }
  return std::nullopt;
}

Section section_of(const formats::TrfReading& reading, ScoringName scoring, int first_board) {
  const pairing::Tournament& tournament = reading.tournament;
  Section section;
  section.name = clean_text(tournament.name);
  if (section.name.empty()) section.name = "Import";
  section.system = tournament.system;
  section.reading = tournament.reading;
  section.rounds_total = std::max({1, tournament.rounds_total, last_paired_round(tournament)});
  section.initial_colour = tournament.initial_colour;
  section.accelerated = !tournament.accelerations.empty();
  section.scoring = scoring;
  if (!tournament.tie_breaks.empty()) section.tie_breaks = tournament.tie_breaks;
  if (!reading.header.encoded_time_control.empty()) {
    section.time_control = clean_text(reading.header.encoded_time_control);
  }
  section.first_board = first_board;
  return section;
}

Player player_of(const pairing::Player& entry, SectionId section) {
  Player player;
  player.section = section;
  player.tpn = entry.tpn;
  player.name = clean_text(entry.name);
  player.title = clean_text(entry.title);
  player.sex = clean_text(entry.sex);
  player.federation = clean_text(entry.federation);
  player.fide_id = clean_text(entry.fide_id);
  player.birth = clean_text(entry.birth);
  player.rating = entry.rating;
  player.presence = Presence::CheckedIn;
  return player;
}

arbiter::Share share_of(Mark mark) {
  switch (mark) {
    case Mark::Win:
    case Mark::UnratedWin:
      return arbiter::Share::Whole;
    case Mark::Draw:
    case Mark::UnratedDraw:
      return arbiter::Share::Half;
    default:
      return arbiter::Share::Nothing;
  }
}

/// The result two cells of a game mean; none while it is adjourned.
std::optional<GameResult> result_of(const RoundCell& white, const RoundCell& black) {
  if (white.mark == Mark::Adjourned || black.mark == Mark::Adjourned) return std::nullopt;
  if (white.mark == Mark::ForfeitWin) return GameResult::WhiteByForfeit;
  if (black.mark == Mark::ForfeitWin) return GameResult::BlackByForfeit;
  if (white.mark == Mark::ForfeitLoss) return GameResult::DoubleForfeit;
  return arbiter::result_of({{share_of(white.mark), share_of(black.mark)}});
}

bool is_unrated(Mark mark) {
  return mark == Mark::UnratedWin || mark == Mark::UnratedDraw || mark == Mark::UnratedLoss;
}

/// Fills one section from a file, a round after the other.
class Intake {
 public:
  Intake(Draft& draft, const pairing::Tournament& tournament, const Section& section)
      : draft_{draft}, tournament_{tournament}, section_{section} {
    next_game_ = draft.next_id<Game>();
  }

  void take_players() {
    int id = draft_.next_id<Player>();
    for (const pairing::Player& entry : tournament_.players) {
      Player player = player_of(entry, section_.id);
      player.id = PlayerId{id++};
      ids_[entry.tpn] = player.id;
      draft_.put(std::move(player));
    }
  }

  void take_round(RoundNo round, bool is_last) {
    int board = section_.first_board;
    bool open = false;
    for (const pairing::Player& entry : tournament_.players) {
      const auto index = static_cast<std::size_t>(round.value - 1);
      if (index >= entry.rounds.size()) continue;
      const RoundCell& cell = entry.rounds[index];
      if (cell.opponent == 0) {
        draft_.put(Bye{section_.id, round, ids_.at(entry.tpn), cell.mark});
      } else if (is_white(entry, cell)) {
        open = !take_game(round, entry, BoardNo{board++}) || open;
      }
    }
    Round taken;
    taken.section = section_.id;
    taken.number = round;
    taken.state = is_last && open ? RoundState::Started : RoundState::Closed;
    taken.started_at = draft_.command().at;
    if (taken.state == RoundState::Closed) taken.closed_at = draft_.command().at;
    draft_.put(taken);
  }

  void take_byes() {
    for (const pairing::AnnouncedBye& bye : tournament_.announced_byes) {
      if (ids_.contains(bye.tpn)) {
        draft_.put(Bye{section_.id, RoundNo{bye.round}, ids_.at(bye.tpn), bye.mark});
      }
    }
  }

 private:
  /// Each game is taken once, from White's line; without a colour from the lower number's.
  static bool is_white(const pairing::Player& entry, const RoundCell& cell) {
    if (cell.colour) return *cell.colour == Side::White;
    return entry.tpn < cell.opponent;
  }

  /// False while the game has no result.
  bool take_game(RoundNo round, const pairing::Player& white, BoardNo board) {
    const auto index = static_cast<std::size_t>(round.value - 1);
    const RoundCell& cell = white.rounds[index];
    const pairing::Player& black = *find_player(tournament_, cell.opponent);
    Game game;
    game.id = GameId{next_game_++};
    game.section = section_.id;
    game.round = round;
    game.board = board;
    game.white = ids_.at(white.tpn);
    game.black = ids_.at(black.tpn);
    game.rated = !is_unrated(cell.mark);
    game.result = result_of(cell, black.rounds.at(index));
    game.state = game.result ? GameState::Finished : GameState::Adjourned;
    game.typed_by = game.verified_by = game.result ? draft_.command().who : "";
    draft_.put(game);
    return game.result.has_value();
  }

  Draft& draft_;
  const pairing::Tournament& tournament_;
  const Section& section_;
  std::map<int, PlayerId> ids_;
  int next_game_ = 1;
};

}  // namespace

Objection grant(Draft& draft, const ImportTrf& wish) {
  const formats::TrfReading reading = formats::read_trf(wish.text);
  if (!reading.is_sound()) return refused("hall.unsound-report");
  if (reading.tournament.players.empty()) return refused("hall.report-without-players");
  const auto scoring = scoring_name(reading.tournament.scoring);
  if (!scoring) return refused("hall.unknown-scoring");
  Section section = section_of(reading, *scoring, wish.first_board);
  if (auto objection = grant(draft, SetSection{section})) return objection;
  section.id = SectionId{draft.next_id<Section>() - 1};
  Intake intake{draft, reading.tournament, section};
  intake.take_players();
  const int last = pairing::last_paired_round(reading.tournament);
  for (int round = 1; round <= last; ++round) intake.take_round(RoundNo{round}, round == last);
  intake.take_byes();
  return std::nullopt;
}

}  // namespace praporek::hall
