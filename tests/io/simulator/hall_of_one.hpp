#pragma once

#include "core/rules/legal_moves.hpp"
#include "core/rules/play.hpp"
#include "core/tracking/tracker.hpp"
#include "io/dgt/clock_watch.hpp"
#include "io/dgt/commands.hpp"
#include "io/dgt/decoder.hpp"
#include "io/dgt/encoder.hpp"
#include "io/simulator/board.hpp"
#include "io/simulator/hands.hpp"

#include <vector>

namespace praporek::test {

/// One simulated board and clock, and the console's reading of their bytes.
class HallOfOne {
 public:
  HallOfOne(const rules::Position& start, dgt::Lie lie, std::uint64_t seed)
      : position{start},
        hands{seed},
        tracker_{start},
        board_{start.board(), lie, "01025"},
        clock_{std::chrono::minutes{90}, std::chrono::seconds{30}},
        lie_{lie} {
    hear(board_.receive(encode(dgt::Command::UpdateNice), at_));
    clock_.start(at_);
  }

  void play(rules::Move move) {
    for (const simulator::Gesture& gesture : hands.make(position, move)) {
      wait(gesture.after);
      board_.put(gesture.square, gesture.piece);
    }
    const Side mover = position.side_to_move();
    position = after(position, move);
    played.push_back(move);
    wait(Millis{50 + hands.pick(700)});
    // Who forgot to press leaves the lever where it is; his opponent has nothing to press then.
    const bool his_lever = side_at(clock_.report().using_time, lie_) == mover;
    if (his_lever && hands.pick(30) != 0) clock_.press(at_);
    wait(Millis{200 + hands.pick(3'000)});
  }

  void wait(Millis time) {
    for (; time > Millis{0}; time -= step) {
      at_ = at_ + step;
      clock_.pass(at_);
      hear(board_.pass(at_, clock_));
      take(tracker_.see(tracking::Ticked{at_}));
    }
  }

  rules::Position position;
  simulator::Hands hands;
  std::vector<rules::Move> played;
  std::vector<rules::Move> found;
  int other_facts = 0;
  int presses = 0;

  [[nodiscard]] const tracking::Tracker& tracker() const { return tracker_; }

 private:
  static constexpr Millis step{20};

  void hear(const std::vector<simulator::Due>& frames) {
    for (const simulator::Due& due : frames) {
      const auto cut = static_cast<std::size_t>(hands.pick(static_cast<int>(due.bytes.size())));
      const dgt::ByteView all{due.bytes};
      for (const dgt::ByteView portion : {all.first(cut), all.subspan(cut)}) {
        for (const dgt::Message& message : decoder_.receive(portion, due.at)) read(message);
      }
    }
  }

  void read(const dgt::Message& message) {
    if (const auto* change = std::get_if<dgt::FieldChanged>(&message)) {
      take(tracker_.see(
          tracking::SquareChanged{at_, square_of(change->field, lie_), piece_of(change->man)}));
    } else if (const auto* report = std::get_if<dgt::ClockReport>(&message)) {
      for (const dgt::ClockFact& fact : watch_.see(*report, at_)) {
        const auto* press = std::get_if<dgt::LeverPressed>(&fact);
        if (press == nullptr) continue;
        ++presses;
        take(tracker_.see(tracking::LeverPressed{at_, side_at(press->by, lie_)}));
      }
    }
  }

  void take(const std::vector<tracking::Fact>& facts) {
    for (const tracking::Fact& fact : facts) {
      if (const auto* made = std::get_if<tracking::MoveMade>(&fact)) {
        found.push_back(made->move);
      } else {
        ++other_facts;
      }
    }
  }

  tracking::Tracker tracker_;
  simulator::Board board_;
  simulator::Clock clock_;
  dgt::Lie lie_;
  dgt::Decoder decoder_;
  dgt::ClockWatch watch_;
  Instant at_{Millis{1'800'000'000'000}};
};

}  // namespace praporek::test
