#include "app/commands/pair_system.hpp"

#include "tui/messages.hpp"

#include <algorithm>

namespace praporek::app {

using pairing::Reading1992;
using pairing::System;

void add_system_options(CLI::App& command, SystemOptions& options) {
  command.add_option("--system", options.system, "dutch, swiss1992 or roundrobin")
      ->check(CLI::IsMember({"dutch", "swiss1992", "roundrobin"}));
  command.add_option("--reading", options.reading, "How B6 of 1992 is read: czech-letter")
      ->check(CLI::IsMember({"czech-letter"}));
  command.add_flag("--double", options.twice, "Round robin: everybody meets twice");
}

void apply(const SystemOptions& options, pairing::Tournament& tournament) {
  if (options.system == "dutch") tournament.system = System::Dutch;
  if (options.system == "swiss1992") tournament.system = System::Swiss1992;
  if (options.system == "roundrobin") tournament.system = System::RoundRobin;
  if (options.twice && tournament.system == System::RoundRobin) {
    tournament.system = System::DoubleRoundRobin;
  }
  if (options.reading.empty()) return;
  tournament.reading = Reading1992::CzechLetter;
  if (options.system.empty()) tournament.system = System::Swiss1992;
}

std::variant<pairing::Tournament, Exit> tournament_to_pair(const std::string& path,
                                                           const SystemOptions& options,
                                                           Streams streams) {
  TrfInput input = read_trf_input(path, streams);
  if (const auto* code = std::get_if<Exit>(&input)) return *code;
  auto& reading = std::get<formats::TrfReading>(input);
  const bool foreign = std::ranges::any_of(reading.reports, [](const formats::TrfReport& report) {
    return report.message.id == "trf.unknown-system";
  });
  if (foreign && options.system.empty() && options.reading.empty()) {
    streams.err << tui::sentence(Message{"trf.name-a-system", {}}) << '\n';
    return Exit::BadInput;
  }
  apply(options, reading.tournament);
  return std::move(reading.tournament);
}

}  // namespace praporek::app
