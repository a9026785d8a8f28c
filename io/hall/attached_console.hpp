#pragma once

#include "io/hall/frame_link.hpp"
#include "io/hall/server.hpp"

#include <boost/asio/steady_timer.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace praporek::io {

/// One console as the hall sees it: greeted, brought up to date, kept up to date.
class AttachedConsole : public std::enable_shared_from_this<AttachedConsole> {
 public:
  /// `left` is called once, when the line has ended for whatever reason.
  AttachedConsole(std::shared_ptr<FrameLink> link, const HallDesk& desk,
                  std::function<void()> left);

  /// Whoever connects says who he is within this time.
  void start(std::chrono::milliseconds greeting);
  void publish(std::int64_t group, const SharedFrame& frame);
  void beat(const SharedFrame& frame);

  /// The last word, then the line is closed.
  void dismiss(const Message& why);

  [[nodiscard]] bool is_seated() const { return seat_ && left_; }

 private:
  void hear(std::string_view frame);
  void take(const Hello& hello);
  void take(const WishSent& sent);
  void take(const StopHall& stop);
  void ask_for_state();
  void take_state(const StateText& state);
  void drained();
  void adjust_reading();
  void leave();

  std::shared_ptr<FrameLink> link_;
  const HallDesk& desk_;
  std::function<void()> left_;
  boost::asio::steady_timer greeting_;
  std::optional<Seat> seat_;
  bool watching_ = false;
  bool behind_ = false;        ///< groups were left out; it gets a state when it reads again
  bool awaits_state_ = false;  ///< groups are kept until the state's text is made
  std::vector<std::pair<std::int64_t, SharedFrame>> kept_;
  std::size_t kept_bytes_ = 0;
  int under_way_ = 0;  ///< wishes not yet answered
};

}  // namespace praporek::io
