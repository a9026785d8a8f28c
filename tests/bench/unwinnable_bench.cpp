// How long the mate question takes: lines "FEN;white" or "FEN;black" on the input.
#include "core/formats/fen.hpp"
#include "core/rules/unwinnable.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <iostream>
#include <string>
#include <vector>

using namespace praporek;

int main() {
  using Clock = std::chrono::steady_clock;
  std::vector<double> micros;
  int undecided = 0;
  for (std::string line; std::getline(std::cin, line);) {
    const auto first = line.find(';');
    const auto second = line.find(';', first + 1);
    if (line.starts_with('#') || first == std::string::npos) continue;
    const auto position = formats::position_of_fen(line.substr(0, first), rules::FaultSet::all());
    if (!position) continue;
    const bool white = line.substr(first + 1, second - first - 1) == "white";
    const auto begin = Clock::now();
    const auto verdict = rules::can_still_mate(*position, white ? Side::White : Side::Black);
    micros.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
    undecided += verdict.undecided() ? 1 : 0;
  }
  if (micros.empty()) return 1;
  std::ranges::sort(micros);
  const auto at = [&](double part) {
    return micros[static_cast<std::size_t>(part * static_cast<double>(micros.size() - 1))];
  };
  fmt::print("{} questions, {} undecided: median {:.0f} us, p99 {:.2f} ms, worst {:.2f} ms\n",
             micros.size(), undecided, at(0.5), at(0.99) / 1000, micros.back() / 1000);
}
