#include "io/simulator/line.hpp"

#include "io/dgt/encoder.hpp"

#include <algorithm>
#include <utility>

namespace praporek::simulator {

namespace {

/// 9600 baud: a byte in 1.04 ms, rounded up.
Millis time_on_line(std::size_t bytes) { return Millis{(bytes * 25 + 23) / 24}; }

/// An adapter hands over what it has every few milliseconds.
constexpr int largest_piece = 16;

constexpr Millis short_outage{1'500};
constexpr int longer_outage = 2'500;

}  // namespace

Line::Line(std::vector<TableOptions> tables, const FaultPlan& faults, std::uint64_t seed)
    : faults_{faults, seed} {
  for (TableOptions& options : tables) {
    tables_.push_back(std::make_unique<Table>(std::move(options)));
  }
}

void Line::begin(Instant at) {
  for (const auto& table : tables_) table->begin(at);
}

Table& Line::any_table() {
  return *tables_[static_cast<std::size_t>(faults_.pick(static_cast<int>(tables_.size())))];
}

void Line::receive(dgt::ByteView bytes, Instant at) {
  if (at < back_at_ || at < silent_until_) return;
  for (const auto& table : tables_) carry(table->board().receive(bytes, at));
}

void Line::carry(std::vector<Due> frames) {
  std::ranges::move(frames, std::back_inserter(waiting_));
}

std::vector<dgt::Bytes> Line::pass(Instant now) {
  const Millis moment = now_ == Instant{} ? Millis{0} : now - now_;
  now_ = now;
  suffer(moment);
  for (const auto& table : tables_) {
    table->pass(now);
    carry(table->board().pass(now, table->clock()));
  }
  std::ranges::stable_sort(waiting_, {}, &Due::at);
  const auto later =
      std::ranges::find_if(waiting_, [&](const Due& frame) { return frame.at > now; });
  for (auto frame = waiting_.begin(); frame != later; ++frame) put_on_wire(*frame);
  waiting_.erase(waiting_.begin(), later);
  std::vector<dgt::Bytes> arrived;
  for (; !wire_.empty() && wire_.front().at <= now; wire_.pop_front()) {
    arrived.push_back(std::move(wire_.front().bytes));
  }
  return arrived;
}

/// Behind whatever is on the line, or on top of it where answers collide; in pieces.
void Line::put_on_wire(const Due& frame) {
  if (frame.at < back_at_ || frame.at < silent_until_) return;
  if (faults_.plan().collisions && frame.at < free_at_ && !wire_.empty()) {
    dgt::Bytes& under = wire_.back().bytes;
    for (std::size_t i = 0; i < std::min(under.size(), frame.bytes.size()); ++i) {
      under[i] = static_cast<dgt::Byte>(under[i] | frame.bytes[i]);
    }
    return;
  }
  Instant at = std::max(frame.at, free_at_);
  const dgt::Bytes bytes = faults_.spoil(frame.bytes);
  for (std::size_t sent = 0; sent < bytes.size();) {
    const std::size_t piece =
        std::min(bytes.size() - sent, 1 + static_cast<std::size_t>(faults_.pick(largest_piece)));
    const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(sent);
    at = at + time_on_line(piece);
    wire_.push_back({at, {first, first + static_cast<std::ptrdiff_t>(piece)}});
    sent += piece;
  }
  free_at_ = at;
}

void Line::end_faults() {
  faults_.end();
  back_at_ = silent_until_ = {};
  for (const auto& table : tables_) table->board().plug_clock(true);
}

void Line::unplug_until(Instant back) {
  back_at_ = back;
  wire_.clear();
  waiting_.clear();
}

void Line::suffer(Millis moment) {
  const FaultPlan& plan = faults_.plan();
  const auto outage = [&] { return now_ + short_outage + Millis{faults_.pick(longer_outage)}; };
  if (faults_.happens(plan.unplugged, moment)) unplug_until(outage());
  if (faults_.happens(plan.silent, moment)) silent_until_ = outage();
  if (faults_.happens(plan.power_lost, moment)) any_table().board().lose_power();
  if (now_ >= clock_back_at_ && faults_.happens(plan.clock_pulled, moment)) {
    clock_back_at_ = outage();
    pulled_ = static_cast<std::size_t>(faults_.pick(static_cast<int>(tables_.size())));
    tables_[pulled_]->board().plug_clock(false);
  } else if (now_ >= clock_back_at_ && clock_back_at_ != Instant{}) {
    tables_[pulled_]->board().plug_clock(true);
    clock_back_at_ = {};
  }
  if (tables_.size() == 1 && faults_.happens(plan.blank_clock, moment)) {
    waiting_.push_back({now_, dgt::frame_of(0x8D, dgt::Bytes(7, 0))});
  }
}

}  // namespace praporek::simulator
