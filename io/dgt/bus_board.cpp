#include "io/dgt/bus_board.hpp"

#include "core/base/text.hpp"
#include "core/tracking/picture.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace praporek::dgt {

namespace {

constexpr Millis between_changes{400};
constexpr Millis between_clocks{900};
constexpr Millis between_boards{30'000};
constexpr Millis between_memories{10'000};

/// A board that does not answer costs its time-out: it is asked less often.
constexpr Millis between_pings{2'000};
constexpr int most_failures = 3;

constexpr int highest_address = 0x3FFF;

/// What the log says of the time between two changes.
constexpr Millis quick{150};
constexpr Millis slow{700};

bool at_start(const Fields& fields) {
  return tracking::start_number(placement_of(fields, Lie::Normal)) ||
         tracking::start_number(placement_of(fields, Lie::Rotated));
}

}  // namespace

std::string serial_of(Address address) { return fmt::format("{:05}", address.value); }

std::optional<Address> address_of(const std::string& serial) {
  const auto number = whole_number(serial);
  if (!number || *number <= 0 || *number > highest_address) return std::nullopt;
  return Address{*number};
}

std::optional<BusCommand> BusBoard::due(Instant now) const {
  if (!present_) {
    return now >= ping_at_ ? std::optional{BusCommand::Ping} : std::nullopt;
  }
  if (clock_again_) return BusCommand::SendClock;
  if (repeat_) return BusCommand::RepeatChanges;
  if (!uncommitted_) {
    if (now >= changes_at_) return BusCommand::SendChanges;
    if (wants_mark_) return BusCommand::MarkStart;
  }
  if (wants_board_ || now >= board_at_) return BusCommand::SendBoard;
  // It may take a second: the present comes before the past.
  if (wants_memory_ && !uncommitted_ && now >= memory_at_) return BusCommand::Replay;
  if (now >= clock_at_) return BusCommand::SendClock;
  return std::nullopt;
}

void BusBoard::asked(BusCommand command, Instant at) {
  repeating_ = command == BusCommand::RepeatChanges;
  if (command == BusCommand::Ping) ping_at_ = at + between_pings;
  if (command == BusCommand::SendClock) clock_again_ = false;
  if (command == BusCommand::Replay) memory_at_ = at + between_memories;
}

void BusBoard::failed(BusCommand command, Instant at) {
  if (!present_) return;
  if (++failures_ >= most_failures) {
    lose(at);
    return;
  }
  if (command == BusCommand::SendChanges) repeat_ = true;
  if (command == BusCommand::RepeatChanges && failures_ > 1) {
    // What was lost stays lost; the board itself is the truth.
    repeat_ = false;
    wants_board_ = true;
  }
}

void BusBoard::answered(const BusReply& reply, Instant at) {
  failures_ = 0;
  std::visit([&](const auto& each) { take(each, at); }, reply);
}

void BusBoard::meet() {
  if (present_) return;
  present_ = true;
  failures_ = 0;
  fields_.reset();
  last_changes_.clear();
  // What the last listener asked for may never have been written down.
  repeat_ = wants_board_ = true;
  changes_at_ = clock_at_ = {};
}

void BusBoard::lose(Instant at) {
  present_ = repeat_ = clock_again_ = false;
  ping_at_ = at + between_pings;
  if (std::exchange(missed_, true)) return;
  reports_.emplace_back(board::TroubleReported{at, board::Trouble::NoDevice, false});
}

void BusBoard::take(const Present& /*reply*/, Instant /*at*/) { meet(); }

void BusBoard::take(const Changes& reply, Instant at) {
  changes_at_ = at + between_changes;
  repeat_ = false;
  // The question for changes had not arrived: this is what was said before.
  if (repeating_ && reply.entries == last_changes_ && !reply.entries.empty()) {
    changes_at_ = at;
    return;
  }
  last_changes_ = reply.entries;
  apply(reply.entries, at);
}

void BusBoard::apply(const std::vector<LogEntry>& entries, Instant at) {
  for (const LogEntry& entry : entries) {
    if (!apply_entry(entry, at)) {
      wants_board_ = true;
      return;
    }
  }
}

/// False where the rest cannot be followed and the board must be looked at.
bool BusBoard::apply_entry(const LogEntry& entry, Instant at) {
  if (const auto* change = std::get_if<FieldLogged>(&entry)) {
    if (!fields_) return false;
    (*fields_)[change->field.number] = change->man;
    reports_.emplace_back(
        board::SquareReported{at, square_of(change->field, Lie::Normal), piece_of(change->man)});
    uncommitted_ = true;
    wants_mark_ = at_start(*fields_);
    return true;
  }
  if (const auto* press = std::get_if<PressLogged>(&entry)) {
    for (board::Report& each : clock_.see(*press, at)) reports_.push_back(std::move(each));
    uncommitted_ = true;
    return true;
  }
  if (const auto* marked = std::get_if<Marked>(&entry)) {
    // After a loss of power all men follow, in any order: no moves.
    return marked->mark != Mark::PowerUp && marked->mark != Mark::WatchdogReset;
  }
  return false;
}

void BusBoard::take(const Replay& reply, Instant at) {
  wants_memory_ = false;
  board::GameRemembered memory{at, {}};
  Millis age{0};
  for (auto entry = reply.entries.rbegin(); entry != reply.entries.rend(); ++entry) {
    if (const auto* change = std::get_if<FieldLogged>(&*entry)) {
      memory.entries.emplace_back(board::SquareReported{
          at + -age, square_of(change->field, Lie::Normal), piece_of(change->man)});
      age += change->quick ? quick : slow;
    } else if (const auto* press = std::get_if<PressLogged>(&*entry)) {
      board::ClockFace face;
      face.left[static_cast<std::size_t>(press->end)] = press->left;
      memory.entries.emplace_back(board::PressReported{at + -age, press->end, face});
      age += slow;
    }
  }
  std::ranges::reverse(memory.entries);
  reports_.emplace_back(std::move(memory));
  wants_board_ = true;
}

void BusBoard::take(const BoardSeen& reply, Instant at) {
  wants_board_ = false;
  board_at_ = at + between_boards;
  if (std::exchange(missed_, false)) {
    reports_.emplace_back(board::TroubleReported{at, board::Trouble::NoDevice, true});
  }
  if (fields_ != reply.fields) wants_mark_ = at_start(reply.fields);
  fields_ = reply.fields;
  reports_.emplace_back(board::BoardReported{at, placement_of(reply.fields, Lie::Normal)});
}

void BusBoard::take(const ClockReport& reply, Instant at) {
  clock_at_ = at + between_clocks;
  for (board::Report& each : clock_.see(reply, at)) reports_.push_back(std::move(each));
  clock_again_ = clock_.take_question();
}

void BusBoard::take(const StartMarked& /*reply*/, Instant /*at*/) {
  wants_mark_ = false;
  // The times for the start never appear in the log.
  clock_at_ = {};
}

}  // namespace praporek::dgt
