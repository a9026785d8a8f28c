#pragma once

#include "io/dgt/frame_scanner.hpp"
#include "io/dgt/messages.hpp"

namespace praporek::dgt {

/// Bytes of a single board to messages, in whatever portions they come. There is no checksum: a
/// message may still be wrong where a bit was flipped on the way.
class Decoder {
 public:
  Decoder();

  std::vector<Message> receive(ByteView bytes, Instant at);

  /// To be called when nothing comes: what was begun half a second ago will not be finished.
  std::vector<Message> wait(Instant now);

 private:
  FrameScanner scanner_;
};

/// One complete frame.
Message message_of(const Frame& frame);

}  // namespace praporek::dgt
