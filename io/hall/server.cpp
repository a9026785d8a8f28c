#include "io/hall/server.hpp"

#include "io/hall/attached_console.hpp"

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <chrono>
#include <list>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace praporek::io {

namespace {

using Protocol = boost::asio::local::stream_protocol;

constexpr std::size_t console_limit = 250;
constexpr std::chrono::seconds beat_interval{1};
constexpr std::chrono::milliseconds pause_after_fault{200};

}  // namespace

class HallServer::Room : public std::enable_shared_from_this<Room> {
 public:
  Room(boost::asio::io_context& loop, std::filesystem::path socket, HallDesk desk,
       Patience patience)
      : path_{std::move(socket)},
        desk_{std::move(desk)},
        patience_{patience},
        acceptor_{loop},
        beat_{loop} {}

  Result<bool> listen(const Door& door);
  void publish(const hall::Group& group);
  [[nodiscard]] int consoles() const;
  void close(const Message& why);

 private:
  void accept();
  void admit(Protocol::socket socket);
  void beat();

  std::filesystem::path path_;
  HallDesk desk_;
  Patience patience_;
  Door door_;
  Protocol::acceptor acceptor_;
  boost::asio::steady_timer beat_;
  std::list<std::shared_ptr<AttachedConsole>> consoles_;
  bool closed_ = false;
};

Result<bool> HallServer::Room::listen(const Door& door) {
  door_ = door;
  std::error_code ignored;
  std::filesystem::remove(path_, ignored);
  try {
    acceptor_.open();
    acceptor_.bind(Protocol::endpoint{path_.native()});
    ::chmod(path_.c_str(), door.group ? 0660 : 0600);
    acceptor_.listen();
  } catch (const boost::system::system_error& error) {
    return Refusal{Message{"service.cannot-listen", {path_.string(), error.code().message()}}};
  }
  accept();
  beat();
  return true;
}

void HallServer::Room::accept() {
  acceptor_.async_accept(
      [self = shared_from_this()](const boost::system::error_code& error, Protocol::socket socket) {
        if (self->closed_) return;
        if (!error) {
          self->admit(std::move(socket));
          return self->accept();
        }
        // No descriptor left, most likely: somebody will leave.
        auto timer = std::make_shared<boost::asio::steady_timer>(self->acceptor_.get_executor());
        timer->expires_after(pause_after_fault);
        timer->async_wait([self, timer](const boost::system::error_code&) {
          if (!self->closed_) self->accept();
        });
      });
}

void HallServer::Room::admit(Protocol::socket socket) {
  const auto peer = peer_of(socket.native_handle());
  const auto link = std::make_shared<FrameLink>(std::move(socket), patience_.half_message);
  const auto place = consoles_.emplace(consoles_.end());
  *place = std::make_shared<AttachedConsole>(link, desk_, [room = weak_from_this(), place] {
    const auto self = room.lock();
    if (!self) return;
    // The caller is the console itself.
    boost::asio::post(self->acceptor_.get_executor(),
                      [self, place] { self->consoles_.erase(place); });
  });
  if (!peer || !may_enter(*peer, door_)) {
    return (*place)->dismiss(
        {"service.foreign-account", {peer ? std::to_string(peer->user) : "?"}});
  }
  if (consoles_.size() > console_limit) {
    return (*place)->dismiss({"service.too-many-consoles", {std::to_string(console_limit)}});
  }
  (*place)->start(patience_.greeting);
}

void HallServer::Room::beat() {
  if (closed_) return;
  const auto frame =
      std::make_shared<const std::string>(framed(encode(ToConsole{desk_.heartbeat()})));
  for (const auto& console : consoles_) console->beat(frame);
  beat_.expires_after(beat_interval);
  beat_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->beat();
  });
}

void HallServer::Room::publish(const hall::Group& group) {
  if (consoles_.empty()) return;
  // An import may be larger than a frame: then the consoles get the state instead.
  const std::string text = encode(ToConsole{GroupCommitted{group}});
  SharedFrame frame;
  if (text.size() <= frame_limit) frame = std::make_shared<const std::string>(framed(text));
  for (const auto& console : consoles_) console->publish(group.number, frame);
}

int HallServer::Room::consoles() const {
  return static_cast<int>(
      std::ranges::count_if(consoles_, [](const auto& each) { return each->is_seated(); }));
}

void HallServer::Room::close(const Message& why) {
  if (closed_) return;
  closed_ = true;
  beat_.cancel();
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  ::unlink(path_.c_str());
  for (const auto& console : consoles_) console->dismiss(why);
}

HallServer::HallServer(boost::asio::io_context& loop, std::filesystem::path socket, HallDesk desk,
                       Patience patience)
    : room_{std::make_shared<Room>(loop, std::move(socket), std::move(desk), patience)} {}
HallServer::HallServer(HallServer&&) noexcept = default;
HallServer& HallServer::operator=(HallServer&&) noexcept = default;
HallServer::~HallServer() {
  if (room_) room_->close({"service.hall-ended", {}});
}

Result<bool> HallServer::listen(const Door& door) { return room_->listen(door); }
void HallServer::publish(const hall::Group& group) { room_->publish(group); }
int HallServer::consoles() const { return room_->consoles(); }
void HallServer::close(const Message& why) { room_->close(why); }

}  // namespace praporek::io
