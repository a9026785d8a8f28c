#pragma once

#include "core/arbiter/ruling.hpp"
#include "tui/console/form.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// What a ruling is about before the first question.
struct RulingCase {
  BoardNo board;
  std::string kind;
  int open_ruling = 0;                     ///< the one it settles, 0 for a new one
  std::vector<hall::Answer> answers = {};  ///< what is already known
};

/// A guided ruling: the questions the Laws ask, what follows from the answers, and the text of the
/// article beside it. The arbiter confirms; the console decides nothing.
class RulingForm : public Dialog {
 public:
  RulingForm(RulingCase about, const Sight& sight);

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] bool fills_body() const override { return true; }
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  [[nodiscard]] std::vector<std::size_t> asked() const;
  [[nodiscard]] std::vector<hall::Answer> answers() const;
  [[nodiscard]] Result<arbiter::Ruling> ruling(const Sight& sight) const;
  [[nodiscard]] bool is_typing() const;
  After give(bool only_record, Desk& desk) const;
  void add_consequences(View& view, const Sight& sight) const;
  void add_law(View& view, const Sight& sight) const;

  RulingCase about_;
  const arbiter::RulingKind* kind_;
  std::vector<arbiter::Question> questions_;
  std::vector<FormField> fields_;  ///< one for each question
  std::size_t chosen_ = 0;         ///< among the questions asked
};

/// Opens the form for a case, or says why there is none.
void push_ruling(RulingCase about, Desk& desk);

/// Chooses the kind of ruling by typing some of its name.
void push_ruling_kinds(BoardNo board, Desk& desk);

}  // namespace praporek::tui
