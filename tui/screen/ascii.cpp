#include "tui/screen/frame.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace praporek::tui {

namespace {

struct Twin {
  std::string_view sign;
  char ascii;
};

constexpr std::array twins{
    // the signs of the console
    Twin{"▸", '>'}, Twin{"⚑", 'F'}, Twin{"†", '+'}, Twin{"⌁", '~'}, Twin{"✓", 'v'}, Twin{"×", 'x'},
    Twin{"›", '>'}, Twin{"…", '.'}, Twin{"·", '-'}, Twin{"–", '-'}, Twin{"½", '='}, Twin{"←", '<'},
    Twin{"→", '>'}, Twin{"↑", '^'}, Twin{"↓", 'v'}, Twin{"─", '-'}, Twin{"│", '|'}, Twin{"┼", '+'},
    Twin{"„", '"'}, Twin{"“", '"'}, Twin{"”", '"'}, Twin{"’", '\''},
    // the men
    Twin{"♔", 'K'}, Twin{"♕", 'Q'}, Twin{"♖", 'R'}, Twin{"♗", 'B'}, Twin{"♘", 'N'}, Twin{"♙", 'P'},
    Twin{"♚", 'k'}, Twin{"♛", 'q'}, Twin{"♜", 'r'}, Twin{"♝", 'b'}, Twin{"♞", 'n'}, Twin{"♟", 'p'},
    // letters of the names in Central European lists
    Twin{"á", 'a'}, Twin{"ä", 'a'}, Twin{"ą", 'a'}, Twin{"č", 'c'}, Twin{"ć", 'c'}, Twin{"ď", 'd'},
    Twin{"é", 'e'}, Twin{"ě", 'e'}, Twin{"ę", 'e'}, Twin{"ë", 'e'}, Twin{"í", 'i'}, Twin{"ĺ", 'l'},
    Twin{"ľ", 'l'}, Twin{"ł", 'l'}, Twin{"ň", 'n'}, Twin{"ń", 'n'}, Twin{"ó", 'o'}, Twin{"ô", 'o'},
    Twin{"ö", 'o'}, Twin{"ő", 'o'}, Twin{"ŕ", 'r'}, Twin{"ř", 'r'}, Twin{"š", 's'}, Twin{"ś", 's'},
    Twin{"ť", 't'}, Twin{"ú", 'u'}, Twin{"ů", 'u'}, Twin{"ü", 'u'}, Twin{"ű", 'u'}, Twin{"ý", 'y'},
    Twin{"ž", 'z'}, Twin{"ź", 'z'}, Twin{"ż", 'z'}, Twin{"Á", 'A'}, Twin{"Ä", 'A'}, Twin{"Č", 'C'},
    Twin{"Ć", 'C'}, Twin{"Ď", 'D'}, Twin{"É", 'E'}, Twin{"Ě", 'E'}, Twin{"Í", 'I'}, Twin{"Ĺ", 'L'},
    Twin{"Ľ", 'L'}, Twin{"Ł", 'L'}, Twin{"Ň", 'N'}, Twin{"Ń", 'N'}, Twin{"Ó", 'O'}, Twin{"Ô", 'O'},
    Twin{"Ö", 'O'}, Twin{"Ő", 'O'}, Twin{"Ŕ", 'R'}, Twin{"Ř", 'R'}, Twin{"Š", 'S'}, Twin{"Ś", 'S'},
    Twin{"Ť", 'T'}, Twin{"Ú", 'U'}, Twin{"Ů", 'U'}, Twin{"Ü", 'U'}, Twin{"Ű", 'U'}, Twin{"Ý", 'Y'},
    Twin{"Ž", 'Z'}, Twin{"Ź", 'Z'}, Twin{"Ż", 'Z'}};

bool is_ascii(std::string_view text) {
  return text.size() == 1 && static_cast<unsigned char>(text.front()) < 0x80;
}

char twin_of(std::string_view text) {
  const auto found = std::ranges::find(twins, text, &Twin::sign);
  if (found != twins.end()) return found->ascii;
  // A letter with combining accents: the letter alone.
  const bool begins_plain = !text.empty() && static_cast<unsigned char>(text.front()) < 0x80;
  return begins_plain ? text.front() : '?';
}

}  // namespace

Frame ascii_of(Frame frame) {
  for (int y = 0; y < frame.height(); ++y) {
    for (int x = 0; x < frame.width(); ++x) {
      Cell& cell = frame.at(x, y);
      if (cell.width == 0) cell.text = " ";
      if (!is_ascii(cell.text)) cell.text = std::string(1, twin_of(cell.text));
      cell.width = 1;
    }
  }
  return frame;
}

}  // namespace praporek::tui
