#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/read.hpp"
#include "core/notation/write.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace praporek;

/// Castling on both sides, promotion with capture, en passant, crowds of knights and queens.
constexpr std::array<std::string_view, 8> positions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w GAga - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "2k5/8/8/1Q3Q2/8/8/1Q3Q2/K7 w - - 0 1",
    "4k3/8/2N3N1/8/8/2N3N1/8/K7 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
};

void require(bool holds) {
  if (!holds) std::abort();
}

void check_typing(const rules::Position& position, std::string_view text,
                  const notation::Reading& reading) {
  const auto typed = notation::typed_so_far(position, text, reading);
  for (const auto move : typed.candidates) require(rules::is_legal(position, move));
  if (typed.complete) require(rules::is_legal(position, *typed.complete));
}

}  // namespace

/// Any text is read without harm; what is read is legal, and its proper spelling means the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const notation::Reading reading{
      notation::all_letters[(data[0] & 0x0FU) % notation::all_letters.size()],
      static_cast<notation::Leniency>((data[0] >> 4U) % 3), (data[0] & 0x80U) != 0};
  rules::Position position =
      formats::position_of_fen(positions[data[1] % positions.size()], rules::FaultSet::all())
          .value();
  const std::string_view text{reinterpret_cast<const char*>(data + 2), size - 2};
  for (const std::string_view word : words_of(text)) {
    check_typing(position, word, reading);
    const auto move = notation::read_move(position, word, reading);
    if (!move) continue;
    require(rules::is_legal(position, *move));
    for (const auto form : {notation::Form::Short, notation::Form::Long}) {
      const std::string proper = notation::written(position, *move, {reading.letters, form});
      require(notation::read_move(position, proper, {reading.letters}) == move);
    }
    position = rules::after(position, *move);
  }
  return 0;
}
