#include "core/base/text.hpp"
#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <string>

namespace praporek::formats {

namespace {

using pairing::Scoring;

/// One letter of record 162: what it sets (TRF26).
bool apply_letter(char letter, Score points, TrfDraft& draft) {
  Scoring& scoring = draft.reading.tournament.scoring;
  switch (letter) {
    case 'W':
      scoring.win = {{points, points}};
      scoring.forfeit_win = scoring.full_point_bye = points;
      if (!draft.bye_value_stated) scoring.pairing_bye = points;
      return true;
    case 'D':
      scoring.draw = {{points, points}};
      scoring.half_point_bye = points;
      if (!draft.adjourned_value_stated) scoring.adjourned = points;
      return true;
    case 'L':
      scoring.loss = {{points, points}};
      return true;
    case 'A':
    case 'Z':  // written by programs that follow the first draft of TRF26
      scoring.zero_point_bye = scoring.forfeit_loss = points;
      return true;
    case 'P':
      scoring.pairing_bye = points;
      draft.bye_value_stated = true;
      return true;
    case 'X':
      scoring.adjourned = points;
      draft.adjourned_value_stated = true;
      return true;
    default:
      return false;
  }
}

/// One code of JaVaFo's XXS; a later code overrides an earlier one.
bool apply_code(std::string_view code, Score points, TrfDraft& draft) {
  Scoring& scoring = draft.reading.tournament.scoring;
  const auto set = [&](auto&... values) {
    ((values = points), ...);
    return true;
  };
  if (code == "WW") return set(scoring.win[Side::White]);
  if (code == "BW") return set(scoring.win[Side::Black]);
  if (code == "WD") return set(scoring.draw[Side::White]);
  if (code == "BD") return set(scoring.draw[Side::Black]);
  if (code == "WL") return set(scoring.loss[Side::White]);
  if (code == "BL") return set(scoring.loss[Side::Black]);
  if (code == "ZPB") return set(scoring.zero_point_bye);
  if (code == "HPB") return set(scoring.half_point_bye);
  if (code == "FPB") return set(scoring.full_point_bye);
  if (code == "FW") return set(scoring.forfeit_win);
  if (code == "FL") return set(scoring.forfeit_loss);
  if (code == "PAB") return draft.bye_value_stated = set(scoring.pairing_bye);
  if (code == "L") return set(scoring.loss[Side::White], scoring.loss[Side::Black]);
  if (code == "W") {
    return set(scoring.win[Side::White], scoring.win[Side::Black], scoring.forfeit_win,
               scoring.full_point_bye);
  }
  if (code == "D") {
    return set(scoring.draw[Side::White], scoring.draw[Side::Black], scoring.half_point_bye);
  }
  return false;
}

}  // namespace

void read_scoring(const TrfLine& line, TrfDraft& draft) {
  constexpr int step = 9;
  for (int symbol = 6; symbol <= line.length(); symbol += step) {
    const Place place{line.number(), symbol};
    const std::string letter{trimmed(line.at({symbol, symbol}))};
    const Field value{symbol + 1, symbol + 4};
    const std::string text{trimmed(line.at(value))};
    if (!trimmed(line.at({symbol + 5, symbol + 8})).empty()) {
      draft.fault({line.number(), symbol + 5}, {"trf.text-between-columns", {}});
    }
    if (letter.empty() && text.empty()) continue;
    const auto points = points_from(text);
    if (!points) {
      draft.fault({line.number(), value.first}, {"trf.not-points", {text}});
    } else if (letter.size() != 1 || !apply_letter(letter.front(), *points, draft)) {
      draft.fault(place, {"trf.unknown-scoring", {letter}});
    }
  }
}

void read_javafo_scoring(const TrfLine& line, TrfDraft& draft) {
  const std::string_view text = line.from(5);
  for (const std::string_view word : words_of(text)) {
    const Place place{line.number(), 5 + static_cast<int>(word.data() - text.data())};
    const auto equals = word.find('=');
    const auto points =
        equals == std::string_view::npos ? std::nullopt : points_from(word.substr(equals + 1));
    if (!points || !apply_code(word.substr(0, equals), *points, draft)) {
      draft.fault(place, {"trf.unknown-scoring", {std::string{word}}});
    }
  }
}

void read_bbp_scoring(const TrfLine& line, TrfDraft& draft) {
  const std::string text{trimmed(line.from(4))};
  const auto points = points_from(text);
  if (!points) {
    draft.fault({line.number(), 5}, {"trf.not-points", {text}});
    return;
  }
  Scoring& scoring = draft.reading.tournament.scoring;
  switch (line.text()[2]) {
    case 'Z':
      scoring.zero_point_bye = *points;
      break;
    case 'F':
      scoring.forfeit_loss = *points;
      break;
    case 'U':
      apply_letter('P', *points, draft);
      break;
    default:
      apply_letter(line.text()[2], *points, draft);
  }
}

void read_abnormal_points(const TrfLine& line, TrfDraft& draft) {
  constexpr std::string_view types = " WDLAPX";
  const std::string_view type = line.at({5, 5});
  const std::string points_text{trimmed(line.at({14, 17}))};
  const auto points = points_from(points_text);
  const auto round = whole_number(trimmed(line.at({20, 22})));
  if (type.empty() || types.find(type.front()) == std::string_view::npos) {
    draft.fault({line.number(), 5}, {"trf.unknown-scoring", {std::string{type}}});
    return;
  }
  if (!points) {
    draft.fault({line.number(), 14}, {"trf.not-points", {points_text}});
    return;
  }
  if (!round || *round < 0) {
    draft.fault({line.number(), 20}, {"trf.not-a-round", {std::string{line.at({20, 22})}}});
    return;
  }
  for (const Stated<int>& player : numbers_from(line, {24, 27}, 5, draft)) {
    draft.abnormal.push_back({type.front(), *points, *round, player.value});
  }
}

}  // namespace praporek::formats
