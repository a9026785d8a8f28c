#include "core/rules/repetition.hpp"

namespace praporek::rules {

namespace {

std::vector<Occurrence> occurrences_until(const Record& record, std::size_t last) {
  const auto& positions = record.positions();
  std::vector<Occurrence> occurrences;
  for (std::size_t ply = 0; ply <= last; ++ply) {
    if (same_position(positions[ply], positions[last])) occurrences.push_back({ply});
  }
  return occurrences;
}

}  // namespace

std::string text_of(const Record& record, Occurrence occurrence) {
  if (occurrence.ply == 0) return "0";
  const Position& before = record.positions()[occurrence.ply - 1];
  return std::to_string(before.fullmove_number()) +
         (before.side_to_move() == Side::White ? "." : "...");
}

std::vector<Occurrence> occurrences_of_present(const Record& record) {
  return occurrences_until(record, record.moves().size());
}

std::optional<std::vector<Occurrence>> first_fivefold(const Record& record) {
  for (std::size_t ply = 0; ply < record.positions().size(); ++ply) {
    auto occurrences = occurrences_until(record, ply);
    if (occurrences.size() >= drawing_occurrences) return occurrences;
  }
  return std::nullopt;
}

}  // namespace praporek::rules
