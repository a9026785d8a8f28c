#pragma once

#include "core/laws/digest.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

/// One article of a user's own copy of the official Laws.
struct CopiedArticle {
  std::string number;
  std::string text;  ///< its lines joined by blanks, without the number
};

/// Reads a plain text whose articles begin a line with their number ("9.2.2 …", "- A.4.2** …").
/// Only numbers the digest knows begin an article, so that "15.15" stays part of a sentence; a
/// number that comes again (a table of contents first) counts with its longest text.
std::vector<CopiedArticle> read_own_copy(std::string_view file, const Digest& digest);

/// What the copy says on an article and its parts.
std::vector<CopiedArticle> copied_within(const std::vector<CopiedArticle>& copy,
                                         std::string_view number);

}  // namespace praporek::laws
