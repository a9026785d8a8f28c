#include "app/commands/rules.hpp"

#include "app/commands/rules_claim.hpp"
#include "app/commands/rules_mate.hpp"
#include "app/commands/rules_perft.hpp"

namespace praporek::app {

void add_rules(CLI::App& root, Run& run) {
  CLI::App& rules = *root.add_subcommand("rules", "Questions about positions and moves");
  rules.require_subcommand(1);
  add_rules_perft(rules, run);
  add_rules_mate(rules, run);
  add_rules_dead(rules, run);
  add_rules_claim(rules, run);
}

}  // namespace praporek::app
