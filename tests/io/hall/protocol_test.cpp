#include "io/hall/protocol.hpp"

#include "core/hall/codec.hpp"
#include "io/hall/frame.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

using namespace praporek;
using namespace praporek::io;

namespace {

void comes_back(const ToHall& message) {
  const auto again = decode_to_hall(encode(message));
  BOOST_REQUIRE(again.has_value());
  BOOST_CHECK(*again == message);
}

void comes_back(const ToConsole& message) {
  const auto again = decode_to_console(encode(message));
  BOOST_REQUIRE(again.has_value());
  BOOST_CHECK(*again == message);
}

std::string fault_of(std::string_view text) {
  const auto read = decode_to_hall(text);
  return read ? "" : read.error().why().id;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_protocol)

BOOST_AUTO_TEST_CASE(every_message_comes_back_as_it_was_sent) {
  comes_back(ToHall{Hello{protocol_version, "1.2", "Dvořák \"Jan\"", "pts/3", "1234", false}});
  comes_back(ToHall{WishSent{0xFFFF'FFFF'FFFF'FFFF,
                             hall::EnterResult{BoardNo{7}, arbiter::GameResult::Draw, {}}}});
  comes_back(ToHall{StopHall{}});
  comes_back(ToConsole{Welcome{1, "1.2", "Brno", "Chief", "chief"}});
  comes_back(ToConsole{Refused{{"service.hello-first", {"a", "b"}}}});
  comes_back(ToConsole{SnapshotPart{2, 3, "{\"x\":\"\\\\\"}"}});
  comes_back(ToConsole{GroupCommitted{test::small_event(2).groups.back()}});
  comes_back(ToConsole{Done{3, 4}});
  comes_back(ToConsole{WishRefused{3, "6.7.1", {"hall.x", {"1"}}}});
  comes_back(ToConsole{Heartbeat{}});
  comes_back(ToConsole{Heartbeat{Instant{Millis{5}},
                                 Millis{7},
                                 9,
                                 2,
                                 123,
                                 Instant{Millis{1}},
                                 Message{"data.cannot-write", {"f", "full"}},
                                 {Message{"service.found", {}}}}});
}

BOOST_AUTO_TEST_CASE(what_is_not_a_message_is_refused) {
  for (const char* text :
       {"", "{", "[]", "7", "{}", R"({"stop":{},"more":1})", R"({"stop":{"x":1}})", R"({"sto":{}})",
        R"({"wish":{"id":1}})", R"({"wish":{"id":-1,"wish":{"publish":{"section":1}}}})",
        R"({"wish":{"id":1,"wish":{"dance":{}}}})", R"({"wish":{"id":1,"wish":[]}})",
        R"({"hello":{}})", R"({"hello":{"protocol":1}})", R"({"hello":{"protocol":"1"}})",
        R"({"hello":{"protocol":99999999999}})", R"({"done":{"id":1,"group":2}})"}) {
    BOOST_TEST(fault_of(text) == "service.bad-message", text);
  }
}

BOOST_AUTO_TEST_CASE(of_another_protocol_only_the_number_is_read) {
  const auto hello = decode_to_hall(R"({"hello":{"protocol":2,"arbiter":{"id":7}}})");
  BOOST_REQUIRE(hello.has_value());
  BOOST_TEST(std::get<Hello>(*hello).protocol == 2);
}

BOOST_AUTO_TEST_CASE(a_tower_of_brackets_is_refused_before_it_is_climbed) {
  const std::string tower = R"({"wish":{"id":1,"wish":{"publish":)" + std::string(300'000, '[') +
                            std::string(300'000, ']') + "}}}";
  BOOST_TEST(fault_of(tower) == "service.bad-message");
}

BOOST_AUTO_TEST_CASE(a_state_larger_than_a_frame_comes_in_parts) {
  auto hall = test::small_event(1);
  for (int i = 0; i < 40; ++i) {
    hall::Player player;
    player.section = SectionId{1};
    player.name = "Žluťoučký " + std::to_string(i);
    for (int n = 0; n < 3'000; ++n) player.notes += "\"ř\\";
    hall.must(hall::Register{player});
  }
  const std::string text = hall::encode(hall.state);
  const auto parts = parts_of(text);
  BOOST_TEST(parts.size() > 2U);
  std::string together;
  for (const SnapshotPart& part : parts) {
    const std::string message = encode(ToConsole{part});
    BOOST_TEST(message.size() <= frame_limit);
    const auto again = decode_to_console(message);
    BOOST_REQUIRE(again.has_value());
    together += std::get<SnapshotPart>(*again).text;
  }
  BOOST_CHECK(together == text);
  BOOST_TEST(parts.back().part == parts.back().parts);
}

BOOST_AUTO_TEST_SUITE_END()
