#include "tui/screen/diff_writer.hpp"

#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

namespace praporek::tui {

namespace {

using ToneCodes = std::array<const char*, 6>;

/// SGR parameters by tone: Plain, Alarm, Caution, Good, Quiet, Accent.
constexpr ToneCodes eight{"", ";31", ";33", ";32", "", ";36"};
constexpr ToneCodes sixteen{"", ";91", ";93", ";92", ";37", ";96"};
constexpr ToneCodes many{"", ";38;5;203", ";38;5;221", ";38;5;114", ";38;5;248", ";38;5;117"};

std::string style_code(const Style& style, Colours colours) {
  std::string code;
  if (style.bold) code += ";1";
  if (style.underline) code += ";4";
  if (style.reverse) code += ";7";
  const auto tone = static_cast<std::size_t>(style.tone);
  if (colours == Colours::Eight) code += eight[tone];
  if (colours == Colours::Sixteen) code += sixteen[tone];
  if (colours == Colours::Many) code += many[tone];
  return code.empty() ? "\x1b[m" : "\x1b[0" + code + "m";
}

bool is_ascii(const Cell& cell) {
  return cell.width == 1 && cell.text.size() == 1 &&
         static_cast<unsigned char>(cell.text.front()) < 0x80;
}

/// Two-byte letters and box lines are one cell wide everywhere. About signs, combining and wide
/// characters terminals disagree: after one of them the cursor's place is not relied on.
bool has_sure_width(const Cell& cell) {
  if (cell.width != 1) return false;
  const auto lead = static_cast<unsigned char>(cell.text.front());
  if (cell.text.size() == 1) return true;
  if (cell.text.size() == 2) return lead >= 0xC3 && lead <= 0xC9;
  return cell.text.size() == 3 && cell.text.compare(0, 2, "\xE2\x94") == 0;
}

/// Writes cells to wherever the terminal's cursor has to go.
class Pen {
 public:
  Pen(const Frame& target, Colours colours) : target_{target}, colours_{colours} {}

  void put(int x, int y) {
    const Cell& cell = target_.at(x, y);
    if (cell.width == 0) return;
    move_to(x, y);
    use(cell.style);
    out_ += cell.text;
    const int next = x + cell.width;
    // In the last column the cursor waits to wrap: where it is depends on the terminal.
    if (has_sure_width(cell) && next < target_.width()) {
      at_ = Place{next, y};
    } else {
      at_.reset();
    }
  }

  void move_to(int x, int y) {
    if (at_ == Place{x, y}) return;
    const bool ahead = at_ && at_->y == y && at_->x < x;
    if (ahead && can_reprint(at_->x, x, y)) {
      for (int each = at_->x; each < x; ++each) out_ += target_.at(each, y).text;
    } else if (ahead) {
      out_ += fmt::format("\x1b[{}C", x - at_->x);
    } else {
      out_ += fmt::format("\x1b[{};{}H", y + 1, x + 1);
    }
    at_ = Place{x, y};
  }

  void use(const Style& style) {
    if (style_ == style) return;
    const std::string code = style_code(style, colours_);
    // Tones a terminal cannot show need no bytes.
    if (code != style_code(style_, colours_)) out_ += code;
    style_ = style;
  }

  std::string take() { return std::move(out_); }
  std::string& out() { return out_; }

 private:
  /// Up to four plain cells between are shorter than a movement.
  [[nodiscard]] bool can_reprint(int from, int to, int y) const {
    if (to - from > 4) return false;
    for (int x = from; x < to; ++x) {
      if (!is_ascii(target_.at(x, y)) || target_.at(x, y).style != style_) return false;
    }
    return true;
  }

  const Frame& target_;
  Colours colours_;
  std::string out_;
  Style style_;
  std::optional<Place> at_;
};

/// The cells of a row that must be written. Whoever touches half of a wide character, old or new,
/// touches both halves.
std::vector<bool> dirty_cells(const Frame& old, const Frame& next, int y) {
  const int width = next.width();
  std::vector<bool> dirty(static_cast<std::size_t>(width));
  const auto flag = [&](int x) -> std::vector<bool>::reference {
    return dirty[static_cast<std::size_t>(x)];
  };
  for (int x = 0; x < width; ++x) flag(x) = old.at(x, y) != next.at(x, y);
  const auto joined = [&](int x) { return old.at(x, y).width == 2 || next.at(x, y).width == 2; };
  for (int x = 0; x + 1 < width; ++x) {
    if (flag(x) && joined(x)) flag(x + 1) = true;
  }
  for (int x = width - 1; x > 0; --x) {
    if (flag(x) && joined(x - 1)) flag(x - 1) = true;
  }
  return dirty;
}

}  // namespace

std::string DiffWriter::changes(const Frame& next) {
  Frame target = skill_.utf8 ? next : ascii_of(next);
  const bool whole =
      !known_ || shown_.width() != target.width() || shown_.height() != target.height();
  Pen pen{target, skill_.colours};
  if (whole) {
    pen.out() += "\x1b[m\x1b[?25l\x1b[H\x1b[2J";
    shown_ = Frame{target.width(), target.height()};
  }
  for (int y = 0; y < target.height(); ++y) {
    const std::vector<bool> dirty = dirty_cells(shown_, target, y);
    for (int x = 0; x < target.width(); ++x) {
      if (dirty[static_cast<std::size_t>(x)]) pen.put(x, y);
    }
  }
  pen.use(plain);
  const bool wrote = !pen.out().empty();
  if (shown_.cursor && !target.cursor) pen.out() += "\x1b[?25l";
  if (target.cursor && (wrote || shown_.cursor != target.cursor)) {
    pen.move_to(target.cursor->x, target.cursor->y);
    if (!shown_.cursor) pen.out() += "\x1b[?25h";
  }
  shown_ = std::move(target);
  known_ = true;
  return pen.take();
}

}  // namespace praporek::tui
