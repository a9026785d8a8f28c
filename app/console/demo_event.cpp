#include "app/console/demo_event.hpp"

#include "app/console/session_link.hpp"
#include "core/hall/decide.hpp"
#include "core/hall/step.hpp"
#include "data/event_file.hpp"

#include <algorithm>
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

/// Plays a small tournament, the same one for the same seed.
class Demo {
 public:
  Demo(const DemoOptions& options, Instant now)
      : options_{options}, random_{options.seed}, now_{now} {}

  Result<std::vector<hall::Group>> play() {
    using std::chrono::hours;
    using std::chrono::minutes;
    set_up(now_ + -Millis{hours{30}});
    for (int i = 0; i < 2 * options_.boards; ++i) enter_player(i);
    play_round(now_ + -Millis{hours{27}});
    play_round(now_ + -Millis{hours{22}});
    begin_round(now_ + -Millis{minutes{12}});
    if (fault_) return *fault_;
    return std::move(groups_);
  }

 private:
  void wish(hall::Wish what) {
    if (fault_) return;
    at_ = at_ + Millis{500};
    auto whole = completed(std::move(what), state_);
    auto done = whole ? hall::decide(state_, {demo_arbiter, "demo", at_, std::move(*whole)})
                      : whole.error();
    if (!done) {
      fault_ = done.error();
      return;
    }
    groups_.push_back(std::move(*done));
    state_ = hall::step(std::move(state_), groups_.back());
  }

  int up_to(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most + 1)); }

  void set_up(Instant at) {
    at_ = at;
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
    player.rating = std::max(1400, 2320 - 9 * number) + up_to(15);
    player.birth = std::to_string(1945 + number / 400 + up_to(60));
    player.federation = number % 4 == 3 ? "SVK" : "CZE";
    player.club = clubs[static_cast<std::size_t>(up_to(4))];
    wish(hall::Register{player});
  }

  std::vector<const hall::Game*> games() const {
    const hall::Round* round = hall::current_round(state_, section_);
    if (round == nullptr) return {};
    return hall::games_of(state_, section_, round->number);
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

  void play_round(Instant at) {
    at_ = at;
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
  void begin_round(Instant at) {
    at_ = at;
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

  DemoOptions options_;
  std::mt19937_64 random_;
  Instant now_;
  Instant at_;
  hall::HallState state_;
  std::vector<hall::Group> groups_;
  SectionId section_{1};
  std::optional<Refusal> fault_;
};

}  // namespace

Result<EventSession> demo_event(const std::filesystem::path& path, const DemoOptions& options) {
  const auto groups = Demo{options, SystemTime{}.now()}.play();
  if (!groups) return groups.error();
  {
    auto file = data::EventFile::open(path, data::OpenMode::Create);
    if (!file) return file.error();
    if (auto written = file->append(*groups); !written) return written.error();
  }
  return EventSession::open(path);
}

}  // namespace praporek::app
