#pragma once

#include "core/base/instant.hpp"
#include "core/base/result.hpp"
#include "core/hall/change.hpp"
#include "core/hall/fields.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a console and the hall say to each other, one message a frame.
namespace praporek::io {

/// Raised when an older peer would misunderstand; peers of different numbers part politely.
inline constexpr int protocol_version = 1;

// --- from a console ---------------------------------------------------------------------------

/// The first frame of a console: what it speaks and for whom.
struct Hello {
  static constexpr std::string_view kind = "hello";
  int protocol = protocol_version;
  std::string version;  ///< of the program, for the log
  std::string who;      ///< the arbiter's name; several may share one account
  std::string console;  ///< where he sits: "pts/3", "shell"
  std::string pin;
  bool watch = true;  ///< send the state and every group; a passing command wants neither

  friend bool operator==(const Hello&, const Hello&) = default;
  static constexpr auto fields() {
    return std::tuple{
        hall::field("protocol", &Hello::protocol), hall::field("version", &Hello::version),
        hall::field("who", &Hello::who),           hall::field("console", &Hello::console),
        hall::field("pin", &Hello::pin),           hall::field("watch", &Hello::watch)};
  }
};

struct WishSent {
  static constexpr std::string_view kind = "wish";
  std::uint64_t id = 0;  ///< chosen by the console, repeated in the answer
  hall::Wish wish;

  friend bool operator==(const WishSent&, const WishSent&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("id", &WishSent::id), hall::field("wish", &WishSent::wish)};
  }
};

/// End the hall: every console is told, the file is closed.
struct StopHall {
  static constexpr std::string_view kind = "stop";
  friend bool operator==(const StopHall&, const StopHall&) = default;
  static constexpr auto fields() { return std::tuple{}; }
};

using ToHall = std::variant<Hello, WishSent, StopHall>;

// --- from the hall ----------------------------------------------------------------------------

/// The answer to a hello that was accepted.
struct Welcome {
  static constexpr std::string_view kind = "welcome";
  int protocol = protocol_version;
  std::string version;
  std::string event;  ///< its name
  std::string who;
  std::string role;  ///< "viewer" … "chief"

  friend bool operator==(const Welcome&, const Welcome&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("protocol", &Welcome::protocol),
                      hall::field("version", &Welcome::version),
                      hall::field("event", &Welcome::event), hall::field("who", &Welcome::who),
                      hall::field("role", &Welcome::role)};
  }
};

/// The hall will not go on with this peer; the line is closed after it.
struct Refused {
  static constexpr std::string_view kind = "refused";
  Message why;

  friend bool operator==(const Refused&, const Refused&) = default;
  static constexpr auto fields() { return std::tuple{hall::field("why", &Refused::why)}; }
};

/// A state may be larger than a frame: its text comes in parts, in order.
struct SnapshotPart {
  static constexpr std::string_view kind = "snapshot";
  int part = 1;
  int parts = 1;
  std::string text;

  friend bool operator==(const SnapshotPart&, const SnapshotPart&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("part", &SnapshotPart::part),
                      hall::field("parts", &SnapshotPart::parts),
                      hall::field("text", &SnapshotPart::text)};
  }
};

struct GroupCommitted {
  static constexpr std::string_view kind = "group";
  hall::Group group;

  friend bool operator==(const GroupCommitted&, const GroupCommitted&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("group", &GroupCommitted::group)};
  }
};

/// The wish is granted and durable; the group itself went before it to whoever watches.
struct Done {
  static constexpr std::string_view kind = "done";
  std::uint64_t id = 0;
  std::int64_t group = 0;

  friend bool operator==(const Done&, const Done&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("id", &Done::id), hall::field("group", &Done::group)};
  }
};

struct WishRefused {
  static constexpr std::string_view kind = "refusal";
  std::uint64_t id = 0;
  std::string article;
  Message why;

  [[nodiscard]] Refusal refusal() const { return {Article{article}, why}; }

  friend bool operator==(const WishRefused&, const WishRefused&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("id", &WishRefused::id),
                      hall::field("article", &WishRefused::article),
                      hall::field("why", &WishRefused::why)};
  }
};

/// Once a second, so that a lost hall is seen within two.
struct Heartbeat {
  static constexpr std::string_view kind = "heartbeat";
  Instant now;
  std::optional<Millis> mirror_age;  ///< how old the oldest unsynced group is; none: no mirror
  std::int64_t group = 0;            ///< the last committed
  int consoles = 0;
  std::int64_t process = 0;        ///< the hall's process id
  Instant since;                   ///< when this hall was started
  std::optional<Message> trouble;  ///< why nothing can be made durable now
  std::vector<Message> found;      ///< what the start had to repair

  friend bool operator==(const Heartbeat&, const Heartbeat&) = default;
  static constexpr auto fields() {
    return std::tuple{hall::field("now", &Heartbeat::now),
                      hall::field("mirror-age", &Heartbeat::mirror_age),
                      hall::field("group", &Heartbeat::group),
                      hall::field("consoles", &Heartbeat::consoles),
                      hall::field("process", &Heartbeat::process),
                      hall::field("since", &Heartbeat::since),
                      hall::field("trouble", &Heartbeat::trouble),
                      hall::field("found", &Heartbeat::found)};
  }
};

using ToConsole =
    std::variant<Welcome, Refused, SnapshotPart, GroupCommitted, Done, WishRefused, Heartbeat>;

/// The message as the text of a frame.
std::string encode(const ToHall& message);
std::string encode(const ToConsole& message);

/// Strict, as the hall's codec is: refused with what is wrong. Of a hello in another protocol only
/// that number is read.
Result<ToHall> decode_to_hall(std::string_view text);
Result<ToConsole> decode_to_console(std::string_view text);

/// The text of a state cut so that every part fits a frame.
std::vector<SnapshotPart> parts_of(std::string_view snapshot);

}  // namespace praporek::io
