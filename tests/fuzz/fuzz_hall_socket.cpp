// Any bytes as what comes over the hall's socket: the same frames however the bytes are cut, each
// refused or a message that is written and read again as the same message.
#include "io/hall/frame.hpp"
#include "io/hall/protocol.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace praporek::io;

namespace {

struct Heard {
  std::vector<std::string> frames;
  bool refused = false;

  friend bool operator==(const Heard&, const Heard&) = default;
};

Heard heard(std::string_view bytes, std::size_t portion) {
  FrameReader reader;
  Heard all;
  for (std::size_t at = 0; at < bytes.size() && !all.refused; at += portion) {
    auto some = reader.receive(bytes.substr(at, portion));
    if (!some) {
      all.refused = true;
      break;
    }
    for (std::string& frame : *some) all.frames.push_back(std::move(frame));
  }
  return all;
}

template <class Message>
void comes_back(const praporek::Result<Message>& read,
                praporek::Result<Message> (*decode)(std::string_view)) {
  if (!read) {
    if (read.error().why().id.empty()) std::abort();
    return;
  }
  const auto again = decode(encode(*read));
  if (!again || !(*again == *read)) std::abort();
}

/// Of a hello in another protocol only the number is kept, so it is no message of ours.
bool is_foreign(const praporek::Result<ToHall>& read) {
  const auto* hello = read ? std::get_if<Hello>(&*read) : nullptr;
  return hello != nullptr && hello->protocol != protocol_version;
}

void try_text(std::string_view text) {
  const auto to_hall = decode_to_hall(text);
  if (!is_foreign(to_hall)) comes_back(to_hall, decode_to_hall);
  comes_back(decode_to_console(text), decode_to_console);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data) + 1, size - 1};
  if (data[0] % 2 == 0) {  // one frame's text, so that the fuzzer need not find the length
    try_text(bytes);
    return 0;
  }
  const Heard whole = heard(bytes, bytes.size() + 1);
  const Heard cut = heard(bytes, 1 + data[0] / 2U % 16U);
  // What was whole before a bad length is heard only by whoever was given it apart.
  if (whole.refused != cut.refused || (!whole.refused && whole != cut)) std::abort();
  for (const std::string& frame : whole.frames) try_text(frame);
  return 0;
}
