#include "core/arbiter/ruling.hpp"

#include <algorithm>

namespace praporek::arbiter {

std::vector<Question> questions_of(const RulingKind& kind) {
  std::vector<Question> all{which_edition(), which_tempo(), is_supervised()};
  all.insert(all.end(), kind.questions.begin(), kind.questions.end());
  for (const Question& common : common_questions()) {
    const bool asked = std::ranges::find(all, common.key(), &Question::key) != all.end();
    if (!asked) all.push_back(common);
  }
  return all;
}

Result<Ruling> rule(std::string_view name, const GivenAnswers& given) {
  const RulingKind* kind = ruling_kind(name);
  if (kind == nullptr) {
    std::string known;
    for (const RulingKind& one : ruling_kinds()) {
      known.append(known.empty() ? "" : " ").append(one.name());
    }
    return Refusal{Message{"arbiter.unknown-kind", {std::string{name}, known}}};
  }
  const Result<Answers> answers = Answers::checked(questions_of(*kind), given);
  if (!answers) return answers.error();
  Result<Ruling> ruling = kind->decide(*answers);
  if (ruling) ruling->kind = name;
  return ruling;
}

}  // namespace praporek::arbiter
