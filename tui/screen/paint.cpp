// The one file that knows FTXUI: its names of cells and colours change with every version.
#include "tui/screen/glyphs.hpp"
#include "tui/screen/line.hpp"

#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/string.hpp>

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

/// A tone travels through FTXUI as one of its sixteen colours; the writer gives it its real one.
constexpr std::array<ftxui::Color::Palette16, 6> carriers{
    ftxui::Color::Black, ftxui::Color::Red,       ftxui::Color::Yellow,
    ftxui::Color::Green, ftxui::Color::GrayLight, ftxui::Color::Cyan};

ftxui::Color carrier_of(Tone tone) {
  return tone == Tone::Plain ? ftxui::Color{ftxui::Color::Default}
                             : ftxui::Color{carriers[static_cast<std::size_t>(tone)]};
}

Tone tone_of(const ftxui::Color& colour) {
  for (const Tone tone : {Tone::Alarm, Tone::Caution, Tone::Good, Tone::Quiet, Tone::Accent}) {
    if (colour == carrier_of(tone)) return tone;
  }
  return Tone::Plain;
}

ftxui::Element element_of(const Span& span) {
  ftxui::Element element = ftxui::text(span.text);
  if (span.style.tone != Tone::Plain) element |= ftxui::color(carrier_of(span.style.tone));
  if (span.style.bold) element |= ftxui::bold;
  if (span.style.reverse) element |= ftxui::inverted;
  if (span.style.underline) element |= ftxui::underlined;
  return element;
}

ftxui::Element element_of(const Line& line) {
  ftxui::Elements spans;
  for (const Span& span : line.spans()) spans.push_back(element_of(span));
  // A line without spans would have no height.
  if (spans.empty()) spans.push_back(ftxui::text(" "));
  return spans.size() == 1 ? spans.front() : ftxui::hbox(std::move(spans));
}

ftxui::Element stacked(const std::vector<Line>& lines) {
  ftxui::Elements rows;
  for (const Line& line : lines) rows.push_back(element_of(line));
  return ftxui::vbox(std::move(rows));
}

ftxui::Element element_of(const Popup& popup) {
  using namespace ftxui;
  return vbox(
      {text("") | size(HEIGHT, EQUAL, popup.at.y),
       hbox({text("") | size(WIDTH, EQUAL, popup.at.x), stacked(popup.lines) | clear_under})});
}

Cell cell_of(const ftxui::Pixel& pixel) {
  Cell cell;
  cell.text = pixel.character;
  cell.style = {tone_of(pixel.foreground_color), pixel.bold, pixel.inverted, pixel.underlined};
  return cell;
}

/// A wide character and the empty cell after it belong together; halves that were cut off at the
/// edge or covered by something else become blanks.
void settle_wide_cells(Frame& frame, int y) {
  for (int x = 0; x < frame.width(); ++x) {
    Cell& cell = frame.at(x, y);
    if (cell.text.empty()) {
      cell.text = " ";
      continue;
    }
    if (text_width(cell.text) < 2) continue;
    if (x + 1 == frame.width() || !frame.at(x + 1, y).text.empty()) {
      cell.text = " ";
      continue;
    }
    cell.width = 2;
    frame.at(x + 1, y).width = 0;
    frame.at(x + 1, y).style = cell.style;
    ++x;
  }
}

}  // namespace

std::vector<Glyph> glyphs_of(std::string_view text) {
  std::vector<Glyph> glyphs;
  for (std::string& glyph : ftxui::Utf8ToGlyphs(std::string{text})) {
    if (glyph.empty() && !glyphs.empty()) {
      glyphs.back().width = 2;
    } else {
      glyphs.push_back({std::move(glyph), 1});
    }
  }
  return glyphs;
}

int glyphs_width(std::string_view text) { return ftxui::string_width(std::string{text}); }

Frame painted(const View& view, Size size) {
  auto screen = ftxui::Screen(size.width, size.height);
  std::vector<Line> lines = view.lines;
  lines.resize(static_cast<std::size_t>(size.height));
  // A box too narrow for its elements shrinks all of them a little; a line is cut at its end.
  for (Line& line : lines) {
    if (line.width() > size.width) line = line.cut_at(size.width);
  }
  ftxui::Elements layers{stacked(lines)};
  for (Popup popup : view.popups) {
    for (Line& line : popup.lines) line = line.cut_at(size.width - popup.at.x);
    layers.push_back(element_of(popup));
  }
  ftxui::Render(screen, layers.size() == 1 ? layers.front() : ftxui::dbox(std::move(layers)));
  Frame frame{size.width, size.height};
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) frame.at(x, y) = cell_of(screen.PixelAt(x, y));
    settle_wide_cells(frame, y);
  }
  if (view.cursor && view.cursor->x < size.width && view.cursor->y < size.height) {
    frame.cursor = view.cursor;
  }
  return frame;
}

}  // namespace praporek::tui
