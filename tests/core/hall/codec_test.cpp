#include "core/hall/codec.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/hall/random_values.hpp"
#include <cstdlib>

namespace hall = praporek::hall;
using praporek::test::RandomValues;

namespace {

int repetitions() { return std::getenv("PRAPOREK_LONG") != nullptr ? 100'000 : 2'000; }

hall::Group random_group(RandomValues& random) {
  hall::Group group;
  random.fill(group.number);
  random.fill(group.first_seq);
  random.fill(group.at);
  random.fill(group.who);
  random.fill(group.console);
  random.fill(group.why);
  random.fill(group.article);
  random.fill(group.undoes);
  for (int i = random.below(4); i > 0; --i) {
    group.changes.push_back(random.make_any<hall::Change>());
  }
  return group;
}

template <class Record>
void add_some(hall::HallState& state, RandomValues& random) {
  for (int i = random.below(3); i > 0; --i) {
    const auto record = random.make<Record>();
    state.all<Record>().emplace(record.key(), record);
  }
}

template <class... Records>
hall::HallState random_state(RandomValues& random, hall::RecordList<Records...>*) {
  hall::HallState state;
  random.fill(state.last_group);
  random.fill(state.last_seq);
  random.fill(state.last_instant);
  state.section_seq[praporek::SectionId{random.below(9)}] = random.below(100);
  state.recent.push_back(random_group(random));
  (add_some<Records>(state, random), ...);
  return state;
}

std::string fault_in(const char* text) {
  const auto group = hall::decode_group(text);
  return group.has_error() ? group.error().why().id : "accepted";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_codec)

BOOST_AUTO_TEST_CASE(every_group_reads_back_as_it_was_written) {
  RandomValues random{1};
  for (int i = 0; i < repetitions(); ++i) {
    const hall::Group group = random_group(random);
    const auto back = hall::decode_group(hall::encode(group));
    BOOST_REQUIRE(back.has_value());
    BOOST_REQUIRE((*back == group));
  }
}

BOOST_AUTO_TEST_CASE(every_command_reads_back_as_it_was_written) {
  RandomValues random{2};
  for (int i = 0; i < repetitions(); ++i) {
    hall::Command command;
    random.fill(command.who);
    random.fill(command.console);
    random.fill(command.at);
    command.wish = random.make_any<hall::Wish>();
    const auto back = hall::decode_command(hall::encode(command));
    BOOST_REQUIRE(back.has_value());
    BOOST_REQUIRE((*back == command));
  }
}

BOOST_AUTO_TEST_CASE(every_snapshot_reads_back_as_it_was_written) {
  RandomValues random{3};
  for (int i = 0; i < repetitions() / 10; ++i) {
    const auto state = random_state(random, static_cast<hall::AllRecords*>(nullptr));
    const auto back = hall::decode_state(hall::encode(state));
    BOOST_REQUIRE(back.has_value());
    BOOST_REQUIRE((*back == state));
  }
}

BOOST_AUTO_TEST_CASE(one_line_holds_one_group) {
  RandomValues random{4};
  for (int i = 0; i < 200; ++i) {
    BOOST_TEST(hall::encode(random_group(random)).find('\n') == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(what_is_not_a_group_is_refused) {
  BOOST_TEST(fault_in("") == "hall.not-json");
  BOOST_TEST(fault_in("{") == "hall.not-json");
  BOOST_TEST(fault_in("[]") == "hall.bad-frame");
  BOOST_TEST(fault_in(R"({"group":1})") == "hall.bad-frame");
}

BOOST_AUTO_TEST_CASE(a_fault_deep_inside_is_named_by_its_path) {
  const auto command = hall::decode_command(
      R"({"who":"A","console":"","at":1,"wish":{"result":{"board":"x","result":"1-0"}}})");
  BOOST_REQUIRE(command.has_error());
  BOOST_TEST(command.error().why().arguments.at(0) == "/wish/board");
  BOOST_TEST(command.error().why().arguments.at(1) == "whole number expected");
}

BOOST_AUTO_TEST_CASE(unknown_words_fields_and_numbers_out_of_range_are_refused) {
  const auto refuses = [](const std::string& wish) {
    return hall::decode_command(R"({"who":"A","console":"","at":1,"wish":)" + wish + "}")
        .has_error();
  };
  BOOST_TEST(!refuses(R"({"result":{"board":3,"result":"1-0"}})"));
  BOOST_TEST(refuses(R"({"result":{"board":3,"result":"2-0"}})"));
  BOOST_TEST(refuses(R"({"result":{"board":3,"outcome":"1-0"}})"));
  BOOST_TEST(refuses(R"({"result":{"board":3000000000,"result":"1-0"}})"));
  BOOST_TEST(refuses(R"({"result":{"board":18446744073709551615,"result":"1-0"}})"));
  BOOST_TEST(refuses(R"({"result":{"board":3.5,"result":"1-0"}})"));
  BOOST_TEST(refuses(R"({"surrender":{}})"));
  BOOST_TEST(refuses(R"({"result":{},"undo":{}})"));
}

BOOST_AUTO_TEST_CASE(a_confirmed_ruling_is_still_confirmed_after_the_journey) {
  hall::Rule rule;
  rule.ruling = "phone";
  rule.confirmed = true;
  const hall::Command command{"Kolář", "shell", {}, rule};
  const auto read = hall::decode_command(hall::encode(command));
  BOOST_REQUIRE(read);
  BOOST_TEST(std::get<hall::Rule>(read->wish).confirmed);
}

BOOST_AUTO_TEST_SUITE_END()
