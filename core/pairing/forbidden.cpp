#include "core/pairing/forbidden.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <map>

namespace praporek::pairing {

namespace {

Message warning_of(const ForbiddenRule& rule) {
  const std::vector<std::string> rounds{std::to_string(rule.first_round),
                                        std::to_string(rule.last_round)};
  switch (rule.common) {
    case Common::Club:
      return {"forbidden.announce-club", rounds};
    case Common::Family:
      return {"forbidden.announce-family", rounds};
    case Common::Federation:
      return {"forbidden.announce-federation", rounds};
  }
  return {};
}

}  // namespace

Result<ForbiddenPairs> forbidden_pairs(const ForbiddenRule& rule,
                                       const std::vector<Belonging>& players) {
  if (rule.first_round < 1 || rule.last_round < rule.first_round) {
    return Refusal{Message{"forbidden.no-such-rounds",
                           {std::to_string(rule.first_round), std::to_string(rule.last_round)}}};
  }
  std::map<std::string, std::vector<int>, std::less<>> by_name;
  for (const Belonging& player : players) {
    const std::string name{trimmed(player.to)};
    if (!name.empty()) by_name[name].push_back(player.tpn);
  }
  ForbiddenPairs pairs{{}, warning_of(rule)};
  for (auto& [name, tpns] : by_name) {
    if (tpns.size() < 2) continue;
    std::ranges::sort(tpns);
    pairs.groups.push_back({rule.first_round, rule.last_round, tpns});
  }
  return pairs;
}

}  // namespace praporek::pairing
