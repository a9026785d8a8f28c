#include "core/arbiter/consequence.hpp"

#include "core/arbiter/question.hpp"
#include "core/arbiter/time_text.hpp"

#include <fmt/format.h>

namespace praporek::arbiter {

namespace {

struct Line {
  std::string operator()(const EndsGame& ends) const { return "result " + text_of(ends.result); }

  std::string operator()(const ChangesTime& time) const {
    return fmt::format("time {} {}", word_of(time.side), signed_clock_text(time.by));
  }

  std::string operator()(const KeepsRecord& record) const {
    std::string line = fmt::format("record {}", word_of(record.id));
    if (record.side) line.append(" ").append(word_of(*record.side));
    if (!record.value.empty()) line.append(" ").append(record.value);
    return line;
  }

  std::string operator()(const TellsArbiter& tells) const {
    std::string line = fmt::format("do {}", word_of(tells.what.id));
    if (tells.side) line.append(" ").append(word_of(*tells.side));
    for (const std::string& argument : tells.what.arguments) {
      if (!argument.empty()) line.append(" ").append(argument);
    }
    return line;
  }

  std::string operator()(const AsksArbiter& asks) const {
    return fmt::format("ask J{} [{}]", asks.judgement, asks.proposed);
  }
};

}  // namespace

std::string_view word_of(Side side) { return side == Side::White ? "white" : "black"; }

std::string line_of(const Consequence& consequence) { return std::visit(Line{}, consequence.what); }

}  // namespace praporek::arbiter
