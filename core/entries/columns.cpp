#include "core/entries/columns.hpp"

#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"

#include <algorithm>
#include <array>

namespace praporek::entries {

namespace {

struct FieldWords {
  Field field;
  std::string_view word;                    ///< as it is typed
  std::array<std::string_view, 10> titles;  ///< of head lines, plain lower-case letters
};

constexpr std::array<FieldWords, 18> table{{
    {Field::None, "-", {}},
    {Field::Name,
     "name",
     {"name", "jmeno", "meno", "hrac", "player", "prijmeni jmeno", "prijmeni a jmeno",
      "priezvisko meno", "priezvisko a meno", "full name"}},
    {Field::Surname,
     "surname",
     {"surname", "prijmeni", "priezvisko", "last name", "lastname", "family name"}},
    {Field::GivenName,
     "given-name",
     {"first name", "firstname", "given name", "krestni jmeno", "krstne meno"}},
    {Field::FideId,
     "fide-id",
     {"fide id", "fideid", "fide-id", "id fide", "fide no", "fide", "fide code", "fide_id"}},
    {Field::NationalId,
     "national-id",
     {"national id", "id", "id cr", "lok", "registrace", "reg", "evidencni cislo", "reg cislo",
      "idc", "cislo"}},
    {Field::Birth,
     "birth",
     {"birth", "born", "birthday", "b-day", "narozeni", "datum narozeni", "rok narozeni",
      "datum narodenia", "rok narodenia", "rocnik"}},
    {Field::Sex, "sex", {"sex", "gender", "pohlavi", "pohlavie"}},
    {Field::Title, "title", {"title", "titul", "tit"}},
    {Field::Federation,
     "federation",
     {"federation", "fed", "federace", "federacia", "country", "stat", "zeme", "krajina"}},
    {Field::Club, "club", {"club", "oddil", "klub", "oddiel", "team", "druzstvo"}},
    {Field::Rating,
     "rating",
     {"rating", "fide rating", "elo", "fide elo", "elo fide", "std", "srtng", "rtg"}},
    {Field::Rapid, "rapid", {"rapid", "rapid rating", "elo rapid", "rrtng"}},
    {Field::Blitz, "blitz", {"blitz", "blitz rating", "elo blitz", "brtng", "bleskovy"}},
    {Field::NationalRating,
     "national-rating",
     {"national rating", "lok cr", "elo cr", "narodni elo", "elo lok", "narodne elo", "elo sr",
      "nat", "rtg nat"}},
    {Field::FeeDue, "fee-due", {"fee", "fee due", "startovne", "vklad", "poplatek", "poplatok"}},
    {Field::FeePaid, "fee-paid", {"paid", "fee paid", "zaplaceno", "zaplatene", "uhrazeno"}},
    {Field::Notes, "notes", {"notes", "note", "poznamka", "remark"}},
}};

/// Plain lower-case letters, dots and double blanks gone.
std::string plain_title(std::string_view title) {
  std::string plain = lower_case_ascii(formats::plain_letters(trimmed(title)));
  std::ranges::replace_if(
      plain, [](char c) { return c == '.' || c == ',' || c == ':'; }, ' ');
  std::string joined;
  for (const std::string_view word : words_of(plain)) {
    joined += (joined.empty() ? "" : " ") + std::string{word};
  }
  return joined;
}

Field field_titled(std::string_view title) {
  const std::string plain = plain_title(title);
  if (plain.empty()) return Field::None;
  for (const FieldWords& row : table) {
    if (std::ranges::find(row.titles, plain) != row.titles.end()) return row.field;
  }
  return Field::None;
}

}  // namespace

Columns guessed_columns(const std::vector<std::string>& head) {
  Columns columns;
  for (const std::string& title : head) {
    const Field field = field_titled(title);
    const bool taken = std::ranges::find(columns, field) != columns.end();
    columns.push_back(taken ? Field::None : field);
  }
  // Where both stand apart, "Jméno" beside "Příjmení" is the given name.
  const auto name = std::ranges::find(columns, Field::Name);
  const bool surname = std::ranges::find(columns, Field::Surname) != columns.end();
  if (surname && name != columns.end()) *name = Field::GivenName;
  return columns;
}

bool name_a_player(const Columns& columns) {
  return std::ranges::any_of(
      columns, [](Field field) { return field == Field::Name || field == Field::Surname; });
}

std::string text_of(const Columns& columns) {
  std::string text;
  for (const Field field : columns) {
    text += (text.empty() ? "" : ",");
    text += table[static_cast<std::size_t>(field)].word;
  }
  return text;
}

Result<Columns> columns_from(std::string_view text) {
  Columns columns;
  for (const std::string_view piece : split(text, ',')) {
    const auto* row = std::ranges::find(table, trimmed(piece), &FieldWords::word);
    if (row == table.end()) return Refusal{Message{"entries.no-such-field", {std::string{piece}}}};
    columns.push_back(row->field);
  }
  if (!name_a_player(columns)) return Refusal{Message{"entries.no-name-column", {}}};
  return columns;
}

std::string signature_of(const std::vector<std::string>& head) {
  std::string signature;
  for (const std::string& title : head) signature += plain_title(title) + "|";
  return signature;
}

}  // namespace praporek::entries
