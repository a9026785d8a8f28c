#include "core/arbiter/answers.hpp"

#include "core/arbiter/time_text.hpp"
#include "core/base/text.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

Refusal unknown_key(const std::string& key, const std::vector<Question>& questions) {
  std::string known;
  for (const Question& question : questions) {
    known.append(known.empty() ? "" : " ").append(question.key());
  }
  return Refusal{Message{"arbiter.unknown-key", {key, known}}};
}

Refusal about(const char* id, const Question& question, const std::string& text) {
  return Refusal{Article{std::string{question.article}},
                 Message{id, {std::string{question.key()}, allowed_answers(question), text}}};
}

}  // namespace

Result<Answers> Answers::checked(const std::vector<Question>& questions,
                                 const GivenAnswers& given) {
  Answers answers;
  for (const auto& [key, text] : given) {
    const auto question = std::ranges::find(questions, key, &Question::key);
    if (question == questions.end()) return unknown_key(key, questions);
    if (!is_answer(*question, text)) return about("arbiter.bad-answer", *question, text);
    answers.given_.emplace(key, trimmed(text));
  }
  answers.answers_ = answers.given_;
  for (const Question& question : questions) {
    if (question.otherwise.empty()) continue;
    answers.answers_.try_emplace(std::string{question.key()}, question.otherwise);
  }
  for (const Question& question : questions) {
    const bool put = std::ranges::all_of(question.when, [&answers](const Condition& condition) {
      return std::ranges::any_of(condition.answers, [&](std::string_view answer) {
        return answers.is(condition.key, answer);
      });
    });
    if (put && question.required && !answers.has(question.key())) {
      return about("arbiter.answer-missing", question, "");
    }
  }
  return answers;
}

laws::Edition Answers::edition() const {
  return laws::edition_of_year(text("edition")).value_or(laws::Edition::Laws2023);
}

bool Answers::full_rules() const { return is("tempo", "standard") || yes("supervised"); }

int Answers::ordinal() const {
  return std::max(1, number("count").value_or(1));  // "none so far" makes it the first
}

std::chrono::seconds Answers::penalty_time() const {
  const laws::PenaltyTime& penalty = laws::edition_facts(edition()).penalty;
  Millis time = penalty.standard;
  if (is("tempo", "rapid")) time = penalty.rapid;
  if (is("tempo", "blitz")) time = yes("supervised") ? penalty.blitz_supervised : penalty.blitz;
  return std::chrono::duration_cast<std::chrono::seconds>(time);
}

bool Answers::is(std::string_view key, std::string_view answer) const {
  const auto found = answers_.find(key);
  return found != answers_.end() && found->second == answer;
}

std::string Answers::text(std::string_view key) const {
  const auto found = answers_.find(key);
  return found == answers_.end() ? std::string{} : found->second;
}

std::optional<Side> Answers::side(std::string_view key) const {
  if (is(key, "white")) return Side::White;
  if (is(key, "black")) return Side::Black;
  return std::nullopt;
}

std::optional<int> Answers::number(std::string_view key) const { return whole_number(text(key)); }

std::optional<std::chrono::seconds> Answers::clock(std::string_view key) const {
  return read_clock(text(key));
}

std::optional<std::chrono::seconds> Answers::time_of_day(std::string_view key) const {
  return read_time_of_day(text(key));
}

std::optional<GameResult> Answers::result(std::string_view key) const {
  const Result<GameResult> read = read_result(text(key));
  return read ? std::optional{*read} : std::nullopt;
}

std::vector<std::string> Answers::list(std::string_view key) const {
  const std::string all = text(key);
  const auto words = list_of(all);
  return {words.begin(), words.end()};
}

std::optional<std::chrono::seconds> Answers::reading(Side side) const {
  return clock(side == Side::White ? "white" : "black");
}

}  // namespace praporek::arbiter
