#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace praporek::pairing::swiss1992 {

/// Two vertices joined, seen from one end.
struct Edge {
  static constexpr int nowhere = -1;

  int from = nowhere;
  int to = nowhere;

  [[nodiscard]] Edge reversed() const { return {to, from}; }
};

/// An odd cycle treated as one vertex. The first child holds the base, the only one whose partner
/// is outside. links[i] joins children[i] to the next child, cyclically.
struct Blossom {
  std::vector<int> children;
  std::vector<Edge> links;
  std::int64_t dual = 0;
};

/// A matching together with the blossoms it is seen through. Ids below the number of vertices are
/// vertices, the others blossoms; blossoms may lie in blossoms, the outermost one of a vertex is
/// its top.
class Blossoms {
 public:
  explicit Blossoms(int vertices);

  [[nodiscard]] int vertices() const { return vertices_; }
  [[nodiscard]] bool is_blossom(int id) const { return id >= vertices_; }
  [[nodiscard]] int top(int vertex) const { return top_[static_cast<std::size_t>(vertex)]; }
  [[nodiscard]] Blossom& blossom(int id) { return blossoms_[slot(id)]; }
  [[nodiscard]] const Blossom& blossom(int id) const { return blossoms_[slot(id)]; }

  /// From inside the id to its partner; nowhere when exposed.
  [[nodiscard]] Edge match(int id) const { return match_[static_cast<std::size_t>(id)]; }
  [[nodiscard]] bool is_exposed(int id) const { return match(id).to == Edge::nowhere; }

  /// Gives an id its partner; inside a blossom the pairs follow from where the edge enters.
  void set_match(int id, Edge edge);

  /// Makes a blossom of outermost ids and returns its id.
  int shrink(Blossom made);

  /// Makes the children of an outermost blossom outermost again.
  Blossom open(int id);

  template <class Visit>
  void for_each_vertex(int id, const Visit& visit) const {
    if (!is_blossom(id)) {
      visit(id);
      return;
    }
    for (const int child : blossom(id).children) for_each_vertex(child, visit);
  }

  /// All outermost ids.
  [[nodiscard]] std::vector<int> tops() const;

  /// The duals of all blossoms around a vertex, nested ones included.
  [[nodiscard]] std::vector<std::int64_t> duals_around() const;

 private:
  [[nodiscard]] std::size_t slot(int id) const { return static_cast<std::size_t>(id - vertices_); }
  [[nodiscard]] bool holds(int id, int vertex) const;
  void set_top(int id);

  int vertices_;
  std::vector<Blossom> blossoms_;
  std::vector<int> unused_;
  std::vector<int> top_;
  std::vector<Edge> match_;
};

}  // namespace praporek::pairing::swiss1992
