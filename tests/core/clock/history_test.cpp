#include "core/clock/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/clock/table_clock.hpp"
#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>

using namespace praporek::clock;
using namespace praporek::test;
using praporek::BySide;
using praporek::Instant;
using praporek::Millis;
using praporek::Side;

// Random lives of a clock, booked by a second clerk who knows nothing of how the clock works: he
// writes down what each side was given and how long it ran, and the books must balance.

namespace {

constexpr std::array<Side, 2> both_sides{white, black};

struct Books {
  Millis given{0};
  Millis spent{0};    ///< main time, delays taken off
  Millis thought{0};  ///< on the move under way
  int period = 0;
  int presses = 0;
  bool down = false;
  int falls_since_raised = 0;
};

/// A clock with one bonus for the whole game, so that the clerk can count in his head.
class Clerk {
 public:
  explicit Clerk(const ClockRules& rules) : rules_{rules} {
    for (const Side side : both_sides) {
      const Period& first = rules.control[side].periods[0];
      books_[side].given = first.base + (first.mode == BonusMode::Fischer ? first.bonus : 0s);
    }
  }

  /// Before the event: time has passed for the side that was running.
  void passes(const ClockState& before, Millis elapsed) {
    if (before.phase != Phase::Running) return;
    Books& book = books_[before.turn];
    const Period& period = rules_.control[before.turn].periods[0];
    const Millis waits = period.mode == BonusMode::Delay ? period.bonus : Millis{0};
    const Millis free = std::clamp(waits - book.thought, Millis{0}, elapsed);
    book.thought += elapsed;
    Millis due = elapsed - free;
    while (!book.down) {
      const Millis taken = std::min(due, balance(before.turn));
      book.spent += taken;
      due -= taken;
      if (balance(before.turn) > 0s) break;
      if (rules_.change == PeriodChange::ByZero && next_base(before.turn) > 0s) {
        book.given += next_base(before.turn);
        ++book.period;
      } else {
        fall(before.turn);
        frozen_ = rules_.freeze_at_flag;
      }
    }
  }

  void presses(Side side) {
    Books& book = books_[side];
    const Period& period = rules_.control[side].periods[0];
    ++book.presses;
    if (!book.down) {
      if (period.mode == BonusMode::Fischer) book.given += period.bonus;
      if (period.mode == BonusMode::Bronstein) book.given += std::min(book.thought, period.bonus);
      count_periods(side);
    }
    books_[other(side)].thought = Millis{0};
  }

  void sets(Side side, Millis left) {
    Books& book = books_[side];
    book.given += left - balance(side);
    if (left > 0s) {
      book.down = false;
      book.falls_since_raised = 0;
    } else if (!book.down) {
      fall(side);
    }
  }

  void swaps() { std::swap(books_[white], books_[black]); }

  [[nodiscard]] Millis balance(Side side) const { return books_[side].given - books_[side].spent; }
  [[nodiscard]] const Books& book(Side side) const { return books_[side]; }
  bool take_frozen() { return std::exchange(frozen_, false); }

 private:
  [[nodiscard]] Millis next_base(Side side) const {
    const auto& periods = rules_.control[side].periods;
    const auto next = static_cast<std::size_t>(books_[side].period) + 1;
    return next < periods.size() ? periods[next].base : Millis{0};
  }

  [[nodiscard]] int moves_due(Side side) const {
    int due = 0;
    for (int period = 0; period <= books_[side].period; ++period) {
      due += rules_.control[side].periods[static_cast<std::size_t>(period)].moves.value_or(100'000);
    }
    return due;
  }

  void count_periods(Side side) {
    Books& book = books_[side];
    while (rules_.change == PeriodChange::ByMoves && book.presses >= moves_due(side)) {
      book.given += next_base(side);
      ++book.period;
    }
  }

  void fall(Side side) {
    books_[side].down = true;
    ++books_[side].falls_since_raised;
  }

  const ClockRules& rules_;
  BySide<Books> books_;
  bool frozen_ = false;
};

class History {
 public:
  explicit History(unsigned seed)
      : random_{seed}, rules_{any_rules()}, clock_{rules_}, clerk_{rules_} {}

  /// Plays so many events; false at the first one after which the books do not balance.
  bool plays(int events) {
    for (int event = 0; event < events; ++event) {
      if (!one_event()) return false;
    }
    return true;
  }

 private:
  int any(int least, int most) { return std::uniform_int_distribution{least, most}(random_); }

  ClockRules any_rules() {
    const auto mode = static_cast<BonusMode>(any(0, 2));
    const Millis bonus{any(0, 1) == 0 ? 0 : any(1, 8000)};
    const auto any_allotment = [&] {
      Allotment allotment;
      allotment.periods.clear();
      const int periods = any(1, 3);
      for (int period = 1; period <= periods; ++period) {
        Period one{{}, Millis{any(1, 60'000)}, bonus, mode};
        if (period < periods) one.moves = any(1, 6);
        allotment.periods.push_back(one);
      }
      return allotment;
    };
    const Allotment whites = any_allotment();
    return {{{whites, any(0, 1) == 0 ? whites : any_allotment()}},
            static_cast<PeriodChange>(any(0, 1)),
            any(0, 3) == 0};
  }

  bool one_event() {
    now_ += Millis{any(0, 9) == 0 ? any(0, 40'000) : any(0, 4000)};
    const ClockEvent event = any_event();
    const ClockState before = clock_.state();
    clerk_.passes(before, at(now_) - before.at);
    const bool frozen = clerk_.take_frozen();
    book(event, before, frozen);
    const ClockEffects effects = clock_.happens(event);
    return balances(effects);
  }

  ClockEvent any_event() {
    const Side side = any(0, 1) == 0 ? white : black;
    switch (any(0, 15)) {
      case 0:
        return Started{at(now_)};
      case 1:
        return Paused{at(now_), {}};
      case 2:
      case 3:
        return Resumed{at(now_), {}};
      case 4:
        return TimeSet{at(now_), side, Millis{any(0, 4) == 0 ? 0 : any(1, 30'000)}};
      case 5:
        return TimeAdded{at(now_), side, Millis{any(-20'000, 20'000)}};
      case 6:
        if (clock_.rules().control[white] == clock_.rules().control[black])
          return Swapped{at(now_)};
        return Ticked{at(now_)};
      case 7:
      case 8:
        return Ticked{at(now_)};
      default:
        return Pressed{at(now_), any(0, 7) == 0 ? other(clock_.state().turn) : clock_.state().turn,
                       any(0, 9) == 0 ? Press::WithoutMove : Press::AfterMove};
    }
  }

  void book(const ClockEvent& event, const ClockState& before, bool frozen) {
    if (const auto* set = std::get_if<TimeSet>(&event)) clerk_.sets(set->side, set->left);
    if (const auto* added = std::get_if<TimeAdded>(&event)) {
      clerk_.sets(added->side, std::max(clerk_.balance(added->side) + added->more, Millis{0}));
    }
    if (std::holds_alternative<Swapped>(event)) clerk_.swaps();
    const auto* press = std::get_if<Pressed>(&event);
    const bool runs = before.phase == Phase::Running && !frozen;
    if (press != nullptr && runs && press->by == before.turn) clerk_.presses(press->by);
  }

  bool balances(const ClockEffects& effects) const {
    for (const Side side : both_sides) {
      const SideClock& clock = clock_.of(side);
      if (clock.left != clerk_.balance(side) || clock.left < 0s) return false;
      if (clock.flag_fell.has_value() != clerk_.book(side).down) return false;
      if (clock.flag_fell.has_value() != (clock.left == 0s)) return false;
      if (clock.presses != clerk_.book(side).presses) return false;
      if (clock.period != clerk_.book(side).period) return false;
      if (clerk_.book(side).falls_since_raised > 1) return false;
      if (falls_in_last_period(effects, side) > 1) return false;
    }
    return true;
  }

  static int falls_in_last_period(const ClockEffects& effects, Side side) {
    int last_period = -1;
    int falls = 0;
    for (const ClockEffect& effect : effects) {
      const auto* fell = std::get_if<FlagFell>(&effect);
      if (fell == nullptr || fell->side != side) continue;
      falls = fell->period == last_period ? falls + 1 : 1;
      last_period = fell->period;
    }
    return falls;
  }

  std::mt19937 random_;
  ClockRules rules_;
  TableClock clock_;
  Clerk clerk_;
  Millis now_{0};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(clock_history)

BOOST_AUTO_TEST_CASE(time_is_neither_made_nor_lost_and_a_flag_falls_once) {
  const unsigned histories = std::getenv("PRAPOREK_LONG") != nullptr ? 100'000 : 3'000;
  for (unsigned seed = 1; seed <= histories; ++seed) {
    BOOST_REQUIRE_MESSAGE(History{seed}.plays(120), "the books of history " << seed);
  }
}

BOOST_AUTO_TEST_SUITE_END()
