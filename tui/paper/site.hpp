#pragma once

#include "core/hall/state.hpp"
#include "tui/messages.hpp"

#include <string>
#include <vector>

namespace praporek::tui::paper {

/// One file of the published folder.
struct SiteFile {
  std::string name;
  std::string content;
};

/// The pages everybody may see: nothing of a round before it is published, nothing only arbiters
/// may know. Standings stand after the last round whose results are all in.
std::vector<SiteFile> site_of(const hall::HallState& state, Language language);

/// The last round of a section that the public may see; 0 when there is none.
RoundNo last_published_round(const hall::HallState& state, SectionId section);

}  // namespace praporek::tui::paper
