#include "core/base/text.hpp"
#include "core/hall/wish_text.hpp"
#include "core/hall/words.hpp"
#include "tui/console/form.hpp"
#include "tui/panes/setup_pane.hpp"

#include <fmt/format.h>
#include <string_view>

namespace praporek::tui {

namespace {

/// The values of a form as the words of `praporek do`: one reader for both.
After wish_by_words(std::string_view kind, hall::KeyValues words, const FormValues& values,
                    Desk& desk) {
  for (const auto& [key, value] : values) words.emplace_back(key, std::string{trimmed(value)});
  auto wish = hall::wish_of(kind, words, desk.state());
  if (!wish) {
    desk.complain(wish.error());
    return After::Stay;
  }
  desk.wish(std::move(*wish));
  return After::Close;
}

FormField typed(std::string key, std::string label, std::string value,
                Typing typing = Typing::Text) {
  return {std::move(key), std::move(label), std::move(value), {}, typing, {}};
}

/// A choice among the words of an enum, as the journal knows them.
template <class Enum>
FormField chosen_word(std::string key, std::string label, Enum value,
                      const std::vector<std::string>& labels) {
  FormField field{std::move(key), std::move(label), std::string{hall::word_of(value)}, {}, {}, {}};
  std::size_t i = 0;
  for (const std::string_view word : hall::Words<Enum>::list) {
    field.choices.push_back({std::string{word}, i < labels.size() ? labels[i] : std::string{word}});
    ++i;
  }
  return field;
}

FormField yes_or_no(std::string key, std::string label, bool value, const Sight& sight) {
  return {std::move(key),
          std::move(label),
          value ? "yes" : "no",
          {{"yes", sight.say("arbiter.is.yes")}, {"no", sight.say("arbiter.is.no")}},
          {},
          {}};
}

}  // namespace

void push_event_form(const hall::EventFacts& event, Desk& desk) {
  const Sight& sight = desk.sight();
  desk.push(std::make_unique<Form>(
      Message{"setup.event", {}},
      std::vector<FormField>{
          typed("name", sight.say("setup.field.name"), event.name),
          typed("city", sight.say("setup.field.city"), event.city),
          typed("federation", sight.say("setup.field.federation"), event.federation),
          typed("start-date", sight.say("setup.field.start-date"), event.start_date,
                Typing::Digits),
          typed("end-date", sight.say("setup.field.end-date"), event.end_date, Typing::Digits),
          typed("time-zone", sight.say("setup.field.time-zone"), event.time_zone),
          typed("chief-arbiter", sight.say("setup.field.chief-arbiter"), event.chief_arbiter)},
      [](const FormValues& values, Desk& at) {
        return wish_by_words("set-event", {}, values, at);
      }));
}

void push_section_form(const hall::Section& section, Desk& desk) {
  const Sight& sight = desk.sight();
  const auto number = [](int value) { return std::to_string(value); };
  std::vector<FormField> fields{
      typed("name", sight.say("setup.field.name"), section.name),
      typed("rounds", sight.say("setup.field.rounds"), number(section.rounds_total),
            Typing::Digits),
      typed("time-control", sight.say("setup.field.time-control"), section.time_control),
      chosen_word("system", sight.say("setup.field.system"), section.system,
                  {sight.say("pairings.system.dutch"), sight.say("pairings.system.swiss1992"),
                   sight.say("pairings.system.round-robin"),
                   sight.say("pairings.system.double-round-robin")}),
      chosen_word("edition", sight.say("setup.field.edition"), section.edition, {}),
      typed("tie-breaks", sight.say("setup.field.tie-breaks"),
            fmt::format("{}", fmt::join(section.tie_breaks, ","))),
      typed("default-minutes", sight.say("setup.field.default-minutes"),
            number(section.default_minutes), Typing::Digits),
      typed("no-draw-before", sight.say("setup.field.no-draw-before"),
            number(section.no_draw_before_move), Typing::Digits),
      yes_or_no("supervised", sight.say("setup.field.supervised"), section.supervised, sight),
      yes_or_no("rated", sight.say("setup.field.rated"), section.rated, sight),
      yes_or_no("verify-results", sight.say("setup.field.verify-results"), section.verify_results,
                sight),
      yes_or_no("accelerated", sight.say("setup.field.accelerated"), section.accelerated, sight),
      chosen_word("scoring", sight.say("setup.field.scoring"), section.scoring, {}),
      typed("first-board", sight.say("setup.field.first-board"), number(section.first_board),
            Typing::Digits),
      chosen_word("devices", sight.say("setup.field.devices"), section.devices,
                  {sight.say("setup.devices.none"), sight.say("setup.devices.range"),
                   sight.say("setup.devices.all")}),
      typed("appeal-minutes", sight.say("setup.field.appeal-minutes"),
            number(section.appeal_minutes), Typing::Digits)};
  desk.push(std::make_unique<Form>(Message{"setup.section", {}}, std::move(fields),
                                   [id = section.id](const FormValues& values, Desk& at) {
                                     hall::KeyValues words;
                                     if (id != SectionId{})
                                       words.emplace_back("id", std::to_string(id.value));
                                     return wish_by_words("set-section", std::move(words), values,
                                                          at);
                                   }));
}

void push_arbiter_form(const hall::Arbiter& arbiter, Desk& desk) {
  const Sight& sight = desk.sight();
  std::vector<FormField> fields{
      typed("name", sight.say("setup.field.name"), arbiter.name),
      chosen_word("role", sight.say("setup.field.role"), arbiter.role,
                  {sight.say("setup.role.viewer"), sight.say("setup.role.results"),
                   sight.say("setup.role.sector"), sight.say("setup.role.deputy"),
                   sight.say("setup.role.chief")}),
      typed("first-board", sight.say("setup.field.first-board"),
            std::to_string(arbiter.first_board), Typing::Digits),
      typed("last-board", sight.say("setup.field.last-board"), std::to_string(arbiter.last_board),
            Typing::Digits),
      typed("fide-id", sight.say("players.field.fide-id"), arbiter.fide_id, Typing::Digits)};
  desk.push(std::make_unique<Form>(Message{"setup.arbiter", {}}, std::move(fields),
                                   [id = arbiter.id](const FormValues& values, Desk& at) {
                                     hall::KeyValues words;
                                     if (id != ArbiterId{})
                                       words.emplace_back("id", std::to_string(id.value));
                                     return wish_by_words("set-arbiter", std::move(words), values,
                                                          at);
                                   }));
}

void push_device_form(Desk& desk) {
  const Sight& sight = desk.sight();
  desk.push(std::make_unique<Form>(
      Message{"setup.device", {}},
      std::vector<FormField>{typed("serial", sight.say("setup.field.serial"), "", Typing::Digits),
                             typed("board", sight.say("setup.field.board"), "", Typing::Digits)},
      [](const FormValues& values, Desk& at) {
        return wish_by_words("assign-device", {}, values, at);
      }));
}

}  // namespace praporek::tui
