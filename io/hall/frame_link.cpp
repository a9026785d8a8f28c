#include "io/hall/frame_link.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace praporek::io {

namespace {

constexpr std::chrono::seconds farewell_limit{1};
constexpr std::size_t frames_at_once = 64;

}  // namespace

FrameLink::FrameLink(Socket socket, std::chrono::milliseconds half_frame)
    : socket_{std::move(socket)}, timer_{socket_.get_executor()}, half_frame_{half_frame} {}

void FrameLink::start(Ears ears) {
  ears_ = std::move(ears);
  read();
}

void FrameLink::read() {
  if (closed_ || paused_ || reading_ || closing_ || accused_) return;
  reading_ = true;
  socket_.async_read_some(
      boost::asio::buffer(buffer_),
      [self = shared_from_this()](const boost::system::error_code& error, std::size_t length) {
        self->reading_ = false;
        if (self->closed_ || self->closing_) return;
        if (error) return self->end();
        self->take(length);
      });
}

void FrameLink::take(std::size_t length) {
  auto frames = reader_.receive({buffer_.data(), length});
  if (!frames) return accuse(frames.error().why());
  if (!frames->empty()) timing_ = false;
  for (std::string& frame : *frames) {
    if (closed_ || closing_) return;
    ears_.frame(std::move(frame));
  }
  watch_half_frame();
  read();
}

void FrameLink::watch_half_frame() {
  if (closed_ || closing_) return;
  if (!reader_.is_inside() || paused_) {
    timing_ = false;
    timer_.cancel();
    return;
  }
  if (timing_) return;
  timing_ = true;
  timer_.expires_after(half_frame_);
  timer_.async_wait([self = shared_from_this(), wait = ++waits_](const auto& error) {
    if (error || !self->timing_ || wait != self->waits_) return;
    self->accuse({"service.half-message", {}});
  });
}

void FrameLink::accuse(const Message& why) {
  if (closed_ || closing_ || accused_) return;
  accused_ = true;
  ears_.fault(why);
}

void FrameLink::send(SharedFrame frame) {
  if (closed_ || closing_) return;
  queued_ += frame->size();
  queue_.push_back(std::move(frame));
  write();
}

void FrameLink::write() {
  if (closed_ || writing_) return;
  if (queue_.empty()) {
    if (closing_) return close();
    if (ears_.drained) ears_.drained();
    return;
  }
  writing_ = true;
  // What devices say comes in many small frames: they go out together.
  const auto count = std::min(queue_.size(), frames_at_once);
  std::vector<SharedFrame> frames{queue_.begin(),
                                  queue_.begin() + static_cast<std::ptrdiff_t>(count)};
  queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(count));
  std::vector<boost::asio::const_buffer> buffers;
  for (const SharedFrame& frame : frames) buffers.push_back(boost::asio::buffer(*frame));
  boost::asio::async_write(socket_, buffers,
                           [self = shared_from_this(), sent = std::move(frames)](
                               const boost::system::error_code& error, std::size_t) {
                             self->writing_ = false;
                             if (self->closed_) return;
                             for (const SharedFrame& frame : sent) self->queued_ -= frame->size();
                             if (error) return self->end();
                             self->write();
                           });
}

void FrameLink::pause() { paused_ = true; }

void FrameLink::resume() {
  paused_ = false;
  watch_half_frame();
  read();
}

void FrameLink::close_gently() {
  if (closed_ || closing_) return;
  closing_ = true;
  let_ears_go();
  timer_.expires_after(farewell_limit);
  timer_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->close();
  });
  write();
}

void FrameLink::close() {
  if (closed_) return;
  closed_ = true;
  timer_.cancel();
  boost::system::error_code ignored;
  socket_.close(ignored);
  let_ears_go();
}

void FrameLink::let_ears_go() {
  // One of the ears may be the caller: they live until it has returned, or the loop is gone.
  boost::asio::post(socket_.get_executor(), [ears = std::exchange(ears_, {})] {});
}

void FrameLink::end() {
  if (closed_) return;
  const auto ended = ears_.ended;
  close();
  if (ended) ended();
}

}  // namespace praporek::io
