#pragma once

#include "core/formats/trf_writer.hpp"
#include "core/hall/state.hpp"

#include <string>
#include <vector>

namespace praporek::report {

/// What the report file says about the event beside the results. `comments` are the manual
/// decisions about pairings.
formats::TrfHeader header_of(const hall::HallState& state, SectionId section,
                             std::vector<std::string> comments);

/// The section as the federation wants it: TRF26, names in plain letters.
std::string section_trf(const hall::HallState& state, SectionId section,
                        std::vector<std::string> comments = {});

/// "2026/11/18" for "2026-11-18"; empty for what is no date.
std::string date_in_trf(const std::string& date);

/// The day an instant falls on at this distance from UTC ("+01:00"; UTC for a zone by name), as
/// "26/11/18".
std::string short_date(Instant at, const std::string& time_zone);

}  // namespace praporek::report
