#pragma once

#include "core/entries/columns.hpp"
#include "core/entries/listed_player.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::entries {

/// One row of an entry sheet or of a national list, its values as far as they could be read.
struct Entry {
  int line = 0;      ///< in the file, from 1
  std::string name;  ///< "Surname, Given name" where the sheet tells them apart
  std::string fide_id;
  std::string national_id;
  std::string birth;  ///< YYYY/MM/DD, YYYY/00/00 or empty
  std::string sex;    ///< m, w or empty
  std::string title;
  std::string federation;
  std::string club;
  std::string notes;
  int rating = 0;
  int rapid = 0;
  int blitz = 0;
  int national_rating = 0;
  int fee_due_cents = 0;
  int fee_paid_cents = 0;
  std::vector<Message> faults;  ///< values that could not be read

  friend bool operator==(const Entry&, const Entry&) = default;
};

/// Row `row` of the sheet; nothing where it names nobody.
std::optional<Entry> entry_of(const Sheet& sheet, std::size_t row, const Columns& columns);

/// The entry as a row of the national list it comes from.
ListedPlayer listed(const Entry& entry);

}  // namespace praporek::entries
