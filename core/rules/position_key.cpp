#include "core/rules/position_key.hpp"

namespace praporek::rules {

namespace {

/// A counter scrambled by two multiplications: every run of the program draws the same numbers.
class KeyStream {
 public:
  constexpr std::uint64_t next() {
    counter_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = (counter_ ^ (counter_ >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
  }

 private:
  std::uint64_t counter_ = 2018;
};

constexpr KeyTables make_keys() {
  KeyTables tables{};
  KeyStream stream;
  for (auto& side : tables.piece) {
    for (auto& kind : side) {
      for (auto& key : kind) key = stream.next();
    }
  }
  for (auto& key : tables.castling_rook) key = stream.next();
  for (auto& key : tables.en_passant) key = stream.next();
  tables.black_to_move = stream.next();
  return tables;
}

}  // namespace

constinit const KeyTables key_tables = make_keys();

}  // namespace praporek::rules
