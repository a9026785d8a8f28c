#include "core/formats/trf_writer.hpp"

#include "core/formats/encoding.hpp"
#include "core/formats/trf_records.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace praporek::formats {

namespace {

using pairing::Player;
using pairing::System;
using pairing::Tournament;

/// A report file line by line.
class Lines {
 public:
  explicit Lines(std::string_view end) : end_{end} {}

  void add(std::string_view line) { (text_ += line) += end_; }

  /// A record with text, unless there is none.
  void add(std::string_view record, std::string_view text) {
    if (!text.empty()) add(fmt::format("{} {}", record, text));
  }

  void add(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) add(line);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string_view end_;
  std::string text_;
};

std::string type_text(const Tournament& tournament, const TrfHeader& header) {
  constexpr std::string_view rules_1992 = "FIDE 1992";
  switch (tournament.system) {
    case System::Swiss1992:
      if (header.type.find(rules_1992) != std::string::npos) return header.type;
      return fmt::format("Individual: Swiss-System ({})", rules_1992);
    case System::RoundRobin:
      return header.type.empty() ? "Individual: Round-Robin" : header.type;
    case System::DoubleRoundRobin:
      return header.type.empty() ? "Individual: Double Round-Robin" : header.type;
    case System::Dutch:
      break;
  }
  return header.type.empty() ? "Individual: Swiss-System (Dutch)" : header.type;
}

/// Record 192. FIDE_DUTCH without a year means the rules in force at the date of the event.
std::string type_code(const Tournament& tournament, const TrfHeader& header) {
  switch (tournament.system) {
    case System::Swiss1992:
      return "CUSTOM_SWISS";
    case System::RoundRobin:
      return "FIDE_ROUNDROBIN";
    case System::DoubleRoundRobin:
      return tournament.last_two_swapped ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_DOUBLEROUNDROBIN";
    case System::Dutch:
      break;
  }
  const std::string& read = header.encoded_type;
  return read.empty() || read.starts_with("FIDE_DUTCH") ? "FIDE_DUTCH" : read;
}

std::string round_dates(const TrfHeader& header) {
  std::string line = "132";
  for (std::size_t i = 0; i < header.round_dates.size(); ++i) {
    const auto column = static_cast<std::size_t>(first_column_of_round(static_cast<int>(i) + 1));
    line.resize(column - 1, ' ');
    line += header.round_dates[i].substr(0, 8);
  }
  return line;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

void add_event(const Tournament& tournament, const TrfHeader& header, Lines& lines) {
  const auto rated = std::ranges::count_if(tournament.players,
                                           [](const Player& player) { return player.rating > 0; });
  lines.add("012", tournament.name);
  lines.add("022", header.city);
  lines.add("032", header.federation);
  lines.add("042", header.start);
  lines.add("052", header.end);
  lines.add("062", std::to_string(tournament.players.size()));
  lines.add("072", std::to_string(rated));
  lines.add("082", "0");
  lines.add("092", type_text(tournament, header));
  lines.add("102", header.chief_arbiter);
  for (const std::string& deputy : header.deputies) lines.add("112", deputy);
  lines.add("122", header.time_control);
  if (!header.round_dates.empty()) lines.add(round_dates(header));
}

void add_rules(const Tournament& tournament, const TrfHeader& header, Lines& lines) {
  if (tournament.rounds_total > 0) {
    lines.add("142", std::to_string(tournament.rounds_total));
    lines.add("XXR", std::to_string(tournament.rounds_total));
  }
  if (tournament.initial_colour) {
    const bool white = tournament.initial_colour == Side::White;
    lines.add("152", white ? "W" : "B");
    lines.add("XXC", white ? "white1" : "black1");
  }
  lines.add(scoring_records(tournament.scoring));
  lines.add("182", header.program);
  lines.add("192", type_code(tournament, header));
  lines.add("202", joined(tournament.tie_breaks, ","));
  lines.add("222", header.encoded_time_control);
}

void add_comments(const Tournament& tournament, const TrfHeader& header, Lines& lines) {
  for (const std::string& comment : header.comments) lines.add("###", comment);
  if (tournament.reading == pairing::Reading1992::CzechLetter) {
    lines.add("###", "reading: czech-letter");
  }
  if (!tournament.lots.empty()) {
    std::string lots = "lot:";
    for (const int tpn : tournament.lots) lots += fmt::format(" {}", tpn);
    lines.add("###", lots);
  }
}

/// Byes announced for the next round, as cells of that round.
Player with_next_byes(Player player, const Tournament& tournament) {
  const int next = last_paired_round(tournament) + 1;
  for (const pairing::AnnouncedBye& bye : tournament.announced_byes) {
    const auto index = static_cast<std::size_t>(next) - 1;
    if (bye.tpn != player.tpn || bye.round != next || index < player.rounds.size()) continue;
    player.rounds.resize(index);
    player.rounds.push_back({0, std::nullopt, bye.mark});
  }
  return player;
}

}  // namespace

std::string write_trf(const Tournament& tournament, const TrfHeader& header, TrfStyle style) {
  Lines lines{style.line_end};
  const int played = last_paired_round(tournament);
  add_event(tournament, header, lines);
  add_rules(tournament, header, lines);
  add_comments(tournament, header, lines);
  for (const Player& player : tournament.players) {
    const Score points = points_before(player, played + 1, tournament.scoring);
    const bool old = style.edition == TrfEdition::Trf16;
    lines.add(player_record_of(old ? with_next_byes(player, tournament) : player, points,
                               style.plain_names));
  }
  lines.add(abnormal_records(tournament));
  lines.add(pairing_records(tournament, style.edition));
  lines.add(header.other_lines);
  return lines.text();
}

std::string manual_pairing_comment(int round, std::string_view decision) {
  return fmt::format("MPA @ Round {}: {}", round, decision);
}

}  // namespace praporek::formats
