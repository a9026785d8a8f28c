#pragma once

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::test {

/// A player record of a report file; a cell is "   5 w 1".
inline std::string player_line(int tpn, std::string_view points,
                               const std::vector<std::string>& cells,
                               std::string_view name = "Novák, Jan") {
  std::string line = fmt::format("001 {:>4} m GM {:<33} {:>4} CZE {:>11} {:<10} {:>4} {:>4}", tpn,
                                 name, 2500 - 10 * tpn, 300000 + tpn, "1990/00/00", points, tpn);
  for (const std::string& cell : cells) line += fmt::format("  {:<8}", cell);
  return line;
}

/// The cell of a game or a bye: cell(5, "w 1"), cell(0, "- U").
inline std::string cell(int opponent, std::string_view rest) {
  return opponent == 0 ? fmt::format("0000 {}", rest) : fmt::format("{:>4} {}", opponent, rest);
}

inline std::string lines(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& line : all) text += line + "\n";
  return text;
}

/// Four players, two rounds of three, everything in order.
inline std::vector<std::string> small_event() {
  return {"012 Small event",
          "062 4",
          "142 3",
          "152 W",
          player_line(1, "1.5", {cell(3, "w 1"), cell(2, "b =")}),
          player_line(2, "1.5", {cell(4, "b 1"), cell(1, "w =")}),
          player_line(3, "1.0", {cell(1, "b 0"), cell(4, "w +")}),
          player_line(4, "0.0", {cell(2, "w 0"), cell(3, "b -")})};
}

}  // namespace praporek::test
