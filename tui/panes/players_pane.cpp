#include "tui/panes/players_pane.hpp"

#include "core/base/collation.hpp"
#include "core/laws/words.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

int coming_round(const Sight& sight) {
  const hall::Round* round = sight.round();
  return round == nullptr ? 1 : round->number.value + 1;
}

/// "H 4 · Z 5": the rounds a player does not play.
std::string byes_of(const hall::Player& player, const Sight& sight) {
  constexpr std::array marks{"", "", "", "", "", "", "", "", "H", "F", "U", "Z", ""};
  std::string text;
  for (const auto& [key, bye] : sight.state().all<hall::Bye>()) {
    if (bye.player != player.id) continue;
    text += (text.empty() ? "" : " ") + std::string{marks[static_cast<std::size_t>(bye.mark)]} +
            std::to_string(bye.round.value);
  }
  return text;
}

std::string presence_of(const hall::Player& player, const Sight& sight) {
  constexpr std::array words{"players.registered", "players.checked-in", "players.withdrawn"};
  return sight.say(words[static_cast<std::size_t>(player.presence)]);
}

Line line_of(const hall::Player& player, const Sight& sight) {
  const int spare = sight.body.width - 80;
  Line line{right_fitted(player.tpn == 0 ? "–" : std::to_string(player.tpn), 4), strong};
  line.add(" ").add(fitted(player.title, 4)).add(fitted(player.name, 24 + std::min(10, spare / 4)));
  line.add(right_fitted(player.rating == 0 ? "" : std::to_string(player.rating), 5)).add(" ");
  line.add(fitted(player.federation, 4)).add(fitted(player.club, 16 + std::max(0, spare / 4)));
  const Style style = player.presence == hall::Presence::CheckedIn   ? good
                      : player.presence == hall::Presence::Withdrawn ? quiet
                                                                     : plain;
  line.add(" ").add(fitted(presence_of(player, sight), 11), style);
  if (player.first_round > 1) {
    line.add(sight.say("players.from-round", {std::to_string(player.first_round)}) + " ");
  }
  return line.add(byes_of(player, sight), accent);
}

constexpr std::array rows{
    KeyRow{character(U'/'), "/", "players.key.find", acts<&PlayersPane::find>},
    KeyRow{character(U'e'), "e", "players.key.enter", acts<&PlayersPane::enter>},
    KeyRow{{KeyName::Enter, 0}, "Enter", "players.key.edit", acts<&PlayersPane::edit>},
    KeyRow{character(U'c'), "c", "players.key.check-in", acts<&PlayersPane::check_in>},
    KeyRow{character(U'b'), "b", "players.key.bye", acts<&PlayersPane::bye>},
    KeyRow{character(U'w'), "w", "players.key.withdraw", acts<&PlayersPane::withdraw>},
    KeyRow{character(U's'), "s", "players.key.sort", acts<&PlayersPane::sort>},
    KeyRow{character(U'a'), "a", "players.key.check-all-in", acts<&PlayersPane::check_all_in>,
           false},
    KeyRow{character(U'd'), "d", "players.key.deal", acts<&PlayersPane::deal>, false},
};

}  // namespace

std::span<const KeyRow> PlayersPane::keys() const { return rows; }

std::vector<const hall::Player*> PlayersPane::players(const Sight& sight) const {
  const auto asked = laws::search_words(search_);
  std::vector<const hall::Player*> found;
  for (const auto& [id, player] : sight.state().all<hall::Player>()) {
    if (player.section != sight.section) continue;
    const auto words = laws::search_words(player.name + " " + player.club + " " + player.fide_id +
                                          " " + std::to_string(player.tpn));
    const bool meant = std::ranges::all_of(asked, [&](const std::string& each) {
      return std::ranges::any_of(words,
                                 [&](const std::string& word) { return word.starts_with(each); });
    });
    if (meant) found.push_back(&player);
  }
  std::ranges::sort(found, [&](const hall::Player* a, const hall::Player* b) {
    if (by_name_) return compare_names(a->name, b->name) < 0;
    return a->tpn < b->tpn;
  });
  return found;
}

const hall::Player* PlayersPane::chosen_player(const Sight& sight) const {
  const auto list = players(sight);
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  return index < list.size() ? list[index] : nullptr;
}

std::string PlayersPane::title(const Sight& sight) const {
  int all = 0;
  int in = 0;
  for (const auto& [id, player] : sight.state().all<hall::Player>()) {
    if (player.section != sight.section) continue;
    ++all;
    in += player.presence == hall::Presence::CheckedIn ? 1 : 0;
  }
  const hall::Section* section = sight.section_in_work();
  return (section == nullptr ? std::string{} : section->name + " ─ ") +
         sight.say("players.count", {std::to_string(all), std::to_string(in)});
}

View PlayersPane::view(const Sight& sight) {
  View view;
  if (sight.section_in_work() == nullptr) {
    view.lines.push_back(Line{" " + sight.say("home.no-section")});
    return view;
  }
  if (searching_ || !search_.empty()) {
    Line line{" / ", strong};
    line.add(search_);
    if (searching_) view.cursor = Place{line.width(), 0};
    view.lines.push_back(std::move(line));
  }
  const auto list = players(sight);
  page_ = std::max(1, sight.body.height - static_cast<int>(view.lines.size()));
  const int count = static_cast<int>(list.size());
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    Line line = line_of(*list[static_cast<std::size_t>(i)], sight);
    view.lines.push_back(i == cursor_.chosen() ? line.all(chosen) : line);
  }
  if (list.empty()) {
    view.lines.push_back(
        Line{" " + sight.say(search_.empty() ? "players.nobody" : "players.nobody-found"), quiet});
  }
  return view;
}

bool PlayersPane::typed(const Key& key, Desk& desk) {
  const auto count = static_cast<int>(players(desk.sight()).size());
  if (cursor_.move(key, count, page_)) return true;
  if (key.name == KeyName::Escape && (searching_ || !search_.empty())) {
    searching_ = false;
    search_.clear();
    return true;
  }
  if (!searching_) return false;
  if (key.name == KeyName::Enter) {
    searching_ = false;
    return true;
  }
  TextField field{search_};
  if (!field.type(key)) return false;
  search_ = field.text();
  cursor_ = {};
  return true;
}

void PlayersPane::find(Desk& /*desk*/) {
  searching_ = true;
  search_.clear();
  cursor_ = {};
}

void PlayersPane::sort(Desk& /*desk*/) { by_name_ = !by_name_; }

void PlayersPane::enter(Desk& desk) {
  hall::Player player;
  player.section = desk.sight().section;
  player.federation = hall::event_of(desk.state()).federation;
  push_player_form(player, desk);
}

void PlayersPane::edit(Desk& desk) {
  const hall::Player* player = chosen_player(desk.sight());
  if (player != nullptr) push_player_form(*player, desk);
}

void PlayersPane::check_in(Desk& desk) {
  const hall::Player* player = chosen_player(desk.sight());
  if (player == nullptr) return;
  desk.wish(hall::CheckIn{player->section, {player->tpn}});
  // The next one at the desk is usually the next one on the list, or is searched for.
  if (!search_.empty()) search_.clear();
  cursor_.choose(cursor_.chosen() + 1);
}

void PlayersPane::check_all_in(Desk& desk) {
  hall::CheckIn wish{desk.sight().section, {}};
  for (const hall::Player* player : players(desk.sight())) {
    if (player->presence == hall::Presence::Registered) wish.tpns.push_back(player->tpn);
  }
  desk.push(std::make_unique<Confirm>(
      Message{"players.confirm-check-all-in", {std::to_string(wish.tpns.size())}}, wish));
}

void PlayersPane::bye(Desk& desk) {
  const hall::Player* player = chosen_player(desk.sight());
  if (player == nullptr) return;
  const RoundNo round{coming_round(desk.sight())};
  const hall::RequestBye wish{player->section, player->tpn, round, pairing::Mark::ZeroPointBye,
                              false};
  std::vector<Menu::Item> items;
  const auto add = [&](char32_t letter, const char* words, pairing::Mark mark, bool cancel) {
    hall::RequestBye each = wish;
    each.mark = mark;
    each.cancel = cancel;
    items.push_back({letter, Message{words, {}}, [each](Desk& at) { at.wish(each); }});
  };
  add(U'z', "players.bye.zero", pairing::Mark::ZeroPointBye, false);
  add(U'h', "players.bye.half", pairing::Mark::HalfPointBye, false);
  add(U'f', "players.bye.full", pairing::Mark::FullPointBye, false);
  add(U'n', "players.bye.cancel", pairing::Mark::ZeroPointBye, true);
  desk.push(std::make_unique<Menu>(
      Message{"players.bye.title", {player->name, std::to_string(round.value)}}, std::move(items)));
}

void PlayersPane::withdraw(Desk& desk) {
  const hall::Player* player = chosen_player(desk.sight());
  if (player == nullptr) return;
  const bool back = player->presence == hall::Presence::Withdrawn;
  desk.push(std::make_unique<Confirm>(
      Message{back ? "players.confirm-back" : "players.confirm-withdraw", {player->name}},
      hall::Withdraw{player->section, player->tpn, back}));
}

void PlayersPane::deal(Desk& desk) {
  desk.push(std::make_unique<Confirm>(Message{"players.confirm-deal", {}},
                                      hall::DealNumbers{desk.sight().section}));
}

}  // namespace praporek::tui
