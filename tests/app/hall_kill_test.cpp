#include "app/hall/hall_service.hpp"
#include "app/hall/start_hall.hpp"
#include "data/event_file.hpp"
#include "io/hall/client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/app/club_event.hpp"
#include "tests/app/forked_hall.hpp"
#include <chrono>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>

using namespace praporek;
using namespace std::chrono_literals;
using praporek::test::ClubEvent;
using praporek::test::ForkedHall;
using praporek::test::run;

namespace {

constexpr int boards = 10;

bool is_long_run() { return std::getenv("PRAPOREK_LONG") != nullptr; }

/// A hall whose devices report the clocks of all boards twenty times a second.
int hall_with_devices(const ClubEvent& event) {
  auto session = app::EventSession::open(event.file, app::Mirroring::ByTheHall);
  if (!session) return 5;
  boost::asio::io_context loop;
  const app::HallOptions options{event.file, event.run_dir, {}};
  if (!app::make_place(app::place_of(event.file, event.run_dir))) return 5;
  app::HallService service{loop, std::move(*session), options};
  if (!service.start()) return 5;
  boost::asio::steady_timer timer{loop};
  int second = 0;
  std::function<void()> report = [&] {
    std::vector<hall::Wish> facts;
    for (int board = 1; board <= boards; ++board) {
      facts.push_back(hall::TypeReading{
          BoardNo{board}, {{Millis{5'400'000 - ++second}, Millis{5'400'000}}}, 1});
    }
    service.facts(std::move(facts));
    timer.expires_after(50ms);
    timer.async_wait([&](const auto& error) {
      if (!error) report();
    });
  };
  report();
  loop.run();
  return 0;
}

/// An arbiter who never stops: each answer is followed by the next wish.
class BusyArbiter {
 public:
  BusyArbiter(boost::asio::io_context& loop, const std::filesystem::path& socket, int seed)
      : random_{static_cast<unsigned>(seed)},
        client_{loop, socket, {io::protocol_version, "test", "Chief", "test", "", true}, ears()} {
    client_.connect();
  }

  [[nodiscard]] const std::map<std::int64_t, hall::Group>& acknowledged() const {
    return acknowledged_;
  }
  [[nodiscard]] bool is_attached() const { return attached_; }

 private:
  io::HallEvents ears() {
    io::HallEvents events;
    events.snapshot = [this](const hall::HallState&) {
      if (!std::exchange(attached_, true)) ask();
    };
    events.reply = [this](std::uint64_t, const Result<hall::Group>& reply) {
      if (reply) acknowledged_[reply->number] = *reply;
      const bool lost = !reply && reply.error().why().id == "service.no-answer";
      if (!lost) ask();
    };
    return events;
  }

  void ask() {
    using arbiter::GameResult;
    const BoardNo board{1 + static_cast<int>(random_() % boards)};
    switch (random_() % 4) {
      case 0:
        return client_.wish(++id_, hall::LeaveBoard{board, Side::White, random_() % 2 == 0});
      case 1: {
        hall::Rule rule;
        rule.board = board;
        rule.ruling = "disturbance";
        rule.only_record = true;
        rule.note = "noise " + std::to_string(random_());
        return client_.wish(++id_, rule);
      }
      case 2:
        return client_.wish(++id_, hall::Undo{});
      default: {
        const auto result = random_() % 2 == 0 ? GameResult::WhiteWins : GameResult::Draw;
        return client_.wish(++id_, hall::EnterResult{board, result, {}});
      }
    }
  }

  std::mt19937 random_;
  std::uint64_t id_ = 0;
  bool attached_ = false;
  std::map<std::int64_t, hall::Group> acknowledged_;
  io::HallClient client_;
};

using Arbiters = std::vector<std::unique_ptr<BusyArbiter>>;

std::size_t acknowledged_by(const Arbiters& arbiters) {
  std::size_t sum = 0;
  for (const auto& arbiter : arbiters) sum += arbiter->acknowledged().size();
  return sum;
}

struct Campaign {
  int kills = 0;
  int acknowledged = 0;
  int lost = 0;
  int unsound = 0;
  std::chrono::milliseconds slowest_start{0};
};

/// Everything that was acknowledged is in the journal as it was acknowledged.
int missing_from(const std::string& file, const std::map<std::int64_t, hall::Group>& acknowledged) {
  auto journal = data::EventFile::open(file, data::OpenMode::ReadOnly);
  if (!journal) return static_cast<int>(acknowledged.size());
  std::map<std::int64_t, hall::Group> kept;
  (void)journal->for_each_group(1, [&](hall::Group group) { kept[group.number] = group; });
  return static_cast<int>(std::ranges::count_if(acknowledged, [&](const auto& entry) {
    const auto found = kept.find(entry.first);
    return found == kept.end() || !(found->second == entry.second);
  }));
}

void kill_once(const ClubEvent& event, std::mt19937& random, Campaign& campaign) {
  const auto before = std::chrono::steady_clock::now();
  ForkedHall hall{event.file, event.run_dir, [&] { return hall_with_devices(event); }};
  const auto socket = app::running_hall(event.file, event.run_dir);
  BOOST_REQUIRE(socket.has_value());
  boost::asio::io_context loop;
  Arbiters arbiters;
  for (int i = 0; i < 3; ++i) {
    arbiters.push_back(
        std::make_unique<BusyArbiter>(loop, *socket, static_cast<int>(random() % 1'000'000)));
  }
  while (!arbiters.front()->is_attached()) loop.run_one_for(10ms);
  campaign.slowest_start =
      std::max(campaign.slowest_start, std::chrono::duration_cast<std::chrono::milliseconds>(
                                           std::chrono::steady_clock::now() - before));
  // Somewhere between two answers, however fast the machine is.
  const std::size_t answers = random() % 12;
  const auto limit = std::chrono::steady_clock::now() + 5s;
  while (acknowledged_by(arbiters) < answers && std::chrono::steady_clock::now() < limit) {
    loop.run_one_for(10ms);
  }
  loop.run_for(std::chrono::microseconds{random() % 20'000});
  ::kill(hall.process(), SIGKILL);
  loop.run_for(5ms);  // answers that were already on their way
  hall.end(0);
  ++campaign.kills;
  for (const auto& arbiter : arbiters) {
    campaign.acknowledged += static_cast<int>(arbiter->acknowledged().size());
    campaign.lost += missing_from(event.file, arbiter->acknowledged());
  }
  if (run({"verify", event.file}).code != 0) ++campaign.unsound;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_killed)

BOOST_AUTO_TEST_CASE(what_was_acknowledged_survives_a_kill_at_any_moment) {
  const int kills = is_long_run() ? 500 : 6;
  std::mt19937 random{20261118};
  Campaign campaign;
  while (campaign.kills < kills) {
    const ClubEvent event{2 * boards};
    event.act({"set-arbiter", "name=device", "role=deputy"});
    event.start_round();
    for (int i = 0; i < 25 && campaign.kills < kills; ++i) kill_once(event, random, campaign);
  }
  BOOST_TEST_MESSAGE(campaign.kills << " kills, " << campaign.acknowledged
                                    << " acknowledged commands, slowest start "
                                    << campaign.slowest_start.count() << " ms");
  BOOST_TEST(campaign.acknowledged > 0);
  BOOST_TEST(campaign.lost == 0);
  BOOST_TEST(campaign.unsound == 0);
  if (is_long_run()) BOOST_TEST(campaign.slowest_start.count() < 1000);
}

BOOST_AUTO_TEST_CASE(a_killed_hall_is_started_again_by_whoever_comes_next) {
  const ClubEvent event;
  ForkedHall hall{event.file, event.run_dir};
  BOOST_TEST(event.act({"register", "section=1", "name=Ečer"}).code == 0);
  hall.end(SIGKILL);
  BOOST_TEST(event.act({"register", "section=1", "name=Fiala"}).code == 0);
  const ForkedHall again{event.file, event.run_dir};
  BOOST_TEST(event.act({"pair", "section=1"}).code == 0);
}

BOOST_AUTO_TEST_SUITE_END()
