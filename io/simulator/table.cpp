#include "io/simulator/table.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/outcome.hpp"
#include "core/rules/play.hpp"

#include <algorithm>
#include <utility>

namespace praporek::simulator {

namespace {

using rules::Move;
using rules::Square;
using tracking::Signal;

constexpr int plies_of_repetition = 8;

Signal won_by(Side side) { return side == Side::White ? Signal::WhiteWins : Signal::BlackWins; }

/// Where the kings go: white king, black king.
std::pair<Square, Square> squares_for(Signal result) {
  switch (result) {
    case Signal::WhiteWins:
      return {Square::E4, Square::D5};
    case Signal::BlackWins:
      return {Square::D4, Square::E5};
    case Signal::Draw:
      break;
  }
  return {Square::E4, Square::E5};
}

}  // namespace

Table::Table(TableOptions options)
    : options_{std::move(options)},
      hands_{options_.seed},
      board_{options_.start.board(), options_.lie, options_.serial},
      clock_{options_.rules, options_.lie},
      position_{options_.start} {}

void Table::begin(Instant at) {
  clock_.start(at);
  begun_ = true;
  last_ = at;
}

std::optional<Instant> Table::flag_fell() const {
  for (const Side side : {Side::White, Side::Black}) {
    const auto& own = clock_.state().side[side];
    if (own.flag_fell && own.left == Millis{0}) return own.flag_fell;
  }
  return std::nullopt;
}

void Table::pass(Instant now) {
  while (true) {
    if (begun_ && !over_ && flag_fell()) {
      acts_.clear();
      over_ = true;
    }
    if (begun_ && !over_ && !resting_ && acts_.empty()) plan_move();
    if (acts_.empty() || acts_.front().at > now) break;
    const Act act = std::move(acts_.front());
    acts_.pop_front();
    clock_.pass(act.at);
    if (!flag_fell() || over_) act.perform(act.at);
  }
  clock_.pass(now);
}

void Table::then(Millis after, std::function<void(Instant)> perform) {
  last_ = last_ + after;
  acts_.push_back({last_, std::move(perform)});
}

void Table::put(Millis after, Square square, std::optional<rules::Piece> piece) {
  then(after, [this, square, piece](Instant) { board_.put(square, piece); });
}

bool Table::time_to_end() const { return static_cast<int>(played_.size()) >= options_.last_ply; }

Move Table::choose() {
  const auto moves = legal_moves(position_);
  const int shuffling = static_cast<int>(played_.size()) - options_.last_ply + plies_of_repetition;
  if (options_.ending == Ending::Repetition && shuffling >= 2 && played_.size() >= 2) {
    const Move own = played_[played_.size() - 2];
    const auto back = std::ranges::find_if(
        moves, [&](Move m) { return m.from() == own.to() && m.to() == own.from(); });
    if (back != moves.end()) return *back;
  }
  return moves[static_cast<std::size_t>(hands_.pick(static_cast<int>(moves.size())))];
}

void Table::plan_move() {
  if (legal_moves(position_).empty()) {
    end_naturally();
    return;
  }
  if (time_to_end() && options_.ending != Ending::Flag) {
    const bool resigned = options_.ending == Ending::Resigned;
    plan_result(resigned ? won_by(other(position_.side_to_move())) : Signal::Draw);
    return;
  }
  const auto thinking = static_cast<int>(options_.thinking.count());
  Millis think{thinking / 4 + hands_.pick(thinking * 3 / 2 + 1)};
  if (time_to_end()) think = std::chrono::hours{10};
  then(think, [](Instant) {});
  if (options_.untidy && hands_.pick(80) == 0) plan_illegal_move();
  const Move move = choose();
  for (const Gesture& gesture :
       options_.untidy ? hands_.make(position_, move) : hands_.make_tidily(position_, move)) {
    put(gesture.after, gesture.square, gesture.piece);
  }
  const Side mover = position_.side_to_move();
  then(Millis{0}, [this, move](Instant) {
    position_ = rules::after(position_, move);
    played_.push_back(move);
  });
  plan_press(mover);
}

/// Who forgot to press leaves the lever where it is; his opponent has nothing to press then.
void Table::plan_press(Side mover) {
  const bool forgets = options_.untidy && hands_.pick(30) == 0;
  then(Millis{50 + hands_.pick(700)}, [this, mover, forgets](Instant at) {
    if (clock_.turn() == mover && !forgets) clock_.press(at);
  });
  then(Millis{100}, [](Instant) {});
}

/// A man is carried where it cannot go; the opponent gives the move back and it is put right.
void Table::plan_illegal_move() {
  const Side mover = position_.side_to_move();
  const auto from = static_cast<Square>(hands_.pick(64));
  const auto to = static_cast<Square>(hands_.pick(64));
  const auto man = position_.piece_at(from);
  const bool sensible = man && man->side == mover && man->kind != rules::Kind::King &&
                        man->kind != rules::Kind::Pawn && !position_.piece_at(to) &&
                        clock_.turn() == mover;
  const bool legal = std::ranges::any_of(
      legal_moves(position_), [&](Move move) { return move.from() == from && move.to() == to; });
  if (!sensible || legal) return;
  put(Millis{300}, from, std::nullopt);
  put(Millis{400}, to, man);
  then(Millis{300}, [this](Instant at) {
    clock_.press(at);
    ++illegal_moves_;
  });
  then(Millis{5'000}, [this](Instant at) { clock_.press(at); });
  put(Millis{1'500}, to, std::nullopt);
  put(Millis{500}, from, man);
  then(Millis{1'500}, [](Instant) {});
}

void Table::end_naturally() {
  const bool mate = rules::in_check(position_);
  plan_result(mate ? won_by(other(position_.side_to_move())) : Signal::Draw);
}

/// The clock is stopped, the kings are lifted both before either is put into the centre.
void Table::plan_result(Signal result) {
  over_ = true;
  then(Millis{1'500}, [this, result](Instant at) {
    clock_.stop(at);
    result_ = result;
  });
  const auto [white, black] = squares_for(result);
  const auto& men = position_.board();
  for (const Side side : {Side::White, Side::Black}) {
    const auto king = rules::first_of(men.of(side, rules::Kind::King));
    put(Millis{700}, king, std::nullopt);
  }
  for (const Square square : {white, black}) {
    if (men.at(square)) put(Millis{400}, square, std::nullopt);
  }
  put(Millis{900}, white, rules::Piece{rules::Kind::King, Side::White});
  put(Millis{900}, black, rules::Piece{rules::Kind::King, Side::Black});
}

}  // namespace praporek::simulator
