#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace praporek::formats {

namespace {

using pairing::Mark;
using pairing::Player;
using pairing::RoundCell;
using pairing::Scoring;
using pairing::Tournament;

Player* player_with(Tournament& tournament, int tpn) {
  const auto found = std::ranges::lower_bound(tournament.players, tpn, {}, &Player::tpn);
  return found != tournament.players.end() && found->tpn == tpn ? &*found : nullptr;
}

bool is_forfeit(Mark mark) { return mark == Mark::ForfeitWin || mark == Mark::ForfeitLoss; }
bool is_unrated(Mark mark) { return mark >= Mark::UnratedWin && mark <= Mark::UnratedLoss; }

bool is_win(Mark mark) {
  return mark == Mark::Win || mark == Mark::UnratedWin || mark == Mark::ForfeitWin;
}

bool is_loss(Mark mark) {
  return mark == Mark::Loss || mark == Mark::UnratedLoss || mark == Mark::ForfeitLoss;
}

/// Two results one game can have: a win needs a loss; ½-0 and 0-0 are possible (Laws 10, 11.9).
bool can_stand_together(Mark one, Mark two) {
  if (is_forfeit(one) != is_forfeit(two) || is_unrated(one) != is_unrated(two)) return false;
  if ((one == Mark::Adjourned) != (two == Mark::Adjourned)) return false;
  return !(is_win(one) && !is_loss(two)) && !(is_win(two) && !is_loss(one));
}

/// The only result that fits a win: the loss of the same kind.
Mark loss_against(Mark win) {
  if (win == Mark::ForfeitWin) return Mark::ForfeitLoss;
  return win == Mark::UnratedWin ? Mark::UnratedLoss : Mark::Loss;
}

/// Both lines of one game.
struct Game {
  Player& one;
  Player& two;
  int round;

  [[nodiscard]] RoundCell& cell_one() const { return one.rounds[index()]; }
  [[nodiscard]] RoundCell& cell_two() const { return two.rounds[index()]; }

 private:
  [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(round) - 1; }
};

class GameCheck {
 public:
  explicit GameCheck(TrfDraft& draft) : draft_{draft} {}

  void check(const Game& game) {
    check_colours(game);
    check_results(game);
  }

 private:
  [[nodiscard]] Place colour_place(const Player& player, int round) const {
    return {draft_.line_of.at(player.tpn), cell_fields(round).colour.first};
  }
  [[nodiscard]] Place result_place(const Player& player, int round) const {
    return {draft_.line_of.at(player.tpn), cell_fields(round).result.first};
  }

  void fill_colour(RoundCell& cell, Side colour, Place place) {
    cell.colour = colour;
    draft_.repair(place, colour == Side::White ? Message{"trf.colour-filled-white", {}}
                                               : Message{"trf.colour-filled-black", {}});
  }

  void check_colours(const Game& game) {
    RoundCell& one = game.cell_one();
    RoundCell& two = game.cell_two();
    if (one.colour && two.colour) {
      if (one.colour != two.colour) return;
      draft_.fault(colour_place(game.two, game.round),
                   {"trf.same-colour", {std::to_string(game.one.tpn)}});
    } else if (one.colour) {
      fill_colour(two, other(*one.colour), colour_place(game.two, game.round));
    } else if (two.colour) {
      fill_colour(one, other(*two.colour), colour_place(game.one, game.round));
    } else if (!is_forfeit(one.mark)) {
      draft_.fault(colour_place(game.one, game.round), {"trf.no-colour", {}});
    }
  }

  void fill_result(RoundCell& cell, Mark mark, Place place) {
    cell.mark = mark;
    draft_.repair(place, {"trf.result-filled", {std::string{letter_of(mark)}}});
  }

  void check_results(const Game& game) {
    RoundCell& one = game.cell_one();
    RoundCell& two = game.cell_two();
    if (can_stand_together(one.mark, two.mark)) return;
    if (one.mark == Mark::Adjourned && is_win(two.mark)) {
      fill_result(one, loss_against(two.mark), result_place(game.one, game.round));
    } else if (two.mark == Mark::Adjourned && is_win(one.mark)) {
      fill_result(two, loss_against(one.mark), result_place(game.two, game.round));
    } else {
      draft_.fault(
          result_place(game.two, game.round),
          {"trf.results-contradict",
           {std::string{letter_of(two.mark)}, std::string{letter_of(one.mark)},
            std::to_string(game.one.tpn), std::to_string(draft_.line_of.at(game.one.tpn))}});
    }
  }

  TrfDraft& draft_;
};

/// The opponent's line, if both lines name each other; otherwise the fault is reported.
Player* opponent_of(const Player& player, int round, TrfDraft& draft) {
  const auto index = static_cast<std::size_t>(round) - 1;
  const int number = player.rounds[index].opponent;
  const Place place{draft.line_of.at(player.tpn), cell_fields(round).opponent.first};
  Player* opponent = player_with(draft.reading.tournament, number);
  if (opponent == nullptr) {
    draft.fault(place, {"trf.unknown-player", {std::to_string(number)}});
    return nullptr;
  }
  const bool mutual =
      index < opponent->rounds.size() && opponent->rounds[index].opponent == player.tpn;
  if (number == player.tpn) {
    draft.fault(place, {"trf.plays-himself", {}});
  } else if (!mutual) {
    draft.fault(place, {"trf.opponent-does-not-agree",
                        {std::to_string(number), std::to_string(draft.line_of.at(number))}});
  }
  return mutual && number != player.tpn ? opponent : nullptr;
}

void check_games(TrfDraft& draft) {
  GameCheck games{draft};
  for (Player& player : draft.reading.tournament.players) {
    for (std::size_t i = 0; i < player.rounds.size(); ++i) {
      if (player.rounds[i].opponent == 0) continue;
      const int round = static_cast<int>(i) + 1;
      Player* opponent = opponent_of(player, round, draft);
      if (opponent != nullptr && player.tpn < opponent->tpn) {
        games.check({player, *opponent, round});
      }
    }
  }
}

/// More than one pairing-allocated bye in a round is odd, but an arbiter may have done it.
void check_byes(TrfDraft& draft) {
  std::map<std::size_t, int> first_with;
  for (const Player& player : draft.reading.tournament.players) {
    for (std::size_t i = 0; i < player.rounds.size(); ++i) {
      if (player.rounds[i].mark != Mark::PairingBye) continue;
      const auto [first, alone] = first_with.emplace(i, player.tpn);
      if (alone) continue;
      draft.remark(
          {draft.line_of.at(player.tpn), cell_fields(static_cast<int>(i) + 1).result.first},
          {"trf.second-bye", {std::to_string(first->second)}});
    }
  }
}

/// Adds up a player's rounds 1..rounds; unfinished games may be left out.
Score sum_of(const Player& player, int rounds, const Scoring& scoring, bool with_adjourned) {
  Score sum;
  const auto count = std::min(static_cast<std::size_t>(rounds), player.rounds.size());
  for (std::size_t i = 0; i < count; ++i) {
    const RoundCell& cell = player.rounds[i];
    if (with_adjourned || cell.mark != Mark::Adjourned) sum += points_of(cell, scoring);
  }
  return sum;
}

/// Programs differ in whether a bye of the next round and an unfinished game are counted already.
void check_points(TrfDraft& draft) {
  const Tournament& tournament = draft.reading.tournament;
  const int paired = last_paired_round(tournament);
  for (Player& player : draft.reading.tournament.players) {
    const auto all = static_cast<int>(player.rounds.size());
    const Score sum = sum_of(player, paired, tournament.scoring, true);
    const Place place{draft.line_of.at(player.tpn), player_record::points.first};
    const TrfLine& line = draft.reading.file.lines[static_cast<std::size_t>(place.line) - 1];
    if (line.at(player_record::points).find_first_not_of(' ') == std::string_view::npos) {
      const std::string counted = with_decimal_point(sum);
      if (!points_from(counted)) draft.fault(place, {"trf.not-points", {counted}});
      draft.take_default(place, {"trf.points-counted", {counted}});
      player.points = sum;
      continue;
    }
    bool fits = false;
    for (const bool adjourned : {true, false}) {
      fits = fits || player.points == sum_of(player, paired, tournament.scoring, adjourned) ||
             player.points == sum_of(player, all, tournament.scoring, adjourned);
    }
    if (!fits) {
      draft.fault(place, {"trf.points-do-not-add-up",
                          {with_decimal_point(player.points), with_decimal_point(sum)}});
    }
  }
}

}  // namespace

void cross_check(TrfDraft& draft) {
  check_games(draft);
  check_byes(draft);
  check_points(draft);
}

}  // namespace praporek::formats
