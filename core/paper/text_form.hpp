#pragma once

#include "core/paper/document.hpp"

#include <string>

namespace praporek::paper {

/// The document as plain text in UTF-8, for a screen, a pipe or the simplest of printers.
std::string as_text(const Document& document);

}  // namespace praporek::paper
