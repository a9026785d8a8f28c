#include "tui/paper/penalty_card.hpp"

#include "core/arbiter/penalty.hpp"
#include "core/base/text.hpp"
#include "core/clock/tempo.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/laws/edition.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using clock::Tempo;
using praporek::paper::Align;
using praporek::paper::Document;
using praporek::paper::Heading;
using praporek::paper::Paragraph;
using praporek::paper::Table;

Tempo tempo_of(const hall::Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  return control ? clock::tempo_of(*control).tempo : Tempo::Standard;
}

/// "90m+30s"; what cannot be read stays as it was typed.
std::string control_text(const hall::Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  return control ? clock::in_units(*control) : section.time_control;
}

const char* tempo_id(Tempo tempo) {
  if (tempo == Tempo::Rapid) return "paper.tempo.rapid";
  return tempo == Tempo::Blitz ? "paper.tempo.blitz" : "paper.tempo.standard";
}

/// Minutes to the opponent for an illegal move or a wrong claim (Laws 7.5.5, 9.5.3; 2023 A.3).
Millis penalty_time(const hall::Section& section, Tempo tempo) {
  const laws::PenaltyTime& time = laws::edition_facts(section.edition).penalty;
  if (tempo == Tempo::Rapid) return time.rapid;
  if (tempo == Tempo::Standard) return time.standard;
  return section.supervised ? time.blitz_supervised : time.blitz;
}

class CardWriter {
 public:
  explicit CardWriter(const SectionView& view)
      : view_{view},
        table_{{{view.say("paper.card.case")},
                {view.say("paper.card.consequence")},
                {view.say("paper.card.article"), Align::Right}},
               {}} {}

  void add(const std::string& what, const std::string& consequence, const char* article) {
    table_.rows.push_back(
        {what, consequence, laws::number_in(Article{article}, view_.section.edition)});
  }

  [[nodiscard]] Table take() { return std::move(table_); }

 private:
  const SectionView& view_;
  Table table_;
};

Table frequent_cases(const SectionView& view) {
  const Phrases& say = view.say;
  const hall::Section& section = view.section;
  const auto minutes = std::to_string(
      std::chrono::duration_cast<std::chrono::minutes>(penalty_time(section, tempo_of(section)))
          .count());
  CardWriter card{view};
  const std::string loses = say("paper.card.loses-unless-no-mate");
  card.add(say("paper.card.first-illegal"), say({"paper.card.to-opponent", {minutes}}), "7.5.5");
  card.add(say({"paper.card.nth-illegal", {std::to_string(section.losing_illegal_move)}}), loses,
           "7.5.5");
  card.add(say("paper.card.wrong-claim"), say({"paper.card.to-opponent", {minutes}}), "9.5.3");
  card.add(say("paper.card.flag"), loses, "6.9");
  card.add(say({"paper.card.late", {std::to_string(section.default_minutes)}}),
           say("paper.card.loses"), "6.7.1");
  card.add(say("paper.card.phone"), say("paper.card.loses"), "11.3.2");
  card.add(say("paper.card.wrong-colours"), say("paper.card.ten-moves"), "7.3");
  if (section.no_draw_before_move > 0) {
    card.add(say({"paper.card.early-draw", {std::to_string(section.no_draw_before_move)}}),
             say("paper.card.not-valid"), "9.1.1");
  }
  return card.take();
}

/// "12.9.1,12.9.9" in words.
std::string proposed_words(const SectionView& view, std::string_view articles) {
  std::string words;
  for (const std::string_view article : split(articles, ',')) {
    const arbiter::PenaltyStep* step = arbiter::penalty_step(article);
    if (step == nullptr) continue;
    words += (words.empty() ? "" : ", ") + view.say(Message{std::string{step->id}, {}});
  }
  return words;
}

Table other_offences(const SectionView& view) {
  CardWriter card{view};
  for (const arbiter::Offence& offence : arbiter::offences()) {
    card.add(view.say(Message{std::string{offence.id}, {}}), proposed_words(view, offence.proposed),
             std::string{offence.article}.c_str());
  }
  return card.take();
}

}  // namespace

Document penalty_card(const SectionView& view) {
  const Phrases& say = view.say;
  Document document = view.document(say("paper.card"));
  document.blocks.emplace_back(
      Paragraph{say({"paper.card.laws",
                     {std::string{laws::year_of(view.section.edition)},
                      say(tempo_id(tempo_of(view.section))), control_text(view.section)}})});
  document.blocks.emplace_back(frequent_cases(view));
  document.blocks.emplace_back(Heading{say("paper.card.offences")});
  document.blocks.emplace_back(other_offences(view));
  return document;
}

}  // namespace praporek::tui::paper
