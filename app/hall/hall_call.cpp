#include "app/hall/hall_call.hpp"

#include "io/hall/client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include <optional>
#include <unistd.h>
#include <utility>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

io::Hello hello_of(const Caller& caller, bool watch) {
  return {io::protocol_version, PRAPOREK_VERSION,
          caller.who,           "shell " + std::to_string(::getpid()),
          caller.pin,           watch};
}

/// A command in a shell waits for a busy disk rather than give up.
constexpr std::chrono::seconds patience_of_a_shell{15};

/// Runs the loop until something has been answered.
template <class T>
Result<T> waited_for(boost::asio::io_context& loop, const std::optional<Result<T>>& answer) {
  while (!answer) {
    if (loop.run_one() == 0) return Refusal{Message{"service.hall-lost", {}}};
  }
  return *answer;
}

}  // namespace

Result<hall::Group> ask_hall(const fs::path& socket, const Caller& caller, const WishMaker& make) {
  boost::asio::io_context loop;
  std::optional<Result<hall::Group>> answer;
  std::optional<io::HallClient> client;
  bool asked = false;
  io::HallEvents events;
  events.patience = patience_of_a_shell;
  events.snapshot = [&](const hall::HallState& state) {
    if (std::exchange(asked, true)) return;
    auto wish = make(state);
    if (wish) {
      client->wish(1, std::move(*wish));
    } else {
      answer = wish.error();
    }
  };
  events.reply = [&](std::uint64_t, const Result<hall::Group>& reply) { answer = reply; };
  events.lost = [&](const Message& why) {
    if (!answer) answer = Refusal{why};
  };
  client.emplace(loop, socket, hello_of(caller, true), events);
  client->connect();
  auto result = waited_for(loop, answer);
  client->close();
  return result;
}

Result<io::Heartbeat> ask_heartbeat(const fs::path& socket, const Caller& caller) {
  boost::asio::io_context loop;
  std::optional<Result<io::Heartbeat>> answer;
  io::HallEvents events;
  events.patience = patience_of_a_shell;
  events.heartbeat = [&](const io::Heartbeat& beat) { answer = beat; };
  events.lost = [&](const Message& why) { answer = Refusal{why}; };
  io::HallClient client{loop, socket, hello_of(caller, false), events};
  client.connect();
  return waited_for(loop, answer);
}

Result<bool> ask_to_stop(const fs::path& socket, const Caller& caller) {
  boost::asio::io_context loop;
  std::optional<Result<bool>> answer;
  io::HallEvents events;
  events.patience = patience_of_a_shell;
  // The hall tells everybody why it ends; any other word is a refusal.
  events.lost = [&](const Message& why) {
    if (why.id.starts_with("service.hall-")) {
      answer = true;
    } else {
      answer = Refusal{why};
    }
  };
  io::HallClient client{loop, socket, hello_of(caller, false), events};
  client.connect();
  client.stop_hall();
  return waited_for(loop, answer);
}

bool hall_answers(const fs::path& socket) {
  using Protocol = boost::asio::local::stream_protocol;
  constexpr std::size_t longest_address = 107;
  if (socket.native().size() > longest_address) return false;
  boost::asio::io_context loop;
  Protocol::socket line{loop};
  boost::system::error_code error;
  line.connect(Protocol::endpoint{socket.native()}, error);
  return !error;
}

}  // namespace praporek::app
