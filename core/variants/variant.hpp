#pragma once

#include "core/variants/chess_game.hpp"
#include "core/variants/chief_and_warriors.hpp"
#include "core/variants/double_chess.hpp"
#include "core/variants/positional_chess.hpp"

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace praporek::variants {

enum class VariantId : std::uint8_t { Chess, Chess960, Chief, Double, Positional };

/// What every kind of game can be asked. Games are values: playing returns a new one.
template <class G>
concept PlayableGame = std::copyable<G> &&
    requires(const G& game, std::string_view text, const notation::Reading& reading) {
  { game.to_move() } -> std::same_as<Side>;
  { game.choices(notation::Letters{}) } -> std::same_as<std::vector<std::string>>;
  { game.played(text, reading) } -> std::same_as<Result<G>>;
  { game.ending() } -> std::same_as<std::optional<Ending>>;
  { game.may_claim_draw() } -> std::same_as<bool>;
  { game.text() } -> std::same_as<std::string>;
  { game.reading() } -> std::same_as<std::string>;
};

static_assert(PlayableGame<ChessGame> && PlayableGame<ChiefGame> && PlayableGame<DoubleGame> &&
              PlayableGame<PositionalGame>);

/// What an arbiter may choose before a game; each variant looks at its own part.
struct Switches {
  int chess960_number = 518;
  ChiefReading chief;
  DoubleReading doubled;
  PositionalReading positional;
};

/// A game of any variant.
class Game {
 public:
  using State = std::variant<ChessGame, ChiefGame, DoubleGame, PositionalGame>;

  Game(VariantId variant, State state) : variant_{variant}, state_{std::move(state)} {}

  [[nodiscard]] VariantId variant() const { return variant_; }
  [[nodiscard]] const State& state() const { return state_; }

  [[nodiscard]] Side to_move() const;
  /// Every legal move, half or placement.
  [[nodiscard]] std::vector<std::string> choices(
      notation::Letters letters = notation::Letters::English) const;
  [[nodiscard]] Result<Game> played(std::string_view text,
                                    const notation::Reading& reading = {}) const;
  [[nodiscard]] std::optional<Ending> ending() const;
  [[nodiscard]] bool may_claim_draw() const;
  /// The position, in the manner of a FEN; read_game() understands it.
  [[nodiscard]] std::string text() const;
  /// The switches that differ from the recommended reading, for the head of the game.
  [[nodiscard]] std::string reading() const;

 private:
  VariantId variant_;
  State state_;
};

/// One row of the table of variants.
struct Variant {
  VariantId id;
  std::string_view name;  ///< as in the game's head: [Variant "chief"]
  bool may_be_rated;
  Result<Game> (*start)(const Switches& switches);
  Result<Game> (*read)(std::string_view text, const Switches& switches);
};

std::span<const Variant> all_variants();
const Variant& variant_of(VariantId id);
std::optional<VariantId> variant_named(std::string_view name);

Result<Game> start_game(VariantId id, const Switches& switches = {});
Result<Game> read_game(VariantId id, std::string_view text, const Switches& switches = {});

/// Only games of chess itself count for the rating.
bool may_be_rated(VariantId id);

}  // namespace praporek::variants
