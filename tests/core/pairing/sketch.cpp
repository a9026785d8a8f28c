#include "sketch.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace praporek::pairing::test {

namespace {

Mark mark_of(char letter) {
  constexpr std::string_view letters = "1=0WDL+-HFUZ";
  const auto place = letters.find(letter);
  if (place == std::string_view::npos) throw std::invalid_argument{std::string{letter}};
  return static_cast<Mark>(place);
}

RoundCell cell_of(std::string_view text) {
  RoundCell cell;
  cell.mark = mark_of(text.back());
  if (text.size() == 1) return cell;
  cell.opponent = whole_number(text.substr(0, text.size() - 2)).value();
  cell.colour = text[text.size() - 2] == 'w' ? Side::White : Side::Black;
  return cell;
}

Tournament players(std::size_t count) {
  Tournament tournament;
  tournament.system = System::Swiss1992;
  tournament.initial_colour = Side::White;
  tournament.players.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    tournament.players[i].tpn = static_cast<int>(i) + 1;
    tournament.players[i].rating = 2500 - static_cast<int>(i);
  }
  return tournament;
}

void add_bye(Player& player, Mark mark) { player.rounds.push_back({0, std::nullopt, mark}); }

}  // namespace

Tournament crosstable(const std::vector<std::string_view>& lines) {
  Tournament tournament = players(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const std::string_view word : words_of(lines[i]))
      tournament.players[i].rounds.push_back(cell_of(word));
  }
  return tournament;
}

Tournament sketch(const std::vector<Sketch>& sketches) {
  Tournament tournament = players(sketches.size());
  std::size_t rounds = 0;
  for (std::size_t i = 0; i < sketches.size(); ++i) {
    Player& player = tournament.players[i];
    for (const int opponent : sketches[i].met)
      player.rounds.push_back({opponent, std::nullopt, Mark::Loss});
    for (int tenths = sketches[i].points.tenths; tenths > 0; tenths -= 5)
      add_bye(player, Mark::HalfPointBye);
    rounds = std::max(rounds, player.rounds.size());
  }
  // Two rounds in which nobody plays: floats of earlier ones no longer count.
  for (Player& player : tournament.players) player.rounds.resize(rounds + 2);
  return tournament;
}

int next_round(const Tournament& tournament) {
  return static_cast<int>(tournament.players.front().rounds.size()) + 1;
}

}  // namespace praporek::pairing::test
