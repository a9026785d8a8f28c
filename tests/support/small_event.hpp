#pragma once

#include "core/hall/decide.hpp"
#include "core/hall/step.hpp"
#include "core/hall/wish.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace praporek::test {

/// A hall without file or screen: wishes go in, the state changes or a refusal comes out.
class PlayedHall {
 public:
  /// The id of the refusal's message, empty when the wish was granted.
  std::string wish(hall::Wish what, const std::string& who = "Chief") {
    at = at + Millis{1000};
    auto group = hall::decide(state, {who, "test", at, std::move(what)});
    if (!group) {
      refusal = group.error();
      return refusal.why().id;
    }
    groups.push_back(*group);
    state = hall::step(std::move(state), groups.back());
    return {};
  }

  /// For what must succeed in a test's set-up.
  void must(hall::Wish what, const std::string& who = "Chief") {
    const std::string fault = wish(std::move(what), who);
    if (!fault.empty()) throw std::runtime_error{"refused: " + fault};
  }

  hall::HallState state;
  std::vector<hall::Group> groups;
  Refusal refusal;
  Instant at{Millis{1'800'000'000'000}};
};

/// The wish that makes somebody an arbiter.
inline hall::SetArbiter appoint(const std::string& name, hall::Role role, int first_board = 0,
                                int last_board = 0) {
  hall::Arbiter arbiter;
  arbiter.name = name;
  arbiter.role = role;
  arbiter.first_board = first_board;
  arbiter.last_board = last_board;
  return {arbiter};
}

/// A chief arbiter, a section of this many players and nothing paired yet.
inline PlayedHall small_event(int players) {
  PlayedHall hall;
  hall::EventFacts event;
  event.name = "Spring Open";
  event.city = "Brno";
  hall.must(hall::SetEvent{event});
  hall.must(appoint("Chief", hall::Role::Chief));
  hall::Section section;
  section.name = "Open";
  section.rounds_total = 5;
  hall.must(hall::SetSection{section});
  for (int i = 1; i <= players; ++i) {
    hall::Player player;
    player.section = SectionId{1};
    player.name = "Player " + std::to_string(100 + i);
    player.rating = 2500 - 10 * i;
    hall.must(hall::Register{player});
  }
  return hall;
}

/// Pairs the next round as 1-2, 3-4 …, publishes and starts it.
inline void start_round(PlayedHall& hall, int players) {
  hall::PairRound pairing;
  pairing.section = SectionId{1};
  for (int i = 1; i <= players; i += 2) pairing.boards.push_back({i, i < players ? i + 1 : 0});
  pairing.computed_at = hall.state.last_seq;
  hall.must(pairing);
  hall.must(hall::Publish{SectionId{1}});
  hall.must(hall::StartRound{SectionId{1}, {}});
}

}  // namespace praporek::test
