#include "core/rules/position_graph.hpp"

#include <algorithm>

namespace praporek::rules {

namespace {

constexpr std::size_t first_slots = 1024;
constexpr std::uint64_t upper_half = 0xFFFFFFFF00000000ULL;

}  // namespace

PositionGraph::PositionGraph(const Position& root) : slots_(first_slots, 0) {
  entries_.reserve(first_slots / 2);
  add(root, 0, Move{});
}

PositionGraph::Added PositionGraph::add(const Position& position, Node parent, Move move) {
  if (2 * entries_.size() >= slots_.size()) grow();
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = position.key() & mask;
  for (; slots_[at] != 0; at = (at + 1) & mask) {
    if ((slots_[at] & upper_half) != (position.key() & upper_half)) continue;
    const Node node = static_cast<Node>(slots_[at]) - 1;
    if (same_position(entries_[node].position, position)) return {node, false};
  }
  entries_.push_back({position, parent, move});
  slots_[at] = (position.key() & upper_half) | entries_.size();
  return {static_cast<Node>(entries_.size() - 1), true};
}

void PositionGraph::grow() {
  slots_.assign(slots_.size() * 4, 0);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const std::uint64_t key = entries_[i].position.key();
    std::size_t at = key & mask;
    while (slots_[at] != 0) at = (at + 1) & mask;
    slots_[at] = (key & upper_half) | (i + 1);
  }
}

std::vector<Move> PositionGraph::line_to(Node node) const {
  std::vector<Move> line;
  for (; node != 0; node = entries_[node].parent) line.push_back(entries_[node].move);
  std::ranges::reverse(line);
  return line;
}

}  // namespace praporek::rules
