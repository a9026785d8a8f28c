#pragma once

#include "core/base/result.hpp"
#include "core/standings/crosstable.hpp"
#include "core/standings/fraction.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::standings {

/// A tie-break's value for one player; nothing where it has none.
using Value = std::optional<Fraction>;

/// What may stand behind a code: "BH/C1", "KS/L-1", "AOB/F".
struct Modifiers {
  int cut_low = 0;
  int cut_high = 0;
  int limit_shift = 0;              ///< /Ln, in half points
  bool forfeits_as_played = false;  ///< /P
  bool fore = false;                ///< /F: with Fore Buchholz
  bool reversed = false;            ///< /R

  friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

/// One way to tell players apart; a row of the table in tiebreaks.cpp.
struct TieBreakKind {
  std::string_view code;
  std::vector<Value> (*values)(const Crosstable&, const Modifiers&);
  int decimals;
  bool more_is_better;
  bool needs_ratings;          ///< dropped when an unrated player is in the field (C.07 10)
  std::string_view modifiers;  ///< the letters that may follow it
};

struct TieBreak {
  std::string text;  ///< as it was asked for
  const TieBreakKind* kind = nullptr;
  Modifiers modifiers;

  /// Direct encounter needs the group it is to split: direct_encounter.hpp.
  [[nodiscard]] bool is_direct_encounter() const;
  /// The direct games for first place of the 1992 rules: only the leading group is split.
  [[nodiscard]] bool for_first_place_only() const;
};

/// Reads "NAME[:GP][/C1][/P]…" (C.07, TRF26 record 202).
Result<TieBreak> tie_break_from(std::string_view text);

/// Reads a list separated by commas; "PTS" in it changes nothing, points always come first.
Result<std::vector<TieBreak>> tie_breaks_from(std::string_view list);

/// Every player's value, in the order of the table's rows. Not for direct encounter.
std::vector<Value> values_of(const TieBreak& tie_break, const Crosstable& table);

/// The value as it is printed; "-" where there is none.
std::string printed(const TieBreak& tie_break, const Value& value);

/// The codes in use when nobody chose any: those of 1992 F10, otherwise none.
std::string usual_tie_breaks(pairing::System system);

}  // namespace praporek::standings
