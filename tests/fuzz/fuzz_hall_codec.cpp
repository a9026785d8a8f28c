// Any bytes as what the hall stores and sends: refused with the place of the fault, or a value
// that is written and read again as the same value.
#include "core/hall/codec.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace hall = praporek::hall;

namespace {

template <class Value>
void check(const praporek::Result<Value>& read,
           praporek::Result<Value> (*decode)(std::string_view)) {
  if (!read) {
    if (read.error().why().id.empty()) std::abort();
    return;
  }
  const auto again = decode(hall::encode(*read));
  if (!again || !(*again == *read)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
  switch (data[0] % 4) {
    case 0:
      check(hall::decode_group(text), hall::decode_group);
      break;
    case 1:
      check(hall::decode_change(text), hall::decode_change);
      break;
    case 2:
      check(hall::decode_command(text), hall::decode_command);
      break;
    default:
      check(hall::decode_state(text), hall::decode_state);
  }
  return 0;
}
