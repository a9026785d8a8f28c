#include "core/formats/fen.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace praporek;

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

/// Any text is read without harm; a position that was read can be written, read again and played.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto setup = formats::read_fen(text);
  if (!setup) return 0;
  const auto position = rules::legal_position(*setup, rules::FaultSet::all());
  require(position.has_value());
  const auto again = formats::position_of_fen(formats::fen_of(*position), rules::FaultSet::all());
  require(again.has_value() && rules::same_position(*position, *again));
  const rules::MoveList moves = rules::legal_moves(*position);
  require(moves.size() == rules::count_legal_moves(*position));
  if (!rules::faults_of(*setup).empty()) return 0;
  // A count has four digits at most; the next move would not be written any more.
  if (setup->halfmove_clock == 9999 || setup->fullmove_number == 9999) return 0;
  for (const rules::Move move : moves) {
    const rules::Position next = rules::after(*position, move);
    const auto reread = formats::position_of_fen(formats::fen_of(next), rules::FaultSet::all());
    require(reread.has_value() && reread->key() == next.key());
    // No legal move leaves its own king in check.
    for (const rules::Fault& fault : rules::faults_of(next.setup())) {
      require(fault.kind != rules::FaultKind::OpponentInCheck &&
              fault.kind != rules::FaultKind::BothKingsInCheck);
    }
  }
  return 0;
}
