#include "core/formats/pgn_reader.hpp"
#include "core/formats/pgn_writer.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

#include <ctime>
#include <fmt/format.h>
#include <random>

using namespace praporek;

namespace {

/// Random but legal games of up to 120 moves of either side, the same in every run.
std::vector<formats::PgnGame> random_games(int count) {
  std::mt19937 random{2018};
  std::vector<formats::PgnGame> games(static_cast<std::size_t>(count));
  for (formats::PgnGame& game : games) {
    rules::Position position = game.start;
    for (int ply = 0; ply < 120; ++ply) {
      const rules::MoveList moves = rules::legal_moves(position);
      if (moves.empty()) break;
      const rules::Move move = moves[random() % moves.size()];
      game.line.moves.push_back({move, {}, {}, {}});
      position = rules::after(position, move);
    }
  }
  return games;
}

double seconds_of_processor() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

}  // namespace

/// Prints how fast game files are written and read, in processor time.
int main() {
  const auto games = random_games(5000);
  const double begin = seconds_of_processor();
  const std::string text = formats::pgn_of(games);
  const double written = seconds_of_processor();
  const auto file = formats::read_pgn(text);
  const double read = seconds_of_processor();
  const double megabytes = static_cast<double>(text.size()) / 1e6;
  fmt::print("{} games, {:.1f} MB: written {:.1f} MB/s, read {:.1f} MB/s, {} faults, {}\n",
             games.size(), megabytes, megabytes / (written - begin), megabytes / (read - written),
             file.faults.size(), file.games == games ? "the same games" : "NOT the same games");
  return file.games == games ? 0 : 1;
}
