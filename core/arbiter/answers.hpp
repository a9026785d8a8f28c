#pragma once

#include "core/arbiter/question.hpp"
#include "core/arbiter/result.hpp"
#include "core/base/result.hpp"
#include "core/base/side.hpp"
#include "core/laws/edition.hpp"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// Answers as they come from a form or a command line: key and text.
using GivenAnswers = std::map<std::string, std::string, std::less<>>;

/// Answers that have been checked against their questions. A question nobody answered has its
/// default; one without a default stays open.
class Answers {
 public:
  /// Refuses an unknown key, an answer of the wrong form and a missing one that is required.
  static Result<Answers> checked(const std::vector<Question>& questions, const GivenAnswers& given);

  [[nodiscard]] laws::Edition edition() const;
  /// Standard chess, or rapid or blitz with enough supervision: the Competition Rules apply in full
  /// (Laws A.3, B.3).
  [[nodiscard]] bool full_rules() const;
  /// Which one it is for this player, the present one counted: 1 is the first.
  [[nodiscard]] int ordinal() const;
  /// Extra time for the opponent after an illegal move or a wrong claim (7.5.5, 9.5.3, B.2).
  [[nodiscard]] std::chrono::seconds penalty_time() const;

  /// Answered, be it by default.
  [[nodiscard]] bool has(std::string_view key) const { return answers_.contains(key); }
  /// Answered by the arbiter: only then is a point that is his to judge decided.
  [[nodiscard]] bool given(std::string_view key) const { return given_.contains(key); }
  [[nodiscard]] bool is(std::string_view key, std::string_view answer) const;
  [[nodiscard]] bool yes(std::string_view key) const { return is(key, "yes"); }
  /// Empty when open.
  [[nodiscard]] std::string text(std::string_view key) const;
  [[nodiscard]] std::optional<Side> side(std::string_view key = "side") const;
  [[nodiscard]] std::optional<int> number(std::string_view key) const;
  [[nodiscard]] std::optional<std::chrono::seconds> clock(std::string_view key) const;
  [[nodiscard]] std::optional<std::chrono::seconds> time_of_day(std::string_view key) const;
  [[nodiscard]] std::optional<GameResult> result(std::string_view key) const;
  [[nodiscard]] std::vector<std::string> list(std::string_view key) const;
  /// The clock reading of a side, if it was written down.
  [[nodiscard]] std::optional<std::chrono::seconds> reading(Side side) const;

 private:
  GivenAnswers given_;
  GivenAnswers answers_;
};

}  // namespace praporek::arbiter
