#pragma once

#include "core/laws/lookup.hpp"
#include "core/laws/own_copy.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::app {

/// What a page of the Laws is printed from.
struct LawBook {
  laws::Edition edition = laws::Edition::Laws2023;
  laws::Language language = laws::Language::English;
  std::vector<laws::CopiedArticle> own_copy;  ///< the user's official wording, if he has one

  [[nodiscard]] const laws::Lookup& lookup() const { return laws::lookup_of(edition, language); }
  [[nodiscard]] const laws::Digest& digest() const { return laws::digest_of(edition, language); }
};

/// An article with its parts, the notes on it and links both ways; empty if there is none.
std::string article_page(const LawBook& book, std::string_view number);

/// The best answer in full and the titles of the next ones; empty if there is none.
std::string words_page(const LawBook& book, const std::vector<laws::Found>& found);

/// The titles of all articles, appendices and guidelines.
std::string contents_page(const LawBook& book);

}  // namespace praporek::app
