#include "tui/console/ruling_form.hpp"

#include "core/clock/tempo.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/laws/lookup.hpp"
#include "tui/console/listing.hpp"
#include "tui/words/ruling_words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

/// What the hall knows and nobody is asked.
constexpr std::array<std::string_view, 3> known_keys{"edition", "tempo", "supervised"};

const hall::Section* section_of(BoardNo board, const Sight& sight) {
  const hall::Game* game = hall::current_game(sight.state(), board);
  return game == nullptr ? nullptr : sight.state().find<hall::Section>(game->section);
}

std::string tempo_of(const hall::Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  if (!control) return "standard";
  constexpr std::array words{"standard", "rapid", "blitz"};
  return words[static_cast<std::size_t>(clock::tempo_of(*control).tempo)];
}

Typing typing_of(arbiter::AnswerForm form) {
  switch (form) {
    case arbiter::AnswerForm::Count:
    case arbiter::AnswerForm::Clock:
    case arbiter::AnswerForm::TimeOfDay:
      return Typing::Digits;
    default:
      return Typing::Text;
  }
}

FormField field_of(const arbiter::Question& question, const Sight& sight) {
  FormField field;
  field.key = question.key();
  field.label = sight.say(std::string{question.id});
  field.value = question.otherwise;
  field.typing = typing_of(question.form);
  if (!question.article.empty()) field.article = article_text(std::string{question.article}, sight);
  for (const std::string_view choice : question.choices) {
    field.choices.push_back(
        {std::string{arbiter::word_of(choice)}, sight.say(std::string{choice})});
  }
  return field;
}

}  // namespace

RulingForm::RulingForm(RulingCase about, const Sight& sight)
    : about_{std::move(about)}, kind_{arbiter::ruling_kind(about_.kind)} {
  for (arbiter::Question& question : arbiter::questions_of(*kind_)) {
    if (std::ranges::find(known_keys, question.key()) != known_keys.end()) continue;
    fields_.push_back(field_of(question, sight));
    questions_.push_back(std::move(question));
  }
  for (const hall::Answer& answer : about_.answers) {
    const auto field = std::ranges::find(fields_, answer.key, &FormField::key);
    if (field != fields_.end()) field->value = answer.value;
  }
  const hall::Game* game = hall::current_game(sight.state(), about_.board);
  const auto count = std::ranges::find(fields_, "count", &FormField::key);
  const auto side = std::ranges::find(fields_, "side", &FormField::key);
  // The hall has counted the earlier ones (Laws 7.5.5).
  if (about_.kind == "illegal-move" && game != nullptr && count != fields_.end() &&
      side != fields_.end() && !side->value.empty()) {
    const Side who = side->value == "black" ? Side::Black : Side::White;
    count->value = std::to_string(game->illegal_moves[who] + 1);
  }
}

/// A question is put only if the earlier answers call for it.
std::vector<std::size_t> RulingForm::asked() const {
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < questions_.size(); ++i) {
    const bool put = std::ranges::all_of(questions_[i].when, [&](const arbiter::Condition& each) {
      const auto field = std::ranges::find(fields_, each.key, &FormField::key);
      return field != fields_.end() &&
             std::ranges::find(each.answers, field->value) != each.answers.end();
    });
    if (put) indices.push_back(i);
  }
  return indices;
}

/// What was answered otherwise than by default.
std::vector<hall::Answer> RulingForm::answers() const {
  std::vector<hall::Answer> given;
  for (const std::size_t i : asked()) {
    const FormField& field = fields_[i];
    if (field.value.empty() || field.value == questions_[i].otherwise) continue;
    given.push_back({field.key, field.value});
  }
  return given;
}

Result<arbiter::Ruling> RulingForm::ruling(const Sight& sight) const {
  arbiter::GivenAnswers given;
  if (const hall::Section* section = section_of(about_.board, sight)) {
    given = {{"edition", std::string{laws::year_of(section->edition)}},
             {"tempo", tempo_of(*section)},
             {"supervised", section->supervised ? "yes" : "no"}};
  }
  for (const hall::Answer& answer : answers()) given[answer.key] = answer.value;
  return arbiter::rule(about_.kind, given);
}

bool RulingForm::is_typing() const {
  const auto indices = asked();
  return chosen_ < indices.size() && fields_[indices[chosen_]].choices.empty();
}

After RulingForm::give(bool only_record, Desk& desk) const {
  hall::Rule wish;
  wish.board = about_.board;
  wish.open_ruling = about_.open_ruling;
  wish.ruling = about_.kind;
  wish.answers = answers();
  wish.confirmed = true;
  wish.only_record = only_record;
  const auto outcome = ruling(desk.sight());
  if (!only_record && !outcome) {
    desk.complain(outcome.error());
    return After::Stay;
  }
  desk.wish(wish);
  return After::Close;
}

After RulingForm::key(const Key& key, Desk& desk) {
  const auto indices = asked();
  switch (key.name) {
    case KeyName::Escape:
      return After::Close;
    case KeyName::Enter:
      return give(false, desk);
    case KeyName::Up:
    case KeyName::BackTab:
      chosen_ = chosen_ == 0 ? indices.size() - 1 : chosen_ - 1;
      return After::Stay;
    case KeyName::Down:
    case KeyName::Tab:
      chosen_ = (chosen_ + 1) % std::max<std::size_t>(1, indices.size());
      return After::Stay;
    default:
      break;
  }
  if (!is_typing() && key == character(U'n')) return give(true, desk);
  if (!is_typing() && key == character(U'l')) {
    desk.show_article(article_text(std::string{kind_->article}, desk.sight()));
    return After::Close;
  }
  if (chosen_ < indices.size()) type_into(fields_[indices[chosen_]], key);
  chosen_ = std::min(chosen_, std::max<std::size_t>(1, asked().size()) - 1);
  return After::Stay;
}

void RulingForm::add_consequences(View& view, const Sight& sight) const {
  const auto outcome = ruling(sight);
  if (!outcome) {
    view.lines.push_back(Line{" " + sight.say(outcome.error()), caution});
    return;
  }
  view.lines.push_back(Line{" " + sight.say("claims.proposed"), strong});
  for (const arbiter::Consequence& each : outcome->consequences) {
    const bool asks = std::holds_alternative<arbiter::AsksArbiter>(each.what);
    const bool ends = std::holds_alternative<arbiter::EndsGame>(each.what);
    const std::string article = article_text(each.article.number, sight);
    const auto parts = wrapped(words_for(each, sight), sight.body.width - 16);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Line line{i > 0 ? "     " : asks ? "   ? " : "   · "};
      line.add(parts[i], ends ? strong : asks ? caution : plain);
      if (i == 0) line.right(article, sight.body.width - 1, quiet);
      view.lines.push_back(std::move(line));
    }
  }
}

void RulingForm::add_law(View& view, const Sight& sight) const {
  const hall::Section* section = section_of(about_.board, sight);
  const auto edition = section != nullptr ? section->edition : laws::Edition::Laws2023;
  const auto language = static_cast<laws::Language>(sight.settings.language);
  const std::string number = laws::number_in(Article{std::string{kind_->article}}, edition);
  for (const laws::Text* text : laws::lookup_of(edition, language).by_number(number)) {
    for (const std::string& line :
         wrapped(text->number + "  " + text->title + ". " + text->text, sight.body.width - 2)) {
      view.lines.push_back(Line{" " + line, quiet});
    }
  }
}

View RulingForm::view(const Sight& sight) const {
  View view;
  const hall::Section* section = section_of(about_.board, sight);
  Line head{" " + sight.say("claims.ruling-at",
                            {std::to_string(about_.board.value), ruling_name(about_.kind, sight)}),
            strong};
  if (section != nullptr) {
    head.right(sight.say("claims.laws", {std::string{laws::year_of(section->edition)},
                                         sight.say("claims.tempo." + tempo_of(*section))}),
               sight.body.width - 1);
  }
  view.lines.push_back(std::move(head));
  const auto indices = asked();
  const auto room = static_cast<std::size_t>(std::max(3, sight.body.height / 2 - 1));
  const std::size_t first = chosen_ < room ? 0 : chosen_ - room + 1;
  for (std::size_t i = first; i < std::min(indices.size(), first + room); ++i) {
    const FormField& field = fields_[indices[i]];
    if (i == chosen_ && field.choices.empty()) {
      view.cursor =
          Place{form_indent + text_width(field.value), static_cast<int>(view.lines.size())};
    }
    view.lines.push_back(field_line(field, i == chosen_, sight));
  }
  view.lines.emplace_back();
  add_consequences(view, sight);
  view.lines.emplace_back();
  add_law(view, sight);
  return view;
}

std::string RulingForm::keys(const Sight& sight) const {
  return sight.say(is_typing() ? "claims.keys.typing" : "claims.keys.choosing");
}

void push_ruling(RulingCase about, Desk& desk) {
  if (hall::current_game(desk.state(), about.board) == nullptr) {
    return desk.complain(
        Refusal{Message{"hall.no-game-at-board", {std::to_string(about.board.value)}}});
  }
  if (arbiter::ruling_kind(about.kind) == nullptr) {
    return desk.complain(Refusal{Message{"hall.no-such-ruling", {about.kind}}});
  }
  desk.push(std::make_unique<RulingForm>(std::move(about), desk.sight()));
}

void push_ruling_kinds(BoardNo board, Desk& desk) {
  std::vector<Doing> doings;
  for (const arbiter::RulingKind& kind : arbiter::ruling_kinds()) {
    doings.push_back({article_text(std::string{kind.article}, desk.sight()),
                      Message{std::string{kind.id}, {}},
                      [board, name = std::string{kind.name()}](Desk& at) {
                        push_ruling({board, name}, at);
                      }});
  }
  desk.push(std::make_unique<Palette>(std::move(doings)));
}

}  // namespace praporek::tui
