#include "app/console/demo_event.hpp"

#include "app/console/session_link.hpp"
#include "core/hall/state.hpp"

#include <array>
#include <random>
#include <utility>

namespace praporek::app {

namespace {

constexpr std::array families{
    "Adamec",    "Beran",  "Čermák",   "Dvořák",   "Fiala",  "Hájek",   "Horváth", "Chalupa",
    "Jelínek",   "Kadlec", "Kiss",     "Kopecký",  "Kos",    "Kučera",  "Kuna",    "Lacko",
    "Malý",      "Marek",  "Mészáros", "Moravec",  "Nagy",   "Novotný", "Oravec",  "Pokorný",
    "Procházka", "Rusnák", "Říha",     "Sedláček", "Ševčík", "Šimek",   "Tichý",   "Urban",
    "Vaněk",     "Vlček",  "Zeman",    "Žák",      "Bartoš", "Ďurica",  "Ľalík",   "Švec"};
constexpr std::array givens{"Jan",   "Petr", "Ota",   "Ivo",   "Gábor",  "Jiří",  "Tomáš",
                            "Aleš",  "Eva",  "Peter", "Jozef", "Marek",  "Karel", "Milan",
                            "Lucia", "Hana", "Pavel", "Radek", "Ondřej", "Dušan"};
constexpr std::array clubs{"Šachový klub Brno", "Lokomotiva Plzeň", "ŠK Trenčín", "Slavia Kroměříž",
                           "Sokol Vysoké"};

/// Plays a small tournament in a hall, the same one for the same seed.
class Demo {
 public:
  Demo(EventSession& session, const DemoOptions& options)
      : session_{session}, options_{options}, random_{options.seed} {}

  Result<bool> play() {
    set_up();
    for (int i = 0; i < 2 * options_.boards; ++i) enter_player(i);
    for (int round = 1; round <= 2; ++round) play_round();
    begin_round();
    return fault_ ? Result<bool>{*fault_} : Result<bool>{true};
  }

 private:
  void wish(hall::Wish what) {
    if (fault_) return;
    auto whole = completed(std::move(what), session_.state());
    auto done = whole ? session_.obey(demo_arbiter, "demo", std::move(*whole)) : whole.error();
    if (!done) fault_ = done.error();
  }

  int up_to(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most + 1)); }

  void set_up() {
    hall::EventFacts event;
    event.name = "Okresní přebor";
    event.city = "Kroměříž";
    event.chief_arbiter = demo_arbiter;
    wish(hall::SetEvent{event});
    hall::Arbiter arbiter;
    arbiter.name = demo_arbiter;
    arbiter.role = hall::Role::Chief;
    wish(hall::SetArbiter{arbiter});
    hall::Section section;
    section.name = "Open";
    section.rounds_total = 7;
    wish(hall::SetSection{section});
  }

  void enter_player(int number) {
    hall::Player player;
    player.section = section_;
    const auto family = static_cast<std::size_t>(number) % families.size();
    const auto given = static_cast<std::size_t>(number + number / 40 * 7) % givens.size();
    player.name = std::string{families[family]} + ", " + givens[given];
    player.rating = 2320 - 9 * number + up_to(15);
    player.federation = number % 4 == 3 ? "SVK" : "CZE";
    player.club = clubs[static_cast<std::size_t>(up_to(4))];
    wish(hall::Register{player});
  }

  std::vector<const hall::Game*> games() const {
    const hall::Round* round = hall::current_round(session_.state(), section_);
    if (round == nullptr) return {};
    return hall::games_of(session_.state(), section_, round->number);
  }

  void begin_playing() {
    wish(hall::PairRound{section_, {}, 0, false});
    wish(hall::Publish{section_});
    wish(hall::StartRound{section_, {}});
  }

  arbiter::GameResult random_result() {
    const int drawn = up_to(99);
    if (drawn < 40) return arbiter::GameResult::WhiteWins;
    return drawn < 70 ? arbiter::GameResult::Draw : arbiter::GameResult::BlackWins;
  }

  void play_round() {
    begin_playing();
    for (const BoardNo board : boards()) {
      const auto result = random_result();
      wish(hall::EnterResult{board, result, {}});
      wish(hall::VerifyResult{board, result});
    }
    wish(hall::CloseRound{section_});
  }

  std::vector<BoardNo> boards() const {
    std::vector<BoardNo> boards;
    for (const hall::Game* game : games()) boards.push_back(game->board);
    return boards;
  }

  /// The round the arbiter walks into: players late, an illegal move, the first results.
  void begin_round() {
    begin_playing();
    const auto all = boards();
    if (all.size() < 8) return;
    wish(hall::Absentees{section_, "4< " + std::to_string(all.size()) + ">"});
    hall::Rule rule;
    rule.board = all[all.size() / 3];
    rule.ruling = "illegal-move";
    rule.answers = {{"side", "white"}};
    rule.confirmed = true;
    wish(rule);
    for (std::size_t i = all.size() / 2; i < all.size() / 2 + 3; ++i) {
      wish(hall::EnterResult{all[i], random_result(), {}});
    }
  }

  EventSession& session_;
  DemoOptions options_;
  std::mt19937_64 random_;
  SectionId section_{1};
  std::optional<Refusal> fault_;
};

}  // namespace

Result<bool> fill_demo(EventSession& session, const DemoOptions& options) {
  return Demo{session, options}.play();
}

}  // namespace praporek::app
