#include "app/commands/trf_input.hpp"

#include "tui/messages.hpp"

#include <utility>

namespace praporek::app {

namespace {

using formats::TrfReport;

const char* word_for(TrfReport::Kind kind) {
  switch (kind) {
    case TrfReport::Kind::Fault:
      return "error";
    case TrfReport::Kind::Repair:
      return "repaired";
    case TrfReport::Kind::Default:
      return "assumed";
    case TrfReport::Kind::Remark:
      break;
  }
  return "note";
}

}  // namespace

TrfInput read_trf_input(const std::string& path, Streams streams) {
  const auto bytes = read_all(path, streams.in);
  if (!bytes) {
    streams.err << tui::sentence(bytes.error()) << '\n';
    return Exit::Failed;
  }
  formats::TrfReading reading = formats::read_trf(*bytes);
  for (const TrfReport& report : reading.reports) {
    streams.err << path << ':' << report.line << ':' << report.column << ": "
                << word_for(report.kind) << ": " << tui::sentence(report.message) << '\n';
  }
  if (!reading.is_sound()) return Exit::BadInput;
  return reading;
}

}  // namespace praporek::app
