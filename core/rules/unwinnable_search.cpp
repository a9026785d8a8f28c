#include "core/rules/unwinnable_search.hpp"

#include "core/rules/helpmate_guide.hpp"
#include "core/rules/legal_moves.hpp"
#include "core/rules/outcome.hpp"
#include "core/rules/play.hpp"
#include "core/rules/position_graph.hpp"
#include "core/rules/unwinnable_blocked.hpp"
#include "core/rules/unwinnable_material.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
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
    taken_.resize(node + 1, false);
  }

  std::optional<Node> pop() {
    turn_ = (turn_ + 1) % frontiers_.size();
    while (const auto node = frontiers_[turn_].pop()) {
      if (taken_[*node]) continue;
      taken_[*node] = true;
      return node;
    }
    return std::nullopt;  // each frontier was given every node, so all are taken
  }

 private:
  std::array<Frontier, HelpmateGuide::measures> frontiers_;
  std::vector<bool> taken_;  ///< by node
  std::size_t turn_ = 0;
};

/// A cheap look before the argument of the wall is tried: the mating side has but bishops and
/// pawns, and each pawn has one facing it.
bool looks_like_a_wall(const Placement& board, Side mater) {
  const Bitboard movers = board.of(Kind::Queen) | board.of(Kind::Rook) | board.of(Kind::Knight);
  if ((board.of(mater) & movers) != 0) return false;
  Bitboard faced = board.of(other(mater), Kind::Pawn);
  for (const int ranks : {1, 2, 4}) {
    faced |= mater == Side::White ? faced >> (8 * ranks) : faced << (8 * ranks);
  }
  return (board.of(mater, Kind::Pawn) & ~faced) == 0;
}

/// Tries the argument of the wall as long as it pays.
class WallWatch {
 public:
  explicit WallWatch(Side mater) : mater_{mater} {}

  bool is_wall(const Position& position) {
    constexpr unsigned trial = 500;
    constexpr unsigned one_in = 8;
    if (tries_ > trial && hits_ * one_in < tries_) return false;
    if (!looks_like_a_wall(position.board(), mater_)) return false;
    ++tries_;
    const bool wall = is_blocked_for(position, mater_);
    if (wall) ++hits_;
    return wall;
  }

 private:
  Side mater_;
  unsigned tries_ = 0;
  unsigned hits_ = 0;
};

class HelpmateSearch {
 public:
  HelpmateSearch(const Position& root, Side mater, NodeBudget budget)
      : graph_{root}, guide_{root, mater}, walls_{mater}, mater_{mater}, budget_{budget} {
    frontiers_.push(0, guide_.distances(root));
  }

  MateVerdict run() {
    while (const auto node = frontiers_.pop()) {
      // A node not looked at is never counted as searched: the answer is open.
      if (graph_.size() >= budget_.nodes) return {Undecided{}, graph_.size()};
      if (auto mate = expand(*node)) return {Helpmate{std::move(*mate)}, graph_.size()};
    }
    return {CannotMate::Closure, graph_.size()};
  }

 private:
  /// Adds what can be reached by one move; the whole line if that is mate.
  std::optional<std::vector<Move>> expand(Node node) {
    const Position position = graph_[node];
    const bool mater_moves = position.side_to_move() == mater_;
    for (const Move move : legal_moves(position)) {
      const Position next = after(position, move);
      if (mater_moves && is_checkmate(next)) {
        auto line = graph_.line_to(node);
        line.push_back(move);
        return line;
      }
      if (!cannot_mate_with_this_material(next.board(), mater_)) add(next, node, move);
    }
    return std::nullopt;
  }

  void add(const Position& next, Node parent, Move move) {
    const auto added = graph_.add(next, parent, move);
    if (!added.is_new) return;
    // Only a capture or a pawn move can have closed the last gap.
    if (next.halfmove_clock() == 0 && walls_.is_wall(next)) return;
    frontiers_.push(added.node, guide_.distances(next));
  }

  PositionGraph graph_;
  HelpmateGuide guide_;
  Frontiers frontiers_;
  WallWatch walls_;
  Side mater_;
  NodeBudget budget_;
};

}  // namespace

MateVerdict search_helpmate(const Position& position, Side mater, NodeBudget budget) {
  return HelpmateSearch{position, mater, budget}.run();
}

}  // namespace praporek::rules
