#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace praporek::pairing {

/// Some of the vertices 0..size-1 of a graph, one bit each.
class VertexSet {
 public:
  VertexSet() = default;
  explicit VertexSet(int size) : words_(word_count(size)) {}

  static std::size_t word_count(int size) { return (static_cast<std::size_t>(size) + 63) / 64; }

  [[nodiscard]] bool has(int v) const { return ((words_[word(v)] >> bit(v)) & 1U) != 0; }
  void add(int v) { words_[word(v)] |= std::uint64_t{1} << bit(v); }
  void drop(int v) { words_[word(v)] &= ~(std::uint64_t{1} << bit(v)); }
  [[nodiscard]] std::size_t words() const { return words_.size(); }
  [[nodiscard]] std::uint64_t operator[](std::size_t i) const { return words_[i]; }
  std::uint64_t& operator[](std::size_t i) { return words_[i]; }

  static std::size_t word(int v) { return static_cast<std::size_t>(v) / 64; }
  static unsigned bit(int v) { return static_cast<unsigned>(v) % 64; }

 private:
  std::vector<std::uint64_t> words_;
};

/// Who may be joined with whom: an undirected graph as rows of bits.
class Graph {
 public:
  explicit Graph(int size)
      : size_{size},
        stride_{VertexSet::word_count(size)},
        bits_(stride_ * static_cast<std::size_t>(size)) {}

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] std::size_t words() const { return stride_; }
  [[nodiscard]] const std::uint64_t* row(int v) const {
    return bits_.data() + stride_ * static_cast<std::size_t>(v);
  }
  [[nodiscard]] bool linked(int a, int b) const {
    return ((row(a)[VertexSet::word(b)] >> VertexSet::bit(b)) & 1U) != 0;
  }
  void link(int a, int b) {
    word_of(a, b) |= std::uint64_t{1} << VertexSet::bit(b);
    word_of(b, a) |= std::uint64_t{1} << VertexSet::bit(a);
  }
  void unlink(int a, int b) {
    word_of(a, b) &= ~(std::uint64_t{1} << VertexSet::bit(b));
    word_of(b, a) &= ~(std::uint64_t{1} << VertexSet::bit(a));
  }

 private:
  std::uint64_t& word_of(int a, int b) {
    return bits_[stride_ * static_cast<std::size_t>(a) + VertexSet::word(b)];
  }

  int size_ = 0;
  std::size_t stride_ = 0;
  std::vector<std::uint64_t> bits_;
};

/// Calls `visit` for every vertex whose bit is set in `word`, the word number `index` of a row.
template <class Visit>
void for_each_vertex(std::uint64_t word, std::size_t index, Visit visit) {
  while (word != 0) {
    visit(static_cast<int>(index * 64) + std::countr_zero(word));
    word &= word - 1;
  }
}

}  // namespace praporek::pairing
