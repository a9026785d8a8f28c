#include "core/hall/correction.hpp"
#include "core/hall/pairing_of.hpp"
#include "core/hall/tournament_of.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/small_event.hpp"

namespace hall = praporek::hall;
using praporek::BoardNo;
using praporek::PlayerId;
using praporek::RoundNo;
using praporek::SectionId;
using praporek::Side;
using praporek::arbiter::GameResult;
using praporek::pairing::Mark;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;

namespace {

constexpr SectionId open_section{1};

void enter_late(PlayedHall& hall, const std::string& name) {
  hall::Player player;
  player.section = open_section;
  player.name = name;
  hall.must(hall::Register{player});
}

const hall::Game& game_at(const PlayedHall& hall, int board) {
  return *hall::current_game(hall.state, BoardNo{board});
}

std::optional<Mark> bye_of(const PlayedHall& hall, int round, int player) {
  const auto* bye = hall.state.find<hall::Bye>({open_section, RoundNo{round}, PlayerId{player}});
  return bye != nullptr ? std::optional{bye->mark} : std::nullopt;
}

hall::LateEntry late(int tpn, hall::LateSeat seat, int against = 0) {
  return {open_section, tpn, seat, against, Mark::HalfPointBye};
}

void finish_round(PlayedHall& hall, int boards) {
  for (int board = 1; board <= boards; ++board) {
    hall.must(hall::EnterResult{BoardNo{board}, GameResult::WhiteWins, {}});
    hall.must(hall::VerifyResult{BoardNo{board}, GameResult::WhiteWins});
  }
  hall.must(hall::CloseRound{open_section});
}

/// Pairs the next round as the hall would.
void pair_next(PlayedHall& hall) { hall.must(*hall::computed_pairing(hall.state, open_section)); }

}  // namespace

BOOST_AUTO_TEST_SUITE(hall_door)

BOOST_AUTO_TEST_CASE(a_late_entry_may_have_a_bye) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  enter_late(hall, "Late");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::Bye)) == "");
  BOOST_CHECK(bye_of(hall, 1, 5) == Mark::HalfPointBye);
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::Bye)) == "hall.not-a-late-entry");
  BOOST_TEST(hall.wish(late(1, hall::LateSeat::Bye)) == "hall.not-a-late-entry");
}

BOOST_AUTO_TEST_CASE(a_late_entry_meets_the_player_with_the_bye_on_a_new_last_board) {
  PlayedHall hall = small_event(5);
  start_round(hall, 5);
  const hall::Game first = game_at(hall, 1);
  enter_late(hall, "Late");
  BOOST_TEST(hall.wish(late(6, hall::LateSeat::ByePlayer)) == "");
  BOOST_CHECK(!bye_of(hall, 1, 5));
  const hall::Game& game = game_at(hall, 3);
  BOOST_TEST(game.white.value + game.black.value == 11);
  BOOST_CHECK(game.state == hall::GameState::Playing);
  BOOST_CHECK(game_at(hall, 1) == first);
  BOOST_TEST(hall::current_round(hall.state, open_section)->manual);
  BOOST_TEST(hall.wish(late(6, hall::LateSeat::ByePlayer)) == "hall.not-a-late-entry");
}

BOOST_AUTO_TEST_CASE(two_late_entries_meet_on_a_new_last_board) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  enter_late(hall, "Late A");
  enter_late(hall, "Late B");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::ByePlayer)) == "hall.nobody-has-the-bye");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::NewBoard, 5)) == "hall.paired-twice");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::NewBoard, 1)) == "hall.not-a-late-entry");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::NewBoard, 6)) == "");
  BOOST_TEST(game_at(hall, 3).white.value + game_at(hall, 3).black.value == 11);
  BOOST_TEST(hall.state.find<hall::Player>(PlayerId{5})->first_round == 1);
  finish_round(hall, 3);
}

BOOST_AUTO_TEST_CASE(nobody_joins_a_round_that_is_not_on_the_wall_or_is_over) {
  PlayedHall hall = small_event(4);
  enter_late(hall, "Late");
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::Bye)) == "hall.nothing-paired");
  pair_next(hall);
  BOOST_TEST(hall.wish(late(5, hall::LateSeat::Bye)) == "hall.round-not-published");
}

BOOST_AUTO_TEST_CASE(two_who_wait_in_vain_may_meet_if_both_agree) {
  PlayedHall hall = small_event(6);
  start_round(hall, 6);
  hall.must(hall::Absentees{open_section, "1< 2>"});  // 1 and 4 did not come
  const hall::PairWaiting unasked{BoardNo{1}, BoardNo{2}, false};
  BOOST_TEST(hall.wish(unasked) == "hall.both-must-agree");
  BOOST_TEST(hall.wish(hall::PairWaiting{BoardNo{1}, BoardNo{3}, true}) ==
             "hall.nobody-waits-there");
  BOOST_TEST(hall.wish(hall::PairWaiting{BoardNo{1}, BoardNo{1}, true}) == "hall.not-two-who-wait");
  BOOST_TEST(hall.wish(hall::PairWaiting{BoardNo{1}, BoardNo{2}, true}) == "");
  const hall::Game& game = game_at(hall, 1);
  BOOST_TEST(game.white.value == 3);  // each keeps the colour he sat at
  BOOST_TEST(game.black.value == 2);
  BOOST_TEST(hall::current_game(hall.state, BoardNo{2}) == nullptr);
  BOOST_CHECK(bye_of(hall, 1, 1) == Mark::ZeroPointBye);
  BOOST_CHECK(bye_of(hall, 1, 4) == Mark::ZeroPointBye);
  const auto tournament = hall::tournament_of(hall.state, open_section);
  BOOST_TEST(tournament.players[1].rounds.at(0).opponent == 3);
}

BOOST_AUTO_TEST_CASE(a_pairing_is_edited_until_it_is_published) {
  PlayedHall hall = small_event(4);
  pair_next(hall);
  const hall::EditPairing edited{open_section, {{2, 1}, {4, 3}}};
  BOOST_TEST(hall.wish(hall::EditPairing{open_section, {{2, 1}}}) == "hall.not-in-the-pairing");
  BOOST_TEST(hall.wish(hall::EditPairing{open_section, {{2, 1}, {4, 4}}}) == "hall.paired-twice");
  BOOST_TEST(hall.wish(edited) == "");
  BOOST_TEST(game_at(hall, 1).white.value == 2);
  BOOST_TEST(hall::current_round(hall.state, open_section)->manual);
  BOOST_TEST(hall.wish(hall::Undo{}) == "");
  hall.must(hall::Publish{open_section});
  BOOST_TEST(hall.wish(edited) == "hall.pairing-is-published");
}

BOOST_AUTO_TEST_CASE(who_asked_for_a_bye_is_not_to_be_paired) {
  PlayedHall hall = small_event(3);
  hall.must(hall::RequestBye{open_section, 3, RoundNo{1}, Mark::HalfPointBye, false});
  hall::PairRound pairing{open_section, {{1, 2}, {3, 0}}, hall.state.last_seq, true};
  BOOST_TEST(hall.wish(pairing) == "hall.is-not-to-play");
  pairing.boards.pop_back();
  BOOST_TEST(hall.wish(pairing) == "");
}

BOOST_AUTO_TEST_CASE(a_round_robin_game_may_be_played_before_its_round) {
  PlayedHall hall = small_event(4);
  hall::Section section = *hall.state.find<hall::Section>(open_section);
  section.system = praporek::pairing::System::RoundRobin;
  section.rounds_total = 3;
  hall.must(hall::SetSection{section});
  const auto boards = [&](int round) {
    auto task = *hall::pairing_task(hall.state, open_section);
    task.round = round;
    return hall::computed_pairing(task)->boards;
  };
  const auto pair = boards(2).front();
  const auto played = [&](int white, int black) {
    return hall::PrePlayed{open_section, RoundNo{2}, white, black, GameResult::Draw};
  };
  BOOST_TEST(hall.wish(played(pair.black, pair.white)) == "hall.not-paired-in-round");
  BOOST_TEST(hall.wish(played(pair.white, pair.black)) == "");
  BOOST_TEST(hall.wish(played(pair.white, pair.black)) == "hall.played-already");
  pair_next(hall);
  hall.must(hall::Publish{open_section});
  hall.must(hall::StartRound{open_section, {}});
  finish_round(hall, 2);
  pair_next(hall);
  const auto games = hall::games_of(hall.state, open_section, RoundNo{2});
  BOOST_REQUIRE(games.size() == 2U);
  BOOST_CHECK(games[0]->result == GameResult::Draw);
  hall.must(hall::Unpair{open_section});
  pair_next(hall);
  BOOST_CHECK(hall::games_of(hall.state, open_section, RoundNo{2})[0]->result == GameResult::Draw);
}

BOOST_AUTO_TEST_CASE(a_swiss_has_no_pairs_to_play_in_advance) {
  PlayedHall hall = small_event(4);
  BOOST_TEST(hall.wish(hall::PrePlayed{open_section, RoundNo{1}, 1, 2, GameResult::Draw}) ==
             "hall.pairs-not-known-yet");
}

BOOST_AUTO_TEST_CASE(a_correction_says_what_it_touches_and_what_can_be_chosen) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  finish_round(hall, 2);
  using Use = hall::CorrectionUse;
  auto effect = hall::effect_of_correction(hall.state, open_section, RoundNo{1});
  BOOST_TEST(effect.later.empty());
  BOOST_TEST(effect.counts_from.value == 2);
  BOOST_CHECK((effect.choices == std::vector{Use::KeepPairing, Use::RatingOnly}));
  pair_next(hall);
  effect = hall::effect_of_correction(hall.state, open_section, RoundNo{1});
  BOOST_TEST(effect.counts_from.value == 3);
  BOOST_CHECK(
      (effect.choices == std::vector{Use::KeepPairing, Use::RepairUnpublished, Use::RatingOnly}));
  hall.must(hall::Publish{open_section});
  effect = hall::effect_of_correction(hall.state, open_section, RoundNo{1});
  BOOST_CHECK((effect.choices == std::vector{Use::KeepPairing, Use::RatingOnly}));
  const hall::CorrectResult wish{open_section,     RoundNo{1},       BoardNo{1},
                                 GameResult::Draw, Use::KeepPairing, "score sheet"};
  BOOST_TEST(hall.wish(wish) == "");
  const auto* game = hall::games_of(hall.state, open_section, RoundNo{1})[0];
  BOOST_TEST(game->correction ==
             "round 1 board 1: 1-0 corrected to 1/2, round 2 was published (Chief): score sheet");
  for (const int round : {1, 2}) {
    BOOST_TEST(hall.state.find<hall::Round>({open_section, RoundNo{round}})->outdated);
  }
}

BOOST_AUTO_TEST_CASE(a_correction_for_rating_only_leaves_the_table_alone) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  finish_round(hall, 2);
  hall.must(hall::CorrectResult{open_section, RoundNo{1}, BoardNo{1}, GameResult::Draw,
                                hall::CorrectionUse::RatingOnly, ""});
  const auto* game = hall::games_of(hall.state, open_section, RoundNo{1})[0];
  BOOST_CHECK(game->result == GameResult::WhiteWins);
  BOOST_CHECK(game->rating_result == GameResult::Draw);
}

BOOST_AUTO_TEST_CASE(what_was_undone_is_done_again) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  BOOST_TEST(hall.wish(hall::Redo{}) == "hall.nothing-to-redo");
  hall.must(hall::EnterResult{BoardNo{1}, GameResult::Draw, {}});
  hall.must(hall::Undo{});
  BOOST_CHECK(!game_at(hall, 1).result);
  BOOST_TEST(hall.wish(hall::Redo{}) == "");
  BOOST_CHECK(game_at(hall, 1).result == GameResult::Draw);
  BOOST_TEST(hall.wish(hall::Redo{}) == "hall.nothing-to-redo");
}

BOOST_AUTO_TEST_CASE(the_next_round_is_paired_as_this_one_closes) {
  PlayedHall hall = small_event(4);
  start_round(hall, 4);
  const auto next = [&] {
    const auto computed = hall::computed_pairing(hall.state, open_section);
    return hall::NextRound{open_section, computed->boards, computed->computed_at};
  };
  BOOST_TEST(hall.wish(next()) == "hall.boards-still-open");
  for (const int board : {1, 2}) {
    hall.must(hall::EnterResult{BoardNo{board}, GameResult::WhiteWins, {}});
    hall.must(hall::VerifyResult{BoardNo{board}, GameResult::WhiteWins});
  }
  BOOST_TEST(hall.wish(next()) == "");
  BOOST_TEST(hall::current_round(hall.state, open_section)->number.value == 2);
  BOOST_TEST(hall.groups.back().why == "next-round");
}

BOOST_AUTO_TEST_CASE(players_of_one_club_are_kept_apart_and_acceleration_counts) {
  PlayedHall hall = small_event(8);
  hall::Section section = *hall.state.find<hall::Section>(open_section);
  section.accelerated = true;
  section.forbidden = {{hall::ForbiddenBy::Club, 1, 1}};
  hall.must(hall::SetSection{section});
  for (const int id : {1, 5}) {
    hall::Player player = *hall.state.find<hall::Player>(PlayerId{id});
    player.club = "Lokomotiva";
    hall.must(hall::ChangePlayer{player});
  }
  const auto tournament = hall::tournament_of(hall.state, open_section);
  BOOST_TEST(!tournament.accelerations.empty());
  BOOST_REQUIRE(tournament.forbidden.size() == 1U);
  BOOST_TEST(tournament.forbidden[0].tpns.size() == 2U);
  section.forbidden = {{hall::ForbiddenBy::Club, 3, 1}};
  BOOST_TEST(hall.wish(hall::SetSection{section}) != "");
}

BOOST_AUTO_TEST_SUITE_END()
