#include "core/formats/fen.hpp"
#include "core/rules/perft.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <sys/resource.h>

// Counts the same positions with this program and with Debian's stockfish, one after the other,
// and prints the leaves per second of CPU time of both.

namespace {

using namespace praporek;

struct Case {
  const char* name;
  const char* fen;
  int depth;
};

constexpr std::array cases{
    Case{"initial", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6},
    Case{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
};

double cpu_seconds(int who) {
  rusage usage{};
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

struct Measured {
  std::uint64_t nodes = 0;
  double seconds = 0;

  [[nodiscard]] double millions_per_second() const {
    return seconds > 0 ? static_cast<double>(nodes) / seconds / 1e6 : 0;
  }
};

Measured ours(const Case& question) {
  const auto position = formats::position_of_fen(question.fen).value();
  const double start = cpu_seconds(RUSAGE_SELF);
  const std::uint64_t nodes = rules::perft(position, question.depth);
  return {nodes, cpu_seconds(RUSAGE_SELF) - start};
}

/// The whole run of the other program, less the time it needs to start and stop.
Measured stockfish(const Case& question) {
  const auto asked = [](const std::string& commands) {
    const std::string shell = "printf '" + commands + "quit\\n' | /usr/games/stockfish";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe{popen(shell.c_str(), "r"), pclose};
    std::uint64_t nodes = 0;
    for (std::array<char, 256> line{}; pipe && std::fgets(line.data(), line.size(), pipe.get());) {
      const std::string text{line.data()};
      const std::string mark = "Nodes searched: ";
      if (text.starts_with(mark)) nodes = std::strtoull(text.c_str() + mark.size(), nullptr, 10);
    }
    return nodes;
  };
  const double before = cpu_seconds(RUSAGE_CHILDREN);
  asked("");
  const double started = cpu_seconds(RUSAGE_CHILDREN);
  const std::uint64_t nodes = asked(std::string{"position fen "} + question.fen + "\\ngo perft " +
                                    std::to_string(question.depth) + "\\n");
  return {nodes, cpu_seconds(RUSAGE_CHILDREN) - started - (started - before)};
}

}  // namespace

int main() {
  bool equal = true;
  for (const Case& question : cases) {
    const Measured mine = ours(question);
    const Measured theirs = stockfish(question);
    equal = equal && mine.nodes == theirs.nodes;
    std::printf(
        "%-8s depth %d  %11llu leaves  praporek %6.1f M/s  stockfish %6.1f M/s  ratio %.2f\n",
        question.name, question.depth, static_cast<unsigned long long>(mine.nodes),
        mine.millions_per_second(), theirs.millions_per_second(),
        mine.millions_per_second() / theirs.millions_per_second());
  }
  return equal ? EXIT_SUCCESS : EXIT_FAILURE;
}
