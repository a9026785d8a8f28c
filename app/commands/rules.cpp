#include "app/commands/rules.hpp"

#include "app/commands/rules_claim.hpp"
#include "app/commands/rules_clock.hpp"
#include "app/commands/rules_mate.hpp"
#include "app/commands/rules_notation.hpp"
#include "app/commands/rules_perft.hpp"
#include "app/commands/rules_tempo.hpp"

namespace praporek::app {

void add_rules(CLI::App& root, Run& run) {
  CLI::App* rules = root.add_subcommand("rules", "Single questions to the rules of chess");
  rules->require_subcommand(1);
  add_rules_perft(*rules, run);
  add_rules_mate(*rules, run);
  add_rules_dead(*rules, run);
  add_rules_claim(*rules, run);
  add_rules_clock(*rules, run);
  add_rules_tempo(*rules, run);
  add_rules_notation(*rules, run);
}

}  // namespace praporek::app
