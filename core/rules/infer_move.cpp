#include "core/rules/infer_move.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"

namespace praporek::rules {

namespace {

Bitboard differing(const Placement& a, const Placement& b) {
  Bitboard squares = 0;
  for (const Side side : {Side::White, Side::Black}) squares |= a.of(side) ^ b.of(side);
  for (const Kind kind : all_kinds) squares |= a.of(kind) ^ b.of(kind);
  return squares;
}

/// One move changes two squares, en passant three and castling four.
constexpr int most_changed_squares = 4;

class Explainer {
 public:
  explicit Explainer(const Placement& seen) : seen_{seen} {}

  /// All lines of exactly this many moves.
  std::vector<Line> lines(const Position& from, int moves) {
    follow(from, moves);
    return std::move(found_);
  }

 private:
  void follow(const Position& position, int moves) {
    const Bitboard wrong = differing(position.board(), seen_);
    if (moves == 0) {
      if (wrong == 0) found_.push_back(line_);
      return;
    }
    if (count(wrong) > most_changed_squares * moves) return;
    for (const Move move : legal_moves(position)) {
      line_.push_back(move);
      follow(after(position, move), moves - 1);
      line_.pop_back();
    }
  }

  const Placement& seen_;
  Line line_;
  std::vector<Line> found_;
};

}  // namespace

std::vector<Line> explain(const Position& from, const Placement& seen, int longest) {
  for (int moves = 0; moves <= longest; ++moves) {
    auto lines = Explainer{seen}.lines(from, moves);
    if (!lines.empty()) return lines;
  }
  return {};
}

}  // namespace praporek::rules
