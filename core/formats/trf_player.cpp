#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"
#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace praporek::formats {

namespace {

using pairing::Mark;
using pairing::Player;
using pairing::RoundCell;

constexpr std::array<std::string_view, 8> titles{"GM",  "IM", "WGM", "FM",
                                                 "WIM", "CM", "WFM", "WCM"};

/// Titles as files before TRF16 wrote them.
struct OldTitle {
  std::string_view written;
  std::string_view means;
};

constexpr std::array<OldTitle, 8> old_titles{{{"g", "GM"},
                                              {"m", "IM"},
                                              {"f", "FM"},
                                              {"c", "CM"},
                                              {"wg", "WGM"},
                                              {"wm", "WIM"},
                                              {"wf", "WFM"},
                                              {"wc", "WCM"}}};

/// A result without an opponent, as older files wrote byes, and the bye it can only mean.
struct Unopposed {
  Mark written;
  Mark means;
};

constexpr std::array<Unopposed, 5> unopposed{{{Mark::ForfeitWin, Mark::PairingBye},
                                              {Mark::Win, Mark::FullPointBye},
                                              {Mark::Draw, Mark::HalfPointBye},
                                              {Mark::Loss, Mark::ZeroPointBye},
                                              {Mark::ForfeitLoss, Mark::ZeroPointBye}}};

bool is_bye(Mark mark) {
  return mark == Mark::HalfPointBye || mark == Mark::FullPointBye || mark == Mark::PairingBye ||
         mark == Mark::ZeroPointBye;
}

std::string text_at(const TrfLine& line, Field field) {
  return std::string{trimmed(line.at(field))};
}

/// A number that may be left out; what is there must be a number.
int number_at(const TrfLine& line, Field field, const char* wrong, TrfDraft& draft) {
  const std::string_view text = trimmed(line.at(field));
  if (text.empty()) return 0;
  const auto number = whole_number(text);
  if (number && *number >= 0) return *number;
  draft.fault({line.number(), field.first}, {wrong, {std::string{text}}});
  return 0;
}

std::string title_at(const TrfLine& line, TrfDraft& draft) {
  std::string written = text_at(line, player_record::title);
  if (written.empty() || std::ranges::find(titles, written) != titles.end()) return written;
  for (const OldTitle& old : old_titles) {
    if (old.written == lower_case_ascii(written)) return std::string{old.means};
  }
  for (const std::string_view title : titles) {
    if (lower_case_ascii(title) == lower_case_ascii(written)) return std::string{title};
  }
  draft.remark({line.number(), player_record::title.first}, {"trf.unknown-title", {written}});
  return written;
}

std::string sex_at(const TrfLine& line, TrfDraft& draft) {
  std::string sex = lower_case_ascii(text_at(line, player_record::sex));
  if (sex.empty() || sex == "m" || sex == "w") return sex;
  if (sex == "f") return "w";
  draft.remark({line.number(), player_record::sex.first}, {"trf.unknown-sex", {sex}});
  return {};
}

std::optional<Side> colour_at(const TrfLine& line, Field field, TrfDraft& draft) {
  const std::string colour = lower_case_ascii(text_at(line, field));
  if (colour == "w") return Side::White;
  if (colour == "b") return Side::Black;
  if (!colour.empty() && colour != "-") {
    draft.fault({line.number(), field.first}, {"trf.unknown-colour", {colour}});
  }
  return std::nullopt;
}

Mark bye_without_opponent(Mark mark, Place place, TrfDraft& draft) {
  if (is_bye(mark)) return mark;
  if (mark == Mark::Adjourned) return Mark::ZeroPointBye;  // blank: absent
  const std::string written{letter_of(mark)};
  for (const Unopposed& row : unopposed) {
    if (row.written != mark) continue;
    draft.repair(place,
                 {"trf.bye-written-as-result", {written, std::string{letter_of(row.means)}}});
    return row.means;
  }
  draft.fault(place, {"trf.result-without-opponent", {written}});
  return Mark::ZeroPointBye;
}

Mark mark_at(const TrfLine& line, Field field, TrfDraft& draft) {
  const std::string_view text = line.at(field);
  if (text.empty()) return Mark::Adjourned;
  const auto mark = text.size() == 1 ? mark_of(text.front()) : std::nullopt;
  if (mark) return *mark;
  draft.fault({line.number(), field.first}, {"trf.unknown-result", {std::string{text}}});
  return Mark::Adjourned;
}

RoundCell cell_at(const TrfLine& line, int round, TrfDraft& draft) {
  const CellFields fields = cell_fields(round);
  const Place result{line.number(), fields.result.first};
  RoundCell cell;
  cell.opponent = number_at(line, fields.opponent, "trf.not-an-opponent", draft);
  cell.colour = colour_at(line, fields.colour, draft);
  cell.mark = mark_at(line, fields.result, draft);
  if (cell.opponent == 0) {
    cell.mark = bye_without_opponent(cell.mark, result, draft);
    if (cell.colour) {
      draft.repair({line.number(), fields.colour.first}, {"trf.colour-without-opponent", {}});
      cell.colour.reset();
    }
    return cell;
  }
  if (is_bye(cell.mark)) {
    draft.fault(result, {"trf.bye-with-opponent", {std::string{letter_of(cell.mark)}}});
    return cell;
  }
  if (cell.mark == Mark::Adjourned) draft.take_default(result, {"trf.no-result-yet", {}});
  return cell;
}

/// The columns that must stay blank tell a shifted line from a sound one.
void check_gaps(const TrfLine& line, TrfDraft& draft) {
  constexpr std::array<Field, 10> gaps{{{4, 4},
                                        {9, 9},
                                        {14, 14},
                                        {48, 48},
                                        {53, 53},
                                        {57, 57},
                                        {69, 69},
                                        {80, 80},
                                        {85, 85},
                                        {90, 91}}};
  const auto check = [&](Field gap) {
    if (trimmed(line.at(gap)).empty()) return;
    draft.fault({line.number(), gap.first}, {"trf.text-between-columns", {}});
  };
  std::ranges::for_each(gaps, check);
  for (int first = first_column_of_round(1); first <= line.length(); first += 10) {
    check({first + 4, first + 4});
    check({first + 6, first + 6});
    check({first + 8, first + 9});
  }
}

Score points_at(const TrfLine& line, TrfDraft& draft) {
  const std::string_view text = trimmed(line.at(player_record::points));
  const auto points = points_from(text);
  if (!points && !text.empty()) {
    draft.fault({line.number(), player_record::points.first},
                {"trf.not-points", {std::string{text}}});
  }
  return points.value_or(Score{});
}

int rounds_in(const TrfLine& line) {
  const std::string_view cells = line.from(first_column_of_round(1));
  const std::string_view written = trimmed(cells);
  if (written.empty()) return 0;
  const auto bytes = static_cast<std::size_t>(written.data() + written.size() - cells.data());
  return (length_in_characters(cells.substr(0, bytes)) - 1) / 10 + 1;
}

}  // namespace

void read_player(const TrfLine& line, TrfDraft& draft) {
  Player player;
  check_gaps(line, draft);
  player.tpn = number_at(line, player_record::tpn, "trf.not-a-player-number", draft);
  const Place place{line.number(), player_record::tpn.first};
  if (player.tpn == 0) {
    draft.fault(place, {"trf.no-player-number", {}});
    return;
  }
  if (const auto [first, fresh] = draft.line_of.emplace(player.tpn, line.number()); !fresh) {
    draft.fault(place, {"trf.number-used-twice",
                        {std::to_string(player.tpn), std::to_string(first->second)}});
    return;
  }
  player.sex = sex_at(line, draft);
  player.title = title_at(line, draft);
  player.name = text_at(line, player_record::name);
  player.rating = number_at(line, player_record::rating, "trf.not-a-rating", draft);
  player.federation = text_at(line, player_record::federation);
  player.fide_id = text_at(line, player_record::fide_id);
  player.birth = text_at(line, player_record::birth);
  player.points = points_at(line, draft);
  player.rank = number_at(line, player_record::rank, "trf.not-a-rank", draft);
  const int rounds = rounds_in(line);
  for (int round = 1; round <= rounds; ++round) {
    player.rounds.push_back(cell_at(line, round, draft));
  }
  draft.reading.tournament.players.push_back(std::move(player));
}

}  // namespace praporek::formats
