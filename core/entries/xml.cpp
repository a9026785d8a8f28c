#include "core/entries/xml.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace praporek::entries {

namespace {

constexpr std::string_view blanks = " \t\r\n";

void append_utf8(std::string& text, std::uint32_t code) {
  const auto byte = [&](std::uint32_t bits) { text += static_cast<char>(bits); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xC0U | (code >> 6U));
    byte(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    byte(0xE0U | (code >> 12U));
    byte(0x80U | ((code >> 6U) & 0x3FU));
    byte(0x80U | (code & 0x3FU));
  } else {
    byte(0xF0U | (code >> 18U));
    byte(0x80U | ((code >> 12U) & 0x3FU));
    byte(0x80U | ((code >> 6U) & 0x3FU));
    byte(0x80U | (code & 0x3FU));
  }
}

/// "#233" or "#xE9".
std::optional<std::uint32_t> code_of(std::string_view number) {
  number.remove_prefix(1);
  const bool hexadecimal = number.starts_with('x') || number.starts_with('X');
  if (hexadecimal) number.remove_prefix(1);
  std::uint32_t code = 0;
  const char* end = number.data() + number.size();
  const auto [stop, error] = std::from_chars(number.data(), end, code, hexadecimal ? 16 : 10);
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (error != std::errc{} || stop != end || code == 0 || code > 0x10FFFF || surrogate) {
    return std::nullopt;
  }
  return code;
}

bool append_entity(std::string& text, std::string_view name) {
  constexpr std::array<std::pair<std::string_view, char>, 5> known{
      {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
  for (const auto& [entity, sign] : known) {
    if (name == entity) {
      text += sign;
      return true;
    }
  }
  const auto code = name.starts_with('#') ? code_of(name) : std::nullopt;
  if (code) append_utf8(text, *code);
  return code.has_value();
}

/// What is no entity stays as it is.
std::string resolved(std::string_view raw) {
  constexpr std::size_t longest_entity = 10;
  std::string text;
  text.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const std::size_t end = raw[i] == '&' ? raw.find(';', i) : std::string_view::npos;
    const bool entity = end != std::string_view::npos && end - i <= longest_entity &&
                        append_entity(text, raw.substr(i + 1, end - i - 1));
    if (entity) {
      i = end;
    } else {
      text += raw[i];
    }
  }
  return text;
}

std::string_view without_prefix(std::string_view name) {
  const auto colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

}  // namespace

/// Comments, declarations and document types say nothing here.
bool XmlScanner::skip_special() {
  const std::string_view rest = text_.substr(at_);
  std::string_view end;
  if (rest.starts_with("<!--")) end = "-->";
  if (end.empty() && rest.starts_with("<?")) end = "?>";
  if (end.empty() && rest.starts_with("<!")) end = ">";
  if (end.empty()) return false;
  const auto found = rest.find(end);
  at_ = found == std::string_view::npos ? text_.size() : at_ + found + end.size();
  return true;
}

XmlScanner::Mark XmlScanner::read_tag() {
  const auto end = text_.find('>', at_);
  if (end == std::string_view::npos) {
    at_ = text_.size();
    return Mark::End;
  }
  inside_ = text_.substr(at_ + 1, end - at_ - 1);
  at_ = end + 1;
  const bool closes = inside_.starts_with('/');
  if (closes) inside_.remove_prefix(1);
  if (inside_.ends_with('/')) {
    close_next_ = true;
    inside_.remove_suffix(1);
  }
  name_ = without_prefix(inside_.substr(0, inside_.find_first_of(blanks)));
  return closes ? Mark::Close : Mark::Open;
}

XmlScanner::Mark XmlScanner::next() {
  if (std::exchange(close_next_, false)) return Mark::Close;
  while (at_ < text_.size()) {
    if (text_[at_] != '<') {
      const auto end = std::min(text_.find('<', at_), text_.size());
      inside_ = text_.substr(at_, end - at_);
      at_ = end;
      return Mark::Text;
    }
    if (!skip_special()) return read_tag();
  }
  return Mark::End;
}

std::string XmlScanner::text() const { return resolved(inside_); }

std::string XmlScanner::attribute(std::string_view name) const {
  for (std::size_t at = inside_.find_first_of(blanks); at < inside_.size();) {
    at = inside_.find_first_not_of(blanks, at);
    const auto equals = at == std::string_view::npos ? at : inside_.find('=', at);
    if (equals == std::string_view::npos) return {};
    const auto open = inside_.find_first_of("\"'", equals);
    const auto close =
        open == std::string_view::npos ? open : inside_.find(inside_[open], open + 1);
    if (close == std::string_view::npos) return {};
    if (without_prefix(trimmed(inside_.substr(at, equals - at))) == name) {
      return resolved(inside_.substr(open + 1, close - open - 1));
    }
    at = close + 1;
  }
  return {};
}

}  // namespace praporek::entries
