#include "io/simulator/board.hpp"

#include "io/dgt/commands.hpp"
#include "io/dgt/encoder.hpp"

#include <algorithm>
#include <utility>

namespace praporek::simulator {

using dgt::Byte;
using dgt::Bytes;
using dgt::Command;

namespace {

/// All fields in 224 ms.
constexpr Millis look_at_field_pair{7};

constexpr Millis latency{3};

constexpr Byte boot_loader = 0x4E;

/// 9600 baud: a byte in 1.04 ms, rounded up.
Millis time_on_line(std::size_t bytes) { return Millis{(bytes * 25 + 23) / 24}; }

Bytes codes_of(const dgt::Fields& fields) {
  Bytes codes;
  for (const dgt::Man man : fields) codes.push_back(static_cast<Byte>(man));
  return codes;
}

Bytes clock_frame(const dgt::ClockReport& report) {
  return dgt::frame_of(0x8D, dgt::payload_of(report));
}

}  // namespace

Board::Board(const rules::Placement& men, dgt::Lie lie, std::string serial)
    : men_{fields_of(men, lie)},
      scanned_{men_},
      lie_{lie},
      serial_{std::move(serial)},
      clock_{dgt::NoClock{}} {}

void Board::put(rules::Square square, std::optional<rules::Piece> piece) {
  men_[field_of(square, lie_).number] = piece ? dgt::man_of(*piece) : dgt::Man::None;
}

std::vector<Due> Board::receive(dgt::ByteView commands, Instant at) {
  std::vector<Due> out;
  for (const Byte byte : commands) obey(byte, at, out);
  return out;
}

void Board::obey(Byte command, Instant at, std::vector<Due>& out) {
  if (mode_ == Mode::Silent) return;
  if (mode_ == Mode::Bus) mode_ = Mode::Idle;
  const auto answer = [&](Byte id, dgt::ByteView payload) {
    send(at, dgt::frame_of(id, payload), out);
  };
  const Bytes digits{serial_.begin(), serial_.end()};
  switch (static_cast<Command>(command)) {
    case Command::Reset:
      mode_ = Mode::Idle;
      break;
    case Command::ToBusMode:
      mode_ = Mode::Bus;
      break;
    case Command::Update:
      mode_ = Mode::Update;
      break;
    case Command::UpdateBoard:
      mode_ = Mode::UpdateBoard;
      break;
    case Command::UpdateNice:
      mode_ = Mode::UpdateNice;
      break;
    case Command::SendClock:
      send(at, clock_frame(clock_), out);
      break;
    case Command::SendBoard:
      answer(0x86, codes_of(scanned_));
      break;
    case Command::SendSerial:
      answer(0x91, digits);
      break;
    case Command::SendMakersText:
      answer(0x92, Bytes{'S', 'I', 'M'});
      break;
    case Command::SendVersion:
      answer(0x93, Bytes{1, 2});
      break;
    default:
      // A board in its boot loader says nothing more; other commands it does not know.
      if (command == boot_loader) mode_ = Mode::Silent;
  }
}

std::vector<Due> Board::pass(Instant now, const Clock& clock) {
  std::vector<Due> out;
  scan_until(now, out);
  clock_ = clock_plugged_ ? dgt::ClockReport{clock.report()} : dgt::NoClock{};
  send_clock(now, out);
  return out;
}

void Board::scan_until(Instant now, std::vector<Due>& out) {
  if (scanned_until_ == Instant{}) scanned_until_ = now;
  for (; scanned_until_ + look_at_field_pair <= now; next_field_ = (next_field_ + 2) % 64) {
    scanned_until_ = scanned_until_ + look_at_field_pair;
    for (const int field : {next_field_, next_field_ + 1}) {
      const auto i = static_cast<std::size_t>(field);
      if (std::exchange(scanned_[i], men_[i]) == men_[i]) continue;
      if (mode_ == Mode::Bus || mode_ == Mode::Idle || mode_ == Mode::Silent) continue;
      const Bytes change{static_cast<Byte>(field), static_cast<Byte>(men_[i])};
      send(scanned_until_, dgt::frame_of(0x8E, change), out);
    }
  }
}

void Board::send_clock(Instant at, std::vector<Due>& out) {
  Bytes frame = clock_frame(clock_);
  const bool changed = frame != sent_clock_;
  const bool due =
      mode_ == Mode::Update ? at >= clock_due_ || changed : mode_ == Mode::UpdateNice && changed;
  if (!due) return;
  clock_due_ = at + Millis{1'000};
  sent_clock_ = frame;
  send(at, std::move(frame), out);
}

void Board::send(Instant at, Bytes frame, std::vector<Due>& out) {
  const Instant ready = at + latency;
  const Millis busy = std::max(Millis{0}, line_free_ - ready);
  line_free_ = ready + busy + time_on_line(frame.size());
  out.push_back({line_free_, std::move(frame)});
}

}  // namespace praporek::simulator
