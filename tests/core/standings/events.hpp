#pragma once

#include "core/formats/trf_reader.hpp"
#include "core/standings/ranking.hpp"

#include "tests/support/fixtures.hpp"
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace praporek::test {

inline std::string fixture(const std::string& name) {
  std::ifstream file{praporek::fixtures() + "/" + name, std::ios::binary};
  if (!file) throw std::runtime_error{"no fixture " + name};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// A player from letters, one a round: "3w1 0-H 2b=".
inline pairing::Player player_of(int tpn, const std::vector<std::string>& cells) {
  pairing::Player player;
  player.tpn = tpn;
  player.rating = 2000;
  for (const std::string& text : cells) {
    pairing::RoundCell cell;
    const auto split = text.find_first_of("wb-");
    cell.opponent = std::stoi(text.substr(0, split));
    if (text[split] != '-') cell.colour = text[split] == 'w' ? Side::White : Side::Black;
    cell.mark = formats::mark_of(text[split + 1]).value();
    player.rounds.push_back(cell);
  }
  return player;
}

/// The printed values of one code, by TPN.
inline std::vector<std::string> column(const standings::Crosstable& table,
                                       const std::string& code) {
  const auto list = standings::tie_breaks_from(code).value();
  const auto ranking = standings::rank(table, list, list);
  std::vector<std::string> texts;
  for (const standings::Value& value : ranking.values.front()) {
    texts.push_back(standings::printed(list.front(), value));
  }
  return texts;
}

}  // namespace praporek::test
