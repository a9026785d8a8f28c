#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "io/hall/protocol.hpp"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

namespace praporek::io {

/// What a console hears, on the loop's thread. Any of them may be left empty.
struct HallEvents {
  std::function<void(const Welcome&)> welcome;
  std::function<void(hall::HallState)> snapshot;  ///< first, and again when it fell behind
  std::function<void(const hall::Group&)> group;  ///< then every committed group
  /// The group of a granted wish (known by its number alone if it came as part of a snapshot and
  /// is no longer among the recent ones), or why it was refused. A wish that was under way when
  /// the hall was lost is answered "service.no-answer": whether it was done, the next snapshot
  /// tells.
  std::function<void(std::uint64_t id, const Result<hall::Group>&)> reply;
  std::function<void(const Heartbeat&)> heartbeat;  ///< once a second; silence of 2 s → lost
  std::function<void(const Message& why)> lost;     ///< connect() may be called again
  std::chrono::milliseconds patience{2000};         ///< the silence after which the hall is lost
};

/// A console's line to the hall.
class HallClient {
 public:
  HallClient(boost::asio::io_context& loop, std::filesystem::path socket, Hello hello,
             HallEvents events);
  HallClient(HallClient&&) noexcept;
  HallClient& operator=(HallClient&&) noexcept;
  HallClient(const HallClient&) = delete;
  HallClient& operator=(const HallClient&) = delete;
  ~HallClient();

  void connect();

  /// Before the welcome it waits; after the hall was lost it is answered as unanswered.
  void wish(std::uint64_t id, hall::Wish wish);

  /// Asks the hall to end itself.
  void stop_hall();

  /// Ends the line; nothing is heard after it.
  void close();

 private:
  class Line;
  std::shared_ptr<Line> line_;
};

}  // namespace praporek::io
