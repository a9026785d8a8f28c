#include "core/laws/lookup.hpp"

#include "core/base/text.hpp"
#include "core/laws/embedded.hpp"
#include "core/laws/number.hpp"
#include "core/laws/words.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace praporek::laws {

namespace {

// What a matching word is worth where it stands. Only the order of these matters: what people
// call a thing beats its title, a title beats the text, and an article beats a note on it.
constexpr int word_in_phrase = 8;
constexpr int word_in_title = 6;
constexpr int word_in_text = 2;
constexpr int whole_phrase = 60;
constexpr int whole_title = 40;
constexpr int is_article = 4;
constexpr int is_note = 1;

int quality(Match match) { return match == Match::Same ? 3 : match == Match::Kindred ? 2 : 0; }

int best_match(const std::string& asked, const std::vector<std::string>& words) {
  int best = 0;
  for (const std::string& word : words) best = std::max(best, quality(match(asked, word)));
  return best;
}

/// Every word asked for stands in the phrase, and every telling word of the phrase was asked for.
bool is_answered_by(const std::vector<std::string>& asked, const std::vector<std::string>& phrase) {
  const auto stands_in_phrase = [&](const std::string& word) {
    return best_match(word, phrase) > 0;
  };
  const auto was_asked_for = [&](const std::string& word) {
    return std::ranges::any_of(
        asked, [&](const std::string& each) { return match(each, word) != Match::None; });
  };
  return std::ranges::all_of(asked, stands_in_phrase) &&
         std::ranges::all_of(telling_words(phrase), was_asked_for);
}

std::vector<const Text*> where(const std::vector<Text>& texts, const auto& holds) {
  std::vector<const Text*> chosen;
  for (const Text& text : texts) {
    if (holds(text)) chosen.push_back(&text);
  }
  return chosen;
}

}  // namespace

std::vector<Everyday> read_everyday(std::string_view file) {
  std::vector<Everyday> rows;
  for (const std::string_view line : lines_of(file)) {
    const auto colon = line.find(':');
    if (line.starts_with('#') || colon == std::string_view::npos) continue;
    Everyday row{.number = std::string{trimmed(line.substr(0, colon))}, .phrases = {}};
    for (const std::string_view phrase : split(line.substr(colon + 1), ',')) {
      row.phrases.emplace_back(trimmed(phrase));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

const std::vector<Everyday>& everyday_of(Language language) {
  static const std::array<std::vector<Everyday>, 3> all{read_everyday(embedded::everyday_english),
                                                        read_everyday(embedded::everyday_czech),
                                                        read_everyday(embedded::everyday_slovak)};
  return all[static_cast<std::size_t>(language)];
}

Lookup::Lookup(const Digest& digest, const std::vector<Everyday>& everyday, Edition edition)
    : digest_{&digest} {
  std::map<std::string, std::vector<std::vector<std::string>>> phrases;
  for (const Everyday& row : everyday) {
    auto& filed = phrases[number_in(Article{row.number}, edition)];
    for (const std::string& phrase : row.phrases) filed.push_back(search_words(phrase));
  }
  for (const auto* texts : {&digest.articles, &digest.notes, &digest.terms}) {
    for (const Text& text : *texts) {
      indexed_.push_back({.text = &text,
                          .title = search_words(text.title),
                          .body = search_words(text.text),
                          .phrases = {}});
      if (text.kind == Kind::Article) indexed_.back().phrases = phrases[text.number];
    }
  }
}

std::vector<const Text*> Lookup::by_number(std::string_view number) const {
  return where(digest_->articles, [&](const Text& text) { return is_within(text.number, number); });
}

Found Lookup::weigh(const Indexed& indexed, const std::vector<std::string>& asked) {
  Found found{.text = indexed.text, .every_word = true, .weight = 0};
  for (const std::string& word : asked) {
    int best = std::max(best_match(word, indexed.title) * word_in_title,
                        best_match(word, indexed.body) * word_in_text);
    for (const auto& phrase : indexed.phrases) {
      best = std::max(best, best_match(word, phrase) * word_in_phrase);
    }
    found.every_word = found.every_word && best > 0;
    found.weight += best;
  }
  if (found.weight == 0) return found;
  const auto answers = [&](const auto& phrase) { return is_answered_by(asked, phrase); };
  if (std::ranges::any_of(indexed.phrases, answers)) found.weight += whole_phrase;
  if (answers(indexed.title)) found.weight += whole_title;
  if (indexed.text->kind == Kind::Article) found.weight += is_article;
  if (indexed.text->kind == Kind::Note) found.weight += is_note;
  return found;
}

std::vector<Found> Lookup::by_words(std::string_view words) const {
  const std::vector<std::string> asked = telling_words(search_words(words));
  std::vector<Found> found;
  for (const Indexed& indexed : indexed_) {
    const Found answer = weigh(indexed, asked);
    if (answer.weight > 0) found.push_back(answer);
  }
  if (std::ranges::any_of(found, &Found::every_word)) {
    std::erase_if(found, [](const Found& answer) { return !answer.every_word; });
  }
  std::ranges::stable_sort(found, std::ranges::greater{}, &Found::weight);
  return found;
}

std::vector<const Text*> Lookup::notes_on(std::string_view number) const {
  return where(digest_->notes, [&](const Text& note) {
    return is_within(note.number, number) || is_within(number, note.number);
  });
}

std::vector<const Text*> Lookup::speaking_of(std::string_view number) const {
  const auto speaks = [&](const Text& text) {
    return std::ranges::count(text.related, number) > 0 && !is_within(text.number, number);
  };
  std::vector<const Text*> texts = where(digest_->articles, speaks);
  const std::vector<const Text*> notes = where(digest_->notes, speaks);
  texts.insert(texts.end(), notes.begin(), notes.end());
  return texts;
}

const Lookup& lookup_of(Edition edition, Language language) {
  static const std::vector<Lookup> lookups = [] {
    std::vector<Lookup> all;
    for (const Edition each : {Edition::Laws2018, Edition::Laws2023}) {
      for (const Language tongue : {Language::English, Language::Czech, Language::Slovak}) {
        all.emplace_back(digest_of(each, tongue), everyday_of(tongue), each);
      }
    }
    return all;
  }();
  return lookups[static_cast<std::size_t>(edition) * 3 + static_cast<std::size_t>(language)];
}

}  // namespace praporek::laws
