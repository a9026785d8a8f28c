#pragma once

#include "core/laws/edition.hpp"
#include "core/laws/entries.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

enum class Language { English, Czech, Slovak };

/// "en", "cs", "sk".
std::string_view code_of(Language language);
std::optional<Language> language_of_code(std::string_view code);

/// One text as an arbiter reads it, in one language and one edition.
struct Text {
  Kind kind = Kind::Article;
  std::string number;  ///< as the edition prints it; the name of a term
  std::string title;
  std::string text;                  ///< empty for a heading
  std::vector<std::string> related;  ///< numbers of the articles it speaks of, each once
};

/// The Laws in our own words: what an arbiter needs to know, never the official wording.
struct Digest {
  std::vector<Text> articles;  ///< in the order of the book
  std::vector<Text> notes;     ///< of the commentary, each filed under its article
  std::vector<Text> terms;     ///< of the glossary
};

/// Puts the entries of one language together as this edition has them.
Digest digest_from(const std::vector<Entry>& entries, Edition edition);

/// The digest that comes with the program.
const Digest& digest_of(Edition edition, Language language);

}  // namespace praporek::laws
