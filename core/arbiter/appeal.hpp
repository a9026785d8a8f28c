#pragma once

#include "core/base/instant.hpp"
#include "core/base/result.hpp"

#include <string>
#include <vector>

namespace praporek::arbiter {

/// What the event's rules say about appeals (Laws 11.10 and its notes).
struct AppealRules {
  bool excluded = false;
  Millis within{std::chrono::minutes{30}};  ///< from the end of the game or of the round
  std::string deposit;                      ///< "50 EUR", empty when none is asked
};

/// An appeal against a ruling; possible even after the scoresheets are signed.
struct Appeal {
  std::string appellant;
  std::string against;  ///< the ruling
  Instant counted_from;
  Instant lodged;
  bool deposit_paid = false;

  friend bool operator==(const Appeal&, const Appeal&) = default;
};

/// One member of the appeals committee.
struct CommitteeMember {
  std::string name;
  std::string federation;
  bool acting_arbiter = false;

  friend bool operator==(const CommitteeMember&, const CommitteeMember&) = default;
};

/// The instant after which an appeal is late.
Instant deadline_of(const Appeal& appeal, const AppealRules& rules);

/// Lodged by the deadline.
bool in_time(const Appeal& appeal, const AppealRules& rules);

/// Refused where the event excludes appeals, or asks for a deposit that was not paid. A late one is
/// taken and marked late: the committee decides.
Result<Appeal> lodge(const Appeal& appeal, const AppealRules& rules);

/// Those who may sit on this appeal: no acting arbiter, nobody of the federation of a player
/// concerned.
std::vector<CommitteeMember> eligible(const std::vector<CommitteeMember>& committee,
                                      const std::vector<std::string>& federations_concerned);

}  // namespace praporek::arbiter
