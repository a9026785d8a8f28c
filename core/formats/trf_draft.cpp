#include "core/formats/trf_draft.hpp"

#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"

#include <utility>

namespace praporek::formats {

namespace {

constexpr int greatest_tpn = 9999;

void add_number(std::string_view text, Place place, TrfDraft& draft,
                std::vector<Stated<int>>& numbers) {
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > greatest_tpn) {
    draft.fault(place, {"trf.not-a-player-number", {std::string{text}}});
    return;
  }
  numbers.push_back({*number, place});
  draft.named.push_back({*number, place});
}

}  // namespace

void TrfDraft::report(TrfReport::Kind kind, Place place, Message message) {
  reading.reports.push_back({kind, place.line, place.column, std::move(message)});
}

void TrfDraft::fault(Place place, Message message) {
  report(TrfReport::Kind::Fault, place, std::move(message));
}

void TrfDraft::repair(Place place, Message message) {
  report(TrfReport::Kind::Repair, place, std::move(message));
}

void TrfDraft::remark(Place place, Message message) {
  report(TrfReport::Kind::Remark, place, std::move(message));
}

void TrfDraft::take_default(Place place, Message message) {
  report(TrfReport::Kind::Default, place, std::move(message));
}

std::vector<Stated<int>> numbers_from(const TrfLine& line, Field field, int step, TrfDraft& draft) {
  std::vector<Stated<int>> numbers;
  for (int shift = 0; field.first + shift <= line.length(); shift += step) {
    const Field here{field.first + shift, field.last + shift};
    const std::string_view text = trimmed(line.at(here));
    if (!text.empty()) add_number(text, {line.number(), here.first}, draft, numbers);
    const Field between{here.last + 1, here.first + step - 1};
    if (!trimmed(line.at(between)).empty()) {
      draft.fault({line.number(), between.first}, {"trf.text-between-columns", {}});
    }
  }
  return numbers;
}

std::vector<Stated<int>> numbers_by_words(const TrfLine& line, TrfDraft& draft) {
  std::vector<Stated<int>> numbers;
  const std::string_view text = line.from(5);
  for (const std::string_view word : words_of(text)) {
    const auto offset = static_cast<std::size_t>(word.data() - text.data());
    const int column = 5 + length_in_characters(text.substr(0, offset));
    add_number(word, {line.number(), column}, draft, numbers);
  }
  return numbers;
}

}  // namespace praporek::formats
