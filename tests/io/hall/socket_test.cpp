#include "core/hall/codec.hpp"
#include "io/hall/client.hpp"
#include "io/hall/frame.hpp"
#include "io/hall/server.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/write.hpp>
#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"
#include "tests/support/temporary_folder.hpp"
#include <chrono>
#include <unistd.h>

using namespace praporek;
using namespace praporek::io;
using namespace std::chrono_literals;

namespace {

/// A hall in memory behind the real socket.
struct Hall {
  Hall() : event{test::small_event(4)}, server{loop, socket, desk(), {300ms, 300ms}} {
    BOOST_REQUIRE(server.listen(Door{::getuid(), {}}).has_value());
  }

  HallDesk desk() {
    HallDesk desk;
    desk.welcome = [this](const Hello& hello) -> Result<Welcome> {
      if (hello.who == "Stranger") return Refusal{Message{"hall.unknown-arbiter", {hello.who}}};
      return Welcome{protocol_version, "test", hall::event_of(event.state).name, hello.who,
                     "chief"};
    };
    desk.state_text = [this](const auto& take) {
      ++snapshots;
      take(
          {std::make_shared<const std::string>(hall::encode(event.state)), event.state.last_group});
    };
    desk.wish = [this](const Seat& seat, hall::Wish wish, const auto& reply) {
      const std::string fault = event.wish(std::move(wish), seat.who);
      if (!fault.empty()) return reply(event.refusal);
      server.publish(event.groups.back());
      reply(event.groups.back().number);
    };
    desk.stop = [](const Seat&) { return std::nullopt; };
    desk.heartbeat = [this] {
      Heartbeat beat;
      beat.group = event.state.last_group;
      return beat;
    };
    desk.note = [this](const Message& message) { notes.push_back(message.id); };
    return desk;
  }

  template <class Condition>
  bool run_until(Condition condition) {
    for (int i = 0; i < 10'000 && !condition(); ++i) {
      loop.restart();  // it stops when there is nothing to wait for
      loop.run_one_for(1ms);
    }
    return condition();
  }

  bool noted(const char* id) {
    return run_until([&] { return std::ranges::find(notes, id) != notes.end(); });
  }

  void change() {
    hall::SetEvent wish{hall::event_of(event.state)};
    wish.event.city = "Brno " + std::to_string(event.groups.size()) + std::string(1'000, 'x');
    event.must(wish);
    server.publish(event.groups.back());
  }

  boost::asio::io_context loop;
  test::TemporaryFolder folder;
  std::filesystem::path socket = folder / "hall.sock";
  std::vector<std::string> notes;
  int snapshots = 0;
  test::PlayedHall event;
  HallServer server;
};

/// Everything a console heard.
struct Console {
  explicit Console(Hall& hall, std::string who = "Chief")
      : client{hall.loop,
               hall.socket,
               {protocol_version, "test", std::move(who), "t", "", true},
               {{},
                [this](hall::HallState now) {
                  state = std::move(now);
                  ++snapshots;
                },
                [this](const hall::Group& group) { state = hall::step(std::move(state), group); },
                [this](std::uint64_t id, const Result<hall::Group>& result) {
                  replies.emplace_back(id, result);
                },
                [this](const Heartbeat& beat) { beats.push_back(beat); },
                [this](const Message& why) { lost.push_back(why.id); }}} {
    client.connect();
  }

  hall::HallState state;
  int snapshots = 0;
  std::vector<std::pair<std::uint64_t, Result<hall::Group>>> replies;
  std::vector<Heartbeat> beats;
  std::vector<std::string> lost;
  HallClient client;
};

hall::Wish rename_event(const std::string& name) {
  hall::SetEvent wish;
  wish.event.name = name;
  return wish;
}

/// A peer that sends bytes of its own choice.
struct RawPeer {
  explicit RawPeer(Hall& hall) : socket{hall.loop} {
    socket.connect(boost::asio::local::stream_protocol::endpoint{hall.socket.native()});
    socket.non_blocking(true);
  }
  void send(std::string_view bytes) { boost::asio::write(socket, boost::asio::buffer(bytes)); }
  /// What has come so far; true when the line has been closed.
  bool read_all() {
    std::array<char, 65536> buffer{};
    boost::system::error_code error;
    while (!error) {
      const auto length = socket.read_some(boost::asio::buffer(buffer), error);
      auto some = reader.receive({buffer.data(), length});
      for (auto& frame : *some) frames.push_back(*decode_to_console(frame));
    }
    return error == boost::asio::error::eof;
  }
  std::string last_word() const {
    const auto* refused = frames.empty() ? nullptr : std::get_if<Refused>(&frames.back());
    return refused != nullptr ? refused->why.id : "";
  }

  boost::asio::local::stream_protocol::socket socket;
  FrameReader reader;
  std::vector<ToConsole> frames;
};

std::string answer_to(std::string_view bytes) {
  Hall hall;
  RawPeer peer{hall};
  if (!bytes.empty()) peer.send(bytes);
  BOOST_TEST(hall.run_until([&] { return peer.read_all(); }));
  BOOST_TEST(hall.server.consoles() == 0);
  return peer.last_word();
}

std::string hello() {
  return framed(encode(ToHall{Hello{protocol_version, "test", "Chief", "t", "", true}}));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_socket)

BOOST_AUTO_TEST_CASE(a_console_gets_the_state_and_then_every_group) {
  Hall hall;
  Console console{hall};
  BOOST_TEST(hall.run_until([&] { return console.snapshots == 1; }));
  BOOST_CHECK(console.state == hall.event.state);
  hall.change();
  hall.change();
  BOOST_TEST(hall.run_until([&] { return console.state == hall.event.state; }));
  BOOST_TEST(console.snapshots == 1);
  BOOST_TEST(hall.run_until([&] { return console.beats.size() >= 2; }));
  BOOST_TEST(console.beats.back().group == hall.event.state.last_group);
}

BOOST_AUTO_TEST_CASE(a_wish_is_answered_with_its_group_or_the_refusal) {
  Hall hall;
  Console chief{hall};
  Console other{hall};
  chief.client.wish(11, rename_event("Winter Open"));
  chief.client.wish(12, hall::Publish{SectionId{1}});
  BOOST_TEST(hall.run_until([&] { return chief.replies.size() == 2; }));
  BOOST_TEST(chief.replies[0].first == 11U);
  BOOST_REQUIRE(chief.replies[0].second.has_value());
  BOOST_CHECK(*chief.replies[0].second == hall.event.groups.back());
  BOOST_TEST(chief.replies[1].second.error().why().id == "hall.nothing-paired");
  BOOST_TEST(hall.run_until([&] { return hall::event_of(other.state).name == "Winter Open"; }));
}

BOOST_AUTO_TEST_CASE(two_results_for_one_board_are_not_both_taken) {
  Hall hall;
  test::start_round(hall.event, 4);
  Console first{hall};
  Console second{hall};
  first.client.wish(1, hall::EnterResult{BoardNo{1}, arbiter::GameResult::WhiteWins, {}});
  second.client.wish(1, hall::EnterResult{BoardNo{1}, arbiter::GameResult::BlackWins, {}});
  BOOST_TEST(hall.run_until([&] { return first.replies.size() + second.replies.size() == 2; }));
  const bool first_won = first.replies[0].second.has_value();
  BOOST_TEST(first_won != second.replies[0].second.has_value());
  const auto& refused = first_won ? second.replies[0].second : first.replies[0].second;
  BOOST_TEST(refused.error().why().id == "hall.result-is-in");
}

BOOST_AUTO_TEST_CASE(whoever_is_no_arbiter_is_told_so) {
  Hall hall;
  Console console{hall, "Stranger"};
  BOOST_TEST(hall.run_until([&] { return !console.lost.empty(); }));
  BOOST_TEST(console.lost.front() == "hall.unknown-arbiter");
  BOOST_TEST(console.snapshots == 0);
}

BOOST_AUTO_TEST_CASE(bad_peers_are_refused_with_a_word) {
  BOOST_TEST(answer_to(framed("not json")) == "service.bad-message");
  BOOST_TEST(answer_to(framed("{\"stop\":{}}")) == "service.hello-first");
  BOOST_TEST(answer_to(hello() + hello()) == "service.hello-first");
  BOOST_TEST(answer_to(hello() + framed("{\"wish\":{}}")) == "service.bad-message");
  BOOST_TEST(answer_to(framed(R"({"hello":{"protocol":7}})")) == "service.other-protocol");
  BOOST_TEST(answer_to("\xff\xff\xff\xff") == "service.bad-frame-length");
  BOOST_TEST(answer_to(std::string(5'000, '\0')) == "service.bad-frame-length");
}

BOOST_AUTO_TEST_CASE(half_a_message_and_silence_are_not_waited_for) {
  BOOST_TEST(answer_to("") == "service.silent-peer");
  BOOST_TEST(answer_to(hello() + hello().substr(0, 20)) == "service.half-message");
}

BOOST_AUTO_TEST_CASE(a_bad_peer_does_not_disturb_the_others) {
  Hall hall;
  Console console{hall};
  RawPeer noise{hall};
  noise.send(hello() + framed("[]"));
  BOOST_TEST(hall.noted("service.bad-message"));
  console.client.wish(1, rename_event("Still here"));
  BOOST_TEST(hall.run_until([&] { return !console.replies.empty(); }));
  BOOST_TEST(console.lost.empty());
}

BOOST_AUTO_TEST_CASE(a_console_that_does_not_read_gets_the_newest_state_later) {
  Hall hall;
  RawPeer slow{hall};
  slow.send(hello());
  BOOST_TEST(hall.run_until([&] { return hall.snapshots == 1; }));
  for (int i = 0; i < 3'000; ++i) {
    hall.change();  // about 7 MB of groups
    hall.loop.poll();
  }
  BOOST_TEST(hall.snapshots == 1);
  BOOST_TEST(hall.run_until([&] {
    slow.read_all();
    return hall.snapshots == 2;
  }));
  std::string text;
  BOOST_TEST(hall.run_until([&] {
    slow.read_all();
    const auto* part = std::get_if<SnapshotPart>(&slow.frames.back());
    return part != nullptr && part->part == part->parts;
  }));
  for (const ToConsole& frame : slow.frames) {
    if (const auto* part = std::get_if<SnapshotPart>(&frame)) {
      text = part->part == 1 ? part->text : text + part->text;
    }
  }
  const auto state = hall::decode_state(text);
  BOOST_REQUIRE(state.has_value());
  BOOST_CHECK(*state == hall.event.state);
  BOOST_TEST(slow.frames.size() < 1'500U);
}

BOOST_AUTO_TEST_CASE(a_group_larger_than_a_frame_comes_as_a_state) {
  Hall hall;
  Console console{hall};
  BOOST_TEST(hall.run_until([&] { return console.snapshots == 1; }));
  hall::SetEvent wish{hall::event_of(hall.event.state)};
  wish.event.city = std::string(frame_limit, 'x');
  hall.event.must(wish);
  hall.server.publish(hall.event.groups.back());
  BOOST_TEST(hall.run_until([&] { return console.snapshots == 2; }));
  BOOST_CHECK(console.state == hall.event.state);
}

BOOST_AUTO_TEST_CASE(the_end_of_the_hall_is_told_and_open_wishes_are_answered) {
  Hall hall;
  Console console{hall};
  BOOST_TEST(hall.run_until([&] { return console.snapshots == 1; }));
  hall.server.close({"service.hall-ended", {}});
  console.client.wish(5, rename_event("Too late"));
  BOOST_TEST(hall.run_until([&] { return !console.lost.empty(); }));
  BOOST_TEST(console.lost.front() == "service.hall-ended");
  BOOST_REQUIRE(console.replies.size() == 1U);
  BOOST_TEST(console.replies[0].second.error().why().id == "service.no-answer");
  BOOST_TEST(!std::filesystem::exists(hall.socket));
}

BOOST_AUTO_TEST_CASE(a_hall_that_falls_silent_is_lost_within_two_seconds) {
  boost::asio::io_context loop;
  test::TemporaryFolder folder;
  using Protocol = boost::asio::local::stream_protocol;
  const Protocol::acceptor mute{loop, Protocol::endpoint{(folder / "mute").native()}};
  std::string lost;
  HallEvents events;
  events.lost = [&](const Message& why) { lost = why.id; };
  HallClient client{loop, folder / "mute", {}, events};
  client.connect();
  loop.run_for(2500ms);
  BOOST_TEST(lost == "service.hall-silent");
}

BOOST_AUTO_TEST_CASE(no_hall_is_said_and_a_later_one_is_found) {
  Hall hall;
  hall.server.close({"service.hall-ended", {}});
  Console console{hall};
  BOOST_TEST(hall.run_until([&] { return !console.lost.empty(); }));
  BOOST_TEST(console.lost.front() == "service.no-hall");
  hall.server = HallServer{hall.loop, hall.socket, hall.desk()};
  BOOST_REQUIRE(hall.server.listen(Door{::getuid(), {}}).has_value());
  console.client.connect();
  BOOST_TEST(hall.run_until([&] { return console.snapshots == 1; }));
}

BOOST_AUTO_TEST_CASE(only_the_hall_s_account_and_its_group_may_enter) {
  const Door own{1000, {}};
  BOOST_TEST(may_enter({1000, 1000, {}}, own));
  BOOST_TEST(!may_enter({1001, 1000, {1000}}, own));
  BOOST_TEST(!may_enter({0, 0, {}}, own));
  const Door shared{1000, 50};
  BOOST_TEST(may_enter({1001, 50, {}}, shared));
  BOOST_TEST(may_enter({1001, 1001, {7, 50}}, shared));
  BOOST_TEST(!may_enter({1001, 1001, {7}}, shared));
}

BOOST_AUTO_TEST_CASE(a_stranger_s_connection_is_closed_at_the_door) {
  Hall hall;
  hall.server.close({"service.hall-ended", {}});
  hall.server = HallServer{hall.loop, hall.socket, hall.desk()};
  BOOST_REQUIRE(hall.server.listen(Door{::getuid() + 1, {}}).has_value());
  RawPeer peer{hall};
  peer.send(hello());
  BOOST_TEST(hall.run_until([&] { return peer.read_all(); }));
  BOOST_TEST(peer.last_word() == "service.foreign-account");
}

BOOST_AUTO_TEST_SUITE_END()
