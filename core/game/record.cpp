#include "core/game/record.hpp"

#include "core/rules/position.hpp"

namespace praporek::game {

namespace {

std::optional<TimedReading> reading_in(const Entry& entry) {
  if (const auto* read = std::get_if<ClockReading>(&entry))
    return TimedReading{read->left, read->at};
  if (const auto* found = std::get_if<Snapshot>(&entry))
    return TimedReading{found->left, found->at};
  const auto* press = std::get_if<ClockPress>(&entry);
  if (press != nullptr && press->left) return TimedReading{*press->left, press->at};
  return std::nullopt;
}

}  // namespace

GameRecord::GameRecord() : start{rules::initial_position().setup()} {}

std::optional<TimedReading> last_reading(const GameRecord& record) {
  for (auto entry = record.entries.rbegin(); entry != record.entries.rend(); ++entry) {
    if (const auto reading = reading_in(*entry)) return reading;
  }
  return std::nullopt;
}

bool OpenPapers::any() const {
  return unsigned_by[Side::White] || unsigned_by[Side::Black] || sheet_missing[Side::White] ||
         sheet_missing[Side::Black];
}

OpenPapers open_papers(const GameRecord& record) {
  OpenPapers open{{{true, true}}, {{true, true}}};
  for (const Entry& entry : record.entries) {
    if (const auto* sign = std::get_if<SheetSigned>(&entry)) open.unsigned_by[sign->by] = false;
    if (const auto* sheet = std::get_if<SheetHandedIn>(&entry)) {
      open.sheet_missing[sheet->of] = false;
    }
  }
  return open;
}

}  // namespace praporek::game
