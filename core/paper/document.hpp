#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// What is to be printed, before anybody knows on what: text, a page of PDF or a web page.
namespace praporek::paper {

enum class Align : std::uint8_t { Left, Right, Centre };

struct Column {
  std::string title;
  Align align = Align::Left;

  friend bool operator==(const Column&, const Column&) = default;
};

/// A list with a head line that is repeated on every page.
struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;

  friend bool operator==(const Table&, const Table&) = default;
};

struct Heading {
  std::string text;

  friend bool operator==(const Heading&, const Heading&) = default;
};

struct Paragraph {
  std::string text;

  friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// A place to write by hand: its label and so many lines.
struct Blank {
  std::string label;
  int lines = 1;

  friend bool operator==(const Blank&, const Blank&) = default;
};

struct PageBreak {
  friend bool operator==(const PageBreak&, const PageBreak&) = default;
};

enum class Size : std::uint8_t { Small, Normal, Large, Huge };

struct CardLine {
  std::string text;
  Size size = Size::Normal;
  Align align = Align::Left;
  bool to_fill_in = false;  ///< a line to write on follows the text

  friend bool operator==(const CardLine&, const CardLine&) = default;
};

using Card = std::vector<CardLine>;

/// Equal cards that fill a page and are cut apart along marks.
struct Cards {
  int across = 1;
  int down = 4;
  std::vector<Card> cards;

  friend bool operator==(const Cards&, const Cards&) = default;
};

using Block = std::variant<Heading, Paragraph, Table, Blank, PageBreak, Cards>;

struct Document {
  std::string title;     ///< at the head of every page
  std::string subtitle;  ///< below it
  std::string page;      ///< "page {1} of {2}" in the document's language
  std::vector<Block> blocks;

  friend bool operator==(const Document&, const Document&) = default;
};

}  // namespace praporek::paper
