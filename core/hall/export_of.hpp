#pragma once

#include "core/base/result.hpp"
#include "core/formats/pgn_game.hpp"
#include "core/formats/trf_reader.hpp"
#include "core/hall/state.hpp"

#include <string>
#include <vector>

/// The event in the forms other programs read.
namespace praporek::hall {

/// What a report file says of a section beside its tournament: place, dates, arbiters, and as
/// comments every decision that made a pairing differ from the rules' own (C.04.2).
formats::TrfHeader trf_header_of(const HallState& state, SectionId section);

/// The report file of a section.
std::string trf_of(const HallState& state, SectionId section);

/// The games of a round with the moves that are known, in board order. A game whose moves cannot
/// be followed ends where they stop.
std::vector<formats::PgnGame> pgn_games_of(const HallState& state, SectionId section,
                                           RoundNo round);

/// A table for spreadsheets: one line a game of the section, all rounds. No cell can start a
/// formula.
std::string games_csv_of(const HallState& state, SectionId section);

/// Likewise one line a player.
std::string players_csv_of(const HallState& state, SectionId section);

}  // namespace praporek::hall
