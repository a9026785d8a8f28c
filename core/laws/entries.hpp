#pragma once

#include "core/base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

enum class Kind { Article, Note, Term };

/// One entry of a text file, as it stands there:
///
///     @9.2.2 | Title               an article, by its 2018 number
///     The text, over as many lines as it needs.
///
///     @9.2.2 [2023] | Title        how 2023 words it, where that differs
///     @8.1.1.2 [only 2023] | …     an article 2018 does not have, by its 2023 number
///     @note 9.2 | …                a note of the commentary
///     @term flag-fall | …          a word of the glossary
///
/// In titles and texts {9.2.2} is a link to that article, printed with the edition's number, and
/// {stop|pause} are the words of 2018 and of 2023. Lines that start with # are remarks.
struct Entry {
  enum class In { Both, Changed2023, Only2023 };

  Kind kind = Kind::Article;
  std::string key;  ///< number, or the name of a term
  In in = In::Both;
  std::string title;
  std::string text;  ///< one line; empty for a heading whose parts say it all
};

/// Refuses with the line at fault: laws.bad-entry.
Result<std::vector<Entry>> read_entries(std::string_view file);

}  // namespace praporek::laws
