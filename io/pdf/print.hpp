#pragma once

#include "core/paper/document.hpp"

#include <string>

namespace praporek::io {

/// The document as PDF on A4, upright unless a table needs the breadth.
std::string as_pdf(const paper::Document& document);

}  // namespace praporek::io
