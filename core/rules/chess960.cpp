#include "core/rules/chess960.hpp"

#include "core/rules/castling.hpp"
#include "core/rules/legal_position.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace praporek::rules {

namespace {

class FirstRank {
 public:
  void put(std::size_t file, Kind kind) { files_[file] = kind; }

  /// On the n-th file still free, counted from the a-file.
  void put_on_free(int n, Kind kind) {
    for (auto& file : files_) {
      if (!file && n-- == 0) {
        file = kind;
        return;
      }
    }
  }

  [[nodiscard]] Array array() const {
    Array array{};
    std::ranges::transform(files_, array.begin(),
                           [](const auto& kind) { return kind.value_or(Kind::Pawn); });
    return array;
  }

 private:
  std::array<std::optional<Kind>, 8> files_;
};

constexpr std::array<std::array<int, 2>, 10> knight_places{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

Refusal refused(const char* id, std::string_view letters) {
  return Refusal{Article{"GII.2"}, Message{id, {std::string{letters}}}};
}

}  // namespace

Array chess960_array(int number) {
  FirstRank rank;
  // Guidelines II.2.2: bishops on squares of opposite colour
  rank.put(static_cast<std::size_t>(2 * (number % 4) + 1), Kind::Bishop);
  number /= 4;
  rank.put(static_cast<std::size_t>(2 * (number % 4)), Kind::Bishop);
  number /= 4;
  rank.put_on_free(number % 6, Kind::Queen);
  const auto [first, second] = knight_places[static_cast<std::size_t>(number / 6)];
  rank.put_on_free(second, Kind::Knight);
  rank.put_on_free(first, Kind::Knight);
  // Guidelines II.2.1: king between the rooks
  for (const Kind kind : {Kind::Rook, Kind::King, Kind::Rook}) rank.put_on_free(0, kind);
  return rank.array();
}

Result<int> number_of_array(std::string_view letters) {
  const auto written = [](int number) {
    std::string text;
    for (const Kind kind : chess960_array(number)) text += letter_of({kind, Side::White});
    return text;
  };
  std::string sorted{letters};
  std::ranges::sort(sorted);
  if (sorted != "BBKNNQRR") return refused("rules.array-pieces", letters);
  const auto king = letters.find('K');
  if (king < letters.find('R') || king > letters.rfind('R')) {
    return refused("rules.array-king", letters);
  }
  if ((letters.find('B') + letters.rfind('B')) % 2 == 0) {
    return refused("rules.array-bishops", letters);
  }
  int number = 0;
  while (written(number) != letters) ++number;
  return number;
}

Result<int> number_of_start(const Placement& board) {
  const auto rank_text = [&](int rank) {
    std::string text;
    for (int file = 0; file < 8; ++file) {
      const auto piece = board.at(square_at(file, rank));
      text += piece ? letter_of(*piece) : '.';
    }
    return text;
  };
  const std::string white = rank_text(0);
  const auto number = number_of_array(white);
  if (!number) return number;
  // Guidelines II.2.3
  if (board != chess960_position(*number).board()) {
    return refused("rules.array-not-mirrored", white);
  }
  return number;
}

Position chess960_position(int number) {
  Setup setup;
  setup.chess960 = number != standard_number;
  const Array array = chess960_array(number);
  for (const Side side : {Side::White, Side::Black}) {
    Wing wing = Wing::A;
    for (int file = 0; file < 8; ++file) {
      const Kind kind = array[static_cast<std::size_t>(file)];
      const Square square = square_at(file, home_rank(side));
      setup.board.put(square, {kind, side});
      setup.board.put(square_at(file, side == Side::White ? 1 : 6), {Kind::Pawn, side});
      if (kind == Kind::King) wing = Wing::H;
      if (kind == Kind::Rook) setup.castling[side][wing] = square;
    }
  }
  return legal_position(setup).value();
}

}  // namespace praporek::rules
