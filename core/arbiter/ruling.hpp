#pragma once

#include "core/arbiter/answers.hpp"
#include "core/arbiter/consequence.hpp"
#include "core/arbiter/question.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// One kind of incident: what is asked, and what follows from the answers. The console's forms, the
/// command line and the journal all read this one table.
struct RulingKind {
  std::string_view id;       ///< "arbiter.kind.flag-fall"
  std::string_view article;  ///< the main one, numbered as in 2018
  std::vector<Question> questions;
  Result<Ruling> (*decide)(const Answers&) = nullptr;

  /// "flag-fall".
  [[nodiscard]] std::string_view name() const { return word_of(id); }
};

/// Every kind there is, in the order of the Laws.
std::span<const RulingKind> ruling_kinds();

/// The kind of this name, or none.
const RulingKind* ruling_kind(std::string_view name);

/// The questions of a kind, those every kind understands included.
std::vector<Question> questions_of(const RulingKind& kind);

/// What the Laws make of these answers. Same answers, same ruling.
Result<Ruling> rule(std::string_view kind, const GivenAnswers& given);

}  // namespace praporek::arbiter
