#include "core/base/clean_text.hpp"
#include "core/hall/export_of.hpp"
#include "core/hall/words.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

/// One cell. A spreadsheet takes = + - @ at the start for a formula: an apostrophe keeps it text.
std::string cell(const std::string& content) {
  std::string text = clean_text(content);
  if (!text.empty() && std::string_view{"=+-@"}.find(text.front()) != std::string_view::npos) {
    text.insert(0, 1, '\'');
  }
  if (text.find_first_of(",;\"") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char each : text) quoted += each == '"' ? std::string{"\"\""} : std::string(1, each);
  return quoted + "\"";
}

std::string line_of(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& each : cells) line += (line.empty() ? "" : ",") + cell(each);
  return line + "\r\n";
}

std::string number(int value) { return std::to_string(value); }

}  // namespace

std::string games_csv_of(const HallState& state, SectionId section) {
  std::string text = "round,board,white number,white,result,black,black number,rated\r\n";
  for (const auto& [key, round] : state.all<Round>()) {
    if (round.section != section) continue;
    for (const Game* game : games_of(state, section, round.number)) {
      const Player& white = *state.find<Player>(game->white);
      const Player& black = *state.find<Player>(game->black);
      const std::string result =
          game->result ? std::string{word_of(*game->result)} : std::string{word_of(game->state)};
      text +=
          line_of({number(round.number.value), number(game->board.value), number(white.tpn),
                   white.name, result, black.name, number(black.tpn), game->rated ? "yes" : "no"});
    }
  }
  return text;
}

std::string players_csv_of(const HallState& state, SectionId section) {
  std::vector<const Player*> players;
  for (const auto& [id, player] : state.all<Player>()) {
    if (player.section == section) players.push_back(&player);
  }
  std::ranges::sort(players, {}, [](const Player* player) { return player->tpn; });
  std::string text =
      "number,title,name,rating,federation,club,fide id,national id,birth,sex,presence\r\n";
  for (const Player* player : players) {
    text += line_of({number(player->tpn), player->title, player->name, number(player->rating),
                     player->federation, player->club, player->fide_id, player->national_id,
                     player->birth, player->sex, std::string{word_of(player->presence)}});
  }
  return text;
}

}  // namespace praporek::hall
