#include "tui/panes/pairings_pane.hpp"

#include "core/base/text.hpp"
#include "core/hall/tournament_of.hpp"
#include "core/laws/words.hpp"
#include "core/pairing/dutch_explanation.hpp"
#include "core/pairing/engine.hpp"
#include "core/pairing/swiss1992.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/panes/manual_pairing.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

constexpr std::array system_words{"pairings.system.dutch", "pairings.system.swiss1992",
                                  "pairings.system.round-robin",
                                  "pairings.system.double-round-robin"};

/// The round in view and the tournament as it stood before it.
struct Before {
  pairing::Tournament tournament;
  int round = 0;
};

Before before_round_in_view(const Sight& sight) {
  const hall::Round* round = sight.round();
  const int number = round == nullptr ? 1 : round->number.value;
  return {hall::tournament_of(sight.state(), sight.section), number};
}

std::string reason_text(const pairing::Reason& reason, const Sight& sight) {
  return sight.say(reason.text) + " (" + reason.article.number + ")";
}

void add_player(Line& line, const Sight& sight, PlayerId id, Score points) {
  const hall::Player* player = sight.state().find<hall::Player>(id);
  const int width = std::clamp((sight.body.width - 32) / 2, 16, 30);
  line.add(right_fitted(player == nullptr ? "" : std::to_string(player->tpn), 4)).add(" ");
  line.add(fitted(player == nullptr ? "" : player->name, width));
  line.add(right_fitted(shown(points, sight), 5));
}

Score points_of(const pairing::Tournament& tournament, int tpn, int round) {
  const pairing::Player* player = pairing::find_player(tournament, tpn);
  return player == nullptr ? Score{} : pairing::points_before(*player, round, tournament.scoring);
}

int tpn_of(const hall::HallState& state, PlayerId id) {
  const hall::Player* player = state.find<hall::Player>(id);
  return player == nullptr ? 0 : player->tpn;
}

/// Who does not play in a round, and why.
std::string byes_in(const Sight& sight, RoundNo round) {
  std::string text;
  for (const auto& [key, bye] : sight.state().all<hall::Bye>()) {
    if (bye.section != sight.section || bye.round != round) continue;
    const bool allocated = bye.mark == pairing::Mark::PairingBye;
    text += (text.empty() ? "" : " · ") + name_of(sight.state(), bye.player) +
            (allocated ? " (" + sight.say("pairings.bye") + ")" : "");
  }
  return text;
}

constexpr std::array rows{
    KeyRow{character(U'n'), "n", "pairings.key.pair", acts<&PairingsPane::pair>},
    KeyRow{{KeyName::Enter, 0}, "Enter", "pairings.key.explain", acts<&PairingsPane::explain>},
    KeyRow{character(U'w'), "w", "pairings.key.why-not", acts<&PairingsPane::why_not>},
    KeyRow{character(U'p'), "p", "pairings.key.publish", acts<&PairingsPane::publish>},
    KeyRow{character(U'm'), "m", "pairings.key.manual", acts<&PairingsPane::change_by_hand>},
    KeyRow{character(U'd'), "d", "pairings.key.take-back", acts<&PairingsPane::take_back>},
    KeyRow{character(U'/'), "/", "pairings.key.find", acts<&PairingsPane::find>},
};

}  // namespace

std::span<const KeyRow> PairingsPane::keys() const { return rows; }

std::string PairingsPane::title(const Sight& sight) const {
  const hall::Section* section = sight.section_in_work();
  if (section == nullptr) return sight.say("console.pane.pairings");
  const hall::Round* round = sight.round();
  const auto games = games_in_work(sight);
  std::string text = section->name + " ─ " +
                     sight.say(system_words[static_cast<std::size_t>(section->system)]) + " ─ ";
  if (round == nullptr) return text + sight.say("pairings.none");
  text += sight.say("pairings.boards",
                    {std::to_string(round->number.value), std::to_string(games.size())});
  if (round->manual) text += " ─ " + sight.say("pairings.by-hand");
  if (round->outdated) text += " ─ " + sight.say("pairings.outdated");
  return text;
}

View PairingsPane::view(const Sight& sight) {
  View view;
  const auto games = games_in_work(sight);
  if (games.empty()) {
    draw_players(view, sight);
    return view;
  }
  const Before before = before_round_in_view(sight);
  const std::string byes = byes_in(sight, RoundNo{before.round});
  const int count = static_cast<int>(games.size());
  std::vector<std::string> reasons;
  const auto index = static_cast<std::size_t>(std::clamp(cursor_.chosen(), 0, count - 1));
  if (explains_) reasons = reasons_for(*games[index], sight, sight.body.width - 8);
  if (answer_) {
    for (std::string& line : wrapped(*answer_, sight.body.width - 8)) reasons.push_back(line);
  }
  page_ =
      std::max(3, sight.body.height - static_cast<int>(reasons.size()) - (byes.empty() ? 0 : 1));
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    const hall::Game& game = *games[static_cast<std::size_t>(i)];
    const bool is_chosen = i == cursor_.chosen();
    Line line{is_chosen ? "›" : " ", strong};
    line.add(right_fitted(std::to_string(game.board.value), 4), is_chosen ? chosen : strong);
    add_player(line, sight, game.white,
               points_of(before.tournament, tpn_of(sight.state(), game.white), before.round));
    line.add("  –");
    add_player(line, sight, game.black,
               points_of(before.tournament, tpn_of(sight.state(), game.black), before.round));
    view.lines.push_back(std::move(line));
    if (!is_chosen) continue;
    for (const std::string& reason : reasons) view.lines.push_back(Line{"      " + reason, accent});
  }
  if (!byes.empty()) {
    view.lines.push_back(Line{" " + sight.say("pairings.not-playing", {byes}), quiet});
  }
  return view;
}

/// Before a pairing: who will be paired.
void PairingsPane::draw_players(View& view, const Sight& sight) const {
  if (sight.section_in_work() == nullptr) {
    view.lines.push_back(Line{" " + sight.say("home.no-section")});
    return;
  }
  int players = 0;
  for (const auto& [id, player] : sight.state().all<hall::Player>()) {
    const bool plays =
        player.section == sight.section && player.presence != hall::Presence::Withdrawn;
    players += plays ? 1 : 0;
  }
  view.lines.push_back(Line{" " + sight.say("pairings.to-be-paired", {std::to_string(players)})});
  const std::string byes = byes_in(sight, RoundNo{1});
  if (!byes.empty()) view.lines.push_back(Line{" " + sight.say("pairings.not-playing", {byes})});
}

std::vector<std::string> PairingsPane::reasons_for(const hall::Game& game, const Sight& sight,
                                                   int width) {
  const bool known = explained_ && explained_->section == game.section &&
                     explained_->round == game.round &&
                     explained_->group == sight.state().last_group;
  if (!known) {
    const Before before = before_round_in_view(sight);
    explained_ =
        Explained{game.section, game.round, sight.state().last_group,
                  pairing::explain_round(pairing::before_round(before.tournament, before.round),
                                         before.round)};
  }
  if (!explained_->boards) return {sight.say(explained_->boards.error())};
  const pairing::Pair pair{tpn_of(sight.state(), game.white), tpn_of(sight.state(), game.black)};
  const auto found = std::ranges::find(*explained_->boards, pair, &pairing::BoardExplanation::pair);
  if (found == explained_->boards->end()) return {sight.say("pairings.not-by-the-rules")};
  std::vector<std::string> lines;
  for (const pairing::Reason& reason : found->reasons) {
    for (std::string& line : wrapped(reason_text(reason, sight), width)) lines.push_back(line);
  }
  return lines;
}

bool PairingsPane::typed(const Key& key, Desk& desk) {
  const auto count = static_cast<int>(games_in_work(desk.sight()).size());
  if (!cursor_.move(key, count, page_)) return false;
  answer_.reset();
  return true;
}

void PairingsPane::pair(Desk& desk) {
  desk.wish(hall::PairRound{desk.sight().section, {}, 0, false});
  answer_.reset();
  cursor_ = {};
}

void PairingsPane::publish(Desk& desk) {
  desk.push(std::make_unique<Confirm>(Message{"round.confirm-publish", {}},
                                      hall::Publish{desk.sight().section}));
}

void PairingsPane::take_back(Desk& desk) {
  desk.push(std::make_unique<Confirm>(Message{"pairings.confirm-take-back", {}},
                                      hall::Unpair{desk.sight().section}));
}

void PairingsPane::explain(Desk& /*desk*/) {
  explains_ = !explains_;
  answer_.reset();
}

void PairingsPane::why_not(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"pairings.why-not", {}},
      [this](const std::string& text, Desk& at) {
        const auto words = words_of(text);
        const auto one = words.size() == 2 ? whole_number(words[0]) : std::nullopt;
        const auto two = words.size() == 2 ? whole_number(words[1]) : std::nullopt;
        if (!one || !two) {
          at.complain(Refusal{Message{"pairings.two-numbers", {}}});
          return After::Stay;
        }
        const Before before = before_round_in_view(at.sight());
        const auto then = pairing::before_round(before.tournament, before.round);
        const bool old = then.system == pairing::System::Swiss1992;
        const auto reason = old ? pairing::why_not_1992(then, before.round, *one, *two)
                                : pairing::why_not_dutch(then, before.round, *one, *two);
        answer_ = at.sight().say("pairings.why-not-answer",
                                 {std::to_string(*one), std::to_string(*two)}) +
                  " " +
                  (reason ? reason_text(*reason, at.sight()) : at.sight().say(reason.error()));
        return After::Close;
      },
      std::string{}, Typing::Digits));
}

void PairingsPane::change_by_hand(Desk& desk) { push_manual_pairing(desk); }

void PairingsPane::find(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"results.find", {}}, [this](const std::string& text, Desk& at) {
        const auto games = games_in_work(at.sight());
        const auto asked = laws::search_words(text);
        for (std::size_t i = 0; i < games.size(); ++i) {
          const auto words = laws::search_words(std::to_string(games[i]->board.value) + " " +
                                                name_of(at.state(), games[i]->white) + " " +
                                                name_of(at.state(), games[i]->black));
          const bool meant = std::ranges::all_of(asked, [&](const std::string& each) {
            return std::ranges::any_of(words, [&](const std::string& word) {
              return whole_number(each) ? word == each : word.starts_with(each);
            });
          });
          if (!meant) continue;
          cursor_.choose(static_cast<int>(i));
          return After::Close;
        }
        at.complain(Refusal{Message{"results.not-found", {text}}});
        return After::Stay;
      }));
}

}  // namespace praporek::tui
