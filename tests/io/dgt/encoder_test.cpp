#include "io/dgt/encoder.hpp"

#include "io/dgt/bus_decoder.hpp"
#include "io/dgt/decoder.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/io/dgt/vectors.hpp"

using namespace praporek;
using namespace praporek::dgt;

BOOST_AUTO_TEST_SUITE(dgt_encoder)

BOOST_AUTO_TEST_CASE(commands_to_a_single_board_are_one_byte) {
  BOOST_TEST(hex_of(encode(Command::Reset)) == "40");
  BOOST_TEST(hex_of(encode(Command::UpdateNice)) == "4B");
  BOOST_TEST(hex_of(encode(Command::SendVersion)) == "4D");
  BOOST_TEST(hex_of(encode(all_lights_off)) == "60 04 00 40 00 00");
}

BOOST_AUTO_TEST_CASE(commands_to_the_clock_count_what_follows) {
  BOOST_TEST(hex_of(encode(ClockCommand{AskClockVersion{}})) == "2B 03 03 09 00");
  BOOST_TEST(hex_of(encode(ClockCommand{EndText{}})) == "2B 03 03 03 00");
  BOOST_TEST(hex_of(encode(ClockCommand{Beep{Millis{1024}}})) == "2B 04 03 0B 10 00");
  SetAndRun ninety_minutes;
  ninety_minutes.left = ninety_minutes.right = std::chrono::minutes{90};
  ninety_minutes.left_runs = true;
  BOOST_TEST(hex_of(encode(ClockCommand{ninety_minutes})) == "2B 0A 03 0A 01 1E 00 01 1E 00 01 00");
  BOOST_TEST(hex_of(encode(ClockCommand{ShowText{"BOARD  7", 1}})) ==
             "2B 0C 03 0C 42 4F 41 52 44 20 20 37 01 00");
  BOOST_TEST(hex_of(encode(ClockCommand{segments_of("e2e4")})) ==
             "2B 0B 03 01 7B 5B 7B 00 00 66 00 01 00");
  BOOST_TEST(encode(ClockCommand{ShowText{"x", 0, ShowText::Width::Eleven}}).size() == 17U);
  BOOST_TEST(encode(ClockCommand{ShowIcons{}}).size() == 13U);
}

BOOST_AUTO_TEST_CASE(commands_on_a_bus_carry_address_and_checksum) {
  const Address board{1025};
  using enum BusCommand;
  BOOST_TEST(hex_of(encode(Ping, all_boards)) == "87 00 00 07");
  BOOST_TEST(hex_of(encode(Ping, board)) == "87 08 01 10");
  BOOST_TEST(hex_of(encode(SendChanges, board)) == "83 08 01 0C");
  BOOST_TEST(hex_of(encode(RepeatChanges, board)) == "84 08 01 0D");
  BOOST_TEST(hex_of(encode(SendBoard, board)) == "82 08 01 0B");
  BOOST_TEST(hex_of(encode(SendClock, board)) == "81 08 01 0A");
  BOOST_TEST(hex_of(encode(MarkStart, board)) == "85 08 01 0E");
  BOOST_TEST(hex_of(encode(BusCommand::Replay, board)) == "86 08 01 0F");
  BOOST_TEST(hex_of(encode(IgnoreNextPing, board)) == "8A 08 01 13");
  BOOST_TEST(hex_of(encode(BusCommand::SendVersion, all_boards)) == "8B 00 00 0B");
  BOOST_TEST(hex_of(encode(BusCommand::Reset, all_boards)) == "89 00 00 09");
  BOOST_TEST(hex_of(encode(Ping, Address{0x3FFF})) == "87 7F 7F 05");
  BOOST_TEST(hex_of(encode(SendClock, Address{0x10 << 7 | 0x06})) == "81 10 06 17");
}

BOOST_AUTO_TEST_CASE(what_a_board_writes_is_what_the_console_reads) {
  for (const char* file : {"single_board.tsv"}) {
    for (const test::Vector& vector : test::vectors_of(file)) {
      if (vector.name[0] == 'N') continue;
      const Bytes& b = vector.bytes;
      BOOST_TEST(frame_of(b[0], ByteView{b}.subspan(3)) == b);
      if (b[0] != 0x8D || vector.name == "K7") continue;
      const auto report = clock_report_of(ByteView{b}.subspan<3, 7>());
      BOOST_REQUIRE(report.has_value());
      BOOST_TEST(hex_of(payload_of(*report)) == hex_of(ByteView{b}.subspan(3)));
    }
  }
  for (const test::Vector& vector : test::vectors_of("bus.tsv")) {
    if (vector.name[0] == 'N') continue;
    const ByteView b{vector.bytes};
    const Address from{fourteen_bits(b[3], b[4])};
    BOOST_TEST(bus_frame_of(b[0], from, b.subspan(5, b.size() - 6)) == vector.bytes);
  }
}

BOOST_AUTO_TEST_CASE(every_log_entry_survives_being_written) {
  for (const LogEntry& entry : {LogEntry{FieldLogged{Field{52}, Man::None, false}},
                                LogEntry{FieldLogged{Field{63}, Man::BlackQueen, true}},
                                LogEntry{PressLogged{End::Left, std::chrono::seconds{3'492}}},
                                LogEntry{PressLogged{End::Right, std::chrono::seconds{35'999}}},
                                LogEntry{Marked{Mark::StartOfGame}}, LogEntry{UnknownTag{0x10}}}) {
    const auto again = read_log(bytes_of(entry));
    BOOST_TEST((again == std::vector{entry}));
  }
}

BOOST_AUTO_TEST_CASE(a_rotated_board_counts_from_the_other_corner) {
  BOOST_TEST((square_of(Field{0}, Lie::Normal) == rules::Square::A8));
  BOOST_TEST((square_of(Field{0}, Lie::Rotated) == rules::Square::H1));
  for (Byte n = 0; n < field_count; ++n) {
    for (const Lie lie : {Lie::Normal, Lie::Rotated}) {
      BOOST_TEST((field_of(square_of(Field{n}, lie), lie) == Field{n}));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
