#include "core/standings/tiebreaks.hpp"

#include "core/base/text.hpp"
#include "core/standings/buchholz.hpp"
#include "core/standings/koya.hpp"
#include "core/standings/own_record.hpp"
#include "core/standings/rating_based.hpp"
#include "core/standings/sonneborn_berger.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace praporek::standings {

namespace {

std::vector<Value> score(const Crosstable& table, const Modifiers& /*none*/) {
  std::vector<Value> values;
  for (const Row& row : table.rows) values.emplace_back(points(row.total));
  return values;
}

constexpr std::string_view direct_encounter_code = "DE";
constexpr std::string_view first_place_code = "DE1ST";

/// Code, computation, decimals, whether more is better, whether ratings are needed, modifiers.
constexpr std::array<TieBreakKind, 25> kinds{{
    {"PTS", score, 1, true, false, ""},
    {direct_encounter_code, nullptr, 0, false, false, "P"},
    {"WIN", rounds_won, 0, true, false, ""},
    {"WON", games_won, 0, true, false, ""},
    {"BWG", games_won_with_black, 0, true, false, ""},
    {"BPG", games_with_black, 0, true, false, ""},
    {"PS", progressive_score, 1, true, false, "C"},
    {"REP", rounds_elected_to_play, 0, true, false, ""},
    {"GE", rounds_elected_to_play, 0, true, false, ""},  // its name until 2026
    {"STD", standard_points, 1, true, false, ""},
    {"BH", buchholz, 1, true, false, "CMP"},
    {"FB", fore_buchholz, 1, true, false, "CMP"},
    {"AOB", average_of_opponents_buchholz, 2, true, false, "F"},
    {"SB", sonneborn_berger, 2, true, false, "CP"},
    {"KS", koya, 1, true, false, "L"},
    {"ARO", average_rating_of_opponents, 0, true, true, "CM"},
    {"TPR", performance_rating, 0, true, true, ""},
    {"PTP", perfect_performance, 0, true, true, ""},
    {"APRO", average_performance, 0, true, true, ""},
    {"APPO", average_perfect_performance, 0, true, true, ""},
    {"TPN", pairing_number, 0, false, false, "R"},
    {"RTNG", own_rating, 0, true, true, "R"},
    {first_place_code, nullptr, 0, false, false, ""},  // Swiss 1992 F10
    {"ARO92", average_rating_1992, 0, true, false, ""},
    {"LOT", lot, 0, false, false, ""},
}};

/// Reads one modifier without its stroke: "C1", "L-2", "P".
bool apply(std::string_view text, std::string_view allowed, Modifiers& modifiers) {
  if (text.empty() || allowed.find(text.front()) == std::string_view::npos) return false;
  const char letter = text.front();
  std::string_view digits = text.substr(1);
  if (letter == 'P' || letter == 'F' || letter == 'R') {
    if (letter == 'P') modifiers.forfeits_as_played = true;
    if (letter == 'F') modifiers.fore = true;
    if (letter == 'R') modifiers.reversed = true;
    return digits.empty();
  }
  if (letter == 'L' && digits.starts_with('+')) digits.remove_prefix(1);
  const auto number = whole_number(digits);
  constexpr int most = 99;
  if (!number || *number > most || *number < (letter == 'L' ? -most : 1)) return false;
  if (letter == 'L') modifiers.limit_shift = *number;
  if (letter == 'C' || letter == 'M') modifiers.cut_low = *number;
  if (letter == 'M') modifiers.cut_high = *number;
  return true;
}

Refusal unknown(std::string_view text) {
  return Refusal{Message{"trf.unknown-tie-break", {std::string{text}}}};
}

}  // namespace

bool TieBreak::is_direct_encounter() const {
  return kind->code == direct_encounter_code || kind->code == first_place_code;
}

bool TieBreak::for_first_place_only() const { return kind->code == first_place_code; }

Result<TieBreak> tie_break_from(std::string_view text) {
  const auto pieces = praporek::split(text, '/');
  std::string_view name = pieces.front();
  // Game points are the only points an individual tournament has.
  if (name.ends_with(":GP")) name.remove_suffix(3);
  const auto* kind = std::ranges::find(kinds, name, &TieBreakKind::code);
  if (kind == kinds.end()) return unknown(text);
  TieBreak tie_break{std::string{text}, kind, {}};
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    if (!apply(pieces[i], kind->modifiers, tie_break.modifiers)) return unknown(text);
  }
  return tie_break;
}

Result<std::vector<TieBreak>> tie_breaks_from(std::string_view list) {
  std::vector<TieBreak> all;
  for (const std::string_view piece : praporek::split(list, ',')) {
    if (trimmed(piece).empty()) continue;
    auto tie_break = tie_break_from(trimmed(piece));
    if (!tie_break) return tie_break.error();
    all.push_back(*std::move(tie_break));
  }
  return all;
}

std::vector<Value> values_of(const TieBreak& tie_break, const Crosstable& table) {
  const bool unrated =
      std::ranges::any_of(table.rows, [](const Row& row) { return row.rating == 0; });
  if (tie_break.kind->needs_ratings && unrated) return std::vector<Value>(table.rows.size());
  return tie_break.kind->values(table, tie_break.modifiers);
}

std::string printed(const TieBreak& tie_break, const Value& value) {
  return value ? with_decimals(*value, tie_break.kind->decimals) : "-";
}

std::string usual_tie_breaks(pairing::System system) {
  return system == pairing::System::Swiss1992 ? "DE1ST,ARO92,LOT" : "";
}

}  // namespace praporek::standings
