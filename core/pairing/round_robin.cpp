#include "core/pairing/round_robin.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace praporek::pairing {

namespace {

int size_of(const Tournament& tournament) { return static_cast<int>(tournament.players.size()); }

bool is_double(const Tournament& tournament) {
  return tournament.system == System::DoubleRoundRobin;
}

int rounds_of_cycle(int players) { return players % 2 == 0 ? players - 1 : players; }

int games_of_player(const Tournament& tournament) {
  return (size_of(tournament) - 1) * (is_double(tournament) ? 2 : 1);
}

/// Which round of the table is played in this round of the cycle.
int table_round(int round, int cycle, FirstCycle first) {
  if (first == FirstCycle::AsTables || round < cycle - 1) return round;
  return round == cycle ? cycle - 1 : cycle;
}

}  // namespace

std::vector<Pair> berger_round(int players, int round) {
  const int last = players + players % 2;
  const int circle = last - 1;
  const auto number = [&](int place) { return (place + 2 * circle - 1) % circle + 1; };
  // The number that meets the last one, 2·i ≡ round + 1; half of `last` is the inverse of 2.
  const int first = number((round + 1) * (last / 2));
  std::vector<Pair> boards;
  const bool last_is_white = round % 2 == 0;
  boards.push_back(last_is_white ? Pair{last, first} : Pair{first, last});
  for (int board = 1; board < last / 2; ++board)
    boards.push_back({number(first + board), number(first - board)});
  if (last != players) {
    boards.front() = {first, 0};
    std::rotate(boards.begin(), boards.begin() + 1, boards.end());
  }
  return boards;
}

int rounds_of_round_robin(const Tournament& tournament) {
  const int cycle = rounds_of_cycle(size_of(tournament));
  return is_double(tournament) ? 2 * cycle : cycle;
}

Result<std::vector<Pair>> pair_round_robin(const Tournament& tournament, int round,
                                           FirstCycle first) {
  const int players = size_of(tournament);
  if (players < 2) return Refusal{{"C.05"}, {"round-robin.too-few-players", {}}};
  const int rounds = rounds_of_round_robin(tournament);
  if (round < 1 || round > rounds) {
    return Refusal{{"C.05"},
                   {"round-robin.no-such-round", {std::to_string(round), std::to_string(rounds)}}};
  }
  const int cycle = rounds_of_cycle(players);
  const bool is_second = round > cycle;
  const bool is_swapped = is_double(tournament) && !is_second;
  const int table = is_second
                        ? round - cycle
                        : table_round(round, cycle, is_swapped ? first : FirstCycle::AsTables);
  std::vector<Pair> boards = berger_round(players, table);
  for (Pair& board : boards) {
    if (is_second && board.black != 0) std::swap(board.white, board.black);
    const auto tpn = [&](int place) {
      return place == 0 ? 0 : tournament.players[static_cast<std::size_t>(place - 1)].tpn;
    };
    board = {tpn(board.white), tpn(board.black)};
  }
  return boards;
}

Result<Withdrawal> withdraw_from_round_robin(const Tournament& tournament, int tpn) {
  const Player* player = find_player(tournament, tpn);
  if (player == nullptr)
    return Refusal{{"C.05"}, {"round-robin.no-such-player", {std::to_string(tpn)}}};
  const auto played = std::ranges::count_if(
      player->rounds, [](const RoundCell& cell) { return is_played(cell.mark); });
  const int games = games_of_player(tournament);
  const std::vector<std::string> arguments{std::to_string(tpn), std::to_string(played),
                                           std::to_string(games)};
  if (2 * played < games)
    return Withdrawal{false, {{"C.05"}, {"round-robin.results-dropped", arguments}}};
  return Withdrawal{true, {{"C.05"}, {"round-robin.rest-forfeited", arguments}}};
}

}  // namespace praporek::pairing
