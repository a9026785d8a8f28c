#pragma once

#include "core/pairing/bracket.hpp"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace praporek::pairing::literal {

/// One way to pair a bracket and what the criteria say of it, criterion by criterion: shorter lists
/// and smaller numbers are better.
struct Candidate {
  std::vector<std::pair<int, int>> pairs;  ///< higher ranked first, in order
  std::vector<int> downfloaters;           ///< in order
  std::vector<std::vector<int>> value;     ///< C6, C7, C8, C8, C9 ... C21
};

/// Says whether a candidate may be considered.
using Accept = std::function<bool(const Candidate&)>;

/// The best candidate of a small bracket, found as the rules describe it: every candidate is
/// generated in its turn and compared. Only those are looked at that `accept` lets pass; when there
/// is none, `value` stays empty. Nothing when some completion took too long to decide.
std::optional<Candidate> pair_literally(
    const Field& field, const Bracket& bracket,
    const Accept& accept = [](const Candidate&) { return true; });

/// Can these players be paired completely (C1-C4), one taking the bye when their number is odd?
/// Nothing when it took too long to decide.
std::optional<bool> can_complete(const Field& field, const std::vector<int>& players);

/// The lowest score that can have the bye, by trying every complete pairing; {} when there is no
/// complete pairing at all. For an odd number of players, small fields only.
std::optional<Score> lowest_bye_score(const Field& field);

}  // namespace praporek::pairing::literal
