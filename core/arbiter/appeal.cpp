#include "core/arbiter/appeal.hpp"

#include <algorithm>

namespace praporek::arbiter {

Instant deadline_of(const Appeal& appeal, const AppealRules& rules) {
  return appeal.counted_from + rules.within;
}

bool in_time(const Appeal& appeal, const AppealRules& rules) {
  return appeal.lodged <= deadline_of(appeal, rules);
}

Result<Appeal> lodge(const Appeal& appeal, const AppealRules& rules) {
  if (rules.excluded) {
    return Refusal{Article{"11.10"}, Message{"arbiter.appeals-excluded", {}}};
  }
  if (!rules.deposit.empty() && !appeal.deposit_paid) {
    return Refusal{Article{"11.10"}, Message{"arbiter.deposit-not-paid", {rules.deposit}}};
  }
  return appeal;
}

std::vector<CommitteeMember> eligible(const std::vector<CommitteeMember>& committee,
                                      const std::vector<std::string>& federations_concerned) {
  std::vector<CommitteeMember> may_sit;
  std::ranges::copy_if(committee, std::back_inserter(may_sit), [&](const CommitteeMember& member) {
    const bool concerned =
        std::ranges::find(federations_concerned, member.federation) != federations_concerned.end();
    return !member.acting_arbiter && !concerned;
  });
  return may_sit;
}

}  // namespace praporek::arbiter
