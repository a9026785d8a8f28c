#include "core/entries/entry.hpp"

#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/formats/encoding.hpp"
#include "core/prizes/money.hpp"

#include <algorithm>

namespace praporek::entries {

namespace {

/// Reads one row's values; what cannot be read is named and left empty.
class RowReader {
 public:
  explicit RowReader(Entry& entry) : entry_{entry} {}

  void take(Field field, std::string_view value) {
    switch (field) {
      case Field::Name:
      case Field::Surname:
        surname_ = value;
        break;
      case Field::GivenName:
        given_ = value;
        break;
      case Field::Birth:
        entry_.birth = birth(value);
        break;
      case Field::Sex:
        entry_.sex = sex(value);
        break;
      default:
        if (std::string* text = text_field(field)) {
          *text = value;
        } else if (int* target = rating_field(field)) {
          *target = rating(value);
        } else if (int* fee = fee_field(field)) {
          *fee = cents(value);
        }
    }
  }

  void finish() { entry_.name = given_.empty() ? surname_ : surname_ + ", " + given_; }

 private:
  std::string* text_field(Field field) {
    if (field == Field::FideId) return &entry_.fide_id;
    if (field == Field::NationalId) return &entry_.national_id;
    if (field == Field::Title) return &entry_.title;
    if (field == Field::Federation) return &entry_.federation;
    if (field == Field::Club) return &entry_.club;
    return field == Field::Notes ? &entry_.notes : nullptr;
  }

  int* rating_field(Field field) {
    if (field == Field::Rating) return &entry_.rating;
    if (field == Field::Rapid) return &entry_.rapid;
    if (field == Field::Blitz) return &entry_.blitz;
    return field == Field::NationalRating ? &entry_.national_rating : nullptr;
  }

  int* fee_field(Field field) {
    if (field == Field::FeeDue) return &entry_.fee_due_cents;
    return field == Field::FeePaid ? &entry_.fee_paid_cents : nullptr;
  }

  void fault(const char* id, std::string_view value) {
    entry_.faults.push_back(Message{id, {std::string{value}}});
  }

  std::string birth(std::string_view value) {
    std::string date = birth_as_reported(value);
    if (date.empty()) fault("entries.not-a-date", value);
    return date;
  }

  std::string sex(std::string_view value) {
    const std::string plain = lower_case_ascii(formats::plain_letters(value));
    if (plain == "m" || plain == "muz" || plain == "male") return "m";
    if (plain == "w" || plain == "f" || plain == "z" || plain == "zena" || plain == "female") {
      return "w";
    }
    fault("entries.not-a-sex", value);
    return {};
  }

  int rating(std::string_view value) {
    constexpr int highest = 4000;
    const auto number = whole_number(value);
    if (value == "-") return 0;
    if (!number || *number < 0 || *number > highest) {
      fault("entries.not-a-rating", value);
      return 0;
    }
    return *number;
  }

  int cents(std::string_view value) {
    const auto amount = prizes::cents_of(words_of(value).front());
    if (!amount) fault("entries.not-an-amount", value);
    return static_cast<int>(amount.value_or(0));
  }

  Entry& entry_;
  std::string surname_;
  std::string given_;
};

}  // namespace

std::optional<Entry> entry_of(const Sheet& sheet, std::size_t row, const Columns& columns) {
  Entry entry;
  entry.line = row < sheet.lines.size() ? sheet.lines[row] : static_cast<int>(row) + 1;
  RowReader reader{entry};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string_view value = sheet.cell(row, i);
    if (!value.empty()) reader.take(columns[i], value);
  }
  reader.finish();
  if (entry.name.empty()) return std::nullopt;
  return entry;
}

ListedPlayer listed(const Entry& entry) {
  return {entry.national_id.empty() ? entry.fide_id : entry.national_id,
          entry.fide_id,
          entry.name,
          entry.federation,
          entry.sex,
          entry.title,
          entry.birth,
          entry.club,
          entry.national_rating != 0 ? entry.national_rating : entry.rating,
          entry.rapid,
          entry.blitz};
}

}  // namespace praporek::entries
