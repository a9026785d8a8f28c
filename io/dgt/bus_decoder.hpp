#pragma once

#include "io/dgt/bus_messages.hpp"
#include "io/dgt/frame_scanner.hpp"

namespace praporek::dgt {

/// Bytes of a shared line to messages. The same first byte means different things here and on a
/// line of one board, so whoever opens the line must know which it is.
class BusDecoder {
 public:
  BusDecoder();

  std::vector<BusMessage> receive(ByteView bytes, Instant at);

  /// To be called when nothing comes: what was begun 200 ms ago will not be finished.
  std::vector<BusMessage> wait(Instant now);

 private:
  FrameScanner scanner_;
};

/// One complete frame; its checksum is proved here.
BusMessage bus_message_of(const Frame& frame);

}  // namespace praporek::dgt
