#pragma once

#include "core/paper/document.hpp"
#include "tui/paper/section_view.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace praporek::tui::paper {

/// Which round a document speaks of when nobody names one.
enum class Needs : std::uint8_t {
  Nothing,  ///< of none
  Pairing,  ///< the latest paired one
  Results,  ///< the latest one all of whose results are in
};

/// Something that can be printed, by the word it is asked for with.
struct PaperKind {
  std::string_view word;
  std::string_view about;  ///< one line for the help of the command line
  Needs needs;
  praporek::paper::Document (*make)(const SectionView&, RoundNo);
};

std::span<const PaperKind> paper_kinds();

/// The kind of this word, or nullptr.
const PaperKind* paper_kind(std::string_view word);

}  // namespace praporek::tui::paper
