#include "core/rules/chess960.hpp"
#include "core/rules/legal_position.hpp"
#include "core/variants/variant.hpp"

#include <algorithm>
#include <array>

namespace praporek::variants {

namespace {

template <class G>
Result<Game> as_game(VariantId id, Result<G> game) {
  if (!game) return game.error();
  return Game{id, *std::move(game)};
}

Result<Game> start_chess(const Switches&) {
  return Game{VariantId::Chess, ChessGame{rules::initial_position()}};
}

Result<Game> start_chess960(const Switches& switches) {
  const int number = switches.chess960_number;
  if (number < 0 || number >= rules::chess960_count) {
    return Refusal{Article{"GII.2"}, Message{"variants.array-number", {std::to_string(number)}}};
  }
  // Even array 518 is a game of Chess960 here.
  rules::Setup setup = rules::chess960_position(number).setup();
  setup.chess960 = true;
  return Game{VariantId::Chess960, ChessGame{rules::legal_position(setup).value()}};
}

Result<Game> start_chief(const Switches& switches) {
  return as_game(VariantId::Chief, ChiefGame::start(switches.chief));
}

Result<Game> start_double(const Switches& switches) {
  return Game{VariantId::Double, DoubleGame::start(switches.doubled)};
}

Result<Game> start_positional(const Switches& switches) {
  return Game{VariantId::Positional, PositionalGame::start(switches.positional)};
}

Result<Game> read_chess(std::string_view text, const Switches&) {
  return as_game(VariantId::Chess, ChessGame::read(text, false));
}

Result<Game> read_chess960(std::string_view text, const Switches&) {
  return as_game(VariantId::Chess960, ChessGame::read(text, true));
}

Result<Game> read_chief(std::string_view text, const Switches& switches) {
  return as_game(VariantId::Chief, ChiefGame::read(text, switches.chief));
}

Result<Game> read_double(std::string_view text, const Switches& switches) {
  return as_game(VariantId::Double, DoubleGame::read(text, switches.doubled));
}

Result<Game> read_positional(std::string_view text, const Switches& switches) {
  return as_game(VariantId::Positional, PositionalGame::read(text, switches.positional));
}

/// In the order of VariantId.
constexpr std::array<Variant, 5> table{{
    {VariantId::Chess, "chess", true, start_chess, read_chess},
    {VariantId::Chess960, "chess960", false, start_chess960, read_chess960},
    {VariantId::Chief, "chief", false, start_chief, read_chief},
    {VariantId::Double, "double", false, start_double, read_double},
    {VariantId::Positional, "positional", false, start_positional, read_positional},
}};

}  // namespace

std::span<const Variant> all_variants() { return table; }

const Variant& variant_of(VariantId id) { return table[static_cast<std::size_t>(id)]; }

std::optional<VariantId> variant_named(std::string_view name) {
  const auto row = std::ranges::find(table, name, &Variant::name);
  if (row == table.end()) return std::nullopt;
  return row->id;
}

Result<Game> start_game(VariantId id, const Switches& switches) {
  return variant_of(id).start(switches);
}

Result<Game> read_game(VariantId id, std::string_view text, const Switches& switches) {
  return variant_of(id).read(text, switches);
}

bool may_be_rated(VariantId id) { return variant_of(id).may_be_rated; }

Side Game::to_move() const {
  return std::visit([](const auto& game) { return game.to_move(); }, state_);
}

std::vector<std::string> Game::choices(notation::Letters letters) const {
  return std::visit([&](const auto& game) { return game.choices(letters); }, state_);
}

Result<Game> Game::played(std::string_view text, const notation::Reading& reading) const {
  return std::visit([&](const auto& game) { return as_game(variant_, game.played(text, reading)); },
                    state_);
}

std::optional<Ending> Game::ending() const {
  return std::visit([](const auto& game) { return game.ending(); }, state_);
}

bool Game::may_claim_draw() const {
  return std::visit([](const auto& game) { return game.may_claim_draw(); }, state_);
}

std::string Game::text() const {
  return std::visit([](const auto& game) { return game.text(); }, state_);
}

std::string Game::reading() const {
  return std::visit([](const auto& game) { return game.reading(); }, state_);
}

}  // namespace praporek::variants
