#include "data/event_file.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/app/club_event.hpp"
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>

using namespace praporek;
using praporek::test::Answer;
using praporek::test::ClubEvent;
using praporek::test::run;

namespace {

/// A whole tournament typed command by command, with everything that happens in one.
class Tournament {
 public:
  Tournament(int players, int rounds) : event_{players, std::to_string(rounds)}, rounds_{rounds} {
    players_ = players;
    must({"set-section", "id=1", "default-minutes=0", "initial-colour=white"});
  }

  void play() {
    for (round_ = 1; round_ <= rounds_; ++round_) play_round();
  }

  [[nodiscard]] const ClubEvent& event() const { return event_; }
  [[nodiscard]] int commands() const { return commands_; }

  hall::HallState state() const {
    auto file = data::EventFile::open(event_.file, data::OpenMode::ReadOnly);
    return *file->load();
  }

 private:
  void must(const std::vector<std::string>& words) {
    ++commands_;
    const Answer answer = event_.act(words);
    if (answer.code != 0) throw std::runtime_error{words[0] + ": " + answer.err};
  }

  std::string any_result() {
    constexpr std::array results{"1-0", "0-1", "1/2", "1-0", "0-1", "1/2", "0-0", "1/2-0"};
    return results[random_() % results.size()];
  }

  void play_round() {
    must({"bye", "section=1", "tpn=" + std::to_string(1 + round_),
          "round=" + std::to_string(round_), "mark=H"});
    must({"pair", "section=1"});
    if (round_ == 3) pair_again();
    must({"publish", "section=1"});
    if (round_ == 2) late_entry();
    must({"start", "section=1"});
    must({"check", "section=1"});
    const auto games = boards();
    must({"absent", "section=1",
          "line=" + std::to_string(games[1]) + "< " + std::to_string(games[2]) + "<>"});
    must({"arrived", "board=" + std::to_string(games[2]), "side=black"});
    must({"forfeit-absent", "section=1"});
    for (std::size_t i = 3; i < games.size(); ++i) enter(games[i]);
    must({"adjourn", "board=" + std::to_string(games[0])});
    must({"close", "section=1"});
    correct(games[0], "1/2");  // the adjourned game ends before the next pairing
    correct(games[3], any_result());
  }

  std::vector<int> boards() const {
    std::vector<int> numbers;
    const hall::HallState now = state();
    for (const auto* game : hall::games_of(now, SectionId{1}, RoundNo{round_})) {
      numbers.push_back(game->board.value);
    }
    return numbers;
  }

  void enter(int board) {
    const std::string at = "board=" + std::to_string(board);
    const std::string result = any_result();
    if (board % 7 == 0) {  // a slip of the finger, taken back
      must({"result", at, "result=1-0"});
      must({"undo"});
    }
    must({"result", at, "result=" + result});
    if (board % 11 == 0) {
      must({"undo"});
      must({"redo"});
    }
    must({"verify", at, "result=" + result});
  }

  void correct(int board, const std::string& result) {
    const Answer answer = event_.act({"correct", "section=1", "round=" + std::to_string(round_),
                                      "board=" + std::to_string(board), "result=" + result,
                                      "reason=slip read again"});
    ++commands_;
    if (answer.code > 1) throw std::runtime_error{answer.err};
  }

  /// A result of the round before was wrong and the new pairing is not on the wall yet.
  void pair_again() {
    const hall::HallState now = state();
    const auto games = hall::games_of(now, SectionId{1}, RoundNo{round_ - 1});
    must({"correct", "section=1", "round=" + std::to_string(round_ - 1),
          "board=" + std::to_string(games[4]->board.value), "result=0-1", "use=re-pair"});
    must({"pair", "section=1"});
  }

  void late_entry() {
    must({"register", "section=1", "name=Late Comer", "rating=1900"});
    must({"late-entry", "section=1", "tpn=" + std::to_string(++players_), "seat=bye", "mark=H"});
  }

  ClubEvent event_;
  std::mt19937 random_{9};
  int players_ = 0;
  int rounds_;
  int round_ = 0;
  int commands_ = 0;
};

std::string text_of(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(whole_tournament)

BOOST_AUTO_TEST_CASE(a_tournament_is_played_through_the_shell_alone) {
  const bool is_long = std::getenv("PRAPOREK_LONG") != nullptr;
  Tournament tournament{is_long ? 200 : 20, is_long ? 9 : 4};
  tournament.play();
  const ClubEvent& event = tournament.event();
  BOOST_TEST_MESSAGE(tournament.commands() << " commands");

  const std::string out = (event.folder / "out").string();
  BOOST_TEST(run({"export", event.file, "trf", out}).code == 0);
  const Answer check = run({"check", out + "/section1.trf"});
  BOOST_TEST(check.code == 0, check.out << check.err);
  BOOST_TEST(text_of(out + "/section1.trf").find("### round 1 board") != std::string::npos);

  BOOST_TEST(run({"verify", event.file}).code == 0);  // the journal replayed
  const std::string copy = (event.folder / "copy.praporek").string();
  BOOST_TEST(run({"restore", copy, "--mirror", event.file + ".mirror"}).code == 0);
  BOOST_TEST(run({"verify", copy}).code == 0);
  for (const std::string& file : {event.file, copy}) {
    BOOST_TEST(run({"export", file, "json", out + (file == copy ? "2" : "1")}).code == 0);
  }
  BOOST_TEST(text_of(out + "1/event.json") == text_of(out + "2/event.json"));
}

BOOST_AUTO_TEST_SUITE_END()
