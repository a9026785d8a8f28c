#pragma once

#include "tests/app/command_line.hpp"
#include "tests/support/temporary_folder.hpp"
#include <string>
#include <vector>

namespace praporek::test {

/// An event of four players on disk, made and played through the command line.
struct PaperEvent {
  PaperEvent() {
    run({"new", file, "--name", "Zimní turnaj", "--as", "Chief", "--rounds", "3"});
    act({"register", "section=1", "name=Adámek, Jan", "rating=2100", "sex=m", "club=Brno"});
    act({"register", "section=1", "name=Beran, Petr", "rating=2000", "sex=m", "club=Praha"});
    act({"register", "section=1", "name=Cink, Ota", "rating=1900", "sex=m"});
    act({"register", "section=1", "name=Dvořáková, Eva", "rating=1800", "sex=w", "birth=2009"});
  }

  Answer act(std::vector<std::string> words) const {
    words.insert(words.begin(), {"do", file});
    words.insert(words.end(), {"--as", "Chief"});
    return run(words);
  }

  /// Pairs and starts the next round and types these results from board 1 on; the round is closed
  /// when every board has one.
  void play_round(const std::vector<std::string>& results, std::size_t boards = 2) const {
    for (const char* step : {"pair", "publish", "start"}) act({step, "section=1"});
    for (std::size_t i = 0; i < results.size(); ++i) {
      const std::string board = "board=" + std::to_string(i + 1);
      act({"result", board, "result=" + results[i]});
      act({"verify", board, "result=" + results[i]});
    }
    if (results.size() == boards) act({"close", "section=1"});
  }

  TemporaryFolder folder;
  std::string file = (folder / "winter.praporek").string();
};

}  // namespace praporek::test
