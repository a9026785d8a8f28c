#include "core/report/section_trf.hpp"

#include "core/base/text.hpp"
#include "core/clock/time_control_text.hpp"
#include "core/entries/birth.hpp"
#include "core/hall/tournament_of.hpp"

#include <chrono>
#include <fmt/format.h>

namespace praporek::report {

namespace {

/// "+01:00" or "-5:30" in minutes; nothing for a name.
int minutes_from_utc(const std::string& zone) {
  if (zone.empty() || (zone.front() != '+' && zone.front() != '-')) return 0;
  const auto parts = split(std::string_view{zone}.substr(1), ':');
  const int hours = whole_number(parts.front()).value_or(0);
  const int minutes = parts.size() > 1 ? whole_number(parts[1]).value_or(0) : 0;
  return (zone.front() == '-' ? -1 : 1) * (hours * 60 + minutes);
}

std::string with_id(const std::string& name, const std::string& fide_id) {
  return fide_id.empty() ? name : name + " (" + fide_id + ")";
}

std::string id_of_arbiter(const hall::HallState& state, const std::string& name) {
  for (const auto& [id, arbiter] : state.all<hall::Arbiter>()) {
    if (arbiter.name == name) return arbiter.fide_id;
  }
  return {};
}

std::vector<std::string> deputies_of(const hall::HallState& state) {
  std::vector<std::string> deputies;
  const std::string& chief = hall::event_of(state).chief_arbiter;
  for (const auto& [id, arbiter] : state.all<hall::Arbiter>()) {
    const bool arbitrates = arbiter.role >= hall::Role::Sector && arbiter.name != chief;
    if (arbitrates) deputies.push_back(with_id(arbiter.name, arbiter.fide_id));
  }
  return deputies;
}

}  // namespace

std::string date_in_trf(const std::string& date) {
  return entries::is_full_date(date) ? entries::birth_as_reported(date) : std::string{};
}

std::string short_date(Instant at, const std::string& time_zone) {
  using namespace std::chrono;
  const sys_time<Millis> local{at.since_epoch + minutes{minutes_from_utc(time_zone)}};
  const year_month_day day{floor<days>(local)};
  return fmt::format("{:02}/{:02}/{:02}", static_cast<int>(day.year()) % 100,
                     static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

formats::TrfHeader header_of(const hall::HallState& state, SectionId id,
                             std::vector<std::string> comments) {
  const hall::EventFacts& event = hall::event_of(state);
  const hall::Section& section = *state.find<hall::Section>(id);
  formats::TrfHeader header;
  header.city = event.city;
  header.federation = event.federation;
  header.start = date_in_trf(event.start_date);
  header.end = date_in_trf(event.end_date);
  header.chief_arbiter = with_id(event.chief_arbiter, id_of_arbiter(state, event.chief_arbiter));
  header.deputies = deputies_of(state);
  header.program = "Praporek";
  if (const auto control = clock::read_time_control(section.time_control)) {
    header.time_control = clock::in_units(*control);
    header.encoded_time_control = clock::in_seconds(*control);
  }
  for (const auto& [key, round] : state.all<hall::Round>()) {
    if (round.section != id) continue;
    header.round_dates.resize(static_cast<std::size_t>(round.number.value));
    if (round.started_at) {
      header.round_dates.back() = short_date(*round.started_at, event.time_zone);
    }
  }
  header.comments = std::move(comments);
  return header;
}

std::string section_trf(const hall::HallState& state, SectionId section,
                        std::vector<std::string> comments) {
  pairing::Tournament tournament = hall::tournament_of(state, section);
  for (pairing::Player& player : tournament.players) {
    player.birth = entries::birth_as_reported(player.birth);
  }
  return formats::write_trf(tournament, header_of(state, section, std::move(comments)),
                            {formats::TrfEdition::Trf26, true, "\n"});
}

}  // namespace praporek::report
