#pragma once

#include "core/base/ids.hpp"
#include "core/base/instant.hpp"
#include "core/base/side.hpp"
#include "core/hall/fields.hpp"
#include "core/laws/edition.hpp"
#include "core/pairing/tournament.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

/// What the hall knows about the event, its sections, players and rounds. Every record is a plain
/// value with a key; the journal stores changes of records.
namespace praporek::hall {

struct EventFacts {
  static constexpr std::string_view kind = "event";
  std::string name;
  std::string city;
  std::string federation;
  std::string start_date;  ///< YYYY-MM-DD
  std::string end_date;
  std::string time_zone;
  std::string chief_arbiter;

  [[nodiscard]] constexpr int key() const { return 0; }
  friend bool operator==(const EventFacts&, const EventFacts&) = default;
  static constexpr auto fields() {
    return std::tuple{field("name", &EventFacts::name),
                      field("city", &EventFacts::city),
                      field("federation", &EventFacts::federation),
                      field("start-date", &EventFacts::start_date),
                      field("end-date", &EventFacts::end_date),
                      field("time-zone", &EventFacts::time_zone),
                      field("chief-arbiter", &EventFacts::chief_arbiter)};
  }
};

enum class Devices : std::uint8_t { None, Range, All };

enum class ScoringName : std::uint8_t { OneHalfZero, ThreeOneZero, ThreeTwoOneZero, TwoOneZero };

enum class ForbiddenBy : std::uint8_t { Club, Family, Federation };

/// Players who share the named attribute do not meet in these rounds.
struct ForbiddenRule {
  ForbiddenBy by = ForbiddenBy::Club;
  int first_round = 1;
  int last_round = 999;

  friend bool operator==(const ForbiddenRule&, const ForbiddenRule&) = default;
  static constexpr auto fields() {
    return std::tuple{field("by", &ForbiddenRule::by),
                      field("first-round", &ForbiddenRule::first_round),
                      field("last-round", &ForbiddenRule::last_round)};
  }
};

struct Section {
  static constexpr std::string_view kind = "section";
  SectionId id;
  std::string name;
  laws::Edition edition = laws::Edition::Laws2023;
  std::string time_control = "5400+30";
  bool supervised = false;  ///< Laws A.3, B.3: rapid and blitz under full competition rules
  pairing::System system = pairing::System::Dutch;
  pairing::Reading1992 reading = pairing::Reading1992::Default;
  int rounds_total = 9;
  std::optional<Side> initial_colour;
  bool accelerated = false;
  ScoringName scoring = ScoringName::OneHalfZero;
  std::vector<std::string> tie_breaks{"BH/C1", "BH", "SB"};
  int default_minutes = 30;     ///< Laws 6.7.1
  int no_draw_before_move = 0;  ///< Laws 9.1.1; 0: any time, 999: never by agreement
  bool guidelines_three = false;
  int losing_illegal_move = 2;  ///< Laws 7.5.5; more only in unrated youth events
  bool rated = true;
  bool verify_results = true;
  Devices devices = Devices::None;
  int first_device_board = 0;
  int last_device_board = 0;
  int first_board = 1;
  std::vector<ForbiddenRule> forbidden;
  int appeal_minutes = 60;

  [[nodiscard]] SectionId key() const { return id; }
  friend bool operator==(const Section&, const Section&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Section::id),
                      field("name", &Section::name),
                      field("edition", &Section::edition),
                      field("time-control", &Section::time_control),
                      field("supervised", &Section::supervised),
                      field("system", &Section::system),
                      field("reading", &Section::reading),
                      field("rounds", &Section::rounds_total),
                      field("initial-colour", &Section::initial_colour),
                      field("accelerated", &Section::accelerated),
                      field("scoring", &Section::scoring),
                      field("tie-breaks", &Section::tie_breaks),
                      field("default-minutes", &Section::default_minutes),
                      field("no-draw-before", &Section::no_draw_before_move),
                      field("guidelines-three", &Section::guidelines_three),
                      field("losing-illegal-move", &Section::losing_illegal_move),
                      field("rated", &Section::rated),
                      field("verify-results", &Section::verify_results),
                      field("devices", &Section::devices),
                      field("first-device-board", &Section::first_device_board),
                      field("last-device-board", &Section::last_device_board),
                      field("first-board", &Section::first_board),
                      field("forbidden", &Section::forbidden),
                      field("appeal-minutes", &Section::appeal_minutes)};
  }
};

enum class Presence : std::uint8_t { Registered, CheckedIn, Withdrawn };

struct Player {
  static constexpr std::string_view kind = "player";
  PlayerId id;
  SectionId section;
  int tpn = 0;  ///< starting number in the section, 0 until dealt
  std::string name;
  std::string title;
  std::string sex;
  std::string federation;
  std::string club;
  std::string family;  ///< shared by relatives who should not meet
  std::string fide_id;
  std::string national_id;
  std::string birth;
  int rating = 0;
  int national_rating = 0;
  int fee_due_cents = 0;
  int fee_paid_cents = 0;
  int fixed_board = 0;   ///< a table of his own, 0 when none
  std::string own_time;  ///< a time control of his own, empty when none
  std::string notes;     ///< assistant, equipment
  Presence presence = Presence::Registered;
  int first_round = 1;  ///< later for a late entry

  [[nodiscard]] PlayerId key() const { return id; }
  friend bool operator==(const Player&, const Player&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Player::id),
                      field("section", &Player::section),
                      field("tpn", &Player::tpn),
                      field("name", &Player::name),
                      field("title", &Player::title),
                      field("sex", &Player::sex),
                      field("federation", &Player::federation),
                      field("club", &Player::club),
                      field("family", &Player::family),
                      field("fide-id", &Player::fide_id),
                      field("national-id", &Player::national_id),
                      field("birth", &Player::birth),
                      field("rating", &Player::rating),
                      field("national-rating", &Player::national_rating),
                      field("fee-due", &Player::fee_due_cents),
                      field("fee-paid", &Player::fee_paid_cents),
                      field("fixed-board", &Player::fixed_board),
                      field("own-time", &Player::own_time),
                      field("notes", &Player::notes),
                      field("presence", &Player::presence),
                      field("first-round", &Player::first_round)};
  }
};

/// A round in which the player has no opponent: absent, a requested or the allocated bye.
struct Bye {
  static constexpr std::string_view kind = "bye";
  SectionId section;
  RoundNo round;
  PlayerId player;
  pairing::Mark mark = pairing::Mark::ZeroPointBye;

  [[nodiscard]] auto key() const { return std::tuple{section, round, player}; }
  friend bool operator==(const Bye&, const Bye&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &Bye::section), field("round", &Bye::round),
                      field("player", &Bye::player), field("mark", &Bye::mark)};
  }
};

enum class RoundState : std::uint8_t { Paired, Editing, Published, Started, Closed };

struct Round {
  static constexpr std::string_view kind = "round";
  SectionId section;
  RoundNo number;
  RoundState state = RoundState::Paired;
  std::optional<Instant> started_at;  ///< the actual start: the default time runs from it, Laws 6.7
  std::optional<Instant> closed_at;
  bool manual = false;                  ///< the pairing is not the engine's own
  bool outdated = false;                ///< printed lists no longer agree with a corrected result
  std::optional<Instant> scheduled_at;  ///< what was announced, where it was
  std::optional<int> start_number;      ///< the array drawn for a round of Chess960
  std::string start_seed;               ///< what it was drawn from, to be drawn again by anybody

  [[nodiscard]] auto key() const { return std::tuple{section, number}; }
  friend bool operator==(const Round&, const Round&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &Round::section),
                      field("round", &Round::number),
                      field("state", &Round::state),
                      field("started-at", &Round::started_at),
                      field("closed-at", &Round::closed_at),
                      field("manual", &Round::manual),
                      field("outdated", &Round::outdated),
                      field("scheduled-at", &Round::scheduled_at),
                      field("start-number", &Round::start_number),
                      field("start-seed", &Round::start_seed)};
  }
};

/// When a round is to begin, as announced.
struct RoundPlan {
  static constexpr std::string_view kind = "round-plan";
  SectionId section;
  RoundNo number;
  Instant at;

  [[nodiscard]] auto key() const { return std::tuple{section, number}; }
  friend bool operator==(const RoundPlan&, const RoundPlan&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &RoundPlan::section), field("round", &RoundPlan::number),
                      field("at", &RoundPlan::at)};
  }
};

enum class Role : std::uint8_t { Viewer, Results, Sector, Deputy, Chief };

struct Arbiter {
  static constexpr std::string_view kind = "arbiter";
  ArbiterId id;
  std::string name;
  Role role = Role::Viewer;
  int first_board = 0;  ///< a sector arbiter's boards
  int last_board = 0;
  std::string fide_id;
  std::string pin_hash;

  [[nodiscard]] ArbiterId key() const { return id; }
  friend bool operator==(const Arbiter&, const Arbiter&) = default;
  static constexpr auto fields() {
    return std::tuple{field("id", &Arbiter::id),
                      field("name", &Arbiter::name),
                      field("role", &Arbiter::role),
                      field("first-board", &Arbiter::first_board),
                      field("last-board", &Arbiter::last_board),
                      field("fide-id", &Arbiter::fide_id),
                      field("pin-hash", &Arbiter::pin_hash)};
  }
};

/// An electronic board: its serial number belongs to a table of the hall.
struct Device {
  static constexpr std::string_view kind = "device";
  std::string serial;
  BoardNo board;

  [[nodiscard]] const std::string& key() const { return serial; }
  friend bool operator==(const Device&, const Device&) = default;
  static constexpr auto fields() {
    return std::tuple{field("serial", &Device::serial), field("board", &Device::board)};
  }
};

/// One point of a round's checklist that has been looked at.
struct Check {
  static constexpr std::string_view kind = "check";
  SectionId section;
  RoundNo round;
  std::string item;
  bool in_order = true;
  std::string exception;

  [[nodiscard]] auto key() const { return std::tuple{section, round, item}; }
  friend bool operator==(const Check&, const Check&) = default;
  static constexpr auto fields() {
    return std::tuple{field("section", &Check::section), field("round", &Check::round),
                      field("item", &Check::item), field("in-order", &Check::in_order),
                      field("exception", &Check::exception)};
  }
};

}  // namespace praporek::hall
