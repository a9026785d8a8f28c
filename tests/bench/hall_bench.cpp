// How long an arbiter waits while the hall is busy: consoles that watch, devices that report, a
// large section that is paired again and again, and a disk whose every sync is delayed.
//   hall_bench [seconds] [sync delay in ms] [consoles] [device events per second]
#include "app/hall/hall_service.hpp"
#include "io/hall/client.hpp"
#include "io/hall/frame.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include "tests/support/temporary_folder.hpp"
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <list>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace praporek;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

useconds_t sync_delay_us = 0;  // NOLINT: read by the functions that stand in for the system's

constexpr int boards = 400;
constexpr SectionId played{1};
constexpr SectionId large{2};

struct Load {
  int seconds = 10;
  int consoles = 60;
  int events = 2000;
};

void must(app::EventSession& session, hall::Wish wish) {
  const auto group = session.obey("Chief", "bench", std::move(wish));
  if (!group) throw std::runtime_error{group.error().why().id};
}

void add_section(app::EventSession& session, const char* name, int players, int first_board) {
  hall::Section section;
  section.name = name;
  section.first_board = first_board;
  section.verify_results = false;
  must(session, hall::SetSection{section});
  const int id = static_cast<int>(session.state().all<hall::Section>().size());
  std::vector<hall::Wish> entries;
  for (int i = 1; i <= players; ++i) {
    hall::Player player;
    player.section = SectionId{id};
    player.name = std::string{name} + " " + std::to_string(i);
    player.rating = 2600 - i / 2;
    entries.push_back(hall::Register{player});
  }
  if (!session.record(std::move(entries))) throw std::runtime_error{"no players"};
}

/// 400 boards under way, and 2,000 players waiting to be paired.
void make_event(const std::filesystem::path& path) {
  auto session = app::EventSession::create(path);
  hall::EventFacts event;
  event.name = "Bench";
  must(*session, hall::SetEvent{event});
  for (const char* name : {"Chief", "device"}) {
    hall::Arbiter arbiter;
    arbiter.name = name;
    arbiter.role = hall::Role::Chief;
    must(*session, hall::SetArbiter{arbiter});
  }
  add_section(*session, "Open", 2 * boards, 1);
  add_section(*session, "Large", 2000, 1001);
  hall::PairRound pairing;
  pairing.section = played;
  for (int i = 1; i <= boards; ++i) pairing.boards.push_back({2 * i - 1, 2 * i});
  pairing.computed_at = session->state().last_seq;
  must(*session, pairing);
  must(*session, hall::Publish{played});
  must(*session, hall::StartRound{played, {}});
}

int run_hall(const std::filesystem::path& path, const std::filesystem::path& run_dir, int events) {
  auto session = app::EventSession::open(path, app::Mirroring::ByTheHall);
  boost::asio::io_context loop;
  if (!session || !app::make_place(app::place_of(path, run_dir))) return 5;
  app::HallService service{loop, std::move(*session), {path, run_dir, {}}};
  if (!service.start()) return 5;
  boost::asio::steady_timer timer{loop};
  int next = 0;
  std::function<void()> report = [&] {
    timer.expires_after(100ms);
    timer.async_wait([&](const auto& error) {
      if (!error) report();
    });
    std::vector<hall::Wish> facts;
    for (int i = 0; i < events / 10; ++i, ++next) {
      facts.push_back(hall::TypeReading{BoardNo{1 + next % boards},
                                        {{Millis{5'400'000 - next / boards}, Millis{5'400'000}}},
                                        1 + next / boards});
    }
    service.facts(std::move(facts));
  };
  report();
  loop.run();
  service.finish();
  return 0;
}

/// Reads everything and throws it away: the hall's work is the same, the bench's is not.
class Watcher {
 public:
  Watcher(boost::asio::io_context& loop, const std::filesystem::path& socket) : line_{loop} {
    line_.connect(boost::asio::local::stream_protocol::endpoint{socket.native()});
    const std::string hello = io::framed(
        io::encode(io::ToHall{io::Hello{io::protocol_version, "bench", "Chief", "w", "", true}}));
    boost::asio::write(line_, boost::asio::buffer(hello));
    read();
  }

 private:
  void read() {
    line_.async_read_some(boost::asio::buffer(buffer_), [this](const auto& error, std::size_t) {
      if (!error) read();
    });
  }

  boost::asio::local::stream_protocol::socket line_;
  std::array<char, 65536> buffer_{};
};

/// Types a result every 50 ms and takes the time until it is durable and answered.
class Arbiter {
 public:
  Arbiter(boost::asio::io_context& loop, const std::filesystem::path& socket)
      : timer_{loop},
        client_{loop, socket, {io::protocol_version, "bench", "Chief", "a", "", false}, ears()} {
    client_.connect();
  }

  std::vector<double> waits;

 private:
  io::HallEvents ears() {
    io::HallEvents events;
    events.welcome = [this](const io::Welcome&) { ask(); };
    events.reply = [this](std::uint64_t, const Result<hall::Group>&) {
      waits.push_back(std::chrono::duration<double, std::milli>(Clock::now() - asked_).count());
      timer_.expires_after(50ms);
      timer_.async_wait([this](const auto& error) {
        if (!error) ask();
      });
    };
    return events;
  }

  void ask() {
    asked_ = Clock::now();
    hall::Rule rule;
    rule.board = BoardNo{1 + static_cast<int>(++id_ % boards)};
    rule.ruling = "disturbance";
    rule.only_record = true;
    rule.note = "bench " + std::to_string(id_);
    client_.wish(id_, rule);
  }

  boost::asio::steady_timer timer_;
  Clock::time_point asked_;
  std::uint64_t id_ = 0;
  io::HallClient client_;
};

/// Pairs the large section and takes it back, all the time.
class Pairer {
 public:
  Pairer(boost::asio::io_context& loop, const std::filesystem::path& socket)
      : client_{loop, socket, {io::protocol_version, "bench", "Chief", "p", "", false}, ears()} {
    client_.connect();
  }

  int pairings = 0;

 private:
  io::HallEvents ears() {
    io::HallEvents events;
    events.welcome = [this](const io::Welcome&) { ask(); };
    events.reply = [this](std::uint64_t, const Result<hall::Group>&) { ask(); };
    return events;
  }

  void ask() {
    if (id_ % 2 == 0) {
      hall::PairRound wish;
      wish.section = large;
      client_.wish(++id_, wish);
      ++pairings;
    } else {
      client_.wish(++id_, hall::Unpair{large});
    }
  }

  std::uint64_t id_ = 0;
  io::HallClient client_;
};

long resident_kb(pid_t process) {
  std::ifstream file{"/proc/" + std::to_string(process) + "/statm"};
  long size = 0;
  long resident = 0;
  file >> size >> resident;
  return resident * (::sysconf(_SC_PAGESIZE) / 1024);
}

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

void measure(const Load& load, pid_t hall, const std::filesystem::path& socket) {
  boost::asio::io_context loop;
  std::list<Watcher> watchers;
  for (int i = 0; i < load.consoles; ++i) watchers.emplace_back(loop, socket);
  loop.run_for(2s);
  const long before = resident_kb(hall);
  Arbiter arbiter{loop, socket};
  Pairer pairer{loop, socket};
  loop.run_for(std::chrono::seconds{load.seconds});
  std::printf("%zu commands, p50 %.1f ms, p99 %.1f ms, slowest %.1f ms\n", arbiter.waits.size(),
              quantile(arbiter.waits, 0.5), quantile(arbiter.waits, 0.99),
              quantile(arbiter.waits, 1.0));
  std::printf("%d pairings, memory of the hall %ld KB before, %ld KB after\n", pairer.pairings,
              before, resident_kb(hall));
}

}  // namespace

/// SQLite and the mirror end here: a slow stick, or a network disk.
extern "C" int fdatasync(int descriptor) {
  if (sync_delay_us > 0) ::usleep(sync_delay_us);
  return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

int main(int argc, char** argv) {
  const auto word = [&](int i, int usual) { return argc > i ? std::atoi(argv[i]) : usual; };
  const Load load{word(1, 10), word(3, 60), word(4, 2000)};
  const test::TemporaryFolder folder;
  const auto event = folder / "bench.praporek";
  make_event(event);
  sync_delay_us = static_cast<useconds_t>(1000 * word(2, 0));
  const pid_t hall = ::fork();
  if (hall == 0) ::_exit(run_hall(event, folder / "run", load.events));
  const auto socket = app::place_of(event, folder / "run").socket();
  while (!std::filesystem::exists(socket)) ::usleep(10'000);
  measure(load, hall, socket);
  ::kill(hall, SIGTERM);
  ::waitpid(hall, nullptr, 0);
  return 0;
}
