#include "core/rules/attacks.hpp"
#include "core/rules/perft.hpp"

#include "tests/core/rules/board.hpp"

using boost::unit_test::label;
using namespace praporek;
using namespace praporek::rules;
using test::at;
using test::initial;
using test::legal;
using test::targets;

BOOST_AUTO_TEST_SUITE(rules_moves)

BOOST_AUTO_TEST_CASE(white_moves_first_and_only_its_own_pieces,
                     *label("laws2018-1.1") * label("laws2018-1.2")) {
  const Position start = at(initial);
  BOOST_TEST(!legal(start, "e7e5"));
  const Position next = test::after(start, "e2e4 e7e5");
  BOOST_TEST((next.side_to_move() == Side::White));
  BOOST_TEST(next.fullmove_number() == 2);
}

BOOST_AUTO_TEST_CASE(nobody_may_pass, *label("laws2018-1.2")) {
  const Position start = at(initial);
  BOOST_TEST(!legal(start, "pass"));
  BOOST_TEST(!legal(start, "0000"));
  BOOST_TEST(!legal(start, "e1e1"));
}

BOOST_AUTO_TEST_CASE(a_king_is_never_taken, *label("laws2018-1.4.1")) {
  const auto left_in_check =
      formats::position_of_fen("8/4k3/8/8/8/8/4R3/4K3 w - - 0 1", {FaultKind::OpponentInCheck});
  BOOST_REQUIRE(left_in_check);
  BOOST_TEST(!legal(*left_in_check, "e2e7"));
  BOOST_TEST(legal(*left_in_check, "e2e6"));
}

BOOST_AUTO_TEST_CASE(a_square_of_the_own_side_is_barred, *label("laws2018-3.1")) {
  BOOST_TEST(!legal(at(initial), "a1a2"));
}

BOOST_AUTO_TEST_CASE(a_capture_removes_the_piece, *label("laws2018-3.1.1")) {
  const Position position = test::after(at(initial), "e2e4 d7d5 e4d5");
  BOOST_TEST((position.piece_at(Square::D5) == Piece{Kind::Pawn, Side::White}));
  BOOST_TEST(count(position.board().of(Side::White)) == 16);
  BOOST_TEST(count(position.board().of(Side::Black)) == 15);
}

BOOST_AUTO_TEST_CASE(what_could_capture_attacks, *label("laws2018-3.1.2")) {
  const Position position = test::after(at(initial), "e2e4 d7d5");
  const auto& board = position.board();
  BOOST_TEST(attackers_of(board, Square::D5, Side::White, board.occupied()) == bit(Square::E4));
}

BOOST_AUTO_TEST_CASE(a_pinned_piece_still_attacks, *label("laws2018-3.1.3")) {
  const Position position = at("4r3/8/8/8/8/8/k3R3/4K3 b - - 0 1");
  BOOST_TEST(in_check(position));
  BOOST_TEST(!legal(position, "a2b2"));
}

BOOST_AUTO_TEST_CASE(each_piece_reaches_the_squares_of_its_kind,
                     *label("laws2018-3.2") * label("laws2018-3.3") * label("laws2018-3.4")) {
  BOOST_TEST(targets(at("4k3/8/8/8/3B4/8/8/4K3 w - - 0 1"), Square::D4).size() == 13);
  BOOST_TEST(targets(at("4k3/8/8/8/3R4/8/8/4K3 w - - 0 1"), Square::D4).size() == 14);
  BOOST_TEST(targets(at("4k3/8/8/8/3Q4/8/8/7K w - - 0 1"), Square::D4).size() == 27);
}

BOOST_AUTO_TEST_CASE(line_pieces_do_not_jump, *label("laws2018-3.5")) {
  BOOST_TEST(!legal(at(initial), "f1c4"));
}

BOOST_AUTO_TEST_CASE(knights_leap, *label("laws2018-3.6")) {
  const Position start = at(initial);
  BOOST_TEST((targets(start, Square::B1) == std::set<std::string>{"a3", "c3"}));
  BOOST_TEST((targets(start, Square::G1) == std::set<std::string>{"f3", "h3"}));
}

BOOST_AUTO_TEST_CASE(a_pawn_steps_onto_empty_squares_only,
                     *label("laws2018-3.7.1") * label("laws2018-3.7.2")) {
  BOOST_TEST(!legal(test::after(at(initial), "e2e4 e7e5"), "e4e5"));
  const Position blocked = at("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1");
  BOOST_TEST(!legal(blocked, "e2e3"));
  BOOST_TEST(!legal(blocked, "e2e4"));
}

BOOST_AUTO_TEST_CASE(a_pawn_captures_only_what_is_there, *label("laws2018-3.7.3")) {
  BOOST_TEST(!legal(at(initial), "e2d3"));
  BOOST_TEST(legal(test::after(at(initial), "e2e4 d7d5"), "e4d5"));
}

BOOST_AUTO_TEST_CASE(en_passant_takes_the_pawn_that_passed, *label("laws2018-3.7.4.1")) {
  const Position position = test::after(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4 d4e3");
  BOOST_TEST(!position.piece_at(Square::E4));
  BOOST_TEST((position.piece_at(Square::E3) == Piece{Kind::Pawn, Side::Black}));
}

BOOST_AUTO_TEST_CASE(en_passant_is_possible_only_at_once, *label("laws2018-3.7.4.2")) {
  const Position position = test::after(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4 e8d7 e1d1");
  BOOST_TEST(!legal(position, "d4e3"));
}

BOOST_AUTO_TEST_CASE(en_passant_may_not_open_a_line_to_the_king, *label("laws2018-3.9.2")) {
  // Both pawns leave the fourth rank together.
  const Position position = at("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
  BOOST_TEST(!position.en_passant());
  BOOST_TEST(!legal(position, "e4d3"));
}

BOOST_AUTO_TEST_CASE(a_pawn_on_the_last_rank_becomes_one_of_four, *label("laws2018-3.7.5.1")) {
  const Position position = at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
  for (const std::string move : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}) {
    BOOST_TEST(legal(position, move));
  }
  for (const std::string move : {"a7a8", "a7a8k", "a7a8p"}) BOOST_TEST(!legal(position, move));
  const MoveList moves = legal_moves(position);
  BOOST_TEST(std::count_if(moves.begin(), moves.end(),
                           [](Move move) { return move.from() == Square::A7; }) == 4);
}

BOOST_AUTO_TEST_CASE(the_new_piece_need_not_have_been_captured, *label("laws2018-3.7.5.2")) {
  const Position position = test::after(at("8/P6k/8/8/8/8/8/K2Q4 w - - 0 1"), "a7a8q");
  BOOST_TEST(count(position.board().of(Side::White, Kind::Queen)) == 2);
}

BOOST_AUTO_TEST_CASE(nine_queens_are_possible, *label("laws2018-3.7.5.2")) {
  const auto too_many = [](std::string_view fen) {
    const auto faults = faults_of(*formats::read_fen(fen));
    return std::ranges::any_of(
        faults, [](const Fault& fault) { return fault.kind == FaultKind::TooManyPieces; });
  };
  BOOST_TEST(!too_many("7k/8/8/8/QQQ5/QQQ5/QQQ5/K7 b - - 0 1"));
  BOOST_TEST(too_many("7k/8/8/8/QQQ5/QQQ5/QQQQ4/K7 b - - 0 1"));
}

BOOST_AUTO_TEST_CASE(the_new_piece_acts_at_once, *label("laws2018-3.7.5.3")) {
  const Position position = test::after(at("7k/P5pp/8/8/8/8/8/K7 w - - 0 1"), "a7a8q");
  BOOST_TEST(in_check(position));
  BOOST_TEST(!has_legal_move(position));
}

BOOST_AUTO_TEST_CASE(a_piece_on_the_promotion_square_is_taken_off, *label("laws2018-4.6.3")) {
  const Position position = test::after(at("1n5k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7b8q");
  BOOST_TEST(position.board().of(Kind::Knight) == 0);
  BOOST_TEST((position.piece_at(Square::B8) == Piece{Kind::Queen, Side::White}));
}

BOOST_AUTO_TEST_CASE(a_king_steps_to_any_neighbour_square, *label("laws2018-3.8.1")) {
  BOOST_TEST(targets(at("4k3/8/8/8/3K4/8/8/8 w - - 0 1"), Square::D4).size() == 8);
}

BOOST_AUTO_TEST_CASE(no_move_exposes_the_own_king, *label("laws2018-3.9.2")) {
  const Position position = at("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1");
  BOOST_TEST(!legal(position, "e2d3"));
  for (const Move move : legal_moves(position)) BOOST_TEST((move.from() == Square::E1));
}

BOOST_AUTO_TEST_CASE(a_knight_check_cannot_be_interposed, *label("laws2018-3.9.2")) {
  const Position position = at("4k3/8/3N4/8/8/r7/8/4K3 b - - 0 1");
  for (const Move move : legal_moves(position)) {
    BOOST_TEST((move.from() == Square::E8 || move.to() == Square::D6));
  }
}

BOOST_AUTO_TEST_CASE(three_moves_can_be_played_in_8902_ways, *label("laws2018-3.10.1")) {
  BOOST_TEST(perft(at(initial), 3) == 8902U);
}

BOOST_AUTO_TEST_CASE(a_square_has_a_letter_and_a_number,
                     *label("laws2018-C.5") * label("laws2018-C.6") * label("laws2018-C.7")) {
  BOOST_TEST((square_of("a1") == Square::A1));
  BOOST_TEST((square_of("h8") == Square::H8));
  for (const std::string_view text : {"i9", "a0", "a9", "A1", "e", "e44", ""}) {
    BOOST_TEST(!square_of(text));
  }
  const Position start = at(initial);
  BOOST_TEST(start.board().of(Side::White) == (rank_bits(0) | rank_bits(1)));
  BOOST_TEST(start.board().of(Side::Black) == (rank_bits(6) | rank_bits(7)));
}

BOOST_AUTO_TEST_CASE(a_key_kept_move_by_move_equals_one_made_anew) {
  Position position = at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  for (std::size_t i = 0; i < 60 && has_legal_move(position); ++i) {
    const MoveList moves = legal_moves(position);
    position = rules::after(position, moves[(i * 7) % moves.size()]);
    const Position anew = at(formats::fen_of(position));
    BOOST_TEST(position.key() == anew.key());
    BOOST_TEST(same_position(position, anew));
  }
}

BOOST_AUTO_TEST_SUITE_END()
