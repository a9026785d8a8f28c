#include "core/arbiter/ruling.hpp"
#include "core/base/text.hpp"
#include "core/clock/tempo.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/hall/decide_parts.hpp"

#include <algorithm>
#include <chrono>

namespace praporek::hall {

namespace {

using arbiter::GivenAnswers;

std::string_view tempo_word(const Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  if (!control) return "standard";
  switch (clock::tempo_of(*control).tempo) {
    case clock::Tempo::Rapid:
      return "rapid";
    case clock::Tempo::Blitz:
      return "blitz";
    case clock::Tempo::Standard:
      break;
  }
  return "standard";
}

std::optional<Side> side_in(const GivenAnswers& given) {
  const auto side = given.find("side");
  if (side == given.end()) return std::nullopt;
  return side->second == "black" ? Side::Black : Side::White;
}

bool asks_for(const arbiter::RulingKind& kind, std::string_view key) {
  const auto questions = arbiter::questions_of(kind);
  return std::ranges::any_of(questions,
                             [&](const arbiter::Question& each) { return each.key() == key; });
}

/// What the arbiter answered, and what the hall knows without asking.
GivenAnswers answers_for(const Rule& wish, const arbiter::RulingKind& kind, const Section& section,
                         const Game& game) {
  GivenAnswers given{{"edition", std::string{laws::year_of(section.edition)}},
                     {"tempo", std::string{tempo_word(section)}},
                     {"supervised", section.supervised ? "yes" : "no"}};
  for (const Answer& answer : wish.answers) given[answer.key] = answer.value;
  const auto side = side_in(given);
  if (wish.ruling == "illegal-move" && side && !given.contains("count") &&
      asks_for(kind, "count")) {
    given["count"] = std::to_string(game.illegal_moves[*side] + 1);
  }
  return given;
}

/// The latest time known for a side, typed or seen.
std::optional<Millis> last_reading(const HallState& state, GameId game, Side side) {
  const auto& readings = state.all<Reading>();
  const auto after = readings.upper_bound({game, 1'000'000});
  if (after == readings.begin() || std::prev(after)->second.game != game) return std::nullopt;
  return std::prev(after)->second.clocks[side];
}

/// Carries a ruling's consequences into the game: result, time, counters.
class Applied {
 public:
  Applied(Draft& draft, const Game& game) : draft_{draft}, game_{game} {}

  void operator()(const arbiter::EndsGame& ends) {
    game_.result = ends.result;
    game_.state = arbiter::is_final(ends.result) ? GameState::Finished : game_.state;
    game_.typed_by = draft_.command().who;
  }
  void operator()(const arbiter::ChangesTime& change) {
    game_.to_add[change.side] += std::chrono::duration_cast<Millis>(change.by);
    const auto reading = last_reading(draft_.state(), game_.id, change.side);
    if (reading) game_.to_set[change.side] = *reading + game_.to_add[change.side];
  }
  void operator()(const arbiter::KeepsRecord& record) {
    if (!record.side) return;
    const auto count = whole_number(record.value);
    const auto kind = arbiter::word_of(std::string_view{record.id});
    if (kind == "illegal-move" && count) game_.illegal_moves[*record.side] = *count;
    if (kind == "warning") ++game_.warnings[*record.side];
    if (kind == "draw-offer") ++game_.draw_offers[*record.side];
  }
  void operator()(const arbiter::TellsArbiter&) {}
  void operator()(const arbiter::AsksArbiter&) {}

  [[nodiscard]] const Game& game() const { return game_; }

 private:
  Draft& draft_;
  Game game_;
};

/// A point is left to the arbiter and he has not taken what is proposed, or nothing is.
bool is_open(const arbiter::Ruling& ruling, bool confirmed) {
  return std::ranges::any_of(ruling.consequences, [&](const arbiter::Consequence& each) {
    const auto* asks = std::get_if<arbiter::AsksArbiter>(&each.what);
    return asks != nullptr && (!confirmed || asks->proposed.empty());
  });
}

Result<RulingRecord> new_record(const Draft& draft, const Rule& wish, const Game& game) {
  RulingRecord record;
  record.id = draft.next_id<RulingRecord>();
  if (wish.open_ruling != 0) {
    const RulingRecord* open = draft.state().find<RulingRecord>(wish.open_ruling);
    if (open == nullptr || open->state != RulingState::Open || open->game != game.id) {
      return refused("hall.no-open-ruling", {std::to_string(wish.open_ruling)});
    }
    record.id = open->id;
  }
  record.section = game.section;
  record.round = game.round;
  record.game = game.id;
  record.ruling = wish.ruling;
  record.edition = draft.state().find<Section>(game.section)->edition;
  record.by = draft.command().who;
  record.at = draft.command().at;
  record.note = wish.note;
  record.answers = wish.answers;
  record.state = RulingState::RecordedOnly;
  return record;
}

}  // namespace

Objection grant(Draft& draft, const Rule& wish) {
  const HallState& state = draft.state();
  const Game* game = current_game(state, wish.board);
  if (game == nullptr) return refused("hall.no-game-at-board", {std::to_string(wish.board.value)});
  const arbiter::RulingKind* kind = arbiter::ruling_kind(wish.ruling);
  if (kind == nullptr) return refused("hall.no-such-ruling", {wish.ruling});
  const Section& section = *state.find<Section>(game->section);

  auto record = new_record(draft, wish, *game);
  if (!record) return record.error();
  if (wish.only_record) {
    draft.put(std::move(*record));
    return std::nullopt;
  }
  const auto ruling = arbiter::rule(wish.ruling, answers_for(wish, *kind, section, *game));
  if (!ruling) return ruling.error();
  for (const arbiter::Consequence& each : ruling->consequences) {
    record->consequences.push_back({arbiter::line_of(each), each.article.number});
  }
  record->state = is_open(*ruling, wish.confirmed) ? RulingState::Open : RulingState::Applied;
  if (record->state == RulingState::Applied) {
    Applied applied{draft, *game};
    for (const arbiter::Consequence& each : ruling->consequences) std::visit(applied, each.what);
    draft.put(applied.game());
  }
  draft.put(std::move(*record));
  draft.cite(ruling->article.number);
  return std::nullopt;
}

}  // namespace praporek::hall
