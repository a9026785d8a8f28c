#include "core/formats/pgn_scanner.hpp"

#include <algorithm>
#include <array>

namespace praporek::formats {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

enum class Class : std::uint8_t { Blank, Word, Other };

constexpr std::array<Class, 256> classes() {
  std::array<Class, 256> table{};
  table.fill(Class::Word);  // letters, digits, signs and every byte of a figurine or ×
  for (int byte = 0; byte <= ' '; ++byte) table[static_cast<std::size_t>(byte)] = Class::Blank;
  for (const char c : std::string_view{"[](){};$\".<>,\x7f"}) {
    table[static_cast<unsigned char>(c)] = Class::Other;
  }
  return table;
}

constexpr std::array<Class, 256> class_table = classes();

Class class_of(char c) { return class_table[static_cast<unsigned char>(c)]; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

PgnScanner::PgnScanner(std::string_view file) : file_{file} {
  if (file_.starts_with(byte_order_mark)) begin_ = byte_order_mark.size();
  at_ = begin_;
  advance();
}

void PgnScanner::advance() { here_ = next(); }

bool PgnScanner::sees(std::string_view what) const {
  return file_.substr(at_, what.size()) == what;
}

void PgnScanner::skip_blanks() {
  while (at_ < file_.size()) {
    const char c = file_[at_];
    const bool line_start = at_ == begin_ || file_[at_ - 1] == '\n' || file_[at_ - 1] == '\r';
    if (c == '%' && line_start) {  // a line for other programs
      at_ = std::min(file_.find_first_of("\r\n", at_), file_.size());
    } else if (class_of(c) == Class::Blank ||
               c == '.') {  // dots apart from their number: "1. ... e5"
      ++at_;
    } else {
      return;
    }
  }
}

PgnWord PgnScanner::word_of(PgnToken token, std::size_t length) {
  const PgnWord word{token, file_.substr(at_, length), at_};
  at_ += word.text.size();
  return word;
}

PgnWord PgnScanner::quoted() {
  const std::size_t begin = at_;
  for (std::size_t end = begin + 1; end < file_.size(); ++end) {
    const char c = file_[end];
    if (c == '\n' || c == '\r') break;
    if (c == '"') {
      at_ = end + 1;
      return {PgnToken::String, file_.substr(begin + 1, end - begin - 1), begin};
    }
    if (c == '\\' && file_.substr(end + 1, 1).find_first_of("\r\n") != 0) ++end;
  }
  return word_of(PgnToken::Unclosed,
                 std::min(file_.find_first_of("\r\n", at_), file_.size()) - at_);
}

PgnWord PgnScanner::braced() {
  const std::size_t begin = at_;
  const std::size_t end = file_.find('}', begin);
  if (end == std::string_view::npos) return rest_of_line();
  at_ = end + 1;
  return {PgnToken::Comment, file_.substr(begin + 1, end - begin - 1), begin};
}

PgnWord PgnScanner::rest_of_line() {
  const bool closed = file_[at_] == ';';
  const std::size_t end = std::min(file_.find_first_of("\r\n", at_), file_.size());
  PgnWord word = word_of(closed ? PgnToken::Comment : PgnToken::Unclosed, end - at_);
  word.text.remove_prefix(1);
  return word;
}

PgnWord PgnScanner::nag() {
  const std::size_t begin = at_++;
  const std::size_t digits = at_;
  while (at_ < file_.size() && is_digit(file_[at_])) ++at_;
  const std::string_view text = file_.substr(digits, at_ - digits);
  return {text.empty() ? PgnToken::Stray : PgnToken::Nag, text, begin};
}

PgnWord PgnScanner::word_or_number() {
  if (sees("e.p.")) return word_of(PgnToken::EnPassant, 4);
  std::size_t end = at_;
  bool digits = true;
  while (end < file_.size() && class_of(file_[end]) == Class::Word) {
    if (file_[end] == '*' && end > at_) break;  // "e4*": the game goes on elsewhere
    digits = digits && is_digit(file_[end]);
    ++end;
    if (file_[end - 1] == '*') break;
    if (file_[end - 1] == 'e' && file_.substr(end, 3) == ".p.") end += 3;  // exd6e.p.
  }
  PgnWord word = word_of(digits ? PgnToken::Number : PgnToken::Word, end - at_);
  if (digits) at_ = std::min(file_.find_first_not_of('.', at_), file_.size());
  return word;
}

PgnWord PgnScanner::next() {
  skip_blanks();
  if (at_ >= file_.size()) return {PgnToken::End, {}, file_.size()};
  switch (file_[at_]) {
    case '[':
      return word_of(PgnToken::TagOpen, 1);
    case ']':
      return word_of(PgnToken::TagClose, 1);
    case '"':
      return quoted();
    case '{':
      return braced();
    case ';':
      return rest_of_line();
    case '$':
      return nag();
    case '(':
      return sees("(=)") ? word_of(PgnToken::DrawOffer, 3) : word_of(PgnToken::VariationOpen, 1);
    case ')':
      return word_of(PgnToken::VariationClose, 1);
    default:
      break;
  }
  if (class_of(file_[at_]) == Class::Other) return word_of(PgnToken::Stray, 1);
  return word_or_number();
}

PgnPlace PgnPlaces::at(std::size_t offset) {
  for (; counted_ < offset && counted_ < file_.size(); ++counted_) {
    const char c = file_[counted_];
    const bool ends_line = c == '\n' || (c == '\r' && file_.substr(counted_ + 1, 1) != "\n");
    if (ends_line) {
      ++place_.line;
      place_.column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {  // a character, not its tail
      ++place_.column;
    }
  }
  return place_;
}

}  // namespace praporek::formats
