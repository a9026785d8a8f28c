#include "core/board/remembered.hpp"

#include "core/board/lie.hpp"
#include "core/rules/uci.hpp"
#include "core/tracking/picture.hpp"

namespace praporek::board {

namespace {

/// The last move may still want the time to become certain.
constexpr Millis at_the_end{5'000};
constexpr Millis tick{250};

class Reader {
 public:
  Reader(const Expected& expected, Lie lie)
      : lie_{lie}, chess960_{expected.start.chess960()}, tracker_{expected.start} {}

  void read(const SquareReported& entry) {
    pass(entry.at);
    take(tracker_.see(
        tracking::SquareChanged{entry.at, seen_by_white(entry.square, lie_), entry.piece}));
  }

  void read(const PressReported& entry) {
    pass(entry.at);
    const Side by = side_at(entry.by, lie_);
    known_[by] = entry.face.at(entry.by);
    pressed_ = known_;
    take(tracker_.see(tracking::LeverPressed{entry.at, by}));
  }

  void finish() { pass(at_ + at_the_end); }

  [[nodiscard]] bool clear() const { return clear_; }

  RememberedGame game() && { return {lie_, std::move(moves_), std::move(tracker_)}; }

 private:
  void pass(Instant until) {
    if (at_ == Instant{}) at_ = until;
    for (; at_ + tick < until; at_ = at_ + tick) take(tracker_.see(tracking::Ticked{at_ + tick}));
    at_ = until;
  }

  void take(const std::vector<tracking::Fact>& facts) {
    for (const tracking::Fact& fact : facts) {
      if (const auto* made = std::get_if<tracking::MoveMade>(&fact)) {
        keep({made->at, made->ply, rules::uci(made->move, chess960_), false, made->unseen, {}});
      } else if (const auto* stands = std::get_if<tracking::IllegalMoveStands>(&fact)) {
        keep({stands->at,
              stands->ply,
              rules::text_of(stands->from) + rules::text_of(stands->to),
              true,
              false,
              {}});
      } else if (const auto* back = std::get_if<tracking::TakenBack>(&fact)) {
        moves_.erase(moves_.begin() + back->plies, moves_.end());
      } else if (std::holds_alternative<tracking::NotExplained>(fact)) {
        clear_ = false;
      } else if (std::holds_alternative<tracking::ExplainedAgain>(fact)) {
        clear_ = true;
      }
    }
  }

  void keep(MoveFound found) {
    found.clocks = pressed_;
    const rules::Position& led_to = tracker_.position_after(found.ply);
    moves_.push_back({std::move(found), led_to});
  }

  Lie lie_;
  bool chess960_;
  tracking::Tracker tracker_;
  Instant at_;
  Clocks known_;
  Clocks pressed_;
  bool clear_ = true;
  std::vector<RememberedMove> moves_;
};

}  // namespace

std::optional<RememberedGame> game_from(const GameRemembered& memory, const Expected& expected) {
  // First the men as they stood when the game was marked, one by one.
  rules::Placement men;
  auto entry = memory.entries.begin();
  const rules::Placement& start = expected.start.board();
  std::optional<Lie> lie;
  for (; entry != memory.entries.end() && !lie; ++entry) {
    const auto* square = std::get_if<SquareReported>(&*entry);
    if (square == nullptr) return std::nullopt;
    tracking::see_square(men, square->square, square->piece);
    if (men == start) lie = Lie::Normal;
    if (men == turned(start)) lie = Lie::Rotated;
  }
  if (!lie) return std::nullopt;
  Reader reader{expected, *lie};
  for (; entry != memory.entries.end(); ++entry) {
    std::visit([&](const auto& each) { reader.read(each); }, *entry);
  }
  reader.finish();
  if (!reader.clear()) return std::nullopt;
  return std::move(reader).game();
}

}  // namespace praporek::board
