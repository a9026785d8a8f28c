#pragma once

#include "io/dgt/clock_message.hpp"
#include "io/dgt/field.hpp"

#include <array>
#include <string>

/// Pieces of content that replies of both kinds of line have in common.
namespace praporek::dgt {

/// The payload must hold that many.
template <std::size_t Count>
std::array<Man, Count> men_in(ByteView payload) {
  std::array<Man, Count> men{};
  for (std::size_t i = 0; i < Count; ++i) men[i] = man_of(payload[i]);
  return men;
}

/// Two bytes.
inline Version version_in(ByteView payload) { return {payload[0], payload[1]}; }

/// What cannot be printed becomes a question mark.
inline std::string text_in(ByteView payload) {
  std::string text;
  for (const Byte byte : payload) {
    const bool printable = byte >= 0x20 && byte < 0x7F;
    text += printable ? static_cast<char>(byte) : '?';
  }
  return text;
}

}  // namespace praporek::dgt
