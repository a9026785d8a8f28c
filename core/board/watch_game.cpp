#include "core/board/lie.hpp"
#include "core/board/watch.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/uci.hpp"
#include "core/tracking/picture.hpp"

#include <utility>

namespace praporek::board {

namespace {

/// Men and hands have come to rest.
constexpr Millis rest{5'000};

/// A clock that stands this long was stopped on purpose, or nobody noticed.
constexpr Millis stopped{10'000};

constexpr Millis reading_fresh{3'000};

/// The round was started, but not this clock.
constexpr Millis not_started{60'000};

std::string text_of_squares(rules::Bitboard squares) {
  std::string text;
  for (const rules::Square square : rules::squares_of(squares)) {
    if (!text.empty()) text += ' ';
    text += rules::text_of(square);
  }
  return text;
}

}  // namespace

std::string Watch::uci(rules::Move move) const {
  return rules::uci(move, expected_.start.chess960());
}

void Watch::track(const tracking::Sighting& sighting) {
  // Before the game men are put anywhere, and after it nobody asks.
  if (!playing() || (!met_ && !std::holds_alternative<tracking::LeverPressed>(sighting))) return;
  for (const tracking::Fact& fact : tracker_.see(sighting)) {
    std::visit([&](const auto& each) { find(each); }, fact);
  }
}

/// Those of its press; a move nobody pressed for has what the clock shows now.
void Watch::note_times(MoveFound& found, Side mover) {
  std::optional<BySide<Millis>> times;
  if (const auto press = presses_.take(mover)) {
    found.at = press->at;
    times = press->clocks;
  } else if (face_ && found.at - face_at_ < reading_fresh) {
    times = clocks(*face_);
  }
  if (!times) return;
  for (const Side side : {Side::White, Side::Black}) found.clocks[side] = (*times)[side];
}

void Watch::find(const tracking::MoveMade& fact) {
  const Side mover = other(tracker_.position_after(fact.ply).side_to_move());
  MoveFound found{fact.at, fact.ply, uci(fact.move), false, fact.unseen, {}};
  note_times(found, mover);
  out_.emplace_back(std::move(found));
  if (fact.rook_first) {
    out_.emplace_back(AlarmFound{fact.at, AlarmKind::RookFirst, false, mover, uci(fact.move)});
  }
  alarms_.end(AlarmKind::Gap, fact.at, out_);
  if (signalled_) {
    signalled_.reset();
    out_.emplace_back(ResultFound{fact.at, std::nullopt});
    alarm({fact.at, AlarmKind::PrematureResult, false, std::nullopt, {}});
  }
}

void Watch::find(const tracking::TakenBack& fact) {
  presses_.clear();
  out_.emplace_back(MovesTakenBack{fact.at, fact.plies});
}

void Watch::find(const tracking::IllegalMoveSeen& fact) {
  out_.emplace_back(AlarmFound{fact.at, AlarmKind::IllegalMove, false, fact.by,
                               rules::text_of(fact.from) + rules::text_of(fact.to)});
}

void Watch::find(const tracking::IllegalMoveStands& fact) {
  MoveFound found{fact.at, fact.ply, rules::text_of(fact.from) + rules::text_of(fact.to),
                  true,    false,    {}};
  const Side mover = other(tracker_.position_after(fact.ply).side_to_move());
  note_times(found, mover);
  out_.emplace_back(std::move(found));
}

void Watch::find(const tracking::PawnNotExchanged& fact) {
  out_.emplace_back(AlarmFound{fact.at, AlarmKind::PawnNotExchanged, false, std::nullopt,
                               rules::text_of(fact.square)});
}

void Watch::find(const tracking::PressedWithoutMove& fact) {
  presses_.take(fact.by);
  out_.emplace_back(AlarmFound{fact.at, AlarmKind::PressedWithoutMove, false, fact.by, {}});
}

void Watch::find(const tracking::NotExplained& fact) {
  // A game met again, and not one of the moves since was seen: they are not invented.
  const bool gap = plies_when_met_ > 0 && tracker_.plies() == plies_when_met_;
  wants_memory_ = true;
  alarm({fact.at, gap ? AlarmKind::Gap : AlarmKind::NotExplained, false, std::nullopt,
         text_of_squares(fact.squares)});
}

void Watch::find(const tracking::ExplainedAgain& fact) {
  wants_memory_ = false;
  alarms_.end(AlarmKind::NotExplained, fact.at, out_);
  alarms_.end(AlarmKind::Gap, fact.at, out_);
}

void Watch::find(const tracking::StartPositionSet& /*fact*/) {
  // The next game is the hall's to announce.
}

void Watch::find(const tracking::ResultSignalled& fact) {
  signalled_ = fact.signal;
  out_.emplace_back(ResultFound{fact.at, fact.signal});
}

// --- what stands there, by itself -----------------------------------------------------------

void Watch::check_set_up(Instant at) {
  if (expected_.stage != Stage::SetUp || !met_) {
    alarms_.end(AlarmKind::SetUpWrong, at, out_);
    return;
  }
  if (at - changed_ < rest) return;
  const rules::Placement seen = seen_by_white(men_, lie_);
  const rules::Bitboard wrong = tracking::differing(seen, expected_.start.board());
  alarms_.set({at, AlarmKind::SetUpWrong, false, std::nullopt, text_of_squares(wrong)}, wrong != 0,
              out_);
  const bool clock_wrong = face_ && !face_->running && setting_.wrong_for_start(clocks(*face_));
  alarms_.set({at, AlarmKind::ClockSetWrong, false, std::nullopt, {}}, clock_wrong, out_);
}

void Watch::check_clock(Instant at) {
  const bool stands = playing() && face_ && !face_->running && !signalled_ &&
                      at - stands_since_ >= (ever_ran_ ? stopped : not_started);
  // Mate and stalemate end the game; then the clocks stand (Laws 6.2.1.1).
  const bool alarming = stands && !rules::legal_moves(tracker_.certain()).empty();
  alarms_.set({at, AlarmKind::ClockStands, false, std::nullopt, {}}, alarming, out_);
}

/// A result is signalled on a stopped clock; on a running one it is somebody's slip.
void Watch::check_result(Instant at) {
  if (!playing() || !face_ || !face_->running || at - changed_ < rest) return;
  if (tracking::signal_in(tracker_.seen()) && tracker_.seen() != tracker_.certain().board()) {
    alarm({at, AlarmKind::PrematureResult, false, std::nullopt, {}});
  } else if (!signalled_) {
    alarms_.end(AlarmKind::PrematureResult, at, out_);
  }
}

}  // namespace praporek::board
