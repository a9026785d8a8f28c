#pragma once

#include "core/base/instant.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace praporek::formats {

/// What the comments after a move say: words for people, and the signs a program understands.
///
///   [%clk 1:29:57]  the mover's clock after the move
///   [%emt 0:00:03]  the time the move took
///   [%illegal]      the move was illegal and stood (Laws 7.5, A.4.2): the record goes on from it
///   (=)             the mover offered a draw (Laws 8.1.5, C.12)
///
/// Signs of other programs stay in the text as they are.
struct PgnRemark {
  std::string text;  ///< single blanks between words
  std::optional<Millis> clock;
  std::optional<Millis> elapsed;
  bool illegal = false;
  bool draw_offer = false;

  friend bool operator==(const PgnRemark&, const PgnRemark&) = default;
};

/// Adds one comment to what earlier comments of the same move have said.
void add_comment(PgnRemark& remark, std::string_view comment);

/// The words of the one comment that says all of this; empty when there is nothing to say.
/// Reading them gives the remark back.
std::string comment_of(const PgnRemark& remark);

}  // namespace praporek::formats
