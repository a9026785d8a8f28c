#pragma once

#include "core/base/result.hpp"
#include "core/formats/pgn_game.hpp"
#include "core/formats/pgn_scanner.hpp"
#include "core/notation/letters.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace praporek::formats {

/// A fault of a game file by its offset.
struct PgnFaultAt {
  std::size_t offset = 0;
  Refusal why;
};

struct PgnReading {
  notation::Letters letters = notation::Letters::English;
  bool keep_variations = true;  ///< otherwise they are passed over unread
};

/// The moves of one game up to its result, the next game's tags or the end of the file.
struct PgnMovetext {
  PgnLine line;
  std::optional<PgnResult> result;
  bool ended = false;  ///< the text says how the game ended, if only with *
};

/// Reads movetext from where the scanner stands. What cannot be read is a fault, and the reading
/// goes on; after a move that cannot be made the rest of its line is passed over, for there is
/// no position to read it in.
class PgnMovetextReader {
 public:
  PgnMovetextReader(PgnScanner& scanner, const PgnReading& reading, std::vector<PgnFaultAt>& faults)
      : scanner_{scanner}, reading_{reading}, faults_{faults} {}

  /// Without a position only the words are looked at. `announced` is the result in the tags.
  PgnMovetext read(const std::optional<rules::Position>& start,
                   const std::optional<PgnResult>& announced);

 private:
  struct Line;

  void fault(Refusal why);
  void read_line(Line& line, int depth);
  void take(Line& line, int depth);
  void take_comment(Line& line);
  void take_nag(Line& line, int nag);
  void take_draw_offer(Line& line);
  void take_variation(Line& line, int depth);
  void take_word(Line& line, int depth);
  void take_move(Line& line);
  void take_marked_illegal(Line& line, std::string_view text, Refusal why);
  bool takes_result(const Line& line, int depth);
  [[nodiscard]] bool marked_illegal() const;
  [[nodiscard]] bool last_word() const;
  void skip_variation();

  PgnScanner& scanner_;
  const PgnReading& reading_;
  std::vector<PgnFaultAt>& faults_;
  std::optional<PgnResult> announced_;
  std::optional<PgnResult> result_;
  bool ended_ = false;
};

}  // namespace praporek::formats
