#pragma once

#include "core/base/message.hpp"
#include "io/hall/frame.hpp"

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace praporek::io {

/// A frame shared by everybody it goes to.
using SharedFrame = std::shared_ptr<const std::string>;

/// Both directions of one connection of the hall's socket, in frames. Lives as long as a read or
/// write is under way; what it calls runs on the loop's thread and never from inside a call to it.
class FrameLink : public std::enable_shared_from_this<FrameLink> {
 public:
  using Socket = boost::asio::local::stream_protocol::socket;

  struct Ears {
    std::function<void(std::string)> frame;
    std::function<void(const Message& why)> fault;  ///< the peer broke the rules: nothing more is
                                                    ///< read, a last word can be sent
    std::function<void()> ended;                    ///< the line is gone; nothing comes after it
    std::function<void()> drained;                  ///< everything queued has been sent
  };

  /// A frame that has begun must end within `half_frame`: half a message is a broken peer.
  explicit FrameLink(Socket socket, std::chrono::milliseconds half_frame = usual_patience);

  static constexpr std::chrono::milliseconds usual_patience{5000};

  [[nodiscard]] auto executor() { return socket_.get_executor(); }

  void start(Ears ears);

  /// Queues a frame (see framed()).
  void send(SharedFrame frame);
  void send(std::string frame) { send(std::make_shared<const std::string>(std::move(frame))); }

  /// Bytes not yet taken by the system.
  [[nodiscard]] std::size_t queued() const { return queued_; }

  /// Reads no further until resumed: the peer must wait.
  void pause();
  void resume();

  /// Sends what is queued, then closes; a peer that does not take it is dropped after a second.
  void close_gently();

  /// Closes now. Nothing is heard any more, `ended` neither.
  void close();

 private:
  void read();
  void write();
  void take(std::size_t length);
  void let_ears_go();
  void end();
  void accuse(const Message& why);
  void watch_half_frame();

  Socket socket_;
  boost::asio::steady_timer timer_;
  std::chrono::milliseconds half_frame_;
  Ears ears_;
  FrameReader reader_;
  std::array<char, 65536> buffer_{};
  std::deque<SharedFrame> queue_;
  std::size_t queued_ = 0;
  bool writing_ = false;
  bool reading_ = false;
  bool paused_ = false;
  bool closing_ = false;
  bool closed_ = false;
  bool accused_ = false;
  bool timing_ = false;      ///< a half frame is being waited for
  std::uint64_t waits_ = 0;  ///< tells the newest wait from one that was over too early
};

}  // namespace praporek::io
