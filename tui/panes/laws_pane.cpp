#include "tui/panes/laws_pane.hpp"

#include "core/laws/lookup.hpp"
#include "core/laws/number.hpp"
#include "tui/console/dialogs.hpp"
#include "tui/console/frame_lines.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

constexpr int number_width = 10;

std::string head_of(const laws::Text& text, const Sight& sight) {
  switch (text.kind) {
    case laws::Kind::Note:
      return sight.say("laws.note-on", {text.number});
    case laws::Kind::Term:
      return sight.say("laws.glossary");
    case laws::Kind::Article:
      break;
  }
  return text.number;
}

void add_text(std::vector<Line>& lines, const std::string& head, const laws::Text& text,
              int width) {
  Line line{" "};
  lines.push_back(line.add(fitted(head, std::max(number_width, text_width(head) + 1)), strong)
                      .add(text.title, strong));
  for (std::string& each : wrapped(text.text, width - number_width - 2)) {
    lines.push_back(Line{std::string(number_width + 1, ' ') + std::move(each)});
  }
}

constexpr std::array rows{
    KeyRow{character(U'/'), "/", "lookup.key.ask", acts<&LawsPane::ask>},
    KeyRow{{KeyName::Enter, 0}, "Enter", "lookup.key.open", acts<&LawsPane::open_article>},
    KeyRow{{KeyName::Backspace, 0}, "Backspace", "lookup.key.contents", acts<&LawsPane::contents>},
    KeyRow{character(U'e'), "e", "lookup.key.edition", acts<&LawsPane::other_edition>},
    KeyRow{character(U'j'), "j", "lookup.key.language", acts<&LawsPane::other_language>},
};

}  // namespace

std::span<const KeyRow> LawsPane::keys() const { return rows; }

laws::Edition LawsPane::edition(const Sight& sight) const {
  if (edition_) return *edition_;
  const hall::Section* section = sight.section_in_work();
  return section != nullptr ? section->edition : laws::Edition::Laws2023;
}

laws::Language LawsPane::language(const Sight& sight) const {
  return language_.value_or(static_cast<laws::Language>(sight.settings.language));
}

std::string LawsPane::title(const Sight& sight) const {
  return sight.say("lookup.edition", {std::string{laws::year_of(edition(sight))},
                                      std::string{laws::code_of(language(sight))}});
}

std::vector<const laws::Text*> LawsPane::hits(const Sight& sight) const {
  const laws::Lookup& lookup = laws::lookup_of(edition(sight), language(sight));
  std::vector<const laws::Text*> found;
  if (asked_.empty()) {
    for (const laws::Text& text : laws::digest_of(edition(sight), language(sight)).articles) {
      if (text.number.find('.') == std::string::npos) found.push_back(&text);
    }
    return found;
  }
  if (const auto number = laws::number_meant(asked_)) return lookup.by_number(*number);
  for (const laws::Found& each : lookup.by_words(asked_)) found.push_back(each.text);
  return found;
}

/// The chosen text, what is within it, and the notes on it.
std::vector<Line> LawsPane::text_lines(const laws::Text& text, const Sight& sight) const {
  std::vector<Line> lines;
  const int width = std::min(sight.body.width, 100);
  const laws::Lookup& lookup = laws::lookup_of(edition(sight), language(sight));
  if (text.kind != laws::Kind::Article) {
    add_text(lines, head_of(text, sight), text, width);
    return lines;
  }
  for (const laws::Text* part : lookup.by_number(text.number)) {
    add_text(lines, part->number, *part, width);
  }
  for (const laws::Text* note : lookup.notes_on(text.number)) {
    add_text(lines, head_of(*note, sight), *note, width);
  }
  return lines;
}

View LawsPane::view(const Sight& sight) {
  View view;
  Line line{" / ", strong};
  line.add(asked_.empty() && !asking_ ? sight.say("lookup.hint") : asked_,
           asked_.empty() ? quiet : accent);
  if (asking_) view.cursor = Place{3 + text_width(asked_), 0};
  view.lines.push_back(std::move(line));
  const auto found = hits(sight);
  if (found.empty()) {
    view.lines.push_back(Line{" " + sight.say("lookup.nothing", {asked_})});
    return view;
  }
  const int count = static_cast<int>(found.size());
  page_ = std::clamp(sight.body.height / 3, 1, count);
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    const laws::Text& text = *found[static_cast<std::size_t>(i)];
    Line hit{" "};
    hit.add(fitted(head_of(text, sight), number_width + 6)).add(text.title);
    view.lines.push_back(i == cursor_.chosen() ? hit.all(chosen) : hit);
  }
  view.lines.push_back(rule_line("", sight.body.width));
  const auto text = text_lines(*found[static_cast<std::size_t>(cursor_.chosen())], sight);
  const int room = sight.body.height - static_cast<int>(view.lines.size());
  scrolled_ = std::clamp(scrolled_, 0, std::max(0, static_cast<int>(text.size()) - room));
  for (int i = scrolled_; i < std::min(static_cast<int>(text.size()), scrolled_ + room); ++i) {
    view.lines.push_back(text[static_cast<std::size_t>(i)]);
  }
  return view;
}

bool LawsPane::typed(const Key& key, Desk& desk) {
  const int room = std::max(1, desk.sight().body.height / 2);
  if (key.name == KeyName::PageDown || key.name == KeyName::PageUp) {
    scrolled_ += key.name == KeyName::PageDown ? room : -room;
    return true;
  }
  if (cursor_.move(key, static_cast<int>(hits(desk.sight()).size()), page_)) {
    scrolled_ = 0;
    return true;
  }
  if (!asking_) return false;
  if (key.name == KeyName::Enter || key.name == KeyName::Escape) {
    asking_ = false;
    if (key.name == KeyName::Escape) asked_.clear();
    return true;
  }
  TextField field{asked_};
  if (!field.type(key)) return false;
  asked_ = field.text();
  cursor_ = {};
  scrolled_ = 0;
  return true;
}

void LawsPane::opened(Desk& desk) {
  if (desk.sight().article.empty() || desk.sight().article == asked_) return;
  asked_ = desk.sight().article;
  cursor_ = {};
  scrolled_ = 0;
}

void LawsPane::ask(Desk& /*desk*/) {
  asking_ = true;
  asked_.clear();
  cursor_ = {};
}

void LawsPane::contents(Desk& /*desk*/) {
  asked_.clear();
  cursor_ = {};
  scrolled_ = 0;
}

void LawsPane::open_article(Desk& desk) {
  const auto found = hits(desk.sight());
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  if (index >= found.size() || found[index]->kind != laws::Kind::Article) return;
  asked_ = found[index]->number;
  cursor_ = {};
  scrolled_ = 0;
}

void LawsPane::other_edition(Desk& desk) {
  edition_ = edition(desk.sight()) == laws::Edition::Laws2018 ? laws::Edition::Laws2023
                                                              : laws::Edition::Laws2018;
}

void LawsPane::other_language(Desk& desk) {
  language_ = static_cast<laws::Language>((static_cast<int>(language(desk.sight())) + 1) % 3);
}

}  // namespace praporek::tui
