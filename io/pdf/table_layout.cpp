#include "io/pdf/table_layout.hpp"

#include <algorithm>
#include <numeric>

namespace praporek::io {

namespace {

using paper::Align;
using paper::Table;

constexpr double largest = 10;
constexpr double smallest = 7;
constexpr double a4_usable = 595.28 - 2 * Sheets::margin;
constexpr double line_step = 1.45;  // of the letters' size

double padding(double size) { return size * 0.9; }

/// How wide every column would like to be.
std::vector<double> natural_widths(const Canvas& canvas, const Table& table, double size) {
  std::vector<double> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    double widest = canvas.width_of({Face::Bold, size}, table.columns[i].title);
    for (const auto& row : table.rows) {
      widest = std::max(widest, canvas.width_of({Face::Regular, size}, row[i]));
    }
    widths.push_back(widest + padding(size));
  }
  return widths;
}

double sum_of(const std::vector<double>& widths) {
  return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// The columns at the size at which they fit; at the smallest size the widest ones give way.
struct Plan {
  double size = largest;
  std::vector<double> widths;
};

Plan planned(const Canvas& canvas, const Table& table, double room) {
  // Widths grow with the size, so one measure tells them all.
  const std::vector<double> unit = natural_widths(canvas, table, 1);
  const double size = std::clamp(room / sum_of(unit), smallest, largest);
  Plan plan{size, unit};
  for (double& width : plan.widths) width *= size;
  constexpr double slack = 0.01;
  while (sum_of(plan.widths) > room + slack) {
    const auto widest = std::ranges::max_element(plan.widths);
    const double excess = sum_of(plan.widths) - room;
    double second = 0;
    for (const double& width : plan.widths) {
      if (&width != &*widest) second = std::max(second, width);
    }
    // Down to the second widest, or as far as needed; equal ones give way point by point.
    *widest -= std::min(excess, std::max(*widest - second, 1.0));
  }
  return plan;
}

/// One row's cells in lines.
using Lines = std::vector<std::vector<std::string>>;

class TableDrawing {
 public:
  TableDrawing(Sheets& sheets, const Table& table)
      : sheets_{sheets},
        table_{table},
        plan_{planned(sheets.canvas(), table, sheets.usable_width())} {}

  void draw() {
    if (!sheets_.has_room_for(4 * step())) sheets_.begin_sheet();
    draw_head();
    bool shaded = false;
    for (const auto& row : table_.rows) {
      const Lines lines = lines_of(row, Face::Regular);
      const double height = height_of(lines);
      if (!sheets_.has_room_for(height)) {
        sheets_.begin_sheet();
        draw_head();
      }
      if (shaded) {
        sheets_.canvas().grey_box({sheets_.left(), sheets_.y() - height}, sum_of(plan_.widths),
                                  height);
      }
      shaded = !shaded;
      draw_row(lines, Face::Regular);
    }
    sheets_.move_down(step() / 2);
  }

 private:
  [[nodiscard]] double step() const { return plan_.size * line_step; }

  [[nodiscard]] Lines lines_of(const std::vector<std::string>& row, Face face) const {
    Lines lines;
    for (std::size_t i = 0; i < plan_.widths.size(); ++i) {
      constexpr double slack = 0.01;  // a column as wide as its widest cell holds it
      lines.push_back(wrapped(sheets_.canvas(), {face, plan_.size}, row[i],
                              plan_.widths[i] - padding(plan_.size) + slack));
    }
    return lines;
  }

  [[nodiscard]] double height_of(const Lines& row) const {
    std::size_t most = 1;
    for (const auto& cell : row) most = std::max(most, cell.size());
    return static_cast<double>(most) * step();
  }

  void draw_row(const Lines& row, Face face) {
    const Type type{face, plan_.size};
    double x = sheets_.left();
    for (std::size_t i = 0; i < row.size(); ++i) {
      double y = sheets_.y() - step() * 0.75;
      for (const std::string& line : row[i]) {
        const double gap =
            plan_.widths[i] - padding(plan_.size) - sheets_.canvas().width_of(type, line);
        double shift = 0;
        if (table_.columns[i].align == Align::Right) shift = gap;
        if (table_.columns[i].align == Align::Centre) shift = gap / 2;
        sheets_.canvas().text({x + padding(plan_.size) / 2 + shift, y}, type, line);
        y -= step();
      }
      x += plan_.widths[i];
    }
    sheets_.move_down(height_of(row));
  }

  void draw_head() {
    std::vector<std::string> titles;
    for (const auto& column : table_.columns) titles.push_back(column.title);
    draw_row(lines_of(titles, Face::Bold), Face::Bold);
    sheets_.canvas().line({sheets_.left(), sheets_.y()},
                          {sheets_.left() + sum_of(plan_.widths), sheets_.y()});
    sheets_.move_down(2);
  }

  Sheets& sheets_;
  const Table& table_;
  Plan plan_;
};

}  // namespace

bool fits_upright(const Canvas& canvas, const Table& table) {
  return sum_of(natural_widths(canvas, table, smallest)) <= a4_usable;
}

void draw_table(Sheets& sheets, const Table& table) { TableDrawing{sheets, table}.draw(); }

}  // namespace praporek::io
