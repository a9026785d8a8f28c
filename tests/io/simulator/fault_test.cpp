#include <boost/test/unit_test.hpp>

#include "tests/io/simulator/watched_line.hpp"

using namespace praporek;
using simulator::FaultPlan;
using simulator::TableOptions;
using test::Found;
using test::WatchedLine;

namespace {

std::vector<TableOptions> tables_of(int count, std::uint64_t seed) {
  std::vector<TableOptions> tables;
  for (int i = 0; i < count; ++i) {
    TableOptions options;
    options.serial = "0" + std::to_string(1025 + i);
    options.seed = seed + static_cast<std::uint64_t>(i);
    options.lie = i % 2 == 0 ? board::Lie::Normal : board::Lie::Rotated;
    options.rules = test::rules_of("5400+30");
    options.thinking = Millis{4'000};
    options.last_ply = 1'000;
    tables.push_back(options);
  }
  return tables;
}

/// The physical board as we see it is the one that stands there.
bool in_step(const WatchedLine& hall, const simulator::Table& table, const std::string& serial) {
  const tracking::Tracker& tracker = hall.found.at(serial).watch.tracker();
  return tracker.seen() == table.position().board();
}

/// Faults for some minutes, then a good line; whatever was read must have been played.
void suffer(bool bus, int boards, const FaultPlan& plan, std::uint64_t seed) {
  const auto tables = tables_of(boards, seed);
  WatchedLine hall{tables, bus, plan, seed};
  hall.begin();
  hall.run(std::chrono::minutes{3});
  // Nobody moves while the seconds are counted.
  for (const auto& table : hall.line.tables()) table->rest();
  hall.run(std::chrono::seconds{20});
  hall.line.end_faults();
  hall.run(Millis{5'000});
  for (int i = 0; i < boards; ++i) {
    const std::string& serial = tables[static_cast<std::size_t>(i)].serial;
    simulator::Table& table = hall.line.table(static_cast<std::size_t>(i));
    const Found& found = hall.found.at(serial);
    BOOST_TEST_CONTEXT("board " << serial << " seed " << seed) {
      const std::string played = test::text_of(table.played());
      BOOST_TEST(found.flags.empty());
      BOOST_TEST_INFO("played " << played);
      BOOST_TEST_INFO("found  " << found.text());
      BOOST_TEST(played.starts_with(found.text()));
      BOOST_TEST(found.taken_back == 0);
      BOOST_TEST(in_step(hall, table, serial));
    }
  }
}

FaultPlan bad_bytes() {
  FaultPlan plan;
  plan.lost = 20;
  plan.flipped = 10;
  return plan;
}

FaultPlan everything() {
  FaultPlan plan = bad_bytes();
  plan.inserted = 5;
  plan.unplugged = std::chrono::seconds{40};
  plan.power_lost = std::chrono::seconds{40};
  plan.silent = std::chrono::seconds{40};
  plan.clock_pulled = std::chrono::seconds{40};
  plan.blank_clock = std::chrono::seconds{5};
  plan.collisions = true;
  return plan;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(simulated_faults)

BOOST_AUTO_TEST_CASE(lost_and_flipped_bytes_make_no_move_and_no_flag_on_a_single_line) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) suffer(false, 1, bad_bytes(), seed);
}

BOOST_AUTO_TEST_CASE(lost_and_flipped_bytes_make_no_move_and_no_flag_on_a_bus) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) suffer(true, 4, bad_bytes(), seed * 100);
}

BOOST_AUTO_TEST_CASE(a_single_line_survives_everything_at_once) {
  for (std::uint64_t seed = 11; seed <= 14; ++seed) suffer(false, 1, everything(), seed);
}

BOOST_AUTO_TEST_CASE(a_bus_survives_everything_at_once) {
  for (std::uint64_t seed = 21; seed <= 22; ++seed) suffer(true, 4, everything(), seed * 100);
}

BOOST_AUTO_TEST_CASE(all_boards_of_a_bus_are_found_though_their_answers_collide) {
  FaultPlan plan;
  plan.collisions = true;
  auto tables = tables_of(6, 7);
  WatchedLine hall{tables, true, plan, 7};
  hall.session = std::make_unique<dgt::BusSession>(std::vector<std::string>{});
  hall.begin();
  hall.run(Millis{10'000});
  const auto& bus = dynamic_cast<const dgt::BusSession&>(*hall.session);
  BOOST_TEST(bus.present().size() == tables.size());
}

BOOST_AUTO_TEST_CASE(a_plan_of_faults_is_read_from_words) {
  const auto plan = simulator::fault_plan_of("lost=20,flipped=10,unplug=60,collide");
  BOOST_REQUIRE(plan.has_value());
  BOOST_TEST(plan->lost == 20);
  BOOST_TEST(plan->flipped == 10);
  BOOST_TEST((plan->unplugged == Millis{60'000}));
  BOOST_TEST(plan->collisions);
  BOOST_TEST(!simulator::fault_plan_of("lots=3").has_value());
  BOOST_TEST(!simulator::fault_plan_of("lost=x").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
