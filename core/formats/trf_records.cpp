#include "core/formats/trf_records.hpp"

#include "core/formats/encoding.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace praporek::formats {

namespace {

using pairing::Acceleration;
using pairing::AnnouncedBye;
using pairing::ForbiddenGroup;
using pairing::Mark;
using pairing::Player;
using pairing::RoundCell;
using pairing::Scoring;
using pairing::Tournament;

/// The text in exactly `width` characters: cut, or filled with blanks on the right.
std::string in_columns(std::string_view text, int width) {
  std::string cut;
  int length = 0;
  for (const char letter : text) {
    const bool starts = (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U;
    if (starts && ++length > width) break;
    cut += letter;
  }
  const int missing = width - std::min(length, width);
  return cut + std::string(static_cast<std::size_t>(missing), ' ');
}

/// The same with blanks on the left.
std::string to_the_right(std::string_view text, int width) {
  const std::string filled = in_columns(text, width);
  const auto blanks = filled.size() - filled.find_last_not_of(' ') - 1;
  if (filled.find_last_not_of(' ') == std::string::npos) return filled;
  return std::string(blanks, ' ') + filled.substr(0, filled.size() - blanks);
}

std::string number_or_blank(int number) { return number == 0 ? "" : std::to_string(number); }

std::string cell_text(const RoundCell& cell) {
  const char result = letter_of(cell.mark);
  if (cell.opponent == 0) return fmt::format("  0000 - {}", result);
  const char colour = cell.colour == Side::White ? 'w' : 'b';
  return fmt::format("  {:>4} {} {}", cell.opponent, cell.colour ? colour : '-', result);
}

/// Can record 162 say it? It has one value for both colours and for played and unplayed wins.
bool fits_162(const Scoring& scoring) {
  const auto same = [](const BySide<Score>& sides) {
    return sides[Side::White] == sides[Side::Black];
  };
  return same(scoring.win) && same(scoring.draw) && same(scoring.loss) &&
         scoring.forfeit_win == scoring.win[Side::White] &&
         scoring.full_point_bye == scoring.win[Side::White] &&
         scoring.half_point_bye == scoring.draw[Side::White] &&
         scoring.forfeit_loss == scoring.zero_point_bye;
}

std::string record_162(const Scoring& scoring) {
  const Scoring usual;
  std::string line;
  const auto state = [&](char letter, Score points) {
    line += fmt::format("{}{}{:>4}", line.empty() ? "162  " : "    ", letter,
                        with_decimal_point(points));
  };
  if (fits_162(scoring)) {
    const Score win = scoring.win[Side::White];
    const Score draw = scoring.draw[Side::White];
    if (win != usual.win[Side::White]) state('W', win);
    if (draw != usual.draw[Side::White]) state('D', draw);
    if (scoring.loss != usual.loss) state('L', scoring.loss[Side::White]);
    if (scoring.zero_point_bye != usual.zero_point_bye) state('A', scoring.zero_point_bye);
    if (scoring.pairing_bye != win) state('P', scoring.pairing_bye);
    if (scoring.adjourned != draw) state('X', scoring.adjourned);
  } else if (scoring.adjourned != usual.adjourned) {
    state('X', scoring.adjourned);  // the rest is in XXS
  }
  return line;
}

/// The letter of record 299 for a round that ended like this.
char abnormal_type(Mark mark) {
  switch (mark) {
    case Mark::Draw:
    case Mark::UnratedDraw:
    case Mark::HalfPointBye:
      return 'D';
    case Mark::Loss:
    case Mark::UnratedLoss:
      return 'L';
    case Mark::ForfeitLoss:
    case Mark::ZeroPointBye:
      return 'A';
    case Mark::PairingBye:
      return 'P';
    case Mark::Adjourned:
      return 'X';
    default:
      return 'W';
  }
}

void add_announced_byes(const Tournament& tournament, int first_round,
                        std::vector<std::string>& records) {
  std::map<std::pair<int, Mark>, std::string> lists;
  for (const AnnouncedBye& bye : tournament.announced_byes) {
    if (bye.round >= first_round) lists[{bye.round, bye.mark}] += fmt::format(" {:>4}", bye.tpn);
  }
  for (const auto& [key, players] : lists) {
    records.push_back(fmt::format("240 {} {:>3}{}", letter_of(key.second), key.first, players));
  }
}

void add_forbidden(const ForbiddenGroup& group, bool as_260, std::vector<std::string>& records) {
  std::string line = as_260 ? fmt::format("260 {:>3} {:>3}", group.first_round, group.last_round)
                            : std::string{"XXP"};
  for (const int tpn : group.tpns) {
    line += as_260 ? fmt::format(" {:>4}", tpn) : fmt::format(" {}", tpn);
  }
  records.push_back(line);
}

/// JaVaFo wants one line a player with the virtual points of every round.
void add_virtual_points(const Tournament& tournament, std::vector<std::string>& records) {
  int last_round = 0;
  for (const Acceleration& row : tournament.accelerations) {
    last_round = std::max(last_round, row.last_round);
  }
  for (const Player& player : tournament.players) {
    std::string line = fmt::format("XXA {:>4}", player.tpn);
    const std::size_t nothing = line.size();
    for (int round = 1; round <= last_round; ++round) {
      const Score points = virtual_points(tournament, player.tpn, round);
      if (points == Score{}) continue;
      line += std::string(nothing + 5 * static_cast<std::size_t>(round - 1) - line.size(), ' ');
      line += fmt::format(" {:>4}", with_decimal_point(points));
    }
    if (line.size() > nothing) records.push_back(line);
  }
}

}  // namespace

std::string player_record_of(const Player& player, Score points, bool plain_name) {
  std::string line = fmt::format(
      "001 {:>4} {}{} {} {} {} {} {} {} {}", player.tpn, in_columns(player.sex, 1),
      to_the_right(player.title, 3),
      in_columns(plain_name ? plain_letters(player.name) : player.name, 33),
      to_the_right(number_or_blank(player.rating), 4), in_columns(player.federation, 3),
      to_the_right(player.fide_id, 11), in_columns(player.birth, 10),
      to_the_right(with_decimal_point(points), 4), to_the_right(number_or_blank(player.rank), 4));
  for (const RoundCell& cell : player.rounds) line += cell_text(cell);
  return line;
}

std::vector<std::string> scoring_records(const Scoring& scoring) {
  if (scoring == Scoring{}) return {};
  std::vector<std::string> records;
  if (std::string line = record_162(scoring); !line.empty()) records.push_back(std::move(line));
  const std::vector<std::pair<std::string_view, Score>> codes{
      {"WW", scoring.win[Side::White]},  {"BW", scoring.win[Side::Black]},
      {"WD", scoring.draw[Side::White]}, {"BD", scoring.draw[Side::Black]},
      {"WL", scoring.loss[Side::White]}, {"BL", scoring.loss[Side::Black]},
      {"ZPB", scoring.zero_point_bye},   {"HPB", scoring.half_point_bye},
      {"FPB", scoring.full_point_bye},   {"PAB", scoring.pairing_bye},
      {"FW", scoring.forfeit_win},       {"FL", scoring.forfeit_loss}};
  std::string javafo = "XXS";
  for (const auto& [code, points] : codes) {
    javafo += fmt::format(" {}={}", code, with_decimal_point(points));
  }
  records.push_back(javafo);
  return records;
}

std::vector<std::string> abnormal_records(const Tournament& tournament) {
  std::vector<std::string> records;
  for (const Player& player : tournament.players) {
    for (std::size_t i = 0; i < player.rounds.size(); ++i) {
      const RoundCell& cell = player.rounds[i];
      if (!cell.awarded) continue;
      records.push_back(fmt::format("299 {}        {:>4}  {:>3} {:>4}", abnormal_type(cell.mark),
                                    with_decimal_point(*cell.awarded), i + 1, player.tpn));
    }
  }
  return records;
}

std::vector<std::string> pairing_records(const Tournament& tournament, TrfEdition edition) {
  std::vector<std::string> records;
  const bool new_edition = edition == TrfEdition::Trf26;
  const int next = last_paired_round(tournament) + 1;
  add_announced_byes(tournament, new_edition ? next : next + 1, records);
  for (const Acceleration& row : tournament.accelerations) {
    if (!new_edition) break;
    records.push_back(fmt::format("250      {:>4} {:>3} {:>3} {:>4} {:>4}",
                                  with_decimal_point(row.points), row.first_round, row.last_round,
                                  row.first_tpn, row.last_tpn));
  }
  if (!new_edition) add_virtual_points(tournament, records);
  for (const ForbiddenGroup& group : tournament.forbidden) {
    const ForbiddenGroup always;
    const bool for_good =
        group.first_round == always.first_round && group.last_round == always.last_round;
    add_forbidden(group, new_edition || !for_good, records);
  }
  return records;
}

}  // namespace praporek::formats
