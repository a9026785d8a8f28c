#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// What an answer looks like.
enum class AnswerForm : std::uint8_t {
  Choice,     ///< one of the choices
  Count,      ///< 0, 1, 2 …
  Clock,      ///< H:MM:SS, M:SS or seconds on a clock
  TimeOfDay,  ///< HH:MM or HH:MM:SS
  Position,   ///< a FEN
  Moves,      ///< moves as e2e4 e7e5, with blanks or commas between
  Squares,    ///< e1,h1 in the order touched
  Articles,   ///< article numbers with commas between
  Outcome,    ///< a result such as 1-0
  Text,       ///< anything
};

/// A question is put only if an earlier one got one of these answers.
struct Condition {
  std::string_view key;
  std::vector<std::string_view> answers;
};

/// One question of a guided ruling. Its id names its sentence; what follows the second dot
/// is its key: "arbiter.key.seen-by" is answered by seen-by=claim. Choices likewise:
/// "arbiter.is.claim".
struct Question {
  std::string_view id;
  AnswerForm form = AnswerForm::Choice;
  std::vector<std::string_view> choices;
  std::string_view otherwise;  ///< the answer taken when none is given; empty: stays open
  std::string_view article;    ///< where the Laws ask it, numbered as in 2018
  bool required = false;
  std::vector<Condition> when;  ///< all must hold

  [[nodiscard]] std::string_view key() const;

  /// The same question, without an answer to which there is no ruling.
  [[nodiscard]] Question must() const;
  /// The same question, put only after this answer to an earlier one.
  [[nodiscard]] Question after(std::string_view key, std::vector<std::string_view> answers) const;
};

/// What follows the second dot of an id: the word of the command line.
constexpr std::string_view word_of(std::string_view id) {
  return id.substr(id.find('.', id.find('.') + 1) + 1);
}

/// What may be answered, as a program would be told: "white|black", "N", "H:MM:SS".
std::string allowed_answers(const Question& question);

/// The words of a list, with commas or blanks between.
std::vector<std::string_view> list_of(std::string_view text);

/// Whether this text is an answer of the right form.
bool is_answer(const Question& question, std::string_view text);

Question choice(std::string_view id, std::vector<std::string_view> choices,
                std::string_view otherwise, std::string_view article);
Question yes_or_no(std::string_view id, std::string_view otherwise, std::string_view article);
Question open_question(std::string_view id, AnswerForm form, std::string_view article);

/// The questions every kind understands: edition, tempo, supervised; then side, count, fen, moves,
/// white and black, which each kind asks where it needs them.
Question which_edition();
Question which_tempo();
Question is_supervised();
Question which_side();
Question which_one(std::string_view article);  ///< count: the present one included
Question which_position(std::string_view article);
Question which_moves(std::string_view article);
Question clock_of_white();
Question clock_of_black();

/// All nine of them.
std::vector<Question> common_questions();

}  // namespace praporek::arbiter
