#include "core/rules/unwinnable_search.hpp"

#include "core/rules/helpmate_guide.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/rules/position_graph.hpp"
#include "core/rules/unwinnable_blocked.hpp"
#include "core/rules/unwinnable_material.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace praporek::rules {

namespace {

using Node = PositionGraph::Node;

/// Nodes by distance; among equals the newest first, so that a promising line is followed on.
class Frontier {
 public:
  void push(Node node, int distance) {
    const auto at = static_cast<std::size_t>(std::clamp(distance, 0, HelpmateGuide::farthest));
    buckets_[at].push_back(node);
    lowest_ = std::min(lowest_, at);
  }

  std::optional<Node> pop() {
    while (lowest_ < buckets_.size() && buckets_[lowest_].empty()) ++lowest_;
    if (lowest_ == buckets_.size()) return std::nullopt;
    const Node node = buckets_[lowest_].back();
    buckets_[lowest_].pop_back();
    return node;
  }

 private:
  std::array<std::vector<Node>, HelpmateGuide::farthest + 1> buckets_;
  std::size_t lowest_ = 0;
};

/// One frontier for each measure, asked in turn; every node is handed out once.
class Frontiers {
 public:
  void push(Node node, const HelpmateGuide::Distances& distances) {
    for (std::size_t i = 0; i < distances.size(); ++i) frontiers_[i].push(node, distances[i]);
    taken_.push_back(false);
  }

  void skip() { taken_.push_back(true); }
  std::optional<Node> pop() {
    turn_ = (turn_ + 1) % frontiers_.size();
    while (const auto node = frontiers_[turn_].pop()) {
      if (taken_[*node]) continue;
      taken_[*node] = true;
      return node;
    }
    return std::nullopt;  // each frontier holds every node, so all are taken
  }

 private:
  std::array<Frontier, HelpmateGuide::measures> frontiers_;
  std::vector<bool> taken_;  ///< by node
  std::size_t turn_ = 0;
};

/// A cheap look before the real one: only bishops and pawns, each pawn with one facing it.
bool may_be_blocked(const Placement& board, Side mater) {
  const Bitboard movers = board.of(Kind::Queen) | board.of(Kind::Rook) | board.of(Kind::Knight);
  if ((board.of(mater) & movers) != 0) return false;
  Bitboard faced = board.of(other(mater), Kind::Pawn);
  const bool white = mater == Side::White;
  for (int i = 0; i < 3; ++i) faced |= white ? faced >> (8 << i) : faced << (8 << i);
  return (board.of(mater, Kind::Pawn) & ~faced) == 0;
}

class HelpmateSearch {
 public:
  HelpmateSearch(const Position& root, Side mater, NodeBudget budget)
      : graph_{root}, guide_{root, mater}, mater_{mater}, budget_{budget} {
    frontier_.push(0, guide_.distances(root));
  }

  MateVerdict run() {
    while (const auto node = frontier_.pop()) {
      if (graph_.size() >= budget_.nodes) return verdict(Undecided{});
      if (auto mate = expand(*node)) return verdict(Helpmate{std::move(*mate)});
    }
    return verdict(CannotMate::Closure);
  }

 private:
  template <class Answer>
  MateVerdict verdict(Answer answer) const {
    return {std::move(answer), graph_.size()};
  }

  std::optional<std::vector<Move>> expand(Node node) {
    const Position position = graph_[node];
    const bool mater_moves = position.side_to_move() == mater_;
    for (const Move move : legal_moves(position)) {
      const Position next = after(position, move);
      if (mater_moves && in_check(next) && !has_legal_move(next)) {
        auto line = graph_.line_to(node);
        line.push_back(move);
        return line;
      }
      if (cannot_mate_with_this_material(next.board(), mater_)) continue;
      const auto added = graph_.add(next, node, move);
      if (!added.is_new) continue;
      // What cannot be undone may have locked the position.
      if (next.halfmove_clock() == 0 && is_locked(next)) {
        frontier_.skip();
        continue;
      }
      frontier_.push(added.node, guide_.distances(next));
    }
    return std::nullopt;
  }

  bool is_locked(const Position& position) {
    // Not tried for ever where it does not help.
    if (lock_tries_ > 500 && lock_hits_ * 8 < lock_tries_) return false;
    if (!may_be_blocked(position.board(), mater_)) return false;
    ++lock_tries_;
    const bool locked = is_blocked_for(position, mater_);
    if (locked) ++lock_hits_;
    return locked;
  }

  PositionGraph graph_;
  HelpmateGuide guide_;
  Frontiers frontier_;
  Side mater_;
  NodeBudget budget_;
  std::uint64_t lock_tries_ = 0;
  std::uint64_t lock_hits_ = 0;
};

}  // namespace

MateVerdict search_helpmate(const Position& position, Side mater, NodeBudget budget) {
  return HelpmateSearch{position, mater, budget}.run();
}

}  // namespace praporek::rules
