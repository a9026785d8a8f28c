#pragma once

#include "core/base/instant.hpp"
#include "io/dgt/bytes.hpp"
#include "io/dgt/messages.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace praporek::dgt {

/// Id, length and content, complete.
struct Frame {
  Bytes bytes;

  [[nodiscard]] Byte id() const { return bytes[0]; }
  [[nodiscard]] ByteView payload() const { return ByteView{bytes}.subspan(3); }
};

using Scanned = std::variant<Unexplained, Frame>;

/// What a line allows.
struct Framing {
  /// Whether a frame of this kind may have this many bytes.
  bool (*may_be_long)(Byte id, std::size_t length);
  /// A pause this long inside a frame ends it.
  Millis patience;
};

/// Cuts a stream of bytes into frames. Only the first byte of a frame has its highest bit set, so
/// such a byte always begins a new one, and no byte ever needs a second look: however the stream
/// is cut into portions, the frames are the same.
class FrameScanner {
 public:
  explicit FrameScanner(Framing framing) : framing_{framing} {}

  /// What became complete with these bytes, in order.
  std::vector<Scanned> receive(ByteView bytes, Instant at);

  /// Nothing came until now: an unfinished frame is given up after a while, noise is reported.
  std::optional<Unexplained> wait(Instant now);

 private:
  void take(Byte byte, std::vector<Scanned>& out);
  void check_length(std::vector<Scanned>& out);
  std::optional<Unexplained> give_up();

  Framing framing_;
  Bytes held_;  ///< an unfinished frame, or noise
  Instant last_;
};

}  // namespace praporek::dgt
