#include "core/formats/trf_writer.hpp"
#include "core/hall/export_of.hpp"
#include "core/hall/tournament_of.hpp"

#include <algorithm>

namespace praporek::hall {

namespace {

/// YYYY-MM-DD as a report file writes it.
std::string with_slashes(std::string date) {
  std::ranges::replace(date, '-', '/');
  return date;
}

std::vector<std::string> comments_of(const HallState& state, SectionId section) {
  std::vector<std::string> comments;
  for (const auto& [key, round] : state.all<Round>()) {
    if (round.section == section && round.manual) {
      comments.push_back(
          formats::manual_pairing_comment(round.number.value, "pairing changed by the arbiter"));
    }
  }
  for (const auto& [id, game] : state.all<Game>()) {
    if (game.section == section && !game.correction.empty()) comments.push_back(game.correction);
  }
  return comments;
}

}  // namespace

formats::TrfHeader trf_header_of(const HallState& state, SectionId id) {
  const EventFacts& event = event_of(state);
  const Section& section = *state.find<Section>(id);
  formats::TrfHeader header;
  header.city = event.city;
  header.federation = event.federation;
  header.start = with_slashes(event.start_date);
  header.end = with_slashes(event.end_date);
  header.chief_arbiter = event.chief_arbiter;
  header.encoded_time_control = section.time_control;
  header.program = "Praporek";
  for (const auto& [key, arbiter] : state.all<Arbiter>()) {
    if (arbiter.role == Role::Deputy) header.deputies.push_back(arbiter.name);
  }
  header.comments = comments_of(state, id);
  return header;
}

std::string trf_of(const HallState& state, SectionId section) {
  return formats::write_trf(tournament_of(state, section), trf_header_of(state, section));
}

}  // namespace praporek::hall
