#pragma once

#include "core/formats/trf_writer.hpp"

#include <string>
#include <vector>

namespace praporek::formats {

/// The player record (001) of one player, without line end.
std::string player_record_of(const pairing::Player& player, Score points, bool plain_name);

/// The records that say how the points are counted: 162 and XXS; none for the usual scoring.
std::vector<std::string> scoring_records(const pairing::Scoring& scoring);

/// Points that were decided otherwise than the results are worth: 299.
std::vector<std::string> abnormal_records(const pairing::Tournament& tournament);

/// Byes to come, acceleration and forbidden pairs, in the records of the edition.
std::vector<std::string> pairing_records(const pairing::Tournament& tournament, TrfEdition edition);

}  // namespace praporek::formats
