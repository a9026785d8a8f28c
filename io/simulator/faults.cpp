#include "io/simulator/faults.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>

namespace praporek::simulator {

namespace {

constexpr int thousand = 1'000;

struct ByteFault {
  std::string_view word;
  int FaultPlan::*rate;
};
struct TimedFault {
  std::string_view word;
  std::optional<Millis> FaultPlan::*every;
};

constexpr std::array byte_faults{ByteFault{"lost", &FaultPlan::lost},
                                 ByteFault{"flipped", &FaultPlan::flipped},
                                 ByteFault{"inserted", &FaultPlan::inserted}};
constexpr std::array timed_faults{
    TimedFault{"unplug", &FaultPlan::unplugged}, TimedFault{"power", &FaultPlan::power_lost},
    TimedFault{"silent", &FaultPlan::silent}, TimedFault{"clock", &FaultPlan::clock_pulled},
    TimedFault{"blank", &FaultPlan::blank_clock}};

bool read_word(std::string_view word, FaultPlan& plan) {
  if (word == "collide") return plan.collisions = true;
  const auto parts = split(word, '=');
  const auto number = parts.size() == 2 ? whole_number(parts[1]) : std::nullopt;
  if (!number || *number <= 0) return false;
  for (const ByteFault& fault : byte_faults) {
    if (fault.word != parts[0]) continue;
    plan.*fault.rate = std::min(*number, thousand);
    return true;
  }
  for (const TimedFault& fault : timed_faults) {
    if (fault.word != parts[0]) continue;
    plan.*fault.every = Millis{std::int64_t{thousand} * *number};
    return true;
  }
  return false;
}

}  // namespace

std::optional<FaultPlan> fault_plan_of(std::string_view text) {
  FaultPlan plan;
  for (const std::string_view word : split(text, ',')) {
    if (!read_word(word, plan)) return std::nullopt;
  }
  return plan;
}

dgt::Bytes Faults::spoil(const dgt::Bytes& bytes) {
  if (plan_.lost == 0 && plan_.flipped == 0 && plan_.inserted == 0) return bytes;
  dgt::Bytes out;
  for (dgt::Byte byte : bytes) {
    if (pick(thousand) < plan_.inserted) out.push_back(static_cast<dgt::Byte>(pick(256)));
    if (pick(thousand) < plan_.lost) continue;
    if (pick(thousand) < plan_.flipped) byte = static_cast<dgt::Byte>(byte ^ 1 << pick(8));
    out.push_back(byte);
  }
  return out;
}

bool Faults::happens(std::optional<Millis> every, Millis moment) {
  if (!every) return false;
  return std::uniform_int_distribution<std::int64_t>{0, every->count() - 1}(random_) <
         moment.count();
}

}  // namespace praporek::simulator
