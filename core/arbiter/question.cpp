#include "core/arbiter/question.hpp"

#include "core/arbiter/result.hpp"
#include "core/arbiter/time_text.hpp"
#include "core/base/text.hpp"

#include <algorithm>
#include <array>

namespace praporek::arbiter {

namespace {

constexpr std::array<std::string_view, 10> form_texts{
    "", "N", "H:MM:SS", "HH:MM[:SS]", "FEN", "e2e4,e7e5", "e1,h1", "12.9.1,12.9.2", "1-0", "text"};

bool is_move(std::string_view text) {
  const auto square_at = [text](std::size_t at) {
    return text[at] >= 'a' && text[at] <= 'h' && text[at + 1] >= '1' && text[at + 1] <= '8';
  };
  if (text.size() != 4 && text.size() != 5) return false;
  if (!square_at(0) || !square_at(2)) return false;
  return text.size() == 4 || std::string_view{"qrbn"}.find(text[4]) != std::string_view::npos;
}

bool is_square(std::string_view text) {
  return text.size() == 2 && is_move(std::string{text} + "a1");
}

bool is_article(std::string_view text) {
  constexpr std::string_view letters = "0123456789.ABCDGI";
  return !text.empty() && text.find_first_not_of(letters) == std::string_view::npos;
}

bool all_of_list(std::string_view text, bool (*fits)(std::string_view)) {
  const auto words = list_of(text);
  return !words.empty() && std::ranges::all_of(words, fits);
}

}  // namespace

std::vector<std::string_view> list_of(std::string_view text) {
  std::vector<std::string_view> all;
  for (const std::string_view piece : split(text, ',')) {
    for (const std::string_view word : words_of(piece)) all.push_back(word);
  }
  return all;
}

std::string_view Question::key() const { return word_of(id); }

Question Question::must() const {
  Question same = *this;
  same.required = true;
  return same;
}

Question Question::after(std::string_view key, std::vector<std::string_view> answers) const {
  Question same = *this;
  same.when.push_back({key, std::move(answers)});
  return same;
}

std::string allowed_answers(const Question& question) {
  if (question.form != AnswerForm::Choice) {
    return std::string{form_texts.at(static_cast<std::size_t>(question.form))};
  }
  std::string all;
  for (const std::string_view id : question.choices) {
    all.append(all.empty() ? "" : "|").append(word_of(id));
  }
  return all;
}

bool is_answer(const Question& question, std::string_view text) {
  switch (question.form) {
    case AnswerForm::Choice:
      return std::ranges::find(question.choices, text, [](std::string_view id) {
               return word_of(id);
             }) != question.choices.end();
    case AnswerForm::Count:
      return whole_number(text).value_or(-1) >= 0;
    case AnswerForm::Clock:
      return read_clock(text).has_value();
    case AnswerForm::TimeOfDay:
      return read_time_of_day(text).has_value();
    case AnswerForm::Moves:
      return all_of_list(text, is_move);
    case AnswerForm::Squares:
      return all_of_list(text, is_square);
    case AnswerForm::Articles:
      return all_of_list(text, is_article);
    case AnswerForm::Outcome:
      return read_result(text).has_value();
    case AnswerForm::Position:
    case AnswerForm::Text:
      break;
  }
  return !trimmed(text).empty();
}

Question choice(std::string_view id, std::vector<std::string_view> choices,
                std::string_view otherwise, std::string_view article) {
  return {id, AnswerForm::Choice, std::move(choices), otherwise, article, false, {}};
}

Question yes_or_no(std::string_view id, std::string_view otherwise, std::string_view article) {
  return choice(id, {"arbiter.is.yes", "arbiter.is.no"}, otherwise, article);
}

Question open_question(std::string_view id, AnswerForm form, std::string_view article) {
  return {id, form, {}, "", article, false, {}};
}

Question which_edition() {
  return choice("arbiter.key.edition", {"arbiter.is.2018", "arbiter.is.2023"}, "2023", "");
}

Question which_tempo() {
  return choice("arbiter.key.tempo",
                {"arbiter.is.standard", "arbiter.is.rapid", "arbiter.is.blitz"}, "standard", "A.1");
}

Question is_supervised() { return yes_or_no("arbiter.key.supervised", "no", "A.3.1"); }

Question which_side() {
  return choice("arbiter.key.side", {"arbiter.is.white", "arbiter.is.black"}, "", "");
}

Question which_one(std::string_view article) {
  return {"arbiter.key.count", AnswerForm::Count, {}, "1", article, false, {}};
}

Question which_position(std::string_view article) {
  return open_question("arbiter.key.fen", AnswerForm::Position, article);
}

Question which_moves(std::string_view article) {
  return open_question("arbiter.key.moves", AnswerForm::Moves, article);
}

Question clock_of_white() {
  return open_question("arbiter.key.white", AnswerForm::Clock, "6.10.2");
}

Question clock_of_black() {
  return open_question("arbiter.key.black", AnswerForm::Clock, "6.10.2");
}

std::vector<Question> common_questions() {
  return {which_edition(),    which_tempo(),   is_supervised(),  which_side(),    which_one(""),
          which_position(""), which_moves(""), clock_of_white(), clock_of_black()};
}

}  // namespace praporek::arbiter
