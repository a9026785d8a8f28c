#pragma once

#include "core/hall/pairing_of.hpp"

#include "tests/support/small_event.hpp"
#include <array>
#include <string>

namespace praporek::test {

inline constexpr std::array sample_names{
    "Adamec, Jan",    "Beran, Ota",    "Čermák, Petr",   "Dvořák, Ivo",    "Fiala, Tomáš",
    "Horváth, Gábor", "Chalupa, Jiří", "Jelínek, Karel", "Kiss, Péter",    "Kučera, Aleš",
    "Lacko, Milan",   "Malá, Eva",     "Nagy, Lajos",    "Novotný, Radek", "Procházka, Jiří",
    "Rusnák, Peter",  "Ševčík, Ivo",   "Tichý, Pavel",   "Vlček, Petr",    "Žáková, Hana"};

/// Pairs, publishes and starts the next round.
inline void begin_round(PlayedHall& hall) {
  auto pairing = hall::computed_pairing(hall.state, SectionId{1});
  if (!pairing) throw std::runtime_error{pairing.error().why().id};
  hall.must(*pairing);
  hall.must(hall::Publish{SectionId{1}});
  hall.must(hall::StartRound{SectionId{1}, {}});
}

inline void play_round(PlayedHall& hall) {
  begin_round(hall);
  constexpr std::array results{arbiter::GameResult::WhiteWins, arbiter::GameResult::Draw,
                               arbiter::GameResult::BlackWins};
  for (int board = 1; board <= 10; ++board) {
    const auto result = results[static_cast<std::size_t>(board) % 3];
    hall.must(hall::EnterResult{BoardNo{board}, result, {}});
    hall.must(hall::VerifyResult{BoardNo{board}, result});
  }
  hall.must(hall::CloseRound{SectionId{1}});
}

/// A section of twenty players with nothing paired.
inline PlayedHall twenty_players() {
  PlayedHall hall;
  hall::EventFacts event;
  event.name = "Okresní přebor";
  event.federation = "CZE";
  hall.must(hall::SetEvent{event});
  hall.must(appoint("Chief", hall::Role::Chief));
  hall::Section section;
  section.name = "Open";
  section.rounds_total = 7;
  hall.must(hall::SetSection{section});
  int rating = 2240;
  for (const char* name : sample_names) {
    hall::Player player;
    player.section = SectionId{1};
    player.name = name;
    player.rating = rating;
    player.federation = rating % 40 == 0 ? "CZE" : "SVK";
    player.sex = std::string_view{name}.starts_with("Mal") ? "w" : "m";
    player.club = rating % 60 == 0 ? "ŠK Trenčín" : "Lokomotiva Brno";
    hall.must(hall::Register{player});
    rating -= 20;
  }
  return hall;
}

/// Plays on to the third round of that section, with a little of everything.
inline PlayedHall played_to_third_round() {
  PlayedHall hall = twenty_players();
  play_round(hall);
  play_round(hall);
  begin_round(hall);
  hall.must(hall::Absentees{SectionId{1}, "4< 9>"});
  hall.must(hall::TypeMoves{BoardNo{2}, {"e4", "e5", "Nf3", "Nc6", "Ng1", "Nb8", "Nf3", "Nc6"}});
  hall.must(hall::TypeReading{BoardNo{5}, {{Millis{3'750'000}, Millis{3'310'000}}}, 24});
  hall.must(hall::LeaveBoard{BoardNo{6}, Side::Black, false});
  hall::Rule illegal;
  illegal.board = BoardNo{3};
  illegal.ruling = "illegal-move";
  illegal.answers = {{"side", "white"}};
  illegal.confirmed = true;
  hall.must(illegal);
  hall::Rule flag;
  flag.board = BoardNo{7};
  flag.ruling = "flag-fall";
  flag.answers = {{"side", "black"}};
  hall.must(flag);
  hall.must(hall::EnterResult{BoardNo{8}, arbiter::GameResult::Draw, {}});
  hall.must(hall::VerifyResult{BoardNo{8}, arbiter::GameResult::Draw});
  hall.must(hall::EnterResult{BoardNo{10}, arbiter::GameResult::WhiteWins, {}});
  return hall;
}

/// That round; it is played once and copied.
inline PlayedHall third_round() {
  static const PlayedHall played = played_to_third_round();
  return played;
}

}  // namespace praporek::test
