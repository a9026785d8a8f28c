#include "core/laws/own_copy.hpp"

#include "core/base/text.hpp"
#include "core/laws/number.hpp"

#include <algorithm>
#include <optional>

namespace praporek::laws {

namespace {

constexpr std::string_view list_marks = " \t-*#";
constexpr std::string_view number_marks = ".:)*";

std::string_view without_leading(std::string_view text, std::string_view marks) {
  return text.substr(std::min(text.find_first_not_of(marks), text.size()));
}

/// The article a line begins, and the rest of the line.
std::optional<CopiedArticle> begun_by(std::string_view line, const Digest& digest) {
  line = without_leading(line, list_marks);
  const std::string_view first = line.substr(0, line.find_first_of(" \t"));
  // A bare whole number or letter may begin any sentence; sub-articles have a dot inside.
  const auto last = first.find_last_not_of(number_marks);
  if (last == std::string_view::npos) return std::nullopt;
  const std::string_view bare = first.substr(0, last + 1);
  if (bare.find('.') == std::string_view::npos) return std::nullopt;
  const std::optional<std::string> number = number_meant(bare);
  const auto known = [&](const Text& article) { return article.number == *number; };
  if (!number || std::ranges::none_of(digest.articles, known)) return std::nullopt;
  return CopiedArticle{*number, std::string{trimmed(line.substr(first.size()))}};
}

void keep(std::vector<CopiedArticle>& copy, CopiedArticle article) {
  const auto same = std::ranges::find(copy, article.number, &CopiedArticle::number);
  if (same == copy.end()) {
    copy.push_back(std::move(article));
  } else if (same->text.size() < article.text.size()) {
    *same = std::move(article);
  }
}

}  // namespace

std::vector<CopiedArticle> read_own_copy(std::string_view file, const Digest& digest) {
  std::vector<CopiedArticle> copy;
  std::optional<CopiedArticle> current;
  for (const std::string_view line : lines_of(file)) {
    std::optional<CopiedArticle> begun = begun_by(line, digest);
    if (begun) {
      if (current) keep(copy, *std::move(current));
      current = std::move(begun);
    } else if (current && !trimmed(line).empty()) {
      current->text.append(current->text.empty() ? "" : " ").append(trimmed(line));
    }
  }
  if (current) keep(copy, *std::move(current));
  std::ranges::stable_sort(copy, [](const CopiedArticle& a, const CopiedArticle& b) {
    return comes_before(a.number, b.number);
  });
  return copy;
}

std::vector<CopiedArticle> copied_within(const std::vector<CopiedArticle>& copy,
                                         std::string_view number) {
  std::vector<CopiedArticle> within;
  std::ranges::copy_if(copy, std::back_inserter(within), [&](const CopiedArticle& article) {
    return is_within(article.number, number);
  });
  return within;
}

}  // namespace praporek::laws
