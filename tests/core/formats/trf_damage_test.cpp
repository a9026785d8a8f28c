#include "core/formats/trf_reader.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/formats/trf_text.hpp"
#include <algorithm>
#include <functional>

namespace f = praporek::formats;
using praporek::test::cell;
using praporek::test::lines;
using praporek::test::player_line;
using Kind = f::TrfReport::Kind;
using Text = std::vector<std::string>;

namespace {

/// Five players, three rounds: games, forfeits, every kind of bye, non-ASCII names.
Text sound_event() {
  return {"012 Damage",
          "062 5",
          "142 5",
          "152 W",
          "XXR 5",
          "XXC white1",
          "162  W 1.0    P 1.0",
          player_line(1, "2.5", {cell(3, "w 1"), cell(2, "b ="), cell(4, "w 1")}, "Jan"),
          player_line(2, "2.0", {cell(4, "b 1"), cell(1, "w ="), cell(0, "- H")}, "Eva"),
          player_line(3, "1.0", {cell(1, "b 0"), cell(4, "w +"), cell(5, "b 0")}, "Iva"),
          player_line(4, "0.0", {cell(2, "w 0"), cell(3, "b -"), cell(1, "b 0")}, "Ota"),
          player_line(5, "2.0", {cell(0, "- U"), cell(0, "- Z"), cell(3, "w 1")}, "Ulf"),
          "240 H   4    1    2",
          "260   1   5    1    5"};
}

/// Counts the damage tried and checks that none of it passes unnoticed.
class Damage {
 public:
  Damage() : sound_{f::read_trf(lines(sound_event()))} {}

  void expect_told(const std::string& text, const std::string& what) {
    ++tried_;
    const f::TrfReading reading = f::read_trf(text);
    const bool harmless = reading.tournament == sound_.tournament;
    const bool told = std::ranges::any_of(reading.reports, [](const f::TrfReport& report) {
      return report.kind != Kind::Remark &&
             (report.line > 0 || report.message.id == "trf.no-players");
    });
    BOOST_TEST((told || harmless), what);
    for (const f::TrfReport& report : reading.reports) {
      const bool placed = report.line > 0 && report.column > 0;
      BOOST_TEST((report.kind != Kind::Fault || placed || report.message.id == "trf.no-players"),
                 what << ": a fault without its place");
    }
  }

  /// Replaces one character (column from 1) of one line.
  void replace(std::size_t line, int column, char letter) {
    Text text = sound_event();
    const auto at = static_cast<std::size_t>(column) - 1;
    if (text[line].size() <= at) text[line].resize(at + 1, ' ');
    if (text[line][at] == letter) return;
    text[line][at] = letter;
    expect_told(lines(text), fmt::format("'{}' at {}:{}", letter, line + 1, column));
  }

  [[nodiscard]] const f::TrfReading& sound() const { return sound_; }
  [[nodiscard]] int tried() const { return tried_; }

 private:
  f::TrfReading sound_;
  int tried_ = 0;
};

constexpr std::size_t first_player = 7;
constexpr std::size_t last_player = 11;

}  // namespace

BOOST_AUTO_TEST_SUITE(formats_trf_damage)

BOOST_AUTO_TEST_CASE(the_undamaged_file_is_sound) {
  const Damage damage;
  BOOST_TEST(damage.sound().reports.empty());
}

BOOST_AUTO_TEST_CASE(no_changed_result_colour_opponent_or_point_passes_unnoticed) {
  Damage damage;
  for (std::size_t line = first_player; line <= last_player; ++line) {
    for (int round = 1; round <= 3; ++round) {
      const auto fields = f::cell_fields(round);
      const char now = sound_event()[line][static_cast<std::size_t>(fields.result.first) - 1];
      for (const char letter : std::string{"1=0WDL+-HFUZ ?x"}) {
        // A full-point bye and a pairing-allocated one are worth the same: both files are sound.
        const bool same_worth = (now == 'U' && letter == 'F') || (now == 'Z' && letter == ' ');
        if (!same_worth) damage.replace(line, fields.result.first, letter);
      }
      for (const char letter : std::string{"wb- x"})
        damage.replace(line, fields.colour.first, letter);
      for (const char letter : std::string{"123459x"})
        damage.replace(line, fields.opponent.last, letter);
    }
    for (const char digit : std::string{"0123456789.x"}) {
      damage.replace(line, f::player_record::points.last, digit);
      damage.replace(line, f::player_record::points.first + 1, digit);
    }
    for (const char digit : std::string{"0123459x"}) damage.replace(line, 8, digit);
  }
  BOOST_TEST(damage.tried() > 500);
}

BOOST_AUTO_TEST_CASE(no_lost_or_added_character_passes_unnoticed) {
  Damage damage;
  for (std::size_t line = first_player; line <= last_player; ++line) {
    const int length = static_cast<int>(sound_event()[line].size());
    for (int column = 1; column <= length; column += 3) {
      Text lost = sound_event();
      lost[line].erase(static_cast<std::size_t>(column) - 1, 1);
      damage.expect_told(lines(lost), fmt::format("lost {}:{}", line + 1, column));
      Text added = sound_event();
      added[line].insert(static_cast<std::size_t>(column) - 1, 1, ' ');
      damage.expect_told(lines(added), fmt::format("added {}:{}", line + 1, column));
    }
  }
  BOOST_TEST(damage.tried() > 200);
}

BOOST_AUTO_TEST_CASE(no_lost_or_doubled_line_passes_unnoticed) {
  Damage damage;
  for (std::size_t line = first_player; line <= last_player; ++line) {
    Text lost = sound_event();
    lost.erase(lost.begin() + static_cast<std::ptrdiff_t>(line));
    damage.expect_told(lines(lost), fmt::format("without line {}", line + 1));
    Text doubled = sound_event();
    doubled.push_back(doubled[line]);
    damage.expect_told(lines(doubled), fmt::format("line {} twice", line + 1));
  }
  const std::string whole = lines(sound_event());
  const std::size_t players = whole.find("001");
  for (std::size_t length = 0; length < whole.find("\n240"); length += length < players ? 40 : 7) {
    damage.expect_told(whole.substr(0, length), fmt::format("cut after {} bytes", length));
  }
  BOOST_TEST(damage.tried() > 80);
}

BOOST_AUTO_TEST_CASE(odd_bytes_and_records_are_told) {
  Damage damage;
  for (std::size_t line = first_player; line <= last_player; ++line) {
    for (const char byte : {'\0', '\t', '\x1B', '\xFF', '\x81'}) damage.replace(line, 83, byte);
  }
  for (const char* record : {"142 0",
                             "142 x",
                             "142",
                             "152 X",
                             "152",
                             "162  W x.0",
                             "162  Q 1.0",
                             "162 W 3.0",
                             "XXR -1",
                             "XXC black1",
                             "XXZ 99",
                             "XXZ a",
                             "XXP 1 b",
                             "XXA    9  1.0",
                             "XXA    1  x.0",
                             "XXS W",
                             "XXS W=x",
                             "XXS Q=1.0",
                             "BBW x",
                             "240 U   4    1",
                             "240 H   0    1",
                             "240 H   4   99",
                             "250       1.0   2   1    1    2",
                             "250       x.0   1   2    1    2",
                             "250       1.0   1   2    5    2",
                             "260   0   5    1    2",
                             "260   1   5    1   99",
                             "260   1   5    1x   2",
                             "299 Q         1.0    1    1",
                             "299 W         x.0    1    1",
                             "299 W         1.0    x    1",
                             "192 FIDE_DUBOV",
                             "### lot: x"}) {
    Text text = sound_event();
    text.emplace_back(record);
    damage.expect_told(lines(text), record);
  }
  BOOST_TEST(damage.tried() > 50);
}

BOOST_AUTO_TEST_SUITE_END()
