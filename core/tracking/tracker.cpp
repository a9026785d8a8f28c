#include "core/tracking/tracker.hpp"

#include "core/rules/legal_position.hpp"
#include "core/rules/play.hpp"
#include "core/tracking/picture.hpp"

#include <algorithm>
#include <utility>

namespace praporek::tracking {

namespace {

using rules::Bitboard;
using rules::Line;
using rules::Move;
using rules::Position;

/// A board scans its squares four times a second: after a press, what stood there a moment before
/// may still be on its way.
constexpr Millis scan{300};

/// No hand has moved a piece for this long: moves may be missing.
constexpr Millis calm{1'000};

/// With two moves on the board the first is over even where nobody presses.
constexpr Millis answer{2'000};

/// It is meant to stand like this.
constexpr Millis stable{3'000};

/// The kings in the centre are a result, not a hand's rest.
constexpr Millis agreed{5'000};

constexpr int most_unseen = 3;

/// A piece went and came back: nobody saw it, so nothing speaks for it.
bool comes_back(const Line& line) {
  return line.size() == 3 && line[0].from() == line[2].to() && line[0].to() == line[2].from();
}

/// The only line that explains the picture by at least one move.
std::optional<Line> only_line(const Position& from, const rules::Placement& seen, int longest) {
  auto lines = explain(from, seen, longest);
  if (lines.size() != 1 || lines[0].empty() || comes_back(lines[0])) return std::nullopt;
  return std::move(lines[0]);
}

/// The position a wrong move led to, for as long as nobody restores the one before.
Position stood(const Position& before, const rules::Placement& seen) {
  rules::Setup setup = before.setup();
  setup.board = seen;
  setup.side_to_move = other(before.side_to_move());
  setup.en_passant.reset();
  return *legal_position(setup, rules::FaultSet::all());
}

}  // namespace

Tracker::Tracker(const Position& start)
    : game_{{Move::normal({}, {}), start}}, seen_{start.board()} {}

void Tracker::recall(Move move, const Position& led_to) {
  game_.push_back({move, led_to});
  seen_ = led_to.board();
}

std::vector<Fact> Tracker::see(const Sighting& sighting) {
  facts_.clear();
  const Instant at = std::visit([](const auto& s) { return s.at; }, sighting);
  if (const auto* change = std::get_if<SquareChanged>(&sighting)) {
    if (seen_.at(change->square) != change->piece) {
      note_lifted(change->square);
      see_square(seen_, change->square, change->piece);
      proved_ = false;
      look(at);
    }
  } else if (const auto* scan_of_all = std::get_if<BoardScanned>(&sighting)) {
    const bool proof = !std::exchange(proved_, true);
    if (seen_ != scan_of_all->board || (proof && !fits_)) {
      seen_ = scan_of_all->board;
      look(at);
    }
  } else if (const auto* press = std::get_if<LeverPressed>(&sighting)) {
    press_ = Press{at, press->by};
  } else if (const auto* clock = std::get_if<ClockRan>(&sighting)) {
    clock_runs_ = clock->running;
  }
  ponder(at);
  return std::move(facts_);
}

Line Tracker::open_moves() const {
  Line line;
  for (const Node& node : open_) line.push_back(node.move);
  return line;
}

const Position& Tracker::open_position(std::size_t open_plies) const {
  return open_plies == 0 ? certain() : open_[open_plies - 1].position;
}

void Tracker::note_lifted(rules::Square square) {
  const auto piece = seen_.at(square);
  const Position& position = open_position(open_.size());
  if (!piece || piece->side != position.side_to_move()) return;
  if (position.board() == seen_) first_lifted_ = square;
}

/// After every change: the picture as the open moves, as one more, or as fewer of them.
void Tracker::look(Instant at) {
  changed_ = at;
  searched_ = announced_ = false;
  fits_ = false;
  for (std::size_t plies = open_.size() + 1; plies-- > 0 && !fits_;) fits_ = fit_to(plies);
  if (!fits_ && believed()) fits_ = fit_to_illegal(at);
  // Two plies later nobody will revise it any more.
  if (fits_ && believed()) settle_answered(at, 2);
}

bool Tracker::fit_to(std::size_t open_plies) {
  const Position& base = open_position(open_plies);
  const auto lines = explain(base, seen_, 1);
  if (lines.size() != 1) return false;
  keep_open(open_plies);
  for (const Move move : lines[0]) open_move(move, false);
  return true;
}

void Tracker::keep_open(std::size_t plies) {
  open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(plies), open_.end());
}

void Tracker::open_move(Move move, bool unseen) {
  const bool rook_first = move.is_castling() && !unseen && first_lifted_ == move.to();
  open_.push_back({move, after(open_position(open_.size()), move), unseen, rook_first});
}

/// The opponent's answer makes the wrong move part of the game.
bool Tracker::fit_to_illegal(Instant at) {
  if (!illegal_) return false;
  const auto line = only_line(illegal_->position, seen_, 1);
  if (!line) return false;
  open_.clear();
  game_.push_back({Move::normal(illegal_->from, illegal_->to), illegal_->position});
  facts_.emplace_back(IllegalMoveStands{at, plies(), illegal_->from, illegal_->to});
  illegal_.reset();
  open_move(line->front(), false);
  return true;
}

/// What the passing of time makes certain.
void Tracker::ponder(Instant at) {
  if (!believed()) return;
  if (!fits_ && !searched_ && quiet(at) >= calm) search_unseen();
  if (press_) settle_press(at);
  if (fits_) settle_answered(at, quiet(at) >= answer ? 1 : 2);
  if (press_ && at - press_->at >= stable && quiet(at) >= calm) judge_press(at);
  judge_board(at);
}

void Tracker::settle_press(Instant at) {
  std::size_t by_him = open_.size();
  while (by_him > 0 && open_position(by_him - 1).side_to_move() != press_->by) --by_him;
  if (by_him == 0) return;
  const bool answered = fits_ && by_him < open_.size();
  const bool scanned = at - press_->at >= scan && (quiet(at) >= scan || !fits_);
  const bool stands = fits_ || only_lifted(open_position(by_him), seen_);
  if (!answered && !(scanned && stands)) return;
  for (; by_him > 1; --by_him) settle_first(at, Certainty::Answered);
  settle_first(at, Certainty::Pressed);
  press_.reset();
}

void Tracker::settle_answered(Instant at, std::size_t left_open) {
  while (open_.size() > left_open) settle_first(at, Certainty::Answered);
}

void Tracker::settle_first(Instant at, Certainty certainty) {
  const Node node = open_.front();
  open_.erase(open_.begin());
  game_.push_back(node);
  illegal_.reset();
  facts_.emplace_back(MoveMade{at, plies(), node.move, certainty, node.rook_first, node.unseen});
}

/// Updates were lost: one line of up to three plies, the newest moves of the open ones kept first.
void Tracker::search_unseen() {
  searched_ = true;
  // Kings beside one another are a result; no moves lead there.
  if (signal_in(seen_)) return;
  for (std::size_t kept = open_.size() + 1; kept-- > 0;) {
    const auto line = only_line(open_position(kept), seen_, most_unseen);
    if (!line) continue;
    keep_open(kept);
    for (const Move move : *line) open_move(move, true);
    fits_ = true;
    return;
  }
}

/// A press that no legal move explains.
void Tracker::judge_press(Instant at) {
  const Press press = *press_;
  const bool his_turn = certain().side_to_move() == press.by;
  if (!his_turn || (fits_ && open_.empty())) {
    // At the start Black presses to set White's clock going (Laws 6.6).
    if (his_turn) facts_.emplace_back(PressedWithoutMove{at, press.by});
    press_.reset();
    return;
  }
  if (press.judged || fits_) return;
  press_->judged = true;
  if (const auto pawn = pawn_at_the_end(seen_, press.by)) {
    facts_.emplace_back(PawnNotExchanged{at, *pawn});
    reported_ = true;
  } else if (const auto man = displaced_man(certain().board(), seen_, press.by)) {
    facts_.emplace_back(IllegalMoveSeen{at, press.by, man->from, man->to});
    illegal_ = Illegal{man->from, man->to, stood(certain(), seen_)};
    press_.reset();
    reported_ = true;
  }
}

/// The board by itself, whether or not anybody pressed.
void Tracker::judge_board(Instant at) {
  if (fits_) {
    if (std::exchange(reported_, false)) facts_.emplace_back(ExplainedAgain{at});
    return;
  }
  if (quiet(at) < stable || announced_) return;
  if (const auto signal = signal_in(seen_)) {
    if (clock_runs_ || quiet(at) < agreed) return;
    announced_ = true;
    facts_.emplace_back(ResultSignalled{at, *signal});
  } else if (const auto number = start_number(seen_)) {
    announced_ = true;
    facts_.emplace_back(StartPositionSet{at, *number});
  } else if (!awaited()) {
    announced_ = true;
    if (find_taken_back(at) || std::exchange(reported_, true)) return;
    facts_.emplace_back(NotExplained{at, differing(certain().board(), seen_)});
  }
}

/// A man in the hand of the player to move is thought, not disorder; and a press is judged first.
bool Tracker::awaited() const {
  return only_lifted(open_position(open_.size()), seen_) || (press_ && !press_->judged);
}

/// The newest earlier position that stands there again, or from which another move was made.
bool Tracker::find_taken_back(Instant at) {
  for (std::size_t i = game_.size() - 1; i-- > 0;) {
    if (game_[i].position.board() == seen_) return branch_off(i, at);
  }
  const std::size_t oldest = game_.size() > 3 ? game_.size() - 3 : 0;
  for (std::size_t i = game_.size() - 1; i-- > oldest;) {
    if (only_line(game_[i].position, seen_, 1)) return branch_off(i, at);
  }
  return false;
}

bool Tracker::branch_off(std::size_t plies_kept, Instant at) {
  game_.erase(game_.begin() + static_cast<std::ptrdiff_t>(plies_kept) + 1, game_.end());
  open_.clear();
  illegal_.reset();
  facts_.emplace_back(TakenBack{at, plies()});
  fits_ = fit_to(0);
  return true;
}

}  // namespace praporek::tracking
