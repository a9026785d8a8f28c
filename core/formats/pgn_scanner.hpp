#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace praporek::formats {

/// The kinds of words a game file is made of.
enum class PgnToken : std::uint8_t {
  End,
  TagOpen,         ///< [
  TagClose,        ///< ]
  String,          ///< the text between quotes, escapes still in it
  Word,            ///< a move, a result, a tag name
  Number,          ///< a move number, its dots already passed over
  Nag,             ///< $7; the text holds the digits
  Comment,         ///< the text between braces, or after ; to the end of the line
  VariationOpen,   ///< (
  VariationClose,  ///< )
  DrawOffer,       ///< (=), Laws C.12
  EnPassant,       ///< e.p. standing alone, Laws C.13
  Stray,           ///< a character that has no business where it stands
  Unclosed,        ///< a brace or a quote that is never closed; the text runs to its line's end
};

struct PgnWord {
  PgnToken token = PgnToken::End;
  std::string_view text;
  std::size_t offset = 0;  ///< where it begins in the file, in bytes
};

/// Cuts a game file into words. Whatever the bytes are, it comes to the end.
class PgnScanner {
 public:
  explicit PgnScanner(std::string_view file);

  [[nodiscard]] const PgnWord& here() const { return here_; }
  void advance();

 private:
  void skip_blanks();
  [[nodiscard]] bool sees(std::string_view what) const;
  PgnWord word_of(PgnToken token, std::size_t length);
  PgnWord quoted();
  PgnWord braced();
  PgnWord rest_of_line();
  PgnWord nag();
  PgnWord word_or_number();
  PgnWord next();

  std::string_view file_;
  std::size_t begin_ = 0;  ///< behind a byte order mark
  std::size_t at_ = 0;
  PgnWord here_;
};

/// Line and column in characters, both counted from one.
struct PgnPlace {
  int line = 1;
  int column = 1;

  friend bool operator==(const PgnPlace&, const PgnPlace&) = default;
};

/// Finds the places of offsets that are asked for in rising order.
class PgnPlaces {
 public:
  explicit PgnPlaces(std::string_view file) : file_{file} {}

  PgnPlace at(std::size_t offset);

 private:
  std::string_view file_;
  std::size_t counted_ = 0;
  PgnPlace place_;
};

}  // namespace praporek::formats
