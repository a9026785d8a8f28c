#include "core/entries/matching.hpp"

#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/formats/encoding.hpp"

#include <algorithm>
#include <numeric>

namespace praporek::entries {

namespace {

constexpr int forgiven_letters = 2;  // of a slip in a name that an id confirms, or that is asked

/// Plain small words in alphabetical order: "Novák, Jan" and "jan novak" are the same.
std::vector<std::string> plain_words(std::string_view name) {
  std::string plain = lower_case_ascii(formats::plain_letters(name));
  std::ranges::replace_if(
      plain, [](char c) { return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')); }, ' ');
  std::vector<std::string> words;
  for (const std::string_view word : words_of(plain)) words.emplace_back(word);
  std::ranges::sort(words);
  return words;
}

int letters_changed(const std::string& a, const std::string& b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int corner = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t k = 1; k <= b.size(); ++k) {
      const int changed = corner + (a[i - 1] == b[k - 1] ? 0 : 1);
      corner = row[k];
      row[k] = std::min({row[k] + 1, row[k - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

bool is_same_year(const Entry& entry, const Candidate& candidate) {
  const auto entered = birth_year(entry.birth);
  const auto listed = birth_year(candidate.player.birth);
  return !entered || !listed || *entered == *listed;
}

/// Rows of several lists that are one person: the same FIDE id.
bool are_one_person(const std::vector<Candidate>& candidates) {
  const std::string& id = candidates.front().player.fide_id;
  return candidates.size() == 1 ||
         (!id.empty() && std::ranges::all_of(candidates, [&](const Candidate& candidate) {
           return candidate.player.fide_id == id;
         }));
}

std::vector<Candidate> within(const std::vector<Candidate>& candidates, const Entry& entry,
                              int distance) {
  std::vector<Candidate> near;
  std::ranges::copy_if(candidates, std::back_inserter(near), [&](const Candidate& candidate) {
    return name_distance(candidate.player.name, entry.name) <= distance;
  });
  return near;
}

Match by_its_id(const Entry& entry, const std::vector<Candidate>& by_id) {
  const auto fitting = within(by_id, entry, forgiven_letters);
  if (fitting.empty()) return {Doubt::IdIsSomebodyElse, std::nullopt, by_id};
  return {Doubt::None, fitting.front(), {}};
}

Match by_its_name(const Entry& entry, const std::vector<Candidate>& by_name) {
  const auto namesakes = within(by_name, entry, 0);
  if (namesakes.empty()) {
    auto similar = within(by_name, entry, forgiven_letters);
    std::erase_if(similar,
                  [&](const Candidate& candidate) { return !is_same_year(entry, candidate); });
    if (similar.empty()) return {};
    return {Doubt::SimilarName, std::nullopt, std::move(similar)};
  }
  std::vector<Candidate> fitting;
  std::ranges::copy_if(namesakes, std::back_inserter(fitting),
                       [&](const Candidate& candidate) { return is_same_year(entry, candidate); });
  if (fitting.empty()) return {Doubt::BirthDiffers, std::nullopt, namesakes};
  if (are_one_person(fitting)) return {Doubt::None, fitting.front(), {}};
  return {Doubt::Namesakes, std::nullopt, std::move(fitting)};
}

}  // namespace

int name_distance(std::string_view a, std::string_view b) {
  const auto joined = [](std::string_view name) {
    const auto words = plain_words(name);
    return std::accumulate(words.begin(), words.end(), std::string{});
  };
  // A slip in a first letter may change the order of the words, so the given order is tried too.
  const auto as_given = [](std::string_view name) {
    std::string plain = lower_case_ascii(formats::plain_letters(name));
    std::erase_if(plain,
                  [](char c) { return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')); });
    return plain;
  };
  return std::min(letters_changed(joined(a), joined(b)), letters_changed(as_given(a), as_given(b)));
}

Match matched(const Entry& entry, const std::vector<Candidate>& by_id,
              const std::vector<Candidate>& by_name) {
  if (!by_id.empty()) return by_its_id(entry, by_id);
  Match match = by_its_name(entry, by_name);
  const bool has_id = !entry.fide_id.empty();
  if (has_id && match.doubt == Doubt::None) {
    // An id in no list: perhaps a slip, perhaps a player registered yesterday.
    match.doubt = Doubt::UnknownId;
    if (match.player) match.candidates.push_back(*match.player);
    match.player.reset();
  }
  return match;
}

std::string search_words(std::string_view name) {
  constexpr std::size_t surname_letters = 3;
  const auto comma = name.find(',');
  const std::string surname{name.substr(0, comma)};
  const auto words = words_of(surname);
  if (words.empty()) return {};
  const std::string plain = lower_case_ascii(formats::plain_letters(words.front()));
  std::string search = plain.substr(0, surname_letters);
  if (comma != std::string_view::npos) {
    const auto given = words_of(name.substr(comma + 1));
    if (!given.empty()) search += " " + formats::plain_letters(given.front()).substr(0, 1);
  }
  return search;
}

}  // namespace praporek::entries
