#include "io/hall/client.hpp"

#include "core/hall/codec.hpp"
#include "io/hall/frame_link.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace praporek::io {

namespace {

/// Groups remembered so that "done" can be answered with the group itself.
constexpr std::size_t remembered_groups = 64;

}  // namespace

class HallClient::Line : public std::enable_shared_from_this<Line> {
 public:
  Line(boost::asio::io_context& loop, std::filesystem::path socket, Hello hello, HallEvents events)
      : loop_{loop},
        path_{std::move(socket)},
        hello_{std::move(hello)},
        events_{std::move(events)},
        silence_{loop} {}

  void connect();
  void wish(std::uint64_t id, hall::Wish wish);
  void stop_hall();
  void close();

 private:
  void begin(FrameLink::Socket socket);
  void hear(std::string_view frame);
  void listen_for_silence();
  void lose(const Message& why);
  void answer(std::uint64_t id, const Result<hall::Group>& result);
  void answer_later(std::uint64_t id, Message why);
  [[nodiscard]] hall::Group group_numbered(std::int64_t number) const;

  void take(const Welcome& welcome);
  void take(const Refused& refused) { lose(refused.why); }
  void take(const SnapshotPart& part);
  void take(const GroupCommitted& committed);
  void take(const Done& done) { answer(done.id, group_numbered(done.group)); }
  void take(const WishRefused& refused) { answer(refused.id, refused.refusal()); }
  void take(const Heartbeat& beat) {
    if (events_.heartbeat) events_.heartbeat(beat);
  }

  boost::asio::io_context& loop_;
  std::filesystem::path path_;
  Hello hello_;
  HallEvents events_;
  boost::asio::steady_timer silence_;
  std::shared_ptr<FrameLink> link_;
  std::string snapshot_;
  std::deque<hall::Group> heard_;
  std::set<std::uint64_t> unanswered_;
  std::vector<std::string> waiting_;  ///< frames of wishes made before the welcome
  std::uint64_t waits_ = 0;
  bool trying_ = false;  ///< connecting, or connected
  bool welcomed_ = false;
  bool closed_ = false;
};

void HallClient::Line::connect() {
  if (trying_ || closed_) return;
  trying_ = true;
  using Protocol = boost::asio::local::stream_protocol;
  auto socket = std::make_shared<Protocol::socket>(loop_);
  // A path longer than an address holds would throw.
  if (path_.native().size() >= 108) return lose({"service.no-hall", {path_.string()}});
  socket->async_connect(Protocol::endpoint{path_.native()},
                        [self = shared_from_this(), socket](const auto& error) {
                          if (self->closed_) return;
                          if (error) {
                            return self->lose({"service.no-hall", {self->path_.string()}});
                          }
                          self->begin(std::move(*socket));
                        });
}

void HallClient::Line::begin(FrameLink::Socket socket) {
  link_ = std::make_shared<FrameLink>(std::move(socket));
  const auto self = shared_from_this();
  link_->start({[self](const std::string& frame) { self->hear(frame); },
                [self](const Message& why) { self->lose(why); },
                [self] {
                  self->lose({"service.hall-lost", {}});
                },
                {}});
  link_->send(framed(encode(ToHall{hello_})));
  listen_for_silence();
}

void HallClient::Line::listen_for_silence() {
  silence_.expires_after(events_.patience);
  // A wait that was over before it could be put off is told from the newest by its number.
  silence_.async_wait([self = shared_from_this(), wait = ++waits_](const auto& error) {
    if (!error && wait == self->waits_) self->lose({"service.hall-silent", {}});
  });
}

void HallClient::Line::hear(std::string_view frame) {
  const auto message = decode_to_console(frame);
  if (!message) return lose(message.error().why());
  // Counted from the end of our own work: a large state takes a while to read.
  const auto self = shared_from_this();
  std::visit([this](const auto& each) { take(each); }, *message);
  if (link_) listen_for_silence();
}

void HallClient::Line::take(const Welcome& welcome) {
  welcomed_ = true;
  for (std::string& frame : std::exchange(waiting_, {})) link_->send(std::move(frame));
  if (events_.welcome) events_.welcome(welcome);
}

void HallClient::Line::take(const SnapshotPart& part) {
  if (part.part == 1) snapshot_.clear();
  snapshot_ += part.text;
  if (part.part != part.parts) return;
  auto state = hall::decode_state(std::exchange(snapshot_, {}));
  if (!state) return lose(state.error().why());
  heard_ = state->recent;
  if (events_.snapshot) events_.snapshot(std::move(*state));
}

void HallClient::Line::take(const GroupCommitted& committed) {
  heard_.push_back(committed.group);
  if (heard_.size() > remembered_groups) heard_.pop_front();
  if (events_.group) events_.group(committed.group);
}

hall::Group HallClient::Line::group_numbered(std::int64_t number) const {
  const auto found = std::ranges::find(heard_, number, &hall::Group::number);
  if (found != heard_.end()) return *found;
  hall::Group group;
  group.number = number;
  return group;
}

void HallClient::Line::answer(std::uint64_t id, const Result<hall::Group>& result) {
  if (unanswered_.erase(id) > 0 && events_.reply) events_.reply(id, result);
}

/// Nobody is answered from inside his own question.
void HallClient::Line::answer_later(std::uint64_t id, Message why) {
  boost::asio::post(loop_, [self = shared_from_this(), id, why = std::move(why)] {
    if (!self->closed_) self->answer(id, Refusal{why});
  });
}

void HallClient::Line::wish(std::uint64_t id, hall::Wish wish) {
  if (closed_) return;
  unanswered_.insert(id);
  if (!trying_) return answer_later(id, {"service.no-answer", {}});
  std::string text = encode(ToHall{WishSent{id, std::move(wish)}});
  if (text.size() > frame_limit) return answer_later(id, {"service.wish-too-long", {}});
  if (welcomed_) {
    link_->send(framed(text));
  } else {
    waiting_.push_back(framed(text));
  }
}

void HallClient::Line::stop_hall() {
  if (welcomed_) {
    link_->send(framed(encode(ToHall{StopHall{}})));
  } else {
    waiting_.push_back(framed(encode(ToHall{StopHall{}})));
  }
}

void HallClient::Line::lose(const Message& why) {
  if (closed_) return;
  silence_.cancel();
  if (link_) link_->close();
  link_.reset();
  trying_ = welcomed_ = false;
  ++waits_;
  waiting_.clear();
  for (const std::uint64_t id : std::exchange(unanswered_, {})) {
    if (events_.reply) events_.reply(id, Refusal{Message{"service.no-answer", {}}});
  }
  if (events_.lost) events_.lost(why);
}

void HallClient::Line::close() {
  closed_ = true;
  silence_.cancel();
  if (link_) link_->close_gently();
  link_.reset();
}

HallClient::HallClient(boost::asio::io_context& loop, std::filesystem::path socket, Hello hello,
                       HallEvents events)
    : line_{std::make_shared<Line>(loop, std::move(socket), std::move(hello), std::move(events))} {}
HallClient::HallClient(HallClient&&) noexcept = default;
HallClient& HallClient::operator=(HallClient&&) noexcept = default;
HallClient::~HallClient() {
  if (line_) line_->close();
}

void HallClient::connect() { line_->connect(); }
void HallClient::wish(std::uint64_t id, hall::Wish wish) { line_->wish(id, std::move(wish)); }
void HallClient::stop_hall() { line_->stop_hall(); }
void HallClient::close() { line_->close(); }

}  // namespace praporek::io
