#include "app/commands/law_page.hpp"

#include "core/base/text.hpp"
#include "core/laws/number.hpp"
#include "tui/messages.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace praporek::app {

namespace {

using laws::Kind;
using laws::Text;

constexpr std::size_t page_width = 80;
constexpr std::size_t indent = 10;
constexpr std::size_t further_answers = 8;

std::string say(const LawBook& book, const Message& message) {
  constexpr std::array languages{tui::Language::English, tui::Language::Czech,
                                 tui::Language::Slovak};
  return tui::sentence(message, languages[static_cast<std::size_t>(book.language)]);
}

/// Characters on the screen: bytes that do not continue another.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// The words in lines of the page, each line indented.
std::string wrapped(std::string_view text) {
  std::string lines;
  std::size_t column = 0;
  for (const std::string_view word : words_of(text)) {
    const std::size_t width = width_of(word);
    if (column == 0 || column + 1 + width > page_width) {
      lines += (column == 0 ? "" : "\n") + std::string(indent, ' ');
      column = indent;
    } else {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += width;
  }
  return lines.empty() ? lines : lines + "\n";
}

std::string margin(std::string_view text) {
  const std::size_t width = width_of(text);
  return std::string{text} + std::string(width < indent ? indent - width : 1, ' ');
}

std::string with_text(std::string_view head, const Text& text) {
  return margin(head) + text.title + "\n" + wrapped(text.text);
}

std::string note_block(const LawBook& book, std::string_view number) {
  std::string block;
  for (const Text* note : book.lookup().notes_on(number)) {
    block += "\n" + std::string(indent, ' ') + say(book, {"laws.note-on", {note->number}}) + ": " +
             note->title + "\n" + wrapped(note->text);
  }
  return block;
}

std::string links(const std::vector<std::string>& numbers) {
  return fmt::format("{}", fmt::join(numbers, ", "));
}

/// The articles the parts speak of, and the texts elsewhere that speak of the article.
std::string link_block(const LawBook& book, std::string_view number,
                       const std::vector<const Text*>& parts) {
  std::vector<std::string> see;
  for (const Text* part : parts) {
    for (const std::string& other : part->related) {
      const bool known = laws::is_within(other, number) || std::ranges::count(see, other) > 0;
      if (!known) see.push_back(other);
    }
  }
  std::vector<std::string> spoken_of;
  for (const Text* text : book.lookup().speaking_of(number)) {
    spoken_of.push_back(text->kind == Kind::Note ? say(book, {"laws.note-on", {text->number}})
                                                 : text->number);
  }
  std::string block;
  if (!see.empty()) block += wrapped(say(book, {"laws.see", {links(see)}}));
  if (!spoken_of.empty()) block += wrapped(say(book, {"laws.spoken-of", {links(spoken_of)}}));
  return block.empty() ? block : "\n" + block;
}

std::string own_copy_block(const LawBook& book, std::string_view number) {
  const auto copied = laws::copied_within(book.own_copy, number);
  if (copied.empty()) return {};
  std::string block = "\n" + say(book, {"laws.own-copy", {}}) + "\n";
  for (const laws::CopiedArticle& article : copied) {
    const std::string text = wrapped(article.text);
    block += margin(article.number) + (text.empty() ? "\n" : text.substr(indent));
  }
  return block;
}

std::string heading(const LawBook& book) {
  return say(book, {"laws.digest", {std::string{laws::year_of(book.edition)}}}) + "\n\n";
}

std::string head_of(const LawBook& book, const Text& text) {
  switch (text.kind) {
    case Kind::Note:
      return say(book, {"laws.note-on", {text.number}});
    case Kind::Term:
      return say(book, {"laws.glossary", {}});
    case Kind::Article:
      break;
  }
  return text.number;
}

/// A word of the glossary, what the other languages call it, and the articles it comes from.
std::string term_block(const LawBook& book, const Text& term) {
  std::vector<std::string> names;
  for (const laws::Language language :
       {laws::Language::English, laws::Language::Czech, laws::Language::Slovak}) {
    const auto& terms = laws::digest_of(book.edition, language).terms;
    const auto same = std::ranges::find(terms, term.number, &Text::number);
    if (language != book.language && same != terms.end()) {
      names.push_back(fmt::format("{}: {}", laws::code_of(language), same->title));
    }
  }
  std::string block = with_text(head_of(book, term), term) + wrapped(links(names));
  for (const std::string& number : term.related) {
    const std::vector<const Text*> parts = book.lookup().by_number(number);
    if (!parts.empty()) block += "\n" + with_text(number, *parts.front());
  }
  return block;
}

std::string article_block(const LawBook& book, std::string_view number) {
  const std::vector<const Text*> parts = book.lookup().by_number(number);
  if (parts.empty()) return {};
  std::string block;
  for (const Text* part : parts) block += with_text(part->number, *part);
  return block + note_block(book, number) + link_block(book, number, parts) +
         own_copy_block(book, number);
}

}  // namespace

std::string article_page(const LawBook& book, std::string_view number) {
  const std::string block = article_block(book, number);
  return block.empty() ? block : heading(book) + block;
}

std::string words_page(const LawBook& book, const std::vector<laws::Found>& found) {
  if (found.empty()) return {};
  const Text& best = *found.front().text;
  std::string page = heading(book);
  page += best.kind == Kind::Article ? article_block(book, best.number)
          : best.kind == Kind::Term  ? term_block(book, best)
                                     : with_text(head_of(book, best), best);
  if (found.size() == 1) return page;
  page += "\n" + say(book, {"laws.further", {}}) + "\n";
  for (std::size_t i = 1; i < std::min(found.size(), further_answers + 1); ++i) {
    const Text& text = *found[i].text;
    page += margin(head_of(book, text)) + text.title + "\n";
  }
  return page;
}

std::string contents_page(const LawBook& book) {
  std::string page = heading(book);
  for (const Text& article : book.digest().articles) {
    const bool is_chapter = article.number.find('.') == std::string::npos;
    if (is_chapter) page += margin(article.number) + article.title + "\n";
  }
  return page;
}

}  // namespace praporek::app
