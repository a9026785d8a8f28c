#include "io/hall/frame.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek;
using namespace praporek::io;

BOOST_AUTO_TEST_SUITE(hall_frame)

BOOST_AUTO_TEST_CASE(frames_come_out_whole_however_the_bytes_are_cut) {
  const std::string bytes = framed("{\"a\":1}") + framed("{}") + framed(std::string(70'000, 'x'));
  for (const std::size_t portion : {1U, 3U, 5U, 4096U, 100'000U}) {
    FrameReader reader;
    std::vector<std::string> frames;
    for (std::size_t at = 0; at < bytes.size(); at += portion) {
      auto some = reader.receive(std::string_view{bytes}.substr(at, portion));
      BOOST_REQUIRE(some.has_value());
      for (auto& frame : *some) frames.push_back(std::move(frame));
    }
    BOOST_REQUIRE_EQUAL(frames.size(), 3U);
    BOOST_TEST(frames[0] == "{\"a\":1}");
    BOOST_TEST(frames[1] == "{}");
    BOOST_TEST(frames[2].size() == 70'000U);
    BOOST_TEST(!reader.is_inside());
  }
}

BOOST_AUTO_TEST_CASE(half_a_frame_is_waited_for) {
  FrameReader reader;
  BOOST_TEST(reader.receive(std::string_view{"\0\0\0\5ab", 6})->empty());
  BOOST_TEST(reader.is_inside());
  BOOST_TEST(reader.receive("cde")->front() == "abcde");
}

BOOST_AUTO_TEST_CASE(an_empty_or_oversized_frame_is_refused_for_good) {
  for (const std::string_view header :
       {std::string_view{"\0\0\0\0", 4}, std::string_view{"\0\x10\0\1", 4},
        std::string_view{"\xff\xff\xff\xff", 4}}) {
    FrameReader reader;
    BOOST_TEST(!reader.receive(header).has_value());
    BOOST_TEST(!reader.receive(framed("{}")).has_value());
  }
  FrameReader reader;
  BOOST_TEST(reader.receive(std::string_view{"\0\x10\0\0", 4}).has_value());
}

BOOST_AUTO_TEST_CASE(we_never_write_a_frame_nobody_would_read) {
  BOOST_CHECK_THROW(framed(""), std::logic_error);
  BOOST_CHECK_THROW(framed(std::string(frame_limit + 1, ' ')), std::logic_error);
  BOOST_TEST(framed(std::string(frame_limit, ' ')).size() == frame_limit + 4);
}

BOOST_AUTO_TEST_SUITE_END()
