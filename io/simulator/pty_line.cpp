#include "io/simulator/pty_line.hpp"

#include <boost/asio/buffer.hpp>

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <system_error>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace praporek::simulator {

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;

[[noreturn]] void fail(const char* what) {
  throw std::system_error{errno, std::generic_category(), what};
}

struct Pty {
  int master = -1;
  int slave = -1;
  std::string name;
};

/// Raw before the first byte: a fresh pty would echo and change them.
Pty open_pty() {
  Pty pty;
  pty.master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (pty.master < 0 || ::grantpt(pty.master) != 0 || ::unlockpt(pty.master) != 0) fail("pty");
  std::array<char, 128> name{};
  if (::ptsname_r(pty.master, name.data(), name.size()) != 0) fail("pty");
  pty.name = name.data();
  pty.slave = ::open(pty.name.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  termios settings{};
  if (pty.slave < 0 || ::tcgetattr(pty.slave, &settings) != 0) fail("pty");
  ::cfmakeraw(&settings);
  if (::tcsetattr(pty.slave, TCSANOW, &settings) != 0) fail("pty");
  return pty;
}

}  // namespace

PtyLine::PtyLine(asio::io_context& loop, fs::path link, std::unique_ptr<Line> line)
    : loop_{loop}, link_{std::move(link)}, line_{std::move(line)} {
  plug();
}

PtyLine::~PtyLine() { unplug(); }

void PtyLine::plug() {
  const Pty pty = open_pty();
  slave_ = pty.slave;
  master_ = std::make_shared<asio::posix::stream_descriptor>(loop_, pty.master);
  master_->non_blocking(true);
  std::error_code ignored;
  fs::remove(link_, ignored);
  fs::create_symlink(pty.name, link_);
  read();
}

void PtyLine::unplug() {
  if (!master_) return;
  std::error_code ignored;
  fs::remove(link_, ignored);
  boost::system::error_code none;
  master_->close(none);
  master_.reset();
  ::close(std::exchange(slave_, -1));
}

void PtyLine::read() {
  master_->async_read_some(
      asio::buffer(room_),
      [this, mine = master_](boost::system::error_code error, std::size_t size) {
        if (error || mine != master_) return;
        line_->receive(dgt::ByteView{room_}.first(size), now_);
        read();
      });
}

void PtyLine::pass(Instant now) {
  now_ = now;
  const auto arrived = line_->pass(now);
  if (line_->plugged() != (master_ != nullptr)) line_->plugged() ? plug() : unplug();
  if (!master_) return;
  for (const dgt::Bytes& bytes : arrived) {
    // Nobody reads: a real line would lose the bytes as well.
    boost::system::error_code ignored;
    master_->write_some(asio::buffer(bytes), ignored);
  }
}

}  // namespace praporek::simulator
