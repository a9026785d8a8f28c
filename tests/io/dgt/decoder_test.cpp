#include "io/dgt/decoder.hpp"

#include "io/dgt/bus_decoder.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/io/dgt/vectors.hpp"

using namespace praporek;
using namespace praporek::dgt;
using test::heard;
using test::Vector;

namespace {

template <class AnyDecoder>
void expect_messages(const std::string& file, std::size_t least) {
  const auto vectors = test::vectors_of(file);
  BOOST_TEST(vectors.size() >= least);
  for (const Vector& vector : vectors) {
    BOOST_TEST_CONTEXT(vector.name) {
      BOOST_TEST(heard<AnyDecoder>({vector.bytes}) == vector.messages,
                 boost::test_tools::per_element());
    }
  }
}

/// All vectors one after the other, with something to wake the decoder between them.
struct Stream {
  Bytes bytes;
  std::vector<std::string> messages;
};

Stream joined(const std::vector<Vector>& vectors) {
  Stream stream;
  for (const Vector& vector : vectors) {
    stream.bytes.insert(stream.bytes.end(), vector.bytes.begin(), vector.bytes.end());
    stream.messages.insert(stream.messages.end(), vector.messages.begin(), vector.messages.end());
  }
  return stream;
}

template <class AnyDecoder>
void expect_same_however_cut(const std::string& file) {
  const Stream stream = joined(test::vectors_of(file));
  for (std::size_t cut = 0; cut <= stream.bytes.size(); ++cut) {
    const auto middle = stream.bytes.begin() + static_cast<std::ptrdiff_t>(cut);
    const auto texts =
        heard<AnyDecoder>({{stream.bytes.begin(), middle}, {middle, stream.bytes.end()}});
    if (texts != stream.messages) BOOST_ERROR("cut before byte " << cut);
  }
  std::vector<Bytes> single_bytes;
  for (const Byte byte : stream.bytes) single_bytes.push_back({byte});
  BOOST_TEST(heard<AnyDecoder>(single_bytes) == stream.messages);
}

template <class AnyDecoder>
void expect_same_after_noise(const std::string& file) {
  for (const Vector& vector : test::vectors_of(file)) {
    if (!begins_frame(vector.bytes[0])) continue;
    for (const Bytes& noise : {Bytes{0x00}, Bytes{0x13, 0x37, 0x7F}, Bytes(40, 0x55)}) {
      auto expected = vector.messages;
      expected.insert(expected.begin(), "unexplained noise " + hex_of(noise));
      BOOST_TEST(heard<AnyDecoder>({noise, vector.bytes}) == expected);
    }
    // The beginning of a frame that was never finished.
    auto expected = vector.messages;
    expected.insert(expected.begin(), "unexplained cut-off 85 00");
    BOOST_TEST(heard<AnyDecoder>({{0x85, 0x00}, vector.bytes}) == expected);
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dgt_decoder)

BOOST_AUTO_TEST_CASE(every_reply_of_a_single_board_is_understood) {
  expect_messages<Decoder>("single_board.tsv", 31);
}

BOOST_AUTO_TEST_CASE(every_reply_on_a_bus_is_understood) {
  expect_messages<BusDecoder>("bus.tsv", 12);
}

BOOST_AUTO_TEST_CASE(the_messages_are_the_same_wherever_the_stream_is_cut) {
  expect_same_however_cut<Decoder>("single_board.tsv");
  expect_same_however_cut<BusDecoder>("bus.tsv");
}

BOOST_AUTO_TEST_CASE(noise_before_a_frame_is_reported_and_the_frame_understood) {
  expect_same_after_noise<Decoder>("single_board.tsv");
  expect_same_after_noise<BusDecoder>("bus.tsv");
}

BOOST_AUTO_TEST_CASE(silence_ends_a_frame_that_was_begun) {
  Decoder decoder;
  const Bytes begun{0x8E, 0x00, 0x05, 0x34};
  BOOST_TEST(decoder.receive(begun, Instant{Millis{1'000}}).empty());
  BOOST_TEST(decoder.wait(Instant{Millis{1'499}}).empty());
  const auto messages = decoder.wait(Instant{Millis{1'500}});
  BOOST_REQUIRE(messages.size() == 1);
  BOOST_TEST(text_of(messages[0]) == "unexplained cut-off 8E 00 05 34");
  const Bytes late{0x00};
  BOOST_TEST(decoder.receive(late, Instant{Millis{1'501}}).empty());
}

BOOST_AUTO_TEST_CASE(a_pause_on_the_bus_ends_changes_that_were_begun) {
  BusDecoder decoder;
  const Bytes begun{0x85, 0x00, 0x0A, 0x08, 0x01, 0x40, 0x34, 0x41};
  BOOST_TEST(decoder.receive(begun, Instant{Millis{1'000}}).empty());
  const auto messages = decoder.wait(Instant{Millis{1'200}});
  BOOST_REQUIRE(messages.size() == 1);
  BOOST_TEST(text_of(messages[0]) == "unexplained cut-off 85 00 0A 08 01 40 34 41");
}

BOOST_AUTO_TEST_CASE(endless_noise_is_reported_in_portions) {
  BOOST_TEST(heard<Decoder>({Bytes(200, 0x11)}).size() == 4);
}

BOOST_AUTO_TEST_CASE(a_whole_log_is_one_message) {
  Bytes log{0x8F, 0x3E, 0x03};
  log.resize(0x1F03, 0x7F);
  log.back() = 0x6B;
  BOOST_TEST(heard<Decoder>({log}) == std::vector<std::string>{"log end-of-log"});
}

BOOST_AUTO_TEST_SUITE_END()
