#pragma once

#include "io/dgt/bus_messages.hpp"
#include "io/dgt/messages.hpp"

#include <string>

/// Messages in one line each, for people at the cable and for the log of a line. Fields are named
/// as on a board that lies normally.
namespace praporek::dgt {

std::string text_of(const Message& message);
std::string text_of(const BusMessage& message);

}  // namespace praporek::dgt
