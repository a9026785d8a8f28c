#pragma once

#include "core/base/score.hpp"
#include "core/base/side.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace praporek::pairing {

/// How one round ended for one player; the letters are those of a report file's cell.
enum class Mark : std::uint8_t {
  Win,           ///< 1
  Draw,          ///< =
  Loss,          ///< 0
  UnratedWin,    ///< W: played, but too short to be rated
  UnratedDraw,   ///< D
  UnratedLoss,   ///< L
  ForfeitWin,    ///< +
  ForfeitLoss,   ///< -
  HalfPointBye,  ///< H
  FullPointBye,  ///< F
  PairingBye,    ///< U: the pairing-allocated bye
  ZeroPointBye,  ///< Z or blank: absent
  Adjourned,     ///< paired, no result yet: counts as a draw for pairing
};

/// One player's one round. Both lines of a game are kept as they are: ½-0 is a Draw and a Loss.
struct RoundCell {
  int opponent = 0;            ///< TPN, 0 when nobody
  std::optional<Side> colour;  ///< the scheduled colour, also of a forfeited game
  Mark mark = Mark::ZeroPointBye;
  std::optional<Score> awarded = std::nullopt;  ///< decided otherwise than the mark is worth

  friend bool operator==(const RoundCell&, const RoundCell&) = default;
};

/// A game that was played at the board: counts for rematches and for colours.
constexpr bool is_played(Mark mark) { return mark <= Mark::UnratedLoss || mark == Mark::Adjourned; }

/// What each way of ending a round is worth. A report file may change any of them.
struct Scoring {
  BySide<Score> win{{Score{10}, Score{10}}};
  BySide<Score> draw{{Score{5}, Score{5}}};
  BySide<Score> loss{};
  Score forfeit_win{10};
  Score forfeit_loss{};
  Score half_point_bye{5};
  Score full_point_bye{10};
  Score pairing_bye{10};
  Score zero_point_bye{};
  Score adjourned{5};

  friend bool operator==(const Scoring&, const Scoring&) = default;
};

Score points_of(const RoundCell& cell, const Scoring& scoring);

struct Player {
  int tpn = 0;  ///< tournament pairing number, 1 is the strongest
  std::string name;
  std::string title;  ///< GM IM WGM FM WIM CM WFM WCM or empty
  std::string sex;    ///< m, w or empty
  std::string federation;
  std::string fide_id;
  std::string birth;  ///< YYYY/MM/DD, YYYY/00/00 or YYYY, as in the file
  int rating = 0;     ///< 0 when none
  Score points;       ///< as the file states them
  int rank = 0;       ///< as the file states it, 0 when none
  std::vector<RoundCell> rounds;

  friend bool operator==(const Player&, const Player&) = default;
};

/// Virtual points of the players first_tpn..last_tpn in the rounds first_round..last_round.
struct Acceleration {
  int first_round = 0;
  int last_round = 0;
  int first_tpn = 0;
  int last_tpn = 0;
  Score points;

  friend bool operator==(const Acceleration&, const Acceleration&) = default;
};

/// Nobody of the list meets another of it in the rounds first_round..last_round.
struct ForbiddenGroup {
  int first_round = 1;
  int last_round = 999;
  std::vector<int> tpns;

  friend bool operator==(const ForbiddenGroup&, const ForbiddenGroup&) = default;
};

/// A bye announced for a round that is not paired yet.
struct AnnouncedBye {
  int round = 0;
  int tpn = 0;
  Mark mark = Mark::ZeroPointBye;

  friend bool operator==(const AnnouncedBye&, const AnnouncedBye&) = default;
};

enum class System : std::uint8_t { Dutch, Swiss1992, RoundRobin, DoubleRoundRobin };

/// How B6 of the 1992 rules is read.
enum class Reading1992 : std::uint8_t { Default, CzechLetter };

/// One section's tournament as far as pairing and standings need it. Players stand by TPN. A
/// player's `rounds` may be shorter than the rounds already paired: what is missing there is an
/// absence.
struct Tournament {
  std::string name;
  std::vector<Player> players;
  int rounds_total = 0;                ///< 0 when the file does not say
  std::optional<Side> initial_colour;  ///< colour of the top player in round 1, drawn by lot
  Scoring scoring;
  std::vector<Acceleration> accelerations;
  std::vector<ForbiddenGroup> forbidden;
  std::vector<AnnouncedBye> announced_byes;
  System system = System::Dutch;
  Reading1992 reading = Reading1992::Default;
  bool last_two_swapped = false;  ///< double round robin: before the colours turn (FIDE's order)
  std::vector<std::string> tie_breaks;
  std::vector<int> lots;  ///< TPNs in the order drawn by lot for the final places

  friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// One board of a round; black is 0 for the player who gets the bye.
struct Pair {
  int white = 0;
  int black = 0;

  friend bool operator==(const Pair&, const Pair&) = default;
};

/// The player with this TPN, nullptr when there is none.
const Player* find_player(const Tournament& tournament, int tpn);

/// Baku acceleration for this number of players and rounds (C.04.7 article 1).
std::vector<Acceleration> baku_acceleration(const Tournament& tournament);

/// The tournament as it stood when `round` was to be paired: later rounds gone, of that round only
/// the byes asked for (a missing cell of a paired round is an absence), points counted again.
Tournament before_round(const Tournament& tournament, int round);

/// The real points a player had before round `round` (1-based).
Score points_before(const Player& player, int round, const Scoring& scoring);

/// Virtual points of a player for the pairing of round `round`.
Score virtual_points(const Tournament& tournament, int tpn, int round);

/// The last round in which anybody was paired (has an opponent or the pairing-allocated bye).
int last_paired_round(const Tournament& tournament);

/// The TPNs that are to be paired in `round`: neither in a bye cell of it nor announced as absent.
std::vector<int> present_in(const Tournament& tournament, int round);

}  // namespace praporek::pairing
