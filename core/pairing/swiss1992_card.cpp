#include "core/pairing/swiss1992_card.hpp"

#include <algorithm>
#include <map>

namespace praporek::pairing::swiss1992 {

namespace {

using PlayersByTpn = std::map<int, const Player*>;

const RoundCell* cell_of(const Player& player, int round) {
  const auto index = static_cast<std::size_t>(round - 1);
  return round >= 1 && index < player.rounds.size() ? &player.rounds[index] : nullptr;
}

Score score_before(const Tournament& tournament, const Player& player, int round) {
  return points_before(player, round, tournament.scoring) +
         virtual_points(tournament, player.tpn, round);
}

/// The float arises by the pairing, played or not, from the scores before the round.
Float float_by_1992(const Tournament& tournament, const PlayersByTpn& players, const Player& player,
                    int round) {
  const RoundCell* cell = cell_of(player, round);
  if (cell == nullptr) return Float::None;
  if (cell->mark == Mark::PairingBye) return Float::Down;  // Swiss 1992 A5
  const auto opponent = players.find(cell->opponent);
  if (opponent == players.end()) return Float::None;
  const Score own = score_before(tournament, player, round);
  const Score other = score_before(tournament, *opponent->second, round);
  if (own == other) return Float::None;
  return own > other ? Float::Down : Float::Up;  // Swiss 1992 A4
}

bool is_point_without_play(Mark mark) {
  return mark == Mark::PairingBye || mark == Mark::FullPointBye || mark == Mark::ForfeitWin;
}

bool had_same_colour_twice(const Card& card) {
  const std::size_t games = card.colours.size();
  return games >= 2 && card.colours[games - 1] == card.colours[games - 2];
}

/// Swiss 1992 A7
Preference preference_of(const Card& card) {
  if (card.colours.empty()) return {};
  const int difference = colour_difference(card);
  const Side balancing = difference < 0 ? Side::White : Side::Black;
  const Side alternating = other(card.colours.back());
  const bool is_absolute = std::abs(difference) >= 2 || had_same_colour_twice(card);
  if (is_absolute && !card.is_exempt) {  // Swiss 1992 A7a
    const bool white =
        difference < 0 || (had_same_colour_twice(card) && alternating == Side::White);
    return {Strength::Absolute, white ? Side::White : Side::Black};
  }
  if (difference != 0) return {Strength::Strong, balancing};  // Swiss 1992 A7b
  return {Strength::Mild, alternating};                       // Swiss 1992 A7c
}

/// More than half of the points that could be had so far, and the last round to come.
bool is_exempt(const Tournament& tournament, const Player& player, int round) {
  if (round != tournament.rounds_total) return false;
  const int best = (round - 1) * tournament.scoring.win[Side::White].tenths;
  return 2 * points_before(player, round, tournament.scoring).tenths > best;
}

Card card_of(const Tournament& tournament, const PlayersByTpn& players, const Player& player,
             int round) {
  Card card;
  card.tpn = player.tpn;
  card.score = score_before(tournament, player, round);
  for (int past = 1; past < round; ++past) {
    const RoundCell* cell = cell_of(player, past);
    if (cell == nullptr) break;
    card.has_point_without_play |= is_point_without_play(cell->mark);
    if (!is_played(cell->mark) || cell->opponent == 0) continue;  // Swiss 1992 F2
    card.opponents.push_back(cell->opponent);
    if (cell->colour) card.colours.push_back(*cell->colour);
  }
  card.is_exempt = is_exempt(tournament, player, round);
  card.preference = preference_of(card);
  card.last_float = float_by_1992(tournament, players, player, round - 1);
  card.previous_float = float_by_1992(tournament, players, player, round - 2);
  card.reading = tournament.reading;
  return card;
}

bool breaks_b6(const Card& card, Float direction) {
  if (card.reading == Reading1992::CzechLetter) {
    return card.last_float != Float::None || card.previous_float != Float::None;
  }
  return card.previous_float == direction;
}

}  // namespace

std::vector<Card> cards_of(const Tournament& tournament, int round) {
  PlayersByTpn players;
  for (const Player& player : tournament.players) players.emplace(player.tpn, &player);
  std::vector<Card> cards;
  for (const int tpn : present_in(tournament, round)) {
    cards.push_back(card_of(tournament, players, *players.at(tpn), round));
  }
  // Swiss 1992 A2: the starting numbers already hold rating, title and name.
  std::ranges::sort(cards, [](const Card& a, const Card& b) {
    return a.score != b.score ? a.score > b.score : a.tpn < b.tpn;
  });
  return cards;
}

int colour_difference(const Card& card) {
  const auto whites = std::ranges::count(card.colours, Side::White);
  return static_cast<int>(2 * whites - static_cast<std::ptrdiff_t>(card.colours.size()));
}

bool may_have(const Card& card, Side colour) {
  if (card.is_exempt) return true;  // Swiss 1992 B, note
  const int towards = colour == Side::White ? 1 : -1;
  if (towards * colour_difference(card) >= 2) return false;                // Swiss 1992 B2a
  return !(had_same_colour_twice(card) && card.colours.back() == colour);  // Swiss 1992 B2b
}

bool may_float(const Card& card, Float direction, FloatRule rule) {
  if (card.is_exempt || rule == FloatRule::Dropped) return true;
  if (card.last_float == direction) return false;  // Swiss 1992 B5
  return rule == FloatRule::WithoutB6 || !breaks_b6(card, direction);
}

}  // namespace praporek::pairing::swiss1992
