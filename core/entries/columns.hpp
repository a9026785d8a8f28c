#pragma once

#include "core/base/result.hpp"
#include "core/entries/sheet.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::entries {

/// What a column of an entry sheet or a national list says about a player.
enum class Field : std::uint8_t {
  None,
  Name,
  Surname,
  GivenName,
  FideId,
  NationalId,
  Birth,
  Sex,
  Title,
  Federation,
  Club,
  Rating,
  Rapid,
  Blitz,
  NationalRating,
  FeeDue,
  FeePaid,
  Notes,
};

/// One field a column, from the first column on.
using Columns = std::vector<Field>;

/// What the head line's words say in English, Czech or Slovak; unknown words are None. The same
/// field is never taken twice: the first column has it.
Columns guessed_columns(const std::vector<std::string>& head);

/// The columns name a player: his name, or his surname.
bool name_a_player(const Columns& columns);

/// "name,fide-id,-,club": the form that is typed and remembered.
std::string text_of(const Columns& columns);
Result<Columns> columns_from(std::string_view text);

/// The head line as one text, by which its columns are remembered.
std::string signature_of(const std::vector<std::string>& head);

}  // namespace praporek::entries
