#include "core/base/text.hpp"
#include "core/formats/trf_draft.hpp"

#include <algorithm>
#include <string>

namespace praporek::formats {

namespace {

using pairing::Acceleration;
using pairing::AnnouncedBye;
using pairing::ForbiddenGroup;
using pairing::Mark;

constexpr int most_rounds = 999;

/// A value that two records may state, as long as they agree.
template <class T>
void state_once(std::optional<Stated<T>>& where, Stated<T> now, TrfDraft& draft) {
  if (where && where->value != now.value) {
    draft.fault(now.place, {"trf.contradicts-line", {std::to_string(where->place.line)}});
  } else if (!where) {
    where = now;
  }
}

std::optional<int> round_at(const TrfLine& line, Field field, TrfDraft& draft) {
  const std::string_view text = trimmed(line.at(field));
  const auto round = whole_number(text);
  if (round && *round >= 1 && *round <= most_rounds) return round;
  draft.fault({line.number(), field.first}, {"trf.not-a-round", {std::string{text}}});
  return std::nullopt;
}

std::optional<int> tpn_at(const TrfLine& line, Field field, TrfDraft& draft) {
  const std::string_view text = trimmed(line.at(field));
  const auto tpn = whole_number(text);
  if (tpn && *tpn >= 1) return tpn;
  draft.fault({line.number(), field.first}, {"trf.not-a-player-number", {std::string{text}}});
  return std::nullopt;
}

}  // namespace

void read_rounds(const TrfLine& line, TrfDraft& draft) {
  const auto rounds = round_at(line, {5, line.length()}, draft);
  if (rounds) state_once(draft.rounds, {*rounds, {line.number(), 5}}, draft);
}

void read_initial_colour(const TrfLine& line, TrfDraft& draft) {
  const std::string colour = lower_case_ascii(trimmed(line.from(5)));
  const Place place{line.number(), 5};
  if (colour == "w" || colour == "b") {
    state_once(draft.colour, {colour == "w" ? Side::White : Side::Black, place}, draft);
  } else {
    draft.fault(place, {"trf.unknown-colour", {colour}});
  }
}

void read_javafo_options(const TrfLine& line, TrfDraft& draft) {
  const Place place{line.number(), 5};
  for (const std::string_view word : words_of(line.from(5))) {
    if (word == "white1" || word == "black1") {
      state_once(draft.colour, {word == "white1" ? Side::White : Side::Black, place}, draft);
    } else {
      draft.remark(place, {"trf.option-not-followed", {std::string{word}}});
    }
  }
}

void read_absent(const TrfLine& line, TrfDraft& draft) {
  for (const Stated<int>& player : numbers_by_words(line, draft)) {
    draft.absent_next.push_back(player);
  }
}

void read_announced_byes(const TrfLine& line, TrfDraft& draft) {
  const std::string type{trimmed(line.at({5, 5}))};
  const Mark mark = mark_of(type.size() == 1 ? type.front() : '?').value_or(Mark::Adjourned);
  const auto round = round_at(line, {7, 9}, draft);
  const bool bye =
      mark == Mark::HalfPointBye || mark == Mark::FullPointBye || mark == Mark::ZeroPointBye;
  if (!bye) draft.fault({line.number(), 5}, {"trf.not-a-bye", {type}});
  if (!bye || !round) return;
  for (const Stated<int>& player : numbers_from(line, {11, 14}, 5, draft)) {
    draft.announced.push_back({{*round, player.value, mark}, player.place});
  }
}

void read_acceleration(const TrfLine& line, TrfDraft& draft) {
  const std::string text{trimmed(line.at({10, 13}))};
  const auto points = points_from(text);
  if (!points) draft.fault({line.number(), 10}, {"trf.not-points", {text}});
  const auto first_round = round_at(line, {15, 17}, draft);
  const auto last_round = round_at(line, {19, 21}, draft);
  const auto first = tpn_at(line, {23, 26}, draft);
  const auto last = tpn_at(line, {28, 31}, draft);
  if (!points || !first_round || !last_round || !first || !last) return;
  if (*first_round > *last_round || *first > *last) {
    draft.fault({line.number(), 15}, {"trf.range-turned-round", {}});
    return;
  }
  draft.reading.tournament.accelerations.push_back(
      {*first_round, *last_round, *first, *last, *points});
}

void read_virtual_points(const TrfLine& line, TrfDraft& draft) {
  const auto tpn = tpn_at(line, {5, 8}, draft);
  if (!tpn) return;
  draft.named.push_back({*tpn, {line.number(), 5}});
  std::vector<Score> by_round;
  for (int first = 10; first <= line.length(); first += 5) {
    const std::string text{trimmed(line.at({first, first + 3}))};
    const auto points = points_from(text);
    if (!points && !text.empty()) {
      draft.fault({line.number(), first}, {"trf.not-points", {text}});
    }
    by_round.push_back(points.value_or(Score{}));
  }
  const auto [where, fresh] = draft.virtual_points.emplace(*tpn, by_round);
  if (!fresh && where->second != by_round) {
    draft.fault({line.number(), 5}, {"trf.said-before", {"XXA"}});
  }
}

void read_forbidden(const TrfLine& line, TrfDraft& draft) {
  ForbiddenGroup group;
  const bool always = trimmed(line.at({5, 11})).empty();
  const auto first = always ? std::optional{group.first_round} : round_at(line, {5, 7}, draft);
  const auto last = always ? std::optional{group.last_round} : round_at(line, {9, 11}, draft);
  for (const Stated<int>& player : numbers_from(line, {13, 16}, 5, draft)) {
    group.tpns.push_back(player.value);
  }
  if (!first || !last) return;
  group.first_round = *first;
  group.last_round = *last;
  draft.reading.tournament.forbidden.push_back(std::move(group));
}

void read_javafo_forbidden(const TrfLine& line, TrfDraft& draft) {
  ForbiddenGroup group;
  for (const Stated<int>& player : numbers_by_words(line, draft)) {
    group.tpns.push_back(player.value);
  }
  draft.reading.tournament.forbidden.push_back(std::move(group));
}

}  // namespace praporek::formats
