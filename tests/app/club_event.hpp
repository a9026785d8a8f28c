#pragma once

#include "tests/app/command_line.hpp"
#include "tests/support/temporary_folder.hpp"
#include <string>
#include <vector>

namespace praporek::test {

/// A club tournament as an arbiter would type it in the shell.
struct ClubEvent {
  explicit ClubEvent(int players = 4, const std::string& rounds = "3") {
    run({"new", file, "--name", "Club", "--as", "Chief", "--rounds", rounds});
    for (int i = 1; i <= players; ++i) {
      act({"register", "section=1", "name=Player " + std::to_string(100 + i),
           "rating=" + std::to_string(2500 - i)});
    }
  }

  Answer act(std::vector<std::string> words, const std::string& who = "Chief") const {
    words.insert(words.begin(), {"do", file});
    words.insert(words.end(), {"--as", who});
    return run(words);
  }

  /// Pairs, publishes and starts the next round.
  void start_round() const {
    for (const char* step : {"pair", "publish", "start"}) act({step, "section=1"});
  }

  TemporaryFolder folder;
  std::string file = (folder / "club.praporek").string();
  std::string run_dir = (folder / "run").string();
};

}  // namespace praporek::test
