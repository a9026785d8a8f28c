#pragma once

#include "core/base/side.hpp"
#include "core/notation/read.hpp"
#include "core/rules/move.hpp"
#include "core/rules/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::game {

/// One half-move as a player wrote it.
struct SheetMove {
  std::string written;              ///< without the sign of a draw offer
  std::optional<rules::Move> move;  ///< none: it cannot be read, or comes after one that cannot
  bool draw_offer = false;          ///< (=)
};

/// What one player wrote down, both sides' moves in order (8.1.1).
struct Scoresheet {
  rules::Position start;
  std::vector<SheetMove> moves;
};

/// Reads half-moves as they were written. A move that cannot be read is kept as text, and so is
/// what follows, for there is no position to read it in.
Scoresheet read_sheet(const rules::Position& start, const std::vector<std::string>& written,
                      const notation::Reading& reading = {});

enum class SheetState : std::uint8_t { Complete, NeedsUpdating, Unreadable };

struct SheetStatus {
  SheetState state = SheetState::Complete;
  int behind = 0;                 ///< half-moves of the game that are not on the sheet
  std::optional<int> unreadable;  ///< index of the first half-move nobody can read
};

/// Compared with the half-moves made in the game.
SheetStatus status_of(const Scoresheet& sheet, int half_moves_made);

enum class SheetAgreement : std::uint8_t {
  Same,
  OneIsShorter,  ///< equal as far as both go
  Differ,        ///< the first difference is at half-move `agreed`, counted from 0
};

struct SheetComparison {
  SheetAgreement agreement = SheetAgreement::Same;
  int agreed = 0;  ///< half-moves from the start on which both sheets say the same
};

/// The same move may be written in two ways; where one is not read, the written text decides.
SheetComparison compare(const Scoresheet& white, const Scoresheet& black);

/// Where play is taken up again when the boards or records of two players differ (D.2.9): the
/// position after the last move they agree on. None if an agreed move cannot be read.
std::optional<rules::Position> last_agreed_position(const Scoresheet& white,
                                                    const Scoresheet& black);

/// Who brings what up to date after a flag fell in time trouble.
enum class SheetTask : std::uint8_t {
  None,
  WhiteUpdates,     ///< from Black's sheet, before his next move, his clock running (8.5.2)
  BlackUpdates,     ///< likewise from White's
  BothFromArbiter,  ///< from the record the arbiter kept, clocks stopped (8.5.1)
  Reconstruct,      ///< no complete record exists: on a second board (8.5.3)
};
SheetTask task_after_flag(const BySide<SheetStatus>& sheets, bool arbiter_kept_record);

}  // namespace praporek::game
