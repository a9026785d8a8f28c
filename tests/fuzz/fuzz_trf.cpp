// Any bytes as a report file: never a crash, and what is called sound survives being written and
// read again, so that nothing in it was guessed.
#include "core/formats/trf_writer.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace f = praporek::formats;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const f::TrfReading reading = f::read_trf({reinterpret_cast<const char*>(data), size});
  for (const f::TrfReport& report : reading.reports) {
    const bool in_file = report.line <= static_cast<int>(reading.file.lines.size());
    if (!in_file && !reading.file.utf16) std::abort();
  }
  if (!reading.is_sound()) return 0;
  const f::TrfReading again = f::read_trf(f::write_trf(reading.tournament, reading.header));
  if (!again.is_sound()) std::abort();
  if (again.tournament.players.size() != reading.tournament.players.size()) std::abort();
  for (std::size_t i = 0; i < again.tournament.players.size(); ++i) {
    if (again.tournament.players[i].rounds != reading.tournament.players[i].rounds) std::abort();
  }
  if (again.tournament.scoring != reading.tournament.scoring) std::abort();
  return 0;
}
