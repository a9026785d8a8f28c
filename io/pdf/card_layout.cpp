#include "io/pdf/card_layout.hpp"

#include <algorithm>

namespace praporek::io {

namespace {

using paper::Align;
using paper::Card;
using paper::CardLine;
using paper::Cards;
using paper::Size;

constexpr double inset = 26;  // white space around a card's text

double points_of(Size size) {
  switch (size) {
    case Size::Small:
      return 8;
    case Size::Large:
      return 16;
    case Size::Huge:
      return 40;
    case Size::Normal:
      break;
  }
  return 11;
}

/// One card's place on the sheet.
struct Place {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
};

double step_of(const CardLine& line) {
  return points_of(line.size) * (line.to_fill_in ? 2.2 : 1.5);
}

/// Lines too wide are set smaller: a name is never broken or cut on a card.
Type type_of(const Canvas& canvas, const CardLine& line, double width) {
  const bool strong = line.size == Size::Large || line.size == Size::Huge;
  Type type{strong ? Face::Bold : Face::Regular, points_of(line.size)};
  const double natural = canvas.width_of(type, line.text);
  if (natural > width) type.size *= width / natural;
  return type;
}

void draw_line(Canvas& canvas, const CardLine& line, const Place& room, double y) {
  constexpr double shortest_blank = 60;
  const double width = line.to_fill_in ? room.width - shortest_blank : room.width;
  const Type type = type_of(canvas, line, width);
  const double taken = canvas.width_of(type, line.text);
  double x = room.left;
  if (line.align == Align::Right) x += room.width - taken;
  if (line.align == Align::Centre) x += (room.width - taken) / 2;
  canvas.text({x, y}, type, line.text);
  if (line.to_fill_in) canvas.line({x + taken + 4, y - 1}, {room.left + room.width, y - 1});
}

/// The lines spread over the card's height; where they are too many, closer together.
void draw_card(Canvas& canvas, const Card& card, const Place& place) {
  const Place room{place.left + inset, place.top - inset, place.width - 2 * inset,
                   place.height - 2 * inset};
  double needed = 0;
  for (const CardLine& line : card) needed += step_of(line);
  if (needed <= 0) return;
  const double stretch = std::clamp(room.height / needed, 0.5, 1.35);
  double y = room.top - std::max(0.0, room.height - needed * stretch) / 2;
  for (const CardLine& line : card) {
    y -= step_of(line) * stretch;
    draw_line(canvas, line, room, y + points_of(line.size) * 0.25);
  }
}

void draw_cuts(Sheets& sheets, const Cards& cards) {
  for (int i = 1; i < cards.down; ++i) {
    const double y = sheets.height() * i / cards.down;
    sheets.canvas().line({0, y}, {sheets.width(), y}, true);
  }
  for (int i = 1; i < cards.across; ++i) {
    const double x = sheets.width() * i / cards.across;
    sheets.canvas().line({x, 0}, {x, sheets.height()}, true);
  }
}

}  // namespace

void draw_cards(Sheets& sheets, const Cards& cards) {
  const auto a_sheet = static_cast<std::size_t>(cards.across * cards.down);
  const double width = sheets.width() / cards.across;
  const double height = sheets.height() / cards.down;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    if (i % a_sheet == 0) {
      sheets.begin_bare_sheet();
      draw_cuts(sheets, cards);
    }
    const auto nth = static_cast<int>(i % a_sheet);
    draw_card(sheets.canvas(), cards.cards[i],
              {width * (nth % cards.across), sheets.height() - height * (nth / cards.across), width,
               height});
  }
}

}  // namespace praporek::io
