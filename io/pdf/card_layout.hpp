#pragma once

#include "core/paper/document.hpp"
#include "io/pdf/sheet.hpp"

namespace praporek::io {

/// Draws the cards on sheets of their own, dashed lines between them to cut along.
void draw_cards(Sheets& sheets, const paper::Cards& cards);

}  // namespace praporek::io
