#include "core/formats/pgn_remark.hpp"

#include "core/base/text.hpp"

#include <fmt/format.h>
#include <utility>

namespace praporek::formats {

namespace {

/// Up to four digits, taken from the front of the text.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::size_t length = 0;
  std::int64_t value = 0;
  while (length < text.size() && length < 5 && text[length] >= '0' && text[length] <= '9') {
    value = value * 10 + (text[length++] - '0');
  }
  if (length == 0 || length > 4) return std::nullopt;
  text.remove_prefix(length);
  return value;
}

/// ".25" is 250 ms; what is finer than a millisecond is dropped.
std::optional<Millis> fraction(std::string_view text) {
  if (text.empty()) return Millis{0};
  if (text.front() != '.' || text.size() < 2) return std::nullopt;
  std::int64_t value = 0;
  std::int64_t weight = 100;
  for (const char c : text.substr(1)) {
    if (c < '0' || c > '9') return std::nullopt;
    value += (c - '0') * weight;
    weight /= 10;
  }
  return Millis{value};
}

/// 1:29:57, 29:57 or 1:29:57.4.
std::optional<Millis> time_of(std::string_view text) {
  std::int64_t seconds = 0;
  int groups = 0;
  for (bool more = true; more; ++groups) {
    const auto number = take_number(text);
    if (!number || groups == 3) return std::nullopt;
    seconds = seconds * 60 + *number;
    more = text.starts_with(':');
    if (more) text.remove_prefix(1);
  }
  const auto part = fraction(text);
  if (!part || groups < 2) return std::nullopt;
  return std::chrono::seconds{seconds} + *part;
}

std::string text_of(Millis time) {
  const std::int64_t ms = time.count();
  std::string text = fmt::format("{}:{:02}:{:02}", ms / 3600000, ms / 60000 % 60, ms / 1000 % 60);
  if (ms % 1000 != 0) {
    text += fmt::format(".{:03}", ms % 1000);
    text.erase(text.find_last_not_of('0') + 1);
  }
  return text;
}

/// True if the sign, the text between "[%" and "]", is one of ours and well written.
bool take_sign(PgnRemark& remark, std::string_view sign) {
  if (sign == "illegal") return remark.illegal = true;
  const auto words = words_of(sign);
  if (words.size() != 2) return false;
  const bool clock = words[0] == "clk";
  if (!clock && words[0] != "emt") return false;
  const auto time = time_of(words[1]);
  if (!time) return false;
  (clock ? remark.clock : remark.elapsed) = *time;
  return true;
}

void add_words(PgnRemark& remark, std::string_view text) {
  for (const std::string_view word : words_of(text)) {
    if (word == "(=)") {
      remark.draw_offer = true;
      continue;
    }
    if (!remark.text.empty()) remark.text += ' ';
    remark.text += word;
  }
}

void take_signs(PgnRemark& remark, std::string_view comment) {
  std::size_t begin = 0;
  for (std::size_t open = comment.find("[%"); open != std::string_view::npos;) {
    const std::size_t close = comment.find(']', open);
    if (close == std::string_view::npos) break;
    if (take_sign(remark, comment.substr(open + 2, close - open - 2))) {
      add_words(remark, comment.substr(begin, open - begin));
      begin = close + 1;
    }
    open = comment.find("[%", open + 2);
  }
  add_words(remark, comment.substr(begin));
}

}  // namespace

void add_comment(PgnRemark& remark, std::string_view comment) {
  take_signs(remark, comment);
  // Taking a sign out may join the halves of another: "[%clk [%emt 0:01] 0:02]".
  for (std::string before; before != remark.text && remark.text.find("[%") != std::string::npos;) {
    before = std::exchange(remark.text, {});
    take_signs(remark, before);
  }
}

std::string comment_of(const PgnRemark& remark) {
  std::string comment;
  const auto add = [&](std::string_view words) {
    if (!comment.empty()) comment += ' ';
    comment += words;
  };
  if (remark.illegal) add("[%illegal]");
  if (remark.clock) add("[%clk " + text_of(*remark.clock) + "]");
  if (remark.elapsed) add("[%emt " + text_of(*remark.elapsed) + "]");
  if (remark.draw_offer) add("(=)");
  if (!remark.text.empty()) add(remark.text);
  return comment;
}

}  // namespace praporek::formats
