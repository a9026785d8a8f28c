#include "core/pairing/dutch.hpp"

#include "core/pairing/dutch_round.hpp"

#include <algorithm>
#include <tuple>

namespace praporek::pairing {

namespace {

struct Board {
  int higher = 0;
  int lower = 0;
  ColourDecision colour;
};

// Dutch 5.2.5: the initial colour goes to odd numbers.
Side initial_for(const Tournament& tournament, const Contender& player) {
  const Side initial = tournament.initial_colour.value_or(Side::White);
  return player.colour_number % 2 != 0 ? initial : other(initial);
}

// C.04.2 3.6: points of the higher placed player, sum of points, his number. Virtual points do not
// count: boards follow the standings.
std::tuple<int, int, int> board_key(const Field& field, const Board& board) {
  const Contender& a = field[board.higher];
  const Contender& b = field[board.lower];
  const bool a_first = a.points != b.points ? a.points > b.points : a.tpn < b.tpn;
  const Contender& first = a_first ? a : b;
  return {-first.points.tenths, -(a.points + b.points).tenths, first.tpn};
}

std::vector<Board> boards_of(const Tournament& tournament, const dutch::PairedRound& round) {
  std::vector<Board> boards;
  const Field& field = round.field;
  for (const dutch::BracketStep& step : round.steps) {
    for (const auto& [higher, lower] : step.result.candidate.pairs) {
      const Side initial = initial_for(tournament, field[higher]);
      boards.push_back(
          {higher, lower, allocate_colours(field[higher].colour, field[lower].colour, initial)});
    }
  }
  std::ranges::sort(boards, {}, [&](const Board& board) { return board_key(field, board); });
  return boards;
}

Pair seated(const Field& field, const Board& board) {
  const Pair pair{field[board.higher].tpn, field[board.lower].tpn};
  return board.colour.higher == Side::White ? pair : Pair{pair.black, pair.white};
}

std::vector<int> tpns_of(const Field& field, const std::vector<int>& places) {
  std::vector<int> tpns;
  tpns.reserve(places.size());
  for (const int place : places) tpns.push_back(field[place].tpn);
  return tpns;
}

PairedBracket record_of(const Field& field, const dutch::BracketStep& step) {
  PairedBracket record;
  record.score = field[step.bracket.residents.front()].score;
  record.moved_down = tpns_of(field, step.bracket.moved_down);
  record.residents = tpns_of(field, step.bracket.residents);
  for (const auto& [higher, lower] : step.result.candidate.pairs)
    record.pairs.push_back({field[higher].tpn, field[lower].tpn});
  record.downfloaters = tpns_of(field, step.result.candidate.downfloaters);
  return record;
}

std::vector<PlayerFloat> floats_of(const Field& field, const std::vector<Board>& boards,
                                   const std::vector<int>& byes) {
  std::vector<PlayerFloat> floats;
  for (const Board& board : boards) {
    if (field[board.higher].score == field[board.lower].score) continue;
    floats.push_back({field[board.higher].tpn, Float::Down});
    floats.push_back({field[board.lower].tpn, Float::Up});
  }
  for (const int place : byes) floats.push_back({field[place].tpn, Float::Down});
  std::ranges::sort(floats, {}, &PlayerFloat::tpn);
  return floats;
}

}  // namespace

Result<Pairing> pair_dutch(const Tournament& tournament, int round) {
  const auto paired = dutch::pair_round(tournament, round);
  if (!paired) return paired.error();
  const Field& field = paired->field;
  const std::vector<Board> boards = boards_of(tournament, *paired);
  const std::vector<int>& byes = paired->steps.back().result.candidate.downfloaters;
  Pairing pairing;
  for (const Board& board : boards) {
    pairing.boards.push_back(seated(field, board));
    pairing.colour_rules.push_back(board.colour.rule);
  }
  for (const int place : byes) pairing.boards.push_back({field[place].tpn, 0});
  for (const dutch::BracketStep& step : paired->steps)
    pairing.brackets.push_back(record_of(field, step));
  pairing.floats = floats_of(field, boards, byes);
  return pairing;
}

}  // namespace praporek::pairing
