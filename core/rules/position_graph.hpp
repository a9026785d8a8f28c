#pragma once

#include "core/rules/position.hpp"

#include <cstdint>
#include <vector>

namespace praporek::rules {

/// The positions a search has met, each once, with the move that first led there. Two positions
/// are one only if they are the same by exact comparison; the key merely finds candidates.
class PositionGraph {
 public:
  using Node = std::uint32_t;

  explicit PositionGraph(const Position& root);

  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  [[nodiscard]] const Position& operator[](Node node) const { return entries_[node].position; }

  struct Added {
    Node node;
    bool is_new;
  };
  Added add(const Position& position, Node parent, Move move);

  /// The moves from the root to this node.
  [[nodiscard]] std::vector<Move> line_to(Node node) const;

 private:
  struct Entry {
    Position position;
    Node parent = 0;
    Move move{};
  };

  void grow();

  std::vector<Entry> entries_;
  /// Upper half of the key and node + 1, or 0 for empty; a power of two long.
  std::vector<std::uint64_t> slots_;
};

}  // namespace praporek::rules
