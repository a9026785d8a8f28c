#include "io/pdf/print.hpp"

#include "io/pdf/card_layout.hpp"
#include "io/pdf/table_layout.hpp"

#include <algorithm>
#include <string_view>
#include <variant>

namespace praporek::io {

namespace embedded {
extern const std::string_view sans;
extern const std::string_view sans_bold;
}  // namespace embedded

namespace {

using namespace paper;

bool needs_breadth(const Canvas& canvas, const Document& document) {
  return std::ranges::any_of(document.blocks, [&](const Block& block) {
    const auto* table = std::get_if<Table>(&block);
    return table != nullptr && !fits_upright(canvas, *table);
  });
}

/// Draws one kind of block after the other.
class Printing {
 public:
  Printing(Canvas& canvas, const Document& document)
      : sheets_{canvas, {document.title, document.subtitle}, needs_breadth(canvas, document)} {}

  void operator()(const Heading& heading) {
    constexpr Type type{Face::Bold, 12};
    begin_if_needed();
    constexpr double with_first_rows = 70;
    if (!sheets_.has_room_for(with_first_rows)) sheets_.begin_sheet();
    if (!sheets_.is_fresh()) sheets_.move_down(8);
    write(type, heading.text);
    sheets_.move_down(4);
  }

  void operator()(const Paragraph& paragraph) {
    begin_if_needed();
    write({Face::Regular, 10}, paragraph.text);
    sheets_.move_down(4);
  }

  void operator()(const Table& table) {
    begin_if_needed();
    draw_table(sheets_, table);
  }

  void operator()(const Blank& blank) {
    constexpr Type type{Face::Regular, 10};
    constexpr double step = 26;
    begin_if_needed();
    for (int i = 0; i < blank.lines; ++i) {
      if (!sheets_.has_room_for(step)) sheets_.begin_sheet();
      sheets_.move_down(step);
      const std::string_view label = i == 0 ? std::string_view{blank.label} : std::string_view{};
      sheets_.canvas().text({sheets_.left(), sheets_.y()}, type, label);
      const double begin =
          sheets_.left() + sheets_.canvas().width_of(type, label) + (label.empty() ? 0 : 6);
      sheets_.canvas().line({begin, sheets_.y() - 2}, {sheets_.right(), sheets_.y() - 2});
    }
  }

  void operator()(const PageBreak&) { on_sheet_ = false; }

  void operator()(const Cards& cards) {
    draw_cards(sheets_, cards);
    on_sheet_ = false;
  }

  void finish(const std::string& page_pattern) {
    if (sheets_.canvas().pages() == 0) sheets_.begin_sheet();
    sheets_.number_pages(page_pattern);
  }

 private:
  void begin_if_needed() {
    if (!on_sheet_) sheets_.begin_sheet();
    on_sheet_ = true;
  }

  void write(Type type, std::string_view text) {
    const double step = type.size * 1.4;
    for (const auto& line : wrapped(sheets_.canvas(), type, text, sheets_.usable_width())) {
      if (!sheets_.has_room_for(step)) sheets_.begin_sheet();
      sheets_.move_down(step);
      sheets_.canvas().text({sheets_.left(), sheets_.y()}, type, line);
    }
  }

  Sheets sheets_;
  bool on_sheet_ = false;
};

}  // namespace

std::string as_pdf(const Document& document) {
  const TrueType regular{embedded::sans};
  const TrueType bold{embedded::sans_bold};
  Canvas canvas{regular, bold};
  Printing printing{canvas, document};
  for (const Block& block : document.blocks) std::visit(printing, block);
  printing.finish(document.page);
  return canvas.pdf();
}

}  // namespace praporek::io
