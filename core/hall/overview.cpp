#include "core/hall/overview.hpp"

#include "core/clock/time_control_text.hpp"
#include "core/hall/game_line.hpp"
#include "core/rules/legal_moves.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace praporek::hall {

namespace {

/// What is open at the boards, gathered once for the whole hall.
struct OpenMatters {
  std::map<GameId, int> rulings;
  std::map<GameId, bool> claims;
  std::map<GameId, std::vector<const Alarm*>> alarms;
};

OpenMatters open_matters(const HallState& state) {
  OpenMatters open;
  for (const auto& [id, ruling] : state.all<RulingRecord>()) {
    if (ruling.state != RulingState::Open || !ruling.game) continue;
    ++open.rulings[*ruling.game];
    if (ruling.ruling == "draw-claim") open.claims[*ruling.game] = true;
  }
  for (const auto& [id, alarm] : state.all<Alarm>()) {
    if (alarm.game && alarm.acknowledged_by.empty()) open.alarms[*alarm.game].push_back(&alarm);
  }
  return open;
}

const Reading* last_reading(const HallState& state, GameId game) {
  const auto& readings = state.all<Reading>();
  const auto after = readings.upper_bound({game, std::numeric_limits<int>::max()});
  if (after == readings.begin()) return nullptr;
  const Reading& last = std::prev(after)->second;
  return last.game == game ? &last : nullptr;
}

clock::Tempo tempo_of(const Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  return control ? clock::tempo_of(*control).tempo : clock::Tempo::Standard;
}

bool has_alarm(const OpenMatters& open, GameId game, std::string_view what) {
  const auto found = open.alarms.find(game);
  return found != open.alarms.end() &&
         std::ranges::any_of(found->second,
                             [what](const Alarm* alarm) { return alarm->what == what; });
}

/// Laws 6.7: the default time runs from the actual start.
bool default_time_is_over(const Section& section, const Round& round, Instant now) {
  return round.started_at &&
         now >= *round.started_at + std::chrono::minutes{section.default_minutes};
}

bool somebody_is_missing(const Game& game) {
  return !game.arrived[Side::White] || !game.arrived[Side::Black];
}

bool king_is_in_check(const HallState& state, const Game& game) {
  if (moves_played(state, game.id) == 0) return false;
  const auto position = position_now(state, game);
  return position && rules::in_check(*position);
}

BoardLine line_of(const HallState& state, const Game& game, const OpenMatters& open, Instant now) {
  BoardLine line;
  line.board = game.board;
  line.game = game.id;
  line.section = game.section;
  if (const Reading* reading = last_reading(state, game.id)) {
    line.left = {{reading->clocks[Side::White], reading->clocks[Side::Black]}};
    line.age = now - reading->at;
    line.moves = reading->moves;
  }
  if (const auto found = open.rulings.find(game.id); found != open.rulings.end()) {
    line.open_rulings = found->second;
  }
  line.in_check = king_is_in_check(state, game);
  return line;
}

clock::BoardFacts facts_of(const Game& game, const BoardLine& line, const OpenMatters& open) {
  clock::BoardFacts facts;
  facts.board = game.board;
  facts.flag_down = has_alarm(open, game.id, "flag");
  facts.claim_open = open.claims.contains(game.id);
  facts.arbiter_called = line.open_rulings > 0;
  facts.illegal_move_reported = has_alarm(open, game.id, "illegal-move");
  facts.setting_doubted = has_alarm(open, game.id, "clock-set-wrong");
  facts.not_running = has_alarm(open, game.id, "clock-paused");
  facts.clock_to_set =
      game.to_add[Side::White] != Millis{0} || game.to_add[Side::Black] != Millis{0};
  for (const Side side : {Side::White, Side::Black}) {
    if (line.left[side]) {
      facts.least_left = std::min(facts.least_left.value_or(*line.left[side]), *line.left[side]);
    }
  }
  facts.age = line.age;
  const auto alarms = open.alarms.find(game.id);
  if (alarms != open.alarms.end()) facts.since = alarms->second.front()->raised;
  return facts;
}

}  // namespace

std::vector<BoardLine> overview(const HallState& state, Instant now, BoardOrder order) {
  const OpenMatters open = open_matters(state);
  std::map<BoardNo, BoardLine> lines;
  std::vector<clock::BoardFacts> facts;
  for (const auto& [id, section] : state.all<Section>()) {
    const Round* round = current_round(state, id);
    if (round == nullptr || round->state != RoundState::Started) continue;
    const clock::Tempo tempo = tempo_of(section);
    const bool too_late = default_time_is_over(section, *round, now);
    for (const Game* game : games_of(state, id, round->number)) {
      if (game->state != GameState::Playing) continue;
      BoardLine line = line_of(state, *game, open, now);
      facts.push_back(facts_of(*game, line, open));
      facts.back().tempo = tempo;
      facts.back().player_too_late = too_late && somebody_is_missing(*game);
      line.need = clock::need_of(facts.back());
      lines.emplace(game->board, line);
    }
  }
  std::vector<BoardLine> ordered;
  if (order == BoardOrder::Urgency) {
    for (const clock::BoardNeed& need : clock::triage(facts)) {
      ordered.push_back(lines.extract(need.board).mapped());
    }
  }
  for (const auto& [board, line] : lines) ordered.push_back(line);
  return ordered;
}

std::vector<MissingPlayer> lost_by_default(const HallState& state, SectionId section, Instant now) {
  const Round* round = current_round(state, section);
  const Section* rules = state.find<Section>(section);
  if (round == nullptr || rules == nullptr || round->state != RoundState::Started) return {};
  if (!default_time_is_over(*rules, *round, now)) return {};
  std::vector<MissingPlayer> missing;
  for (const Game* game : games_of(state, section, round->number)) {
    if (game->result) continue;
    for (const Side side : {Side::White, Side::Black}) {
      if (!game->arrived[side]) missing.push_back({game->board, side});
    }
  }
  return missing;
}

}  // namespace praporek::hall
