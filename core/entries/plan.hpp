#pragma once

#include "core/clock/tempo.hpp"
#include "core/entries/matching.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace praporek::entries {

/// How the rating lists are asked. Each gives the rows of all lists that fit.
struct ListSearch {
  bool has_lists = true;  ///< without any list nobody can be doubtful
  std::function<std::vector<Candidate>(const std::string& fide_id)> by_fide_id;
  std::function<std::vector<Candidate>(const std::string& national_id)> by_national_id;
  std::function<std::vector<Candidate>(const std::string& words)> by_words;
};

/// What the arbiter says about a doubtful row.
struct Verdict {
  static constexpr int as_entered = 0;  ///< none of the candidates
  static constexpr int left_out = -1;
  int candidate = as_entered;  ///< from 1

  friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// By the line of the sheet.
using Verdicts = std::map<int, Verdict>;

/// A row only the arbiter can decide.
struct Question {
  Entry entry;
  Match match;
};

struct EntryPlan {
  std::vector<hall::Register> wishes;
  std::vector<int> lines;           ///< of the sheet, one a wish
  std::vector<Question> questions;  ///< doubtful and not yet answered
  std::vector<Entry> registered;    ///< already in the section
  std::vector<Entry> left_out;      ///< by the arbiter's word
  std::vector<Entry> with_faults;   ///< entered, but values could not be read
};

/// Where entries are taken: the section, the lists and what the arbiter has said so far.
struct EntryDesk {
  const hall::HallState& state;
  SectionId section;
  ListSearch search;
  Verdicts verdicts;
};

/// What to do with the rows of an entry sheet: who is clear is registered, who is doubtful asked.
EntryPlan plan_entries(const EntryDesk& desk, const std::vector<Entry>& entries);

/// The player an entry becomes. The name is the entry's, accents and all; what it does not say
/// comes from the lists: the rating of this tempo from FIDE's, the national one from the others.
hall::Player player_of(const Entry& entry, const std::vector<Candidate>& rows, clock::Tempo tempo);

}  // namespace praporek::entries
