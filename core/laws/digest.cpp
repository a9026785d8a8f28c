#include "core/laws/digest.hpp"

#include "core/laws/embedded.hpp"
#include "core/laws/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <utility>

namespace praporek::laws {

namespace {

constexpr std::array<std::string_view, 3> language_codes{"en", "cs", "sk"};

struct Rendered {
  std::string text;
  std::vector<std::string> related;
};

/// Resolves {9.2.2} and {stop|pause} for one edition.
Rendered render(std::string_view pattern, Edition edition) {
  Rendered rendered;
  while (!pattern.empty()) {
    const auto open = std::min(pattern.find('{'), pattern.size());
    const auto close = std::min(pattern.find('}', open), pattern.size());
    rendered.text += pattern.substr(0, open);
    if (close == pattern.size()) break;
    const std::string_view inside = pattern.substr(open + 1, close - open - 1);
    const auto bar = inside.find('|');
    if (bar == std::string_view::npos) {
      const std::string number = number_in(Article{std::string{inside}}, edition);
      rendered.text += number;
      if (std::ranges::count(rendered.related, number) == 0) rendered.related.push_back(number);
    } else {
      const bool old_words = edition == Edition::Laws2018;
      rendered.text += old_words ? inside.substr(0, bar) : inside.substr(bar + 1);
    }
    pattern.remove_prefix(close + 1);
  }
  return rendered;
}

Text text_from(const Entry& entry, Edition edition) {
  const bool keeps_its_name = entry.kind == Kind::Term || entry.in == Entry::In::Only2023;
  Rendered body = render(entry.text, edition);
  return {.kind = entry.kind,
          .number = keeps_its_name ? entry.key : number_in(Article{entry.key}, edition),
          .title = render(entry.title, edition).text,
          .text = std::move(body.text),
          .related = std::move(body.related)};
}

/// What 2023 words anew.
std::set<std::pair<Kind, std::string>> changed_in_2023(const std::vector<Entry>& entries) {
  std::set<std::pair<Kind, std::string>> changed;
  for (const Entry& entry : entries) {
    if (entry.in == Entry::In::Changed2023) changed.emplace(entry.kind, entry.key);
  }
  return changed;
}

bool belongs_in(const Entry& entry, Edition edition,
                const std::set<std::pair<Kind, std::string>>& changed) {
  if (edition == Edition::Laws2018) return entry.in == Entry::In::Both;
  return entry.in != Entry::In::Both || !changed.contains({entry.kind, entry.key});
}

/// Renumbering lays some 2018 headings over their first part (9.2 over 9.2.1 in 2023): the
/// heading has nothing of its own to say and gives way.
void drop_covered_headings(std::vector<Text>& articles) {
  const auto is_covered = [&](const Text& heading) {
    return heading.text.empty() && std::ranges::any_of(articles, [&](const Text& other) {
             return other.number == heading.number && !other.text.empty();
           });
  };
  std::vector<Text> kept;
  std::ranges::copy_if(articles, std::back_inserter(kept),
                       [&](const Text& article) { return !is_covered(article); });
  articles = std::move(kept);
}

Digest embedded_digest(std::string_view file, Edition edition) {
  return digest_from(read_entries(file).value(), edition);
}

}  // namespace

std::string_view code_of(Language language) {
  return language_codes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_of_code(std::string_view code) {
  const auto* const at = std::ranges::find(language_codes, code);
  if (at == language_codes.end()) return std::nullopt;
  return static_cast<Language>(at - language_codes.begin());
}

Digest digest_from(const std::vector<Entry>& entries, Edition edition) {
  const auto changed = changed_in_2023(entries);
  Digest digest;
  for (const Entry& entry : entries) {
    if (!belongs_in(entry, edition, changed)) continue;
    Text text = text_from(entry, edition);
    auto& shelf = entry.kind == Kind::Article ? digest.articles
                  : entry.kind == Kind::Note  ? digest.notes
                                              : digest.terms;
    shelf.push_back(std::move(text));
  }
  drop_covered_headings(digest.articles);
  const auto book_order = [](const Text& a, const Text& b) {
    return comes_before(a.number, b.number);
  };
  std::ranges::stable_sort(digest.articles, book_order);
  std::ranges::stable_sort(digest.notes, book_order);
  return digest;
}

const Digest& digest_of(Edition edition, Language language) {
  static const std::array<std::array<Digest, 3>, 2> digests = [] {
    std::array<std::array<Digest, 3>, 2> all;
    for (const Edition each : {Edition::Laws2018, Edition::Laws2023}) {
      all[static_cast<std::size_t>(each)] = {embedded_digest(embedded::english, each),
                                             embedded_digest(embedded::czech, each),
                                             embedded_digest(embedded::slovak, each)};
    }
    return all;
  }();
  return digests[static_cast<std::size_t>(edition)][static_cast<std::size_t>(language)];
}

}  // namespace praporek::laws
