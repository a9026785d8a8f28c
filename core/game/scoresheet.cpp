#include "core/game/scoresheet.hpp"

#include "core/base/text.hpp"
#include "core/notation/bare_text.hpp"
#include "core/rules/play.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace praporek::game {

namespace {

using rules::Position;

constexpr std::string_view draw_offer_sign = "(=)";  // Laws C.12

SheetMove as_written(std::string_view text) {
  SheetMove move;
  text = trimmed(text);
  if (text.ends_with(draw_offer_sign)) {
    move.draw_offer = true;
    text = trimmed(text.substr(0, text.size() - draw_offer_sign.size()));
  }
  move.written = text;
  return move;
}

bool say_the_same(const SheetMove& a, const SheetMove& b) {
  if (a.move && b.move) return *a.move == *b.move;
  const auto bare = [](const SheetMove& move) {
    return notation::bare_text(move.written, notation::Letters::English);
  };
  return !a.written.empty() && bare(a) == bare(b);
}

}  // namespace

Scoresheet read_sheet(const Position& start, const std::vector<std::string>& written,
                      const notation::Reading& reading) {
  Scoresheet sheet{start, {}};
  std::optional<Position> position = start;
  for (const std::string& text : written) {
    SheetMove next = as_written(text);
    if (position) {
      const auto move = notation::read_move(*position, next.written, reading);
      next.move = move ? std::optional{*move} : std::nullopt;
      position = move ? std::optional{rules::after(*position, *move)} : std::nullopt;
    }
    sheet.moves.push_back(std::move(next));
  }
  return sheet;
}

SheetStatus status_of(const Scoresheet& sheet, int half_moves_made) {
  SheetStatus status;
  const auto unread = std::ranges::find_if(
      sheet.moves, [](const SheetMove& move) { return !move.move.has_value(); });
  if (unread != sheet.moves.end()) {
    status.state = SheetState::Unreadable;
    status.unreadable = static_cast<int>(unread - sheet.moves.begin());
  }
  status.behind = std::max(half_moves_made - static_cast<int>(sheet.moves.size()), 0);
  if (status.behind > 0) status.state = SheetState::NeedsUpdating;
  return status;
}

SheetComparison compare(const Scoresheet& white, const Scoresheet& black) {
  const auto [at_white, at_black] = std::ranges::mismatch(white.moves, black.moves, say_the_same);
  const auto agreed = static_cast<int>(at_white - white.moves.begin());
  const bool white_ends = at_white == white.moves.end();
  const bool black_ends = at_black == black.moves.end();
  if (white_ends && black_ends) return {SheetAgreement::Same, agreed};
  const bool shorter = white_ends || black_ends;
  return {shorter ? SheetAgreement::OneIsShorter : SheetAgreement::Differ, agreed};
}

std::optional<Position> last_agreed_position(const Scoresheet& white, const Scoresheet& black) {
  const SheetComparison comparison = compare(white, black);
  Position position = white.start;
  for (std::size_t at = 0; at < static_cast<std::size_t>(comparison.agreed); ++at) {
    const auto& move = white.moves[at].move ? white.moves[at].move : black.moves[at].move;
    if (!move) return std::nullopt;
    position = rules::after(position, *move);
  }
  return position;
}

SheetTask task_after_flag(const BySide<SheetStatus>& sheets, bool arbiter_kept_record) {
  const bool white = sheets[Side::White].state == SheetState::Complete;
  const bool black = sheets[Side::Black].state == SheetState::Complete;
  if (white && black) return SheetTask::None;
  if (white) return SheetTask::BlackUpdates;  // Laws 8.5.2
  if (black) return SheetTask::WhiteUpdates;
  return arbiter_kept_record ? SheetTask::BothFromArbiter : SheetTask::Reconstruct;
}

}  // namespace praporek::game
