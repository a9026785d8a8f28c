#include "core/formats/pgn_reader.hpp"
#include "core/formats/pgn_writer.hpp"
#include "core/rules/legal_moves.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/notation/positions.hpp"
#include "tests/support/fixtures.hpp"
#include <fstream>
#include <iterator>
#include <random>

using namespace praporek;

namespace {

/// Changes, removes, doubles or swaps a few bytes; the same in every run.
class Mutator {
 public:
  explicit Mutator(unsigned seed) : random_{seed} {}

  std::string operator()(std::string text) {
    for (std::size_t change = 1 + random_() % 4; change > 0 && !text.empty(); --change) {
      const std::size_t at = random_() % text.size();
      switch (random_() % 4) {
        case 0:
          text[at] = static_cast<char>(random_() % 256);
          break;
        case 1:
          text.erase(at, 1 + random_() % 8);
          break;
        case 2:
          text.insert(at, text.substr(random_() % text.size(), random_() % 12));
          break;
        default:
          text.insert(at, 1, signs[random_() % signs.size()]);
      }
    }
    return text;
  }

 private:
  static constexpr std::string_view signs = "{}()[];$%\"\\!?*=+#x-:.0O1 \n";
  std::mt19937 random_;
};

std::string file_text(const char* name) {
  std::ifstream file{praporek::fixtures() + name};
  return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(notation_mutation)

BOOST_AUTO_TEST_CASE(damaged_game_files_are_read_and_written_without_harm) {
  const std::string original = file_text("/pgn/annotated.pgn");
  Mutator mutate{4};
  std::string text = original;
  for (int i = 0; i < 1500; ++i) {
    text = i % 40 == 0 ? original : mutate(text);
    const auto games = formats::read_pgn(text).games;
    const std::string once = formats::pgn_of(games);
    const auto again = formats::read_pgn(once);
    BOOST_REQUIRE_MESSAGE(again.faults.empty(), once);
    BOOST_REQUIRE_MESSAGE(again.games == games, text);
  }
}

BOOST_AUTO_TEST_CASE(damaged_moves_are_refused_or_legal) {
  const auto position =
      test::at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  Mutator mutate{5};
  for (const auto letters : notation::all_letters) {
    for (const auto move : rules::legal_moves(position)) {
      const std::string proper = notation::written(position, move, {letters});
      for (int i = 0; i < 12; ++i) {
        const auto read = notation::read_move(position, mutate(proper),
                                              {letters, notation::Leniency::Prefix, i % 2 == 0});
        BOOST_REQUIRE(!read || rules::is_legal(position, *read));
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
