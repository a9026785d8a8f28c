#include "io/dgt/bus_decoder.hpp"
#include "io/dgt/decoder.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/io/dgt/vectors.hpp"
#include <random>

using namespace praporek;
using namespace praporek::dgt;

namespace {

/// Loses, flips and inserts bytes, as a bad cable does.
Bytes damaged(const Bytes& bytes, std::mt19937& random) {
  Bytes result;
  for (const Byte byte : bytes) {
    const auto dice = random() % 100;
    if (dice < 2) continue;
    const bool flip = dice < 4;
    if (dice == 4) result.push_back(static_cast<Byte>(random() % 256));
    result.push_back(flip ? static_cast<Byte>(byte ^ 1U << random() % 8) : byte);
  }
  return result;
}

std::vector<Bytes> portions_of(const Bytes& bytes, std::mt19937& random) {
  std::vector<Bytes> portions;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t size = std::min<std::size_t>(1 + random() % 20, bytes.size() - at);
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    portions.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(size));
    at += size;
  }
  return portions;
}

Bytes stream_of(const std::string& file) {
  Bytes stream;
  for (const test::Vector& vector : test::vectors_of(file)) {
    stream.insert(stream.end(), vector.bytes.begin(), vector.bytes.end());
  }
  return stream;
}

/// However damaged, the same damage gives the same messages, and a sound frame after it is
/// understood.
template <class AnyDecoder>
void expect_recovery(const std::string& file, const Bytes& sound, const std::string& meaning) {
  const Bytes stream = stream_of(file);
  std::mt19937 random{20'180'101};
  for (int i = 0; i < 200; ++i) {
    Bytes bytes = damaged(stream, random);
    bytes.insert(bytes.end(), sound.begin(), sound.end());
    const auto whole = test::heard<AnyDecoder>({bytes});
    if (whole.empty() || whole.back() != meaning) BOOST_ERROR("no recovery in round " << i);
    if (test::heard<AnyDecoder>(portions_of(bytes, random)) != whole) {
      BOOST_ERROR("portions matter in round " << i);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dgt_damage)

BOOST_AUTO_TEST_CASE(a_single_board_is_understood_again_after_any_damage) {
  expect_recovery<Decoder>("single_board.tsv", {0x93, 0x00, 0x05, 0x07, 0x09}, "firmware 7.09");
}

BOOST_AUTO_TEST_CASE(a_bus_is_understood_again_after_any_damage) {
  expect_recovery<BusDecoder>("bus.tsv", {0x87, 0x00, 0x06, 0x01, 0x02, 0x10}, "130: present");
}

BOOST_AUTO_TEST_CASE(one_flipped_bit_on_a_bus_never_gives_another_message) {
  for (const test::Vector& vector : test::vectors_of("bus.tsv")) {
    if (vector.name[0] != 'R') continue;
    for (std::size_t bit = 0; bit < vector.bytes.size() * 8; ++bit) {
      Bytes bytes = vector.bytes;
      bytes[bit / 8] = static_cast<Byte>(bytes[bit / 8] ^ 1U << bit % 8);
      for (const std::string& text : test::heard<BusDecoder>({bytes})) {
        BOOST_TEST(text.starts_with("unexplained"), vector.name << " bit " << bit << ": " << text);
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
