#include "io/hall/attached_console.hpp"

#include <chrono>

namespace praporek::io {

namespace {

/// What may wait for a console; above it the console is behind and the groups are dropped.
constexpr std::size_t queue_limit = std::size_t{1} << 19;

/// Wishes of one console that may be under way before it has to wait.
constexpr int wish_limit = 64;

}  // namespace

AttachedConsole::AttachedConsole(std::shared_ptr<FrameLink> link, const HallDesk& desk,
                                 std::function<void()> left)
    : link_{std::move(link)}, desk_{desk}, left_{std::move(left)}, greeting_{link_->executor()} {}

void AttachedConsole::start(std::chrono::milliseconds greeting) {
  const auto self = shared_from_this();
  greeting_.expires_after(greeting);
  greeting_.async_wait([self](const boost::system::error_code& error) {
    if (!error && !self->seat_) self->dismiss({"service.silent-peer", {}});
  });
  link_->start({[self](const std::string& frame) { self->hear(frame); },
                [self](const Message& why) { self->dismiss(why); }, [self] { self->leave(); },
                [self] { self->drained(); }});
}

void AttachedConsole::hear(std::string_view frame) {
  const auto message = decode_to_hall(frame);
  if (!message) return dismiss(message.error().why());
  if (seat_.has_value() == std::holds_alternative<Hello>(*message)) {
    return dismiss({"service.hello-first", {}});  // and once
  }
  std::visit([this](const auto& each) { take(each); }, *message);
}

void AttachedConsole::take(const Hello& hello) {
  if (hello.protocol != protocol_version) {
    return dismiss({"service.other-protocol",
                    {std::to_string(hello.protocol), std::to_string(protocol_version)}});
  }
  const auto welcome = desk_.welcome(hello);
  if (!welcome) return dismiss(welcome.error().why());
  greeting_.cancel();
  seat_ = Seat{welcome->who, hello.console};
  watching_ = hello.watch;
  desk_.note({"service.console-came", {seat_->who, seat_->console}});
  link_->send(framed(encode(ToConsole{*welcome})));
  link_->send(framed(encode(ToConsole{desk_.heartbeat()})));
  if (watching_) ask_for_state();
}

void AttachedConsole::take(const WishSent& sent) {
  ++under_way_;
  adjust_reading();
  desk_.wish(*seat_, sent.wish,
             [self = shared_from_this(), id = sent.id](const Result<std::int64_t>& answer) {
               --self->under_way_;
               ToConsole reply = Done{id, 0};
               if (answer) {
                 reply = Done{id, *answer};
               } else {
                 reply = WishRefused{id, answer.error().article().number, answer.error().why()};
               }
               self->link_->send(framed(encode(reply)));
               self->adjust_reading();
             });
}

void AttachedConsole::take(const StopHall&) {
  if (const auto refusal = desk_.stop(*seat_)) dismiss(refusal->why());
}

/// A console that sends without reading, or faster than the hall decides, has to wait.
void AttachedConsole::adjust_reading() {
  if (under_way_ >= wish_limit || link_->queued() > queue_limit) {
    link_->pause();
  } else {
    link_->resume();
  }
}

void AttachedConsole::publish(std::int64_t group, const SharedFrame& frame) {
  if (!watching_ || behind_) return;
  const std::size_t size = frame ? frame->size() : queue_limit;
  if (awaits_state_) {
    kept_bytes_ += size;
    if (kept_bytes_ <= queue_limit) {
      kept_.emplace_back(group, frame);
      return;
    }
  } else if (frame && link_->queued() + size <= queue_limit) {
    link_->send(frame);
    return;
  }
  behind_ = true;
  kept_.clear();
  if (!awaits_state_ && link_->queued() == 0) ask_for_state();
}

void AttachedConsole::ask_for_state() {
  behind_ = false;
  awaits_state_ = true;
  kept_.clear();
  kept_bytes_ = 0;
  desk_.state_text(
      [self = shared_from_this()](const StateText& state) { self->take_state(state); });
}

void AttachedConsole::take_state(const StateText& state) {
  awaits_state_ = false;
  for (const SnapshotPart& part : parts_of(*state.text)) {
    link_->send(framed(encode(ToConsole{part})));
  }
  for (const auto& [group, frame] : kept_) {
    if (group > state.group) link_->send(frame);
  }
  kept_.clear();
  kept_bytes_ = 0;
}

void AttachedConsole::drained() {
  adjust_reading();
  if (behind_ && !awaits_state_) ask_for_state();
}

void AttachedConsole::beat(const SharedFrame& frame) {
  if (seat_ && link_->queued() <= queue_limit) link_->send(frame);
}

void AttachedConsole::dismiss(const Message& why) {
  desk_.note(why);
  link_->send(framed(encode(ToConsole{Refused{why}})));
  link_->close_gently();
  leave();
}

void AttachedConsole::leave() {
  greeting_.cancel();
  watching_ = false;
  if (seat_ && left_) desk_.note({"service.console-left", {seat_->who, seat_->console}});
  if (const auto left = std::exchange(left_, {})) left();
}

}  // namespace praporek::io
