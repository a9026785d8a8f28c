#include "app/terminal/key_decoder.hpp"

#include <algorithm>
#include <array>

namespace praporek::app {

namespace {

using tui::Key;
using tui::KeyName;

constexpr char escape = '\x1b';

struct Sequence {
  std::string_view text;
  KeyName key;
};

/// What comes after ESC [ or ESC O, without modifiers: xterm, the Linux console, tmux, PuTTY.
constexpr std::array sequences{Sequence{"A", KeyName::Up},      Sequence{"B", KeyName::Down},
                               Sequence{"C", KeyName::Right},   Sequence{"D", KeyName::Left},
                               Sequence{"H", KeyName::Home},    Sequence{"F", KeyName::End},
                               Sequence{"Z", KeyName::BackTab}, Sequence{"1~", KeyName::Home},
                               Sequence{"7~", KeyName::Home},   Sequence{"4~", KeyName::End},
                               Sequence{"8~", KeyName::End},    Sequence{"3~", KeyName::Delete},
                               Sequence{"5~", KeyName::PageUp}, Sequence{"6~", KeyName::PageDown},
                               Sequence{"M", KeyName::Enter}};

bool is_final_byte(char byte) { return byte >= '@' && byte <= '~'; }

/// The length of a control sequence that begins with ESC [ or ESC O; 0 while it is incomplete.
std::size_t sequence_length(std::string_view bytes) {
  // The Linux console sends its function keys as ESC [ [ A.
  const std::size_t begin = bytes.starts_with("\x1b[[") ? 3 : 2;
  for (std::size_t i = begin; i < bytes.size(); ++i) {
    if (is_final_byte(bytes[i])) return i + 1;
    if (static_cast<unsigned char>(bytes[i]) < 0x20) return i;
  }
  return 0;
}

/// "1;5C" is the arrow with Ctrl, which means the same here.
std::string without_modifiers(std::string_view inner) {
  const auto semicolon = inner.find(';');
  if (semicolon == std::string_view::npos) return std::string{inner};
  const bool letter = inner.back() != '~';
  return (letter ? std::string{} : std::string{inner.substr(0, semicolon)}) + inner.back();
}

void add_sequence(std::string_view sequence, std::vector<Key>& keys) {
  const std::string inner = without_modifiers(sequence.substr(2));
  const bool enter_of_keypad = inner == "M" && sequence[1] == '[';
  const auto* found = std::ranges::find(sequences, inner, &Sequence::text);
  if (found != sequences.end() && !enter_of_keypad) keys.push_back({found->key, 0});
}

void add_control(char byte, std::vector<Key>& keys) {
  switch (byte) {
    case '\r':
    case '\n':
      keys.push_back({KeyName::Enter, 0});
      break;
    case '\t':
      keys.push_back({KeyName::Tab, 0});
      break;
    case '\x7f':
    case '\b':
      keys.push_back({KeyName::Backspace, 0});
      break;
    case '\0':
      break;
    default:
      keys.push_back(tui::control(static_cast<char32_t>(byte + '`')));
  }
}

std::size_t utf8_length(unsigned char lead) {
  if (lead < 0xC2) return 1;
  if (lead < 0xE0) return 2;
  return lead < 0xF0 ? 3 : 4;
}

void add_characters(std::string_view bytes, std::vector<Key>& keys) {
  for (const char32_t rune : tui::runes_of(bytes)) keys.push_back(tui::character(rune));
}

constexpr std::string_view paste_begins = "\x1b[200~";
constexpr std::string_view paste_ends = "\x1b[201~";

}  // namespace

std::vector<Key> KeyDecoder::feed(std::string_view bytes) {
  rest_ += bytes;
  std::vector<Key> keys;
  std::size_t used = 0;
  while (used < rest_.size()) {
    const std::size_t length = step(std::string_view{rest_}.substr(used), keys);
    if (length == 0) break;
    used += length;
  }
  rest_.erase(0, used);
  return keys;
}

std::vector<Key> KeyDecoder::time_out() {
  if (!waits()) return {};
  const std::string after = rest_.substr(1);
  rest_.clear();
  std::vector<Key> keys{{KeyName::Escape, 0}};
  // The beginning of a sequence that never ended says nothing.
  if (after.empty() || after.front() == '[' || after.front() == 'O') return keys;
  for (const Key& key : feed(after)) keys.push_back(key);
  return keys;
}

std::size_t KeyDecoder::step(std::string_view bytes, std::vector<Key>& keys) {
  const char first = bytes.front();
  if (pasting_ && !bytes.starts_with(escape)) {
    const std::size_t end = std::min(bytes.find(escape), bytes.size());
    paste(bytes.substr(0, end), keys);
    return end;
  }
  if (first == escape) {
    if (bytes.size() == 1) return 0;
    if (bytes[1] != '[' && bytes[1] != 'O') {
      keys.push_back({KeyName::Escape, 0});
      return 1;
    }
    const std::size_t length = sequence_length(bytes);
    const std::string_view sequence = bytes.substr(0, length);
    if (sequence == paste_begins || sequence == paste_ends) {
      pasting_ = sequence == paste_begins;
    } else if (length > 2) {
      add_sequence(sequence, keys);
    }
    return length;
  }
  if (static_cast<unsigned char>(first) < 0x20 || first == '\x7f') {
    add_control(first, keys);
    return 1;
  }
  const std::size_t length = utf8_length(static_cast<unsigned char>(first));
  if (length > bytes.size()) return 0;
  add_characters(bytes.substr(0, length), keys);
  return length;
}

/// What is pasted is text: a line end in it does not confirm anything.
void KeyDecoder::paste(std::string_view bytes, std::vector<Key>& keys) const {
  std::string text;
  for (const char byte : bytes) text += static_cast<unsigned char>(byte) < 0x20 ? ' ' : byte;
  add_characters(text, keys);
}

}  // namespace praporek::app
