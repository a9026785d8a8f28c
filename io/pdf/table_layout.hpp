#pragma once

#include "core/paper/document.hpp"
#include "io/pdf/sheet.hpp"

namespace praporek::io {

/// The table fits an upright A4 in readable letters without breaking a cell.
bool fits_upright(const Canvas& canvas, const paper::Table& table);

/// Draws the table, its head repeated on every sheet. Letters shrink first; what is still too
/// wide is broken into lines, and nothing is cut off.
void draw_table(Sheets& sheets, const paper::Table& table);

}  // namespace praporek::io
