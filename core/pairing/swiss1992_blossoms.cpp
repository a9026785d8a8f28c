#include "core/pairing/swiss1992_blossoms.hpp"

#include <algorithm>

namespace praporek::pairing::swiss1992 {

Blossoms::Blossoms(int vertices)
    : vertices_{vertices},
      top_(static_cast<std::size_t>(vertices)),
      match_(static_cast<std::size_t>(2 * vertices)) {
  for (int v = 0; v < vertices; ++v) top_[static_cast<std::size_t>(v)] = v;
}

bool Blossoms::holds(int id, int vertex) const {
  bool found = false;
  for_each_vertex(id, [&](int v) { found = found || v == vertex; });
  return found;
}

void Blossoms::set_top(int id) {
  for_each_vertex(id, [&](int v) { top_[static_cast<std::size_t>(v)] = id; });
}

void Blossoms::set_match(int id, Edge edge) {
  match_[static_cast<std::size_t>(id)] = edge;
  if (!is_blossom(id)) return;
  auto& [children, links, dual] = blossom(id);
  const auto base =
      std::ranges::find_if(children, [&](int child) { return holds(child, edge.from); });
  const auto turn = base - children.begin();
  std::rotate(children.begin(), children.begin() + turn, children.end());
  std::rotate(links.begin(), links.begin() + turn, links.end());
  set_match(children.front(), edge);
  for (std::size_t i = 1; i + 1 < children.size(); i += 2) {
    set_match(children[i], links[i]);
    set_match(children[i + 1], links[i].reversed());
  }
}

int Blossoms::shrink(Blossom made) {
  if (unused_.empty()) {
    unused_.push_back(vertices_ + static_cast<int>(blossoms_.size()));
    blossoms_.emplace_back();
  }
  const int id = unused_.back();
  unused_.pop_back();
  match_[static_cast<std::size_t>(id)] = match(made.children.front());
  blossom(id) = std::move(made);
  set_top(id);
  return id;
}

Blossom Blossoms::open(int id) {
  Blossom opened = std::exchange(blossom(id), {});
  for (const int child : opened.children) set_top(child);
  unused_.push_back(id);
  return opened;
}

std::vector<int> Blossoms::tops() const {
  std::vector<bool> seen(match_.size(), false);
  std::vector<int> found;
  for (const int id : top_) {
    if (seen[static_cast<std::size_t>(id)]) continue;
    seen[static_cast<std::size_t>(id)] = true;
    found.push_back(id);
  }
  return found;
}

std::vector<std::int64_t> Blossoms::duals_around() const {
  std::vector<std::int64_t> around(static_cast<std::size_t>(vertices_), 0);
  for (const Blossom& found : blossoms_) {
    for (const int child : found.children) {
      for_each_vertex(child, [&](int v) { around[static_cast<std::size_t>(v)] += found.dual; });
    }
  }
  return around;
}

}  // namespace praporek::pairing::swiss1992
