#pragma once

#include "io/dgt/commands.hpp"
#include "io/dgt/messages.hpp"

#include <string_view>

namespace praporek::dgt {

Bytes encode(Command command);
Bytes encode(const Light& light);
Bytes encode(const ClockCommand& command);

/// Four bytes, always to be written at once: a lost first byte would leave one that every board
/// on the line takes for a command.
Bytes encode(BusCommand command, Address to);

/// Up to six characters as the older clock's digits show them, from the left; a character it
/// cannot show stays dark.
ShowSegments segments_of(std::string_view text);

/// A whole frame of a single board, for the simulator.
Bytes frame_of(Byte id, ByteView payload);

/// A whole frame of a board on a bus, for the simulator.
Bytes bus_frame_of(Byte id, Address from, ByteView data);

}  // namespace praporek::dgt
