#include "core/pairing/generator.hpp"

#include "core/pairing/engine.hpp"
#include "core/rating/tables.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace praporek::pairing {

namespace {

/// Surnames that are the same for men and women.
constexpr std::array<std::string_view, 12> surnames{"Krejčí", "Kočí",    "Petrů", "Janů",
                                                    "Jirků",  "Martinů", "Tesař", "Dolejší",
                                                    "Tóth",   "Szabó",   "Meyer", "Łaski"};
constexpr std::array<std::string_view, 6> men{"Jan", "Petr", "Jiří", "Tomáš", "Matouš", "Štefan"};
constexpr std::array<std::string_view, 6> women{"Eva",    "Žofie",  "Lucie",
                                                "Anežka", "Zuzana", "Ľudmila"};
constexpr std::array<std::string_view, 6> federations{"CZE", "SVK", "POL", "HUN", "AUT", "GER"};

/// Numbers that are the same on every machine: the standard distributions are not.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : source_{seed} {}

  /// From 0 to most.
  int up_to(int most) {
    return static_cast<int>(source_() % (static_cast<std::uint64_t>(most) + 1));
  }
  bool chance(int percent) { return up_to(99) < percent; }

  template <class Choices>
  auto one_of(const Choices& choices) {
    return choices[static_cast<std::size_t>(up_to(static_cast<int>(choices.size()) - 1))];
  }

 private:
  std::mt19937_64 source_;
};

/// The rounds a player is in the hall for.
struct Presence {
  int first = 1;
  int last = 0;
};

class Generator {
 public:
  explicit Generator(const GeneratorOptions& options) : options_{options}, dice_{options.seed} {}

  Result<Tournament> play() {
    enter_players();
    for (int round = 1; round <= options_.rounds; ++round) {
      take_byes(round);
      const auto paired = pair_round(event_, round);
      if (!paired) return paired.error();
      for (const Pair& pair : paired->boards) play_board(pair, round);
    }
    count();
    return std::move(event_);
  }

 private:
  [[nodiscard]] Player& player(int tpn) {
    return event_.players[static_cast<std::size_t>(tpn - 1)];
  }

  void enter_players() {
    event_.name = "Generated " + std::to_string(options_.seed);
    event_.rounds_total = options_.rounds;
    event_.initial_colour = dice_.chance(50) ? Side::White : Side::Black;
    event_.system = options_.system;
    event_.reading = options_.reading;
    std::vector<int> ratings;
    for (int i = 0; i < options_.players; ++i) {
      ratings.push_back(
          dice_.chance(options_.unrated) ? 0 : 1000 + dice_.up_to(900) + dice_.up_to(800));
    }
    std::ranges::sort(ratings, std::ranges::greater{});
    for (const int rating : ratings) enter_player(rating);
    if (options_.baku) event_.accelerations = baku_acceleration(event_);
  }

  void enter_player(int rating) {
    Player entry;
    entry.tpn = static_cast<int>(event_.players.size()) + 1;
    entry.sex = dice_.chance(20) ? "w" : "m";
    entry.name = std::string{dice_.one_of(surnames)} + ", " +
                 std::string{dice_.one_of(entry.sex == "w" ? women : men)};
    entry.rating = rating;
    entry.title = rating >= 2500 ? "GM" : rating >= 2400 ? "IM" : rating >= 2300 ? "FM" : "";
    entry.federation = dice_.one_of(federations);
    entry.fide_id = std::to_string(300000 + dice_.up_to(99999));
    entry.birth = std::to_string(1950 + dice_.up_to(65)) + "/00/00";
    event_.players.push_back(entry);
    Presence presence{1, options_.rounds};
    if (dice_.chance(options_.late_entries)) presence.first = 2 + dice_.up_to(options_.rounds / 2);
    if (dice_.chance(options_.withdrawals)) presence.last = dice_.up_to(options_.rounds - 1);
    presence_.push_back(presence);
  }

  void take_byes(int round) {
    for (Player& entry : event_.players) {
      const Presence& presence = presence_[static_cast<std::size_t>(entry.tpn - 1)];
      const bool here = presence.first <= round && round <= presence.last;
      if (!here || dice_.chance(options_.zero_point_byes)) {
        entry.rounds.push_back({0, std::nullopt, Mark::ZeroPointBye});
      } else if (round < options_.rounds && dice_.chance(options_.half_point_byes)) {
        entry.rounds.push_back({0, std::nullopt, Mark::HalfPointBye});
      } else if (dice_.chance(options_.full_point_byes)) {
        entry.rounds.push_back({0, std::nullopt, Mark::FullPointBye});
      }
    }
  }

  /// Results of White and Black.
  std::pair<Mark, Mark> result(const Player& white, const Player& black) {
    if (dice_.chance(options_.forfeits)) {
      if (dice_.chance(10)) return {Mark::ForfeitLoss, Mark::ForfeitLoss};
      if (dice_.chance(50)) return {Mark::ForfeitWin, Mark::ForfeitLoss};
      return {Mark::ForfeitLoss, Mark::ForfeitWin};
    }
    const int expected = rating::expected_percent(white.rating - black.rating);
    // Draws come from both sides' chances, so that the expected score stays what it is.
    const int drawn = options_.draws * 2 * std::min(expected, 100 - expected) / 100;
    const int roll = dice_.up_to(99);
    if (roll < drawn) return {Mark::Draw, Mark::Draw};
    if (roll < drawn / 2 + expected) return {Mark::Win, Mark::Loss};
    return {Mark::Loss, Mark::Win};
  }

  /// A round robin pairs the absent too; whoever has a bye in the round is not there.
  [[nodiscard]] bool is_absent(int tpn, int round) const {
    return event_.players[static_cast<std::size_t>(tpn - 1)].rounds.size() ==
           static_cast<std::size_t>(round);
  }

  void write_cell(int tpn, int round, const RoundCell& cell) {
    player(tpn).rounds.resize(static_cast<std::size_t>(round - 1));
    player(tpn).rounds.push_back(cell);
  }

  void play_board(const Pair& pair, int round) {
    const bool swiss = event_.system == System::Dutch || event_.system == System::Swiss1992;
    if (pair.black == 0) {  // the free round of a round robin brings no points
      const Mark mark = swiss ? Mark::PairingBye : Mark::ZeroPointBye;
      write_cell(pair.white, round, {0, std::nullopt, mark});
      return;
    }
    const bool no_white = is_absent(pair.white, round);
    const bool no_black = is_absent(pair.black, round);
    auto [white, black] = result(player(pair.white), player(pair.black));
    if (no_white || no_black) {
      white = no_white ? Mark::ForfeitLoss : Mark::ForfeitWin;
      black = no_black ? Mark::ForfeitLoss : Mark::ForfeitWin;
    }
    write_cell(pair.white, round, {pair.black, Side::White, white});
    write_cell(pair.black, round, {pair.white, Side::Black, black});
  }

  /// Points and ranks; equal points stand by number.
  void count() {
    std::vector<int> order;
    for (Player& entry : event_.players) {
      entry.points = points_before(entry, options_.rounds + 1, event_.scoring);
      order.push_back(entry.tpn);
    }
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](int tpn) { return player(tpn).points.tenths; });
    for (std::size_t i = 0; i < order.size(); ++i) player(order[i]).rank = static_cast<int>(i) + 1;
  }

  GeneratorOptions options_;
  Dice dice_;
  Tournament event_;
  std::vector<Presence> presence_;
};

}  // namespace

Result<Tournament> generate(const GeneratorOptions& options) { return Generator{options}.play(); }

}  // namespace praporek::pairing
