#pragma once

#include "core/base/message.hpp"
#include "core/hall/change.hpp"

#include <string>
#include <vector>

namespace praporek::report {

/// A decision of an arbiter that the program alone would not have made.
struct Decision {
  Instant at;
  std::string who;
  SectionId section;
  RoundNo round;
  Message what;

  friend bool operator==(const Decision&, const Decision&) = default;
};

/// The manual decisions in one group of the journal: pairings by hand, results changed after they
/// were in, numbers dealt anew, rules changed after the start, groups taken back.
std::vector<Decision> decisions_in(const hall::Group& group);

/// The decisions about pairings of one section, as a report file's comments.
std::vector<std::string> pairing_comments(const std::vector<Decision>& decisions,
                                          SectionId section);

}  // namespace praporek::report
