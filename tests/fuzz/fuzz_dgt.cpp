// Any bytes as a line of boards: never a crash, the same messages however the bytes are cut into
// portions, and every byte that came is in a message or reported as unexplained.
#include "io/dgt/bus_decoder.hpp"
#include "io/dgt/decoder.hpp"
#include "io/dgt/message_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace praporek;
using namespace praporek::dgt;

namespace {

constexpr Instant begin{Millis{1'000}};

template <class AnyDecoder>
auto heard(ByteView bytes, std::size_t portion) {
  AnyDecoder decoder;
  auto all = decoder.receive({}, begin);
  const auto keep = [&](auto messages) { all.insert(all.end(), messages.begin(), messages.end()); };
  for (std::size_t at = 0; at < bytes.size(); at += portion) {
    keep(decoder.receive(bytes.subspan(at, std::min(portion, bytes.size() - at)), begin));
  }
  keep(decoder.wait(begin + Millis{1'000}));
  return all;
}

template <class AnyDecoder>
void try_line(ByteView bytes, std::size_t portion) {
  const auto whole = heard<AnyDecoder>(bytes, bytes.size() + 1);
  if (heard<AnyDecoder>(bytes, portion) != whole) std::abort();
  std::size_t unexplained = 0;
  for (const auto& message : whole) {
    if (text_of(message).empty()) std::abort();
    if (const auto* doubt = std::get_if<Unexplained>(&message)) unexplained += doubt->bytes.size();
  }
  if (unexplained > bytes.size()) std::abort();
  if (whole.empty() && !bytes.empty()) std::abort();
}

void try_log(ByteView bytes) {
  Bytes written;
  for (const LogEntry& entry : read_log(bytes)) {
    const Bytes one = bytes_of(entry);
    written.insert(written.end(), one.begin(), one.end());
  }
  if (written.size() > bytes.size()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const ByteView bytes{data + 1, size - 1};
  const std::size_t portion = 1 + data[0] % 16;
  try_line<Decoder>(bytes, portion);
  try_line<BusDecoder>(bytes, portion);
  try_log(bytes);
  return 0;
}
