#include "core/pairing/dutch_graph.hpp"

#include <algorithm>
#include <compare>
#include <cstdlib>
#include <map>
#include <optional>

namespace praporek::pairing::dutch {

namespace {

enum class Zone : std::uint8_t { Member, Next, Rest, Seat };

Zone zone_of(const BracketGraph& graph, int vertex) {
  if (vertex < graph.members) return Zone::Member;
  if (vertex < graph.next_end) return Zone::Next;
  return vertex < graph.players ? Zone::Rest : Zone::Seat;
}

/// All that the criteria see of a player.
struct Kind {
  Zone zone = Zone::Seat;
  int score_level = 0;
  std::optional<Side> preference;
  PreferenceKind strength = PreferenceKind::None;
  int difference = 0;
  bool fears_third = false;
  Float last_float = Float::None;
  Float float_before_last = Float::None;
  int unplayed = 0;

  auto operator<=>(const Kind&) const = default;
};

Kind kind_of(const BracketView& view, const BracketGraph& graph, int vertex) {
  Kind kind;
  kind.zone = zone_of(graph, vertex);
  if (kind.zone == Zone::Seat || kind.zone == Zone::Rest) return kind;
  const Contender& player = view.player(graph.places[static_cast<std::size_t>(vertex)]);
  kind.score_level = player.score_level;
  if (kind.zone == Zone::Next) return kind;
  kind.preference = player.colour.preference;
  kind.strength = player.colour.kind;
  if (kind.strength == PreferenceKind::Absolute) {
    kind.difference = player.colour.difference;
    kind.fears_third = would_be_third_in_a_row(player.colour, other(*kind.preference));
  }
  kind.last_float = player.last_float;
  kind.float_before_last = player.float_before_last;
  if (view.floater_gets_bye) kind.unplayed = player.unplayed;
  return kind;
}

struct Pricing {
  const BracketView& view;
  const BracketGraph& graph;

  [[nodiscard]] int place(int vertex) const {
    return graph.places[static_cast<std::size_t>(vertex)];
  }

  void charge_pair(Costs& costs, int a, int b) const {
    const bool in_order = view.player(place(a)).score_level <= view.player(place(b)).score_level;
    const int higher = place(in_order ? a : b);
    const int lower = place(in_order ? b : a);
    const auto criteria = quality_criteria();
    for (std::size_t i = 0; i < criteria.size(); ++i) {
      if (criteria[i].of_pair != nullptr)
        add_charge(costs, static_cast<int>(i), criteria[i].of_pair(view, higher, lower));
    }
  }

  // What it costs that `vertex` is joined with somebody of `other` outside its bracket.
  void charge_floating(Costs& costs, int vertex, Zone other) const {
    const Zone zone = zone_of(graph, vertex);
    if (zone != Zone::Member && zone != Zone::Next) return;
    const bool floats_on = graph.sight != Sight::BracketOnly && graph.next_end > graph.members &&
                           (other == Zone::Rest || other == Zone::Seat);
    const auto criteria = quality_criteria();
    for (std::size_t i = 0; i < criteria.size(); ++i) {
      const Criterion& criterion = criteria[i];
      if (zone == Zone::Member && criterion.of_downfloater != nullptr)
        add_charge(costs, static_cast<int>(i), criterion.of_downfloater(view, place(vertex)));
      if (floats_on && criterion.of_next_downfloater != nullptr)
        add_charge(costs, static_cast<int>(i), criterion.of_next_downfloater(view, place(vertex)));
    }
  }

  [[nodiscard]] Costs of(int a, int b) const {
    Costs costs;
    const Zone zone_a = zone_of(graph, a);
    const Zone zone_b = zone_of(graph, b);
    if (zone_a == Zone::Member && zone_b == Zone::Member) {
      charge_pair(costs, a, b);
    } else {
      charge_floating(costs, a, zone_b);
      charge_floating(costs, b, zone_a);
    }
    return costs;
  }
};

// Cuts the links that would deny the wish.
void grant(const Wish& wish, const BracketGraph& graph, Graph& links) {
  if (wish.kind == Wish::Kind::None) return;
  const auto vertex_of = [&](int place) {
    return static_cast<int>(std::ranges::find(graph.places, place) - graph.places.begin());
  };
  const int player = vertex_of(wish.player);
  const bool pair = wish.kind == Wish::Kind::Pair;
  const int opponent = pair ? vertex_of(wish.opponent) : player;
  for (int v = 0; v < graph.players; ++v) {
    if (pair ? v != opponent : v >= graph.members) links.unlink(player, v);
    if (pair && v != player) links.unlink(opponent, v);
  }
}

bool may_sit(const Field& field, const BracketGraph& graph, const Wish& wish, int vertex) {
  const int place = graph.places[static_cast<std::size_t>(vertex)];
  if (wish.kind == Wish::Kind::Stay && place == wish.player) return false;
  return graph.sight != Sight::WholeField || field.may_take_bye(place);
}

}  // namespace

BracketGraph players_graph(const Field& field, const Bracket& bracket, Sight sight,
                           const Wish& wish) {
  BracketGraph graph;
  graph.sight = sight;
  graph.places = bracket.members();
  graph.moved_down = static_cast<int>(bracket.moved_down.size());
  graph.members = static_cast<int>(graph.places.size());
  const auto append = [&](const std::vector<int>& more) {
    graph.places.insert(graph.places.end(), more.begin(), more.end());
    return static_cast<int>(graph.places.size());
  };
  graph.next_end = sight == Sight::BracketOnly ? graph.members : append(bracket.next);
  graph.players = sight == Sight::WholeField ? append(bracket.rest) : graph.next_end;
  graph.links = Graph{graph.players};
  for (int a = 0; a < graph.players; ++a) {
    for (int b = std::max(a + 1, a < graph.moved_down ? graph.moved_down : 0); b < graph.players;
         ++b) {
      if (field.may_meet.linked(graph.places[static_cast<std::size_t>(a)],
                                graph.places[static_cast<std::size_t>(b)]))
        graph.links.link(a, b);
    }
  }
  grant(wish, graph, graph.links);
  return graph;
}

BracketGraph with_seats(const Field& field, const BracketGraph& graph, const Wish& wish,
                        int seats) {
  BracketGraph result = graph;
  result.links = Graph{graph.players + seats};
  for (int a = 0; a < graph.players; ++a) {
    for (std::size_t k = 0; k < graph.links.words(); ++k) {
      for_each_vertex(graph.links.row(a)[k], k, [&](int b) { result.links.link(a, b); });
    }
    if (!may_sit(field, graph, wish, a)) continue;
    for (int seat = 0; seat < seats; ++seat) result.links.link(a, graph.players + seat);
  }
  return result;
}

EdgeCharges charges_of(const BracketView& view, const BracketGraph& graph) {
  EdgeCharges charges;
  std::map<Kind, int> class_of_kind;
  std::vector<int> sample;
  for (int v = 0; v < graph.links.size(); ++v) {
    const auto [entry, is_new] =
        class_of_kind.try_emplace(kind_of(view, graph, v), charges.classes);
    if (is_new) {
      ++charges.classes;
      sample.push_back(v);
    }
    charges.class_of.push_back(entry->second);
  }
  const Pricing pricing{view, graph};
  for (const int a : sample) {
    for (const int b : sample) charges.table.push_back(pricing.of(a, b));
  }
  return charges;
}

}  // namespace praporek::pairing::dutch
