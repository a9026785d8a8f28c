#include "core/base/text.hpp"
#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace praporek::formats {

namespace {

struct TextRecord {
  std::string_view record;
  std::string TrfHeader::*where;
};

constexpr std::array<TextRecord, 10> text_records{{
    {"022", &TrfHeader::city},
    {"032", &TrfHeader::federation},
    {"042", &TrfHeader::start},
    {"052", &TrfHeader::end},
    {"092", &TrfHeader::type},
    {"102", &TrfHeader::chief_arbiter},
    {"122", &TrfHeader::time_control},
    {"182", &TrfHeader::program},
    {"192", &TrfHeader::encoded_type},
    {"222", &TrfHeader::encoded_time_control},
}};

std::string text_of(const TrfLine& line) { return std::string{trimmed(line.from(5))}; }

/// A text the file should state once; a second one that differs is left aside, said aloud.
void state(std::string& where, const TrfLine& line, TrfDraft& draft) {
  const std::string text = text_of(line);
  if (where.empty()) {
    where = text;
  } else if (where != text) {
    draft.remark({line.number(), 5}, {"trf.said-before", {std::string{line.record()}}});
  }
}

/// "### lot: 7 3": of the tied players 7 was drawn before 3 (Swiss 1992 F10).
void read_lots(const TrfLine& line, std::string_view text, TrfDraft& draft) {
  for (const std::string_view word : words_of(text)) {
    const auto tpn = whole_number(word);
    if (!tpn) {
      draft.fault({line.number(), 5}, {"trf.not-a-player-number", {std::string{word}}});
      return;
    }
    draft.named.push_back({*tpn, {line.number(), 5}});
    draft.reading.tournament.lots.push_back(*tpn);
  }
}

}  // namespace

void read_name(const TrfLine& line, TrfDraft& draft) {
  state(draft.reading.tournament.name, line, draft);
}

void read_header_text(const TrfLine& line, TrfDraft& draft) {
  TrfHeader& header = draft.reading.header;
  if (line.record() == "112") {
    header.deputies.push_back(text_of(line));
    return;
  }
  for (const TextRecord& row : text_records) {
    if (row.record == line.record()) state(header.*row.where, line, draft);
  }
}

void read_round_dates(const TrfLine& line, TrfDraft& draft) {
  auto& dates = draft.reading.header.round_dates;
  for (int first = first_column_of_round(1); first <= line.length(); first += 10) {
    dates.emplace_back(trimmed(line.at({first, first + 7})));
  }
  while (!dates.empty() && dates.back().empty()) dates.pop_back();
}

void read_player_count(const TrfLine& line, TrfDraft& draft) {
  // Some programs write "40 (38 present)": the number stands first.
  const auto words = words_of(line.from(5));
  const auto count = words.empty() ? std::nullopt : whole_number(words.front());
  if (count) {
    draft.player_count = {*count, {line.number(), 5}};
  } else {
    draft.remark({line.number(), 5}, {"trf.not-a-count", {text_of(line)}});
  }
}

void read_comment(const TrfLine& line, TrfDraft& draft) {
  const std::string_view text = trimmed(line.from(4));
  if (text == "reading: czech-letter") {
    draft.reading.tournament.reading = pairing::Reading1992::CzechLetter;
  } else if (text.starts_with("lot:")) {
    read_lots(line, text.substr(4), draft);
  } else {
    draft.reading.header.comments.emplace_back(text);
  }
}

void read_tie_breaks(const TrfLine& line, TrfDraft& draft) {
  auto& codes = draft.reading.tournament.tie_breaks;
  std::vector<std::string> stated;
  for (const std::string_view code : split(line.from(5), ',')) {
    if (!trimmed(code).empty()) stated.emplace_back(trimmed(code));
  }
  // 212 is 202 with the points in front.
  if (line.record() == "212" && !stated.empty() && stated.front() == "PTS") {
    stated.erase(stated.begin());
  }
  if (codes.empty()) {
    codes = std::move(stated);
  } else if (codes != stated) {
    draft.remark({line.number(), 5}, {"trf.said-before", {std::string{line.record()}}});
  }
}

}  // namespace praporek::formats
