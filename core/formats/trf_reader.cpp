#include "core/formats/trf_reader.hpp"

#include "core/base/text.hpp"
#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace praporek::formats {

namespace {

struct Record {
  std::string_view id;
  void (*read)(const TrfLine&, TrfDraft&);
  bool free_text = false;  ///< may hold anything: the tournament does not depend on it
};

void keep(const TrfLine& line, TrfDraft& draft) {
  draft.reading.header.other_lines.push_back(line.text());
}

/// Counts of rated players and of teams: whoever needs them counts again.
void leave_out(const TrfLine& /*line*/, TrfDraft& /*draft*/) {}

constexpr std::array<Record, 44> records{{
    {"001", read_player},
    {"012", read_name, true},
    {"022", read_header_text, true},
    {"032", read_header_text, true},
    {"042", read_header_text, true},
    {"052", read_header_text, true},
    {"062", read_player_count, true},
    {"072", leave_out, true},
    {"082", leave_out, true},
    {"092", read_header_text, true},
    {"102", read_header_text, true},
    {"112", read_header_text, true},
    {"122", read_header_text, true},
    {"132", read_round_dates, true},
    {"142", read_rounds},
    {"152", read_initial_colour},
    {"162", read_scoring},
    {"172", keep, true},
    {"182", read_header_text, true},
    {"192", read_header_text},
    {"202", read_tie_breaks},
    {"212", read_tie_breaks},
    {"222", read_header_text, true},
    {"240", read_announced_byes},
    {"250", read_acceleration},
    {"260", read_forbidden},
    {"299", read_abnormal_points},
    {"###", read_comment, true},
    {"013", keep, true},
    {"310", keep, true},
    {"801", keep, true},
    {"802", keep, true},
    {"XXR", read_rounds},
    {"XXC", read_javafo_options},
    {"XXZ", read_absent},
    {"XXA", read_virtual_points},
    {"XXP", read_javafo_forbidden},
    {"XXS", read_javafo_scoring},
    {"BBW", read_bbp_scoring},
    {"BBD", read_bbp_scoring},
    {"BBL", read_bbp_scoring},
    {"BBZ", read_bbp_scoring},
    {"BBF", read_bbp_scoring},
    {"BBU", read_bbp_scoring},
}};

/// The column of the first tab or other control character, 0 when there is none.
int control_character_in(const std::string& text) {
  const auto found = std::ranges::find_if(
      text, [](char letter) { return static_cast<unsigned char>(letter) < ' '; });
  return found == text.end() ? 0 : static_cast<int>(found - text.begin()) + 1;
}

void read_line(const TrfLine& line, TrfDraft& draft) {
  if (trimmed(line.text()).empty()) return;
  const auto record = std::ranges::find(records, line.record(), &Record::id);
  if (record == records.end()) {
    keep(line, draft);
    draft.remark({line.number(), 1}, {"trf.unknown-record", {std::string{line.record()}}});
    return;
  }
  const int control = control_character_in(line.text());
  if (control != 0 && !record->free_text) {
    draft.fault({line.number(), control}, {"trf.control-character", {}});
  } else {
    record->read(line, draft);
  }
}

void report_encoding(TrfDraft& draft) {
  const TrfFile& file = draft.reading.file;
  if (file.utf16) draft.fault({1, 1}, {"trf.utf16", {}});
  if (!file.lines_in_windows_1250.empty()) {
    draft.take_default({file.lines_in_windows_1250.front(), 1},
                       {"trf.windows-1250", {std::to_string(file.lines_in_windows_1250.size())}});
  }
}

}  // namespace

bool TrfReading::is_sound() const {
  return std::ranges::none_of(
      reports, [](const TrfReport& report) { return report.kind == TrfReport::Kind::Fault; });
}

TrfReading read_trf(std::string_view bytes) {
  TrfDraft draft;
  draft.reading.file = split_trf(bytes);
  report_encoding(draft);
  for (const TrfLine& line : draft.reading.file.lines) read_line(line, draft);
  if (draft.reading.tournament.players.empty()) draft.fault({}, {"trf.no-players", {}});
  settle(draft);
  cross_check(draft);
  std::ranges::stable_sort(draft.reading.reports, {}, [](const TrfReport& report) {
    return std::pair{report.line, report.column};
  });
  return std::move(draft.reading);
}

}  // namespace praporek::formats
