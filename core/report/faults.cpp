#include "core/report/faults.hpp"

#include "core/arbiter/result.hpp"
#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/report/section_trf.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>

namespace praporek::report {

namespace {

using Faults = std::vector<Message>;

void unless(bool sound, const char* id, Faults& faults, std::vector<std::string> arguments = {}) {
  if (!sound) faults.push_back(Message{id, std::move(arguments)});
}

bool is_federation(const std::string& code) {
  return code.size() == 3 && std::ranges::all_of(code, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool is_fide_id(const std::string& id) {
  return !id.empty() && std::ranges::all_of(id, [](char c) { return c >= '0' && c <= '9'; });
}

/// Games a player really played in the section.
std::map<PlayerId, int> games_played(const hall::HallState& state, SectionId section) {
  std::map<PlayerId, int> games;
  for (const auto& [id, game] : state.all<hall::Game>()) {
    const bool counts = game.section == section && !game.replaced && game.result &&
                        arbiter::is_final(*game.result) && arbiter::was_played(*game.result);
    if (!counts) continue;
    ++games[game.white];
    ++games[game.black];
  }
  return games;
}

void add_round_faults(const hall::HallState& state, const hall::Section& section, Faults& faults) {
  const hall::Round* latest = hall::current_round(state, section.id);
  const int played = latest == nullptr ? 0 : latest->number.value;
  unless(played >= section.rounds_total, "report.rounds-missing", faults,
         {std::to_string(played), std::to_string(section.rounds_total)});
  for (const auto& [key, round] : state.all<hall::Round>()) {
    if (round.section != section.id) continue;
    unless(round.started_at.has_value(), "report.round-without-date", faults,
           {std::to_string(round.number.value)});
    for (const hall::Game* game : hall::games_of(state, section.id, round.number)) {
      const bool over = game->result && arbiter::is_final(*game->result);
      unless(over, "report.game-open", faults,
             {std::to_string(round.number.value), std::to_string(game->board.value)});
    }
  }
}

/// What every player's line must hold; a rated event is sent back without the ids.
void add_player_faults(const hall::Player& player, const hall::Section& section, int games,
                       Faults& faults) {
  const std::vector<std::string> who{std::to_string(player.tpn), player.name};
  unless(games > 0, "report.no-game-played", faults, who);
  if (games == 0) return;
  if (section.rated) {
    unless(!player.fide_id.empty(), "report.no-fide-id", faults, who);
    unless(player.fide_id.empty() || is_fide_id(player.fide_id), "report.bad-fide-id", faults, who);
  }
  unless(entries::birth_year(player.birth).has_value(), "report.no-birth", faults, who);
  unless(!player.sex.empty(), "report.no-sex", faults, who);
  unless(is_federation(player.federation), "report.no-federation", faults, who);
}

/// An unrated player gets a rating from five games on; fewer are kept, but the arbiter should know.
void add_few_games(const hall::Player& player, int games, Faults& faults) {
  constexpr int first_rating = 5;
  const bool too_few = player.rating == 0 && games > 0 && games < first_rating;
  unless(!too_few, "report.too-few-games", faults,
         {std::to_string(player.tpn), player.name, std::to_string(games)});
}

void add_shared_ids(const std::vector<const hall::Player*>& players, Faults& faults) {
  std::map<std::string, const hall::Player*> owners;
  for (const hall::Player* player : players) {
    if (player->fide_id.empty()) continue;
    const auto [owner, first] = owners.emplace(player->fide_id, player);
    unless(first, "report.shared-fide-id", faults,
           {player->fide_id, owner->second->name, player->name});
  }
}

}  // namespace

Faults event_faults(const hall::HallState& state) {
  const hall::EventFacts& event = hall::event_of(state);
  Faults faults;
  unless(!event.name.empty(), "report.no-name", faults);
  unless(!event.city.empty(), "report.no-city", faults);
  unless(is_federation(event.federation), "report.no-event-federation", faults);
  unless(!date_in_trf(event.start_date).empty(), "report.no-start", faults);
  unless(!date_in_trf(event.end_date).empty(), "report.no-end", faults);
  unless(event.end_date.empty() || event.start_date <= event.end_date, "report.ends-before-start",
         faults);
  unless(!event.chief_arbiter.empty(), "report.no-chief", faults);
  for (const auto& [id, arbiter] : state.all<hall::Arbiter>()) {
    const bool reported = arbiter.role >= hall::Role::Sector;
    unless(!reported || is_fide_id(arbiter.fide_id), "report.arbiter-without-id", faults,
           {arbiter.name});
  }
  return faults;
}

Faults section_faults(const hall::HallState& state, SectionId id) {
  const hall::Section& section = *state.find<hall::Section>(id);
  Faults faults;
  add_round_faults(state, section, faults);
  const auto games = games_played(state, id);
  std::vector<const hall::Player*> players;
  for (const auto& [key, player] : state.all<hall::Player>()) {
    if (player.section == id) players.push_back(&player);
  }
  std::ranges::sort(players, {}, &hall::Player::tpn);
  for (const hall::Player* player : players) {
    const auto played = games.find(player->id);
    const int count = played == games.end() ? 0 : played->second;
    add_player_faults(*player, section, count, faults);
    if (section.rated) add_few_games(*player, count, faults);
  }
  add_shared_ids(players, faults);
  return faults;
}

std::optional<Deadlines> deadlines_of(const hall::HallState& state) {
  using namespace std::chrono;
  const std::string end = date_in_trf(hall::event_of(state).end_date);
  if (end.empty()) return std::nullopt;
  const auto number = [&](std::size_t from, std::size_t length) {
    return whole_number(std::string_view{end}.substr(from, length)).value_or(1);
  };
  const sys_days last{year{number(0, 4)} / month{static_cast<unsigned>(number(5, 2))} /
                      day{static_cast<unsigned>(number(8, 2))}};
  const auto text = [&](int later) {
    const year_month_day date{last + days{later}};
    return fmt::format("{}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  };
  return Deadlines{text(7), text(30)};
}

}  // namespace praporek::report
