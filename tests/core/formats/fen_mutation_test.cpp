#include "core/formats/fen.hpp"
#include "core/rules/legal_moves.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <random>
#include <string>

using namespace praporek;

namespace {

constexpr std::array<std::string_view, 4> seeds{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b HAha - 12 34",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
};

/// One to four small wrongs of the kind people and programs commit.
std::string damaged(std::string text, std::mt19937& random) {
  constexpr std::string_view letters = "pnbrqkPNBRQK/12345678 -wbacehAH09\x80";
  for (unsigned i = 0; i <= random() % 4; ++i) {
    const std::size_t at = random() % (text.size() + 1);
    const char letter = letters[random() % letters.size()];
    switch (random() % 3) {
      case 0:
        text.insert(at, 1, letter);
        break;
      case 1:
        if (at < text.size()) text.erase(at, 1);
        break;
      default:
        if (at < text.size()) text[at] = letter;
    }
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_fen_mutation)

BOOST_AUTO_TEST_CASE(damaged_text_is_refused_at_a_column_or_means_a_position_that_can_be_written) {
  std::mt19937 random{2018};
  int read = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::string text = damaged(std::string{seeds[random() % seeds.size()]}, random);
    const auto setup = formats::read_fen(text);
    if (!setup) {
      const Message why = setup.error().why();
      const int column = std::stoi(why.arguments.at(0));
      BOOST_TEST_REQUIRE((column >= 1 && column <= static_cast<int>(text.size()) + 1), text);
      continue;
    }
    ++read;
    const auto position = rules::legal_position(*setup, rules::FaultSet::all());
    BOOST_TEST_REQUIRE(position.has_value(), text);
    const std::string written = formats::fen_of(*position);
    const auto again = formats::position_of_fen(written, rules::FaultSet::all());
    BOOST_TEST_REQUIRE(again.has_value(), text);
    BOOST_TEST_REQUIRE(rules::same_position(*position, *again), text);
    BOOST_TEST_REQUIRE(rules::legal_moves(*position).size() == rules::count_legal_moves(*position));
  }
  BOOST_TEST(read > 100);
}

BOOST_AUTO_TEST_SUITE_END()
