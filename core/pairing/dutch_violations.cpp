#include "core/pairing/dutch_violations.hpp"

#include "core/pairing/bracket.hpp"
#include "core/pairing/bye.hpp"
#include "core/pairing/colour.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

namespace praporek::pairing {

namespace {

std::string text(int number) { return std::to_string(number); }

std::optional<int> round_they_met(const Player& player, int opponent, int round) {
  const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
  for (std::size_t i = 0; i < before; ++i) {
    const RoundCell& cell = player.rounds[i];
    if (cell.opponent == opponent && is_played(cell.mark)) return static_cast<int>(i) + 1;
  }
  return std::nullopt;
}

bool is_forbidden(const Tournament& tournament, int round, int a, int b) {
  return std::ranges::any_of(tournament.forbidden, [&](const ForbiddenGroup& group) {
    const auto lists = [&](int tpn) {
      return std::ranges::find(group.tpns, tpn) != group.tpns.end();
    };
    return group.first_round <= round && round <= group.last_round && lists(a) && lists(b);
  });
}

void add_meeting_bars(const Tournament& tournament, int round, Pair pair,
                      std::vector<Reason>& reasons) {
  const Player* player = find_player(tournament, pair.white);
  if (player == nullptr) return;
  if (const auto met = round_they_met(*player, pair.black, round)) {
    reasons.push_back(
        {Article{"Dutch C1"},
         Message{"dutch.already-met", {text(pair.white), text(pair.black), text(*met)}}});
  }
  if (is_forbidden(tournament, round, pair.white, pair.black)) {
    reasons.push_back(
        {Article{"C.04.2"}, Message{"dutch.forbidden-pair", {text(pair.white), text(pair.black)}}});
  }
}

// Dutch C3, C10, C11: in the last round a topscorer at the board lifts both limits.
void add_colour_bars(const Contender& player, Side colour, std::vector<Reason>& reasons) {
  if (would_be_third_in_a_row(player.colour, colour)) {
    reasons.push_back({Article{"Dutch C3"}, Message{"dutch.third-colour", {text(player.tpn)}}});
  }
  if (std::abs(player.colour.difference + (colour == Side::White ? 1 : -1)) > 2) {
    reasons.push_back(
        {Article{"Dutch C3"}, Message{"dutch.colour-difference", {text(player.tpn)}}});
  }
}

class HandMade {
 public:
  HandMade(const Tournament& tournament, int round, const std::vector<Pair>& pairs)
      : tournament_{tournament}, round_{round}, pairs_{pairs}, field_{field_of(tournament, round)} {
    for (const Contender& player : field_.players) by_tpn_[player.tpn] = &player;
  }

  std::vector<Reason> faults() {
    for (const Pair& pair : pairs_) {
      seat(pair.white);
      if (pair.black == 0) {
        check_bye(pair.white);
      } else {
        seat(pair.black);
        check_board(pair);
      }
    }
    for (const Contender& player : field_.players) {
      if (seated_[player.tpn] == 0)
        add("Dutch C4", Message{"dutch.without-opponent", {text(player.tpn)}});
    }
    return reasons_;
  }

 private:
  void add(const char* article, Message message) {
    reasons_.push_back({Article{article}, std::move(message)});
  }

  void seat(int tpn) {
    if (!by_tpn_.contains(tpn)) add("Dutch C4", Message{"dutch.not-present", {text(tpn)}});
    if (++seated_[tpn] == 2) add("Dutch C4", Message{"dutch.paired-twice", {text(tpn)}});
  }

  void check_bye(int tpn) {
    if (++byes_ == 2) add("Dutch C4", Message{"dutch.second-bye", {text(tpn)}});
    const auto player = by_tpn_.find(tpn);
    if (player != by_tpn_.end() && !player->second->may_have_bye)
      add("Dutch C2", Message{"dutch.bye-barred", {text(tpn)}});
  }

  void check_board(const Pair& pair) {
    add_meeting_bars(tournament_, round_, pair, reasons_);
    const auto white = by_tpn_.find(pair.white);
    const auto black = by_tpn_.find(pair.black);
    if (white == by_tpn_.end() || black == by_tpn_.end()) return;
    if (white->second->is_topscorer || black->second->is_topscorer) return;
    add_colour_bars(*white->second, Side::White, reasons_);
    add_colour_bars(*black->second, Side::Black, reasons_);
  }

  const Tournament& tournament_;
  int round_;
  const std::vector<Pair>& pairs_;
  Field field_;
  std::map<int, const Contender*> by_tpn_;
  std::map<int, int> seated_;
  int byes_ = 0;
  std::vector<Reason> reasons_;
};

}  // namespace

std::vector<Reason> violated_criteria(const Tournament& tournament, int round,
                                      const std::vector<Pair>& pairs) {
  return HandMade{tournament, round, pairs}.faults();
}

std::vector<Reason> absolute_bars(const Tournament& tournament, int round, int a, int b) {
  std::vector<Reason> reasons;
  add_meeting_bars(tournament, round, {a, b}, reasons);
  const Field field = field_of(tournament, round);
  const auto first = std::ranges::find(field.players, a, &Contender::tpn);
  const auto second = std::ranges::find(field.players, b, &Contender::tpn);
  if (first == field.players.end() || second == field.players.end()) return reasons;
  if (colours_allow(*first, *second)) return reasons;
  const bool white = first->colour.preference == Side::White;
  const std::vector<std::string> players{text(a), text(b)};
  reasons.push_back({Article{"Dutch C3"}, white ? Message{"dutch.both-must-have-white", players}
                                                : Message{"dutch.both-must-have-black", players}});
  return reasons;
}

}  // namespace praporek::pairing
