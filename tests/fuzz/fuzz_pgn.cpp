#include "core/formats/pgn_reader.hpp"
#include "core/formats/pgn_writer.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Any bytes are read without harm, and the games found survive being written: the text reads as
/// the same games, without faults.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace praporek;
  if (size == 0) return 0;
  const formats::PgnReading reading{notation::all_letters[data[0] % notation::all_letters.size()],
                                    (data[0] & 0x80U) == 0};
  const std::string_view text{reinterpret_cast<const char*>(data + 1), size - 1};
  const auto games = formats::read_pgn(text, reading).games;
  const std::string written = formats::pgn_of(games, reading.letters);
  const auto again = formats::read_pgn(written, reading);
  if (!again.faults.empty() || again.games != games) std::abort();
  return 0;
}
