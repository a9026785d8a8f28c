#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"
#include "core/hall/wish.hpp"
#include "io/hall/peer.hpp"
#include "io/hall/protocol.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace praporek::io {

/// Who sits at an attached console.
struct Seat {
  std::string who;
  std::string console;
};

/// The state as text (the hall's codec) and the last group in it.
struct StateText {
  std::shared_ptr<const std::string> text;
  std::int64_t group = 0;
};

/// How long the hall waits for a caller to say who he is, or to end a message he has begun.
struct Patience {
  std::chrono::milliseconds greeting{5000};
  std::chrono::milliseconds half_message{5000};
};

/// What the server asks of the hall, on the loop's thread. The answers with a callback may come
/// later, also on the loop's thread: the hall makes a state's text and pairs elsewhere.
struct HallDesk {
  std::function<Result<Welcome>(const Hello&)> welcome;
  std::function<void(std::function<void(StateText)>)> state_text;
  std::function<void(const Seat&, hall::Wish, std::function<void(const Result<std::int64_t>&)>)>
      wish;
  std::function<std::optional<Refusal>(const Seat&)> stop;
  std::function<Heartbeat()> heartbeat;
  std::function<void(const Message&)> note;  ///< for the log: who came, was refused, left
};

/// The hall's side of the socket: lets consoles in, tells them what is committed, takes wishes.
/// A console that does not keep up is sent the newest state when it reads again, never a queue.
class HallServer {
 public:
  HallServer(boost::asio::io_context& loop, std::filesystem::path socket, HallDesk desk,
             Patience patience = {});
  HallServer(HallServer&&) noexcept;
  HallServer& operator=(HallServer&&) noexcept;
  HallServer(const HallServer&) = delete;
  HallServer& operator=(const HallServer&) = delete;
  ~HallServer();

  /// Takes the socket's place; the caller holds the event's lock, so what lies there is dead.
  Result<bool> listen(const Door& door);

  /// Tells every watching console. Called after the group is durable.
  void publish(const hall::Group& group);

  [[nodiscard]] int consoles() const;

  /// Tells the consoles why, sends what is queued and removes the socket.
  void close(const Message& why);

 private:
  class Room;
  std::shared_ptr<Room> room_;
};

}  // namespace praporek::io
