#include "core/entries/plan.hpp"

#include "core/clock/time_control_text.hpp"
#include "core/entries/birth.hpp"

#include <algorithm>
#include <optional>

namespace praporek::entries {

namespace {

constexpr const char* fide = "FIDE";

int rating_in(const ListedPlayer& player, clock::Tempo tempo) {
  if (tempo == clock::Tempo::Rapid) return player.rapid;
  return tempo == clock::Tempo::Blitz ? player.blitz : player.standard;
}

void fill(std::string& value, const std::string& listed) {
  if (value.empty()) value = listed;
}

clock::Tempo tempo_of(const hall::Section& section) {
  const auto control = clock::read_time_control(section.time_control);
  return control ? clock::tempo_of(*control).tempo : clock::Tempo::Standard;
}

/// The same person stands in the section: the same id, or the same name and year.
bool is_registered(const hall::HallState& state, SectionId section, const hall::Player& player) {
  return std::ranges::any_of(state.all<hall::Player>(), [&](const auto& row) {
    const hall::Player& other = row.second;
    if (other.section != section) return false;
    if (!player.fide_id.empty() && !other.fide_id.empty()) return player.fide_id == other.fide_id;
    return name_distance(other.name, player.name) == 0 &&
           birth_year(other.birth) == birth_year(player.birth);
  });
}

std::vector<Candidate> with_its_ids(const Entry& entry, const ListSearch& search) {
  std::vector<Candidate> rows;
  if (!entry.fide_id.empty()) rows = search.by_fide_id(entry.fide_id);
  if (rows.empty() && !entry.national_id.empty()) rows = search.by_national_id(entry.national_id);
  return rows;
}

/// Exact names first; only when there is none, names that begin alike.
std::vector<Candidate> with_its_name(const Entry& entry, const ListSearch& search) {
  auto rows = search.by_words(entry.name);
  const bool exact = std::ranges::any_of(
      rows, [&](const Candidate& row) { return name_distance(row.player.name, entry.name) == 0; });
  return exact ? rows : search.by_words(search_words(entry.name));
}

/// Every list's row of a person.
std::vector<Candidate> rows_of(const Candidate& person, const ListSearch& search) {
  auto rows = person.player.fide_id.empty() ? std::vector<Candidate>{}
                                            : search.by_fide_id(person.player.fide_id);
  if (std::ranges::find(rows, person) == rows.end()) rows.push_back(person);
  return rows;
}

/// Plans one row after the other.
class Planner {
 public:
  explicit Planner(const EntryDesk& desk)
      : desk_{desk}, tempo_{tempo_of(*desk.state.find<hall::Section>(desk.section))} {}

  void plan(const Entry& entry) {
    Match match = desk_.search.has_lists ? searched(entry) : Match{};
    const auto verdict = desk_.verdicts.find(entry.line);
    if (match.doubt != Doubt::None && verdict != desk_.verdicts.end()) {
      if (verdict->second.candidate == Verdict::left_out) {
        plan_.left_out.push_back(entry);
        return;
      }
      settle(match, verdict->second);
    }
    if (match.doubt != Doubt::None) {
      ask(entry, std::move(match));
    } else {
      enter(entry, match.player);
    }
  }

  [[nodiscard]] EntryPlan take() { return std::move(plan_); }

 private:
  [[nodiscard]] Match searched(const Entry& entry) const {
    const auto by_id = with_its_ids(entry, desk_.search);
    if (!by_id.empty()) return matched(entry, by_id, {});
    return matched(entry, {}, with_its_name(entry, desk_.search));
  }

  /// A number no candidate has leaves the doubt.
  static void settle(Match& match, const Verdict& verdict) {
    const auto number = static_cast<std::size_t>(verdict.candidate);
    if (number > match.candidates.size()) return;
    if (number > 0) match.player = match.candidates[number - 1];
    match.doubt = Doubt::None;
  }

  /// A row asked about before and entered then is not asked again.
  void ask(const Entry& entry, Match match) {
    hall::Player as_entered = player_of(entry, {}, tempo_);
    const bool known =
        is_registered(desk_.state, desk_.section, as_entered) ||
        std::ranges::any_of(match.candidates, [&](const Candidate& candidate) {
          return is_registered(desk_.state, desk_.section, player_of(entry, {candidate}, tempo_));
        });
    if (known) {
      plan_.registered.push_back(entry);
    } else {
      plan_.questions.push_back({entry, std::move(match)});
    }
  }

  void enter(const Entry& entry, const std::optional<Candidate>& person) {
    hall::Player player = player_of(
        entry, person ? rows_of(*person, desk_.search) : std::vector<Candidate>{}, tempo_);
    player.section = desk_.section;
    if (is_registered(desk_.state, desk_.section, player)) {
      plan_.registered.push_back(entry);
      return;
    }
    if (!entry.faults.empty()) plan_.with_faults.push_back(entry);
    plan_.wishes.push_back({std::move(player)});
    plan_.lines.push_back(entry.line);
  }

  const EntryDesk& desk_;
  clock::Tempo tempo_;
  EntryPlan plan_;
};

}  // namespace

hall::Player player_of(const Entry& entry, const std::vector<Candidate>& rows, clock::Tempo tempo) {
  hall::Player player;
  player.name = entry.name;
  player.fide_id = entry.fide_id;
  player.national_id = entry.national_id;
  player.birth = entry.birth;
  player.sex = entry.sex;
  player.title = entry.title;
  player.federation = entry.federation;
  player.club = entry.club;
  player.notes = entry.notes;
  player.fee_due_cents = entry.fee_due_cents;
  player.fee_paid_cents = entry.fee_paid_cents;
  player.rating = entry.rating;
  player.national_rating = entry.national_rating;
  for (const Candidate& row : rows) {
    const ListedPlayer& listed = row.player;
    // The lists know better which id and rating is whose than a form filled in by hand.
    if (!listed.fide_id.empty()) player.fide_id = listed.fide_id;
    if (row.list == fide) {
      player.rating = rating_in(listed, tempo);
    } else {
      player.national_rating = rating_in(listed, tempo);
      fill(player.national_id, listed.id);
    }
    if (!is_full_date(player.birth) && !listed.birth.empty()) {
      if (player.birth.empty() || is_full_date(listed.birth)) player.birth = listed.birth;
    }
    fill(player.sex, listed.sex);
    fill(player.title, listed.title);
    fill(player.federation, listed.federation);
    fill(player.club, listed.club);
  }
  return player;
}

EntryPlan plan_entries(const EntryDesk& desk, const std::vector<Entry>& entries) {
  Planner planner{desk};
  for (const Entry& entry : entries) planner.plan(entry);
  return planner.take();
}

}  // namespace praporek::entries
