#pragma once

#include "core/entries/listed_player.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace praporek::entries {

/// Reads FIDE's list in columns piece by piece. Where a column begins says the header line; a row
/// that does not fit is named and the rest goes on.
class FideTextList {
 public:
  /// The players of all lines that this piece completes.
  ListPart feed(std::string_view piece);

  /// The last line, if it has no line end.
  ListPart finish();

 private:
  /// Columns first..first+length-1 of a row; length 0 when the list has no such column.
  struct Extent {
    std::size_t first = 0;
    std::size_t length = 0;
  };
  enum Label : std::uint8_t {
    Id,
    Name,
    Fed,
    Sex,
    Title,
    WomenTitle,
    Standard,
    Rapid,
    Blitz,
    Birth,
    Count
  };

  bool read_header(std::string_view line);
  void read_line(std::string_view line, ListPart& part);
  [[nodiscard]] std::string_view at(std::string_view line, Label label) const;
  [[nodiscard]] std::optional<int> number_at(std::string_view line, Label label) const;

  std::array<Extent, Count> columns_{};
  bool has_header_ = false;
  std::string rest_;
  std::int64_t line_ = 0;
};

}  // namespace praporek::entries
