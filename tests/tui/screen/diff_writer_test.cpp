#include "tui/screen/diff_writer.hpp"

#include "tui/keys/key.hpp"
#include "tui/screen/line.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <memory>
#include <random>
#include <vterm.h>

namespace tui = praporek::tui;

namespace {

/// The terminal at the other end.
class Emulator {
 public:
  Emulator(int width, int height)
      : terminal_{::vterm_new(height, width), ::vterm_free},
        screen_{::vterm_obtain_screen(terminal_.get())} {
    ::vterm_set_utf8(terminal_.get(), 1);
    ::vterm_screen_reset(screen_, 1);
  }

  void take(const std::string& bytes) {
    ::vterm_input_write(terminal_.get(), bytes.data(), bytes.size());
    ::vterm_screen_flush_damage(screen_);
  }

  void resize(int width, int height) { ::vterm_set_size(terminal_.get(), height, width); }

  [[nodiscard]] VTermScreenCell at(int x, int y) const {
    VTermScreenCell cell{};
    ::vterm_screen_get_cell(screen_, {y, x}, &cell);
    return cell;
  }

  [[nodiscard]] tui::Place cursor() const {
    VTermPos place{};
    ::vterm_state_get_cursorpos(::vterm_obtain_state(terminal_.get()), &place);
    return {place.col, place.row};
  }

 private:
  std::unique_ptr<VTerm, decltype(&::vterm_free)> terminal_;
  VTermScreen* screen_;
};

std::string text_of(const VTermScreenCell& cell) {
  std::string text;
  for (const std::uint32_t rune : cell.chars) {
    if (rune == 0) break;
    text += tui::utf8_of(static_cast<char32_t>(rune));
  }
  return text.empty() ? " " : text;
}

/// The colour index a tone has among 256 colours; -1 for the terminal's own.
int colour_of(tui::Tone tone) {
  constexpr std::array<int, 6> colours{-1, 203, 221, 114, 248, 117};
  return colours[static_cast<std::size_t>(tone)];
}

int colour_of(const VTermScreenCell& cell) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&cell.fg)) return -1;
  return VTERM_COLOR_IS_INDEXED(&cell.fg) ? cell.fg.indexed.idx : -2;
}

bool shows(const VTermScreenCell& seen, const tui::Cell& meant) {
  return text_of(seen) == meant.text && seen.width == meant.width &&
         (seen.attrs.bold != 0U) == meant.style.bold &&
         (seen.attrs.reverse != 0U) == meant.style.reverse &&
         (seen.attrs.underline != 0U) == meant.style.underline &&
         colour_of(seen) == colour_of(meant.style.tone);
}

/// How many cells the terminal shows otherwise than meant.
int wrong_cells(const Emulator& terminal, const tui::Frame& frame) {
  int wrong = 0;
  for (int y = 0; y < frame.height(); ++y) {
    for (int x = 0; x < frame.width(); ++x) {
      if (frame.at(x, y).width == 0) continue;  // the second half of a wide character
      if (!shows(terminal.at(x, y), frame.at(x, y))) ++wrong;
    }
  }
  return wrong;
}

/// Screens no arbiter would want: everything changes everywhere.
class RandomScreens {
 public:
  explicit RandomScreens(unsigned seed) : random_{seed} {}

  int up_to(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most + 1)); }

  tui::Style style() {
    return {static_cast<tui::Tone>(up_to(5)), up_to(3) == 0, up_to(3) == 0, up_to(5) == 0};
  }

  std::string word() {
    static const std::array<const char*, 14> words{
        "Dvořák", "0:41▸", "漢字", "⚑ FLAG", "e\xCC\x81t\xC3\xA9", "½-½", " ", "    ", "1-0", "─│┼",
        "♜♞",     "Ľuboš", "한국", "x"};
    return words[static_cast<std::size_t>(up_to(13))];
  }

  tui::Line line(int width) {
    tui::Line line;
    while (line.width() < width && up_to(12) != 0) line.add(word(), style());
    return line;
  }

  void change(tui::View& view, tui::Size size) {
    view.lines.resize(static_cast<std::size_t>(size.height));
    for (int changes = up_to(4); changes > 0; --changes) {
      view.lines[static_cast<std::size_t>(up_to(size.height - 1))] = line(size.width + 4);
    }
    if (up_to(4) == 0) {
      view.popups.clear();
    } else if (up_to(3) == 0) {
      tui::Popup popup;
      popup.at = {up_to(size.width - 1), up_to(size.height - 1)};
      for (int lines = 1 + up_to(4); lines > 0; --lines) popup.lines.push_back(line(20));
      view.popups.push_back(popup);
    }
    view.cursor.reset();
    if (up_to(2) == 0) view.cursor = tui::Place{up_to(size.width - 1), up_to(size.height - 1)};
  }

 private:
  std::mt19937 random_;
};

tui::Frame frame_of(const std::string& text, int width) {
  tui::View view;
  view.lines = {tui::Line{text}};
  return tui::painted(view, {width, 1});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(diff_writer)

BOOST_AUTO_TEST_CASE(after_each_of_two_thousand_random_frames_the_terminal_shows_what_is_meant) {
  RandomScreens random{20261118};
  tui::Size size{80, 24};
  Emulator terminal{size.width, size.height};
  tui::DiffWriter writer{{}};
  tui::View view;
  int wrong = 0;
  for (int i = 0; i < 2000; ++i) {
    if (i % 500 == 499) {
      size = {60 + random.up_to(60), 16 + random.up_to(20)};
      terminal.resize(size.width, size.height);
      view = {};
    }
    random.change(view, size);
    const tui::Frame frame = tui::painted(view, size);
    terminal.take(writer.changes(frame));
    wrong += wrong_cells(terminal, frame);
    if (frame.cursor) BOOST_TEST((terminal.cursor() == *frame.cursor));
  }
  BOOST_TEST(wrong == 0);
}

BOOST_AUTO_TEST_CASE(what_has_not_changed_is_not_sent) {
  tui::DiffWriter writer{{}};
  const tui::Frame frame = frame_of("17 FLAG White", 40);
  BOOST_TEST(!writer.changes(frame).empty());
  BOOST_TEST(writer.changes(frame).empty());
}

BOOST_AUTO_TEST_CASE(a_ticking_clock_costs_a_few_bytes) {
  tui::DiffWriter writer{{}};
  writer.changes(frame_of("  17  0:41  10:00", 40));
  BOOST_TEST(writer.changes(frame_of("  17  0:40  10:00", 40)) == "\x1b[1;10H0");
}

BOOST_AUTO_TEST_CASE(forgetting_paints_everything_again) {
  tui::DiffWriter writer{{}};
  const tui::Frame frame = frame_of("17 FLAG White", 40);
  const std::string first = writer.changes(frame);
  writer.forget();
  BOOST_TEST(writer.changes(frame) == first);
}

BOOST_AUTO_TEST_CASE(without_colours_no_colour_is_sent) {
  tui::View view;
  view.lines = {tui::Line{"quiet", tui::quiet}.add("alarm", tui::urgent)};
  const tui::Frame frame = tui::painted(view, {20, 1});
  const std::string mono = tui::DiffWriter{{true, tui::Colours::None}}.changes(frame);
  BOOST_TEST(mono.find("38;5") == std::string::npos);
  BOOST_TEST(mono.find("\x1b[0;1;7malarm") != std::string::npos);
  const std::string eight = tui::DiffWriter{{true, tui::Colours::Eight}}.changes(frame);
  BOOST_TEST(eight.find("\x1b[0;1;7;31malarm") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_terminal_without_unicode_gets_ascii_only) {
  const std::string bytes =
      tui::DiffWriter{{false, tui::Colours::None}}.changes(frame_of("⚑ Dvořák ½", 20));
  for (const char byte : bytes) BOOST_TEST(static_cast<unsigned char>(byte) < 0x80);
}

BOOST_AUTO_TEST_SUITE_END()
