#include "core/clock/time_control_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <utility>

namespace praporek::clock {

namespace {

using std::chrono::duration_cast;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr int most_moves = 999;
constexpr Millis longest = hours{99};

struct Unit {
  std::string_view sign;
  Millis length;
};

// Two apostrophes stand before one, so that 5'' is not read as five minutes.
constexpr std::array<Unit, 6> units{{{"h", hours{1}},
                                     {"m", minutes{1}},
                                     {"s", seconds{1}},
                                     {"''", seconds{1}},
                                     {"'", minutes{1}},
                                     {"\"", seconds{1}}}};

class Reader {
 public:
  Reader(std::string_view text, ControlReading reading) : text_{text}, reading_{reading} {}

  Result<TimeControl> control() {
    if (take('W') || take('w')) return one_for_each_side();
    Result<Allotment> both = allotment();
    if (!both) return both.error();
    if (!at_end()) return unexpected();
    return same_for_both(*std::move(both));
  }

 private:
  Result<TimeControl> one_for_each_side() {
    Result<Allotment> white = allotment();
    if (!white) return white.error();
    if (!take('-')) return expected("clock.expected-black");
    if (!take('B') && !take('b')) return expected("clock.expected-black");
    Result<Allotment> black = allotment();
    if (!black) return black.error();
    if (!at_end()) return unexpected();
    return TimeControl{{*std::move(white), *std::move(black)}};
  }

  Result<Allotment> allotment() {
    Allotment read;
    read.periods.clear();
    do {
      if (!read.periods.empty() && !read.periods.back().moves) {
        return Refusal{Article{"6.3.1"}, Message{"clock.period-after-last", {column()}}};
      }
      Result<Period> next = period();
      if (!next) return next.error();
      read.periods.push_back(*next);
    } while (take(':') || take(','));
    return read;
  }

  Result<Period> period() {
    Period read{.moves = {}, .base = {}, .bonus = {}, .mode = reading_.mode};
    const std::string start = column();
    if (!take_word("SD/") && !take_word("G/") && moves_follow()) {
      Result<int> moves = number(most_moves);
      if (!moves) return moves.error();
      if (*moves == 0) return Refusal{Message{"clock.no-moves", {start}}};
      read.moves = *moves;
      take('/');
    }
    Result<Millis> base =
        duration(reading_.bare == BareNumber::Minutes ? Millis{minutes{1}} : Millis{seconds{1}});
    if (!base) return base.error();
    read.base = *base;
    if (take('+')) {
      Result<Millis> bonus = duration(seconds{1});
      if (!bonus) return bonus.error();
      read.bonus = *bonus;
    }
    if (read.base + read.bonus == Millis{0}) return Refusal{Message{"clock.no-time", {start}}};
    return read;
  }

  Result<Millis> duration(Millis bare) {
    Result<int> first = number(static_cast<int>(longest.count() / 1000));
    if (!first) return first.error();
    std::optional<Millis> unit = take_unit();
    Millis sum = *first * unit.value_or(bare);
    while (unit && digit_follows()) {
      Result<int> more = number(most_moves);
      if (!more) return more.error();
      unit = take_unit();
      if (!unit) return expected("clock.expected-unit");
      sum += *more * *unit;
    }
    if (sum > longest) return expected("clock.number-too-large");
    return sum;
  }

  Result<int> number(int largest) {
    skip_blanks();
    if (!digit_follows()) return expected("clock.expected-number");
    int value = 0;
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value);
    if (error != std::errc{} || value > largest) return expected("clock.number-too-large");
    at_ += static_cast<std::size_t>(end - begin);
    return value;
  }

  /// Digits and then a slash: a number of moves, not a duration.
  bool moves_follow() {
    skip_blanks();
    const auto digits_end = text_.find_first_not_of("0123456789", at_);
    const auto next = text_.find_first_not_of(' ', std::min(digits_end, text_.size()));
    return digits_end != at_ && next != std::string_view::npos && text_[next] == '/';
  }

  std::optional<Millis> take_unit() {
    for (const Unit& unit : units) {
      if (text_.substr(at_).starts_with(unit.sign)) {
        at_ += unit.sign.size();
        return unit.length;
      }
    }
    return std::nullopt;
  }

  bool take_word(std::string_view word) {
    skip_blanks();
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  bool take(char sign) { return take_word({&sign, 1}); }

  bool digit_follows() const {
    return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9';
  }

  bool at_end() {
    skip_blanks();
    return at_ == text_.size();
  }

  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  std::string column() {
    skip_blanks();
    return std::to_string(at_ + 1);
  }

  Refusal expected(const char* id) { return Refusal{Message{id, {column()}}}; }

  Refusal unexpected() {
    skip_blanks();
    return Refusal{Message{"clock.unexpected-text",
                           {std::to_string(at_ + 1), std::string{text_.substr(at_)}}}};
  }

  std::string_view text_;
  ControlReading reading_;
  std::size_t at_ = 0;
};

std::string whole_seconds(Millis time) {
  return std::to_string(duration_cast<seconds>(time).count());
}

std::string with_unit(Millis time) {
  const auto whole = duration_cast<minutes>(time);
  const auto rest = duration_cast<seconds>(time - whole);
  if (whole.count() == 0) return std::to_string(rest.count()) + "s";
  const std::string text = std::to_string(whole.count()) + "m";
  return rest.count() == 0 ? text : text + std::to_string(rest.count()) + "s";
}

using Writer = std::string (*)(Millis);

std::string written(const Allotment& allotment, Writer write) {
  std::string text;
  for (const Period& period : allotment.periods) {
    if (!text.empty()) text += ':';
    if (period.moves) text += std::to_string(*period.moves) + '/';
    text += write(period.base);
    if (period.bonus != Millis{0}) text += '+' + write(period.bonus);
  }
  return text;
}

std::string written(const TimeControl& control, Writer write) {
  const std::string white = written(control[Side::White], write);
  const std::string black = written(control[Side::Black], write);
  return white == black ? white : 'W' + white + "-B" + black;
}

}  // namespace

Result<TimeControl> read_time_control(std::string_view text, ControlReading reading) {
  return Reader{text, reading}.control();
}

std::string in_seconds(const TimeControl& control) { return written(control, whole_seconds); }

std::string in_units(const TimeControl& control) { return written(control, with_unit); }

}  // namespace praporek::clock
