#include "core/arbiter/result.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <array>

namespace praporek::arbiter {

namespace {

struct Spelling {
  GameResult result;
  std::string_view plain;
  std::string_view fractions;
  BySide<Share> shares;
  bool played;
};

constexpr BySide<Share> shares(Share white, Share black) { return {{white, black}}; }

constexpr Share none = Share::Nothing;
constexpr Share half = Share::Half;
constexpr Share whole = Share::Whole;

constexpr std::array spellings{
    Spelling{GameResult::WhiteWins, "1-0", "1-0", shares(whole, none), true},
    Spelling{GameResult::BlackWins, "0-1", "0-1", shares(none, whole), true},
    Spelling{GameResult::Draw, "1/2-1/2", "½-½", shares(half, half), true},
    Spelling{GameResult::HalfToWhiteOnly, "1/2-0", "½-0", shares(half, none), true},
    Spelling{GameResult::HalfToBlackOnly, "0-1/2", "0-½", shares(none, half), true},
    Spelling{GameResult::BothLose, "0-0", "0-0", shares(none, none), true},
    Spelling{GameResult::WhiteByForfeit, "+/-", "+/-", shares(whole, none), false},
    Spelling{GameResult::BlackByForfeit, "-/+", "-/+", shares(none, whole), false},
    Spelling{GameResult::DoubleForfeit, "-/-", "-/-", shares(none, none), false},
    Spelling{GameResult::Adjourned, "adjourned", "adjourned", shares(none, none), true},
    Spelling{GameResult::Postponed, "postponed", "postponed", shares(none, none), false},
};

const Spelling& spelling_of(GameResult result) {
  return spellings.at(static_cast<std::size_t>(result));
}

struct NamedScoring {
  std::string_view name;
  ScoringSystem scoring;
};

constexpr std::array scorings{
    NamedScoring{"1-1/2-0", {Score{10}, Score{5}, Score{0}, Score{10}, Score{0}}},
    NamedScoring{"3-1-0", {Score{30}, Score{10}, Score{0}, Score{30}, Score{0}}},
    // One point for a game that was lost, none for one that was not played.
    NamedScoring{"3-2-1-0", {Score{30}, Score{20}, Score{10}, Score{30}, Score{0}}},
    NamedScoring{"2-1-0", {Score{20}, Score{10}, Score{0}, Score{20}, Score{0}}},
};

}  // namespace

std::string text_of(GameResult result) { return std::string{spelling_of(result).plain}; }

std::string with_fractions(GameResult result) { return std::string{spelling_of(result).fractions}; }

Result<GameResult> read_result(std::string_view text) {
  const std::string_view word = trimmed(text);
  if (word == "1/2" || word == "½") return GameResult::Draw;
  const auto found = std::ranges::find_if(spellings, [word](const Spelling& row) {
    return row.plain == word || row.fractions == word;
  });
  if (found == spellings.end()) {
    return Refusal{Article{"10.2"}, Message{"arbiter.no-such-result", {std::string{word}}}};
  }
  return found->result;
}

bool is_final(GameResult result) { return result < GameResult::Adjourned; }

bool was_played(GameResult result) { return spelling_of(result).played; }

std::string text_of(const ReportedResult& reported) {
  return text_of(reported.result) + (reported.unrated ? " unrated" : "");
}

Result<ReportedResult> read_reported_result(std::string_view text) {
  constexpr std::string_view mark = " unrated";
  std::string_view word = trimmed(text);
  const bool unrated = word.ends_with(mark);
  if (unrated) word.remove_suffix(mark.size());
  const Result<GameResult> result = read_result(word);
  if (!result) return result.error();
  return ReportedResult{*result, unrated};
}

bool counts_for_rating(const ReportedResult& reported) {
  return !reported.unrated && is_final(reported.result) && was_played(reported.result);
}

GameResult turned(GameResult result) {
  const BySide<Share> now = spelling_of(result).shares;
  const auto found = std::ranges::find_if(spellings, [&](const Spelling& row) {
    return row.played == was_played(result) && is_final(row.result) == is_final(result) &&
           row.shares == shares(now[Side::Black], now[Side::White]);
  });
  return found->result;
}

GameResult win_of(Side side) {
  return side == Side::White ? GameResult::WhiteWins : GameResult::BlackWins;
}

GameResult forfeit_of(Side absent) {
  return absent == Side::White ? GameResult::BlackByForfeit : GameResult::WhiteByForfeit;
}

Share share_of(GameResult result, Side side) { return spelling_of(result).shares[side]; }

std::optional<GameResult> result_of(BySide<Share> wanted) {
  const auto found = std::ranges::find_if(spellings, [&](const Spelling& row) {
    return row.played && is_final(row.result) && row.shares == wanted;
  });
  if (found == spellings.end()) return std::nullopt;  // Laws 10.2
  return found->result;
}

std::optional<ScoringSystem> scoring_named(std::string_view name) {
  const auto found =
      std::ranges::find_if(scorings, [name](const NamedScoring& row) { return row.name == name; });
  if (found == scorings.end()) return std::nullopt;
  return found->scoring;
}

std::optional<Score> points_of(GameResult result, Side side, const ScoringSystem& scoring) {
  if (!is_final(result)) return std::nullopt;
  const Share share = share_of(result, side);
  if (share == Share::Half) return scoring.draw;
  const bool won = share == Share::Whole;
  if (was_played(result)) return won ? scoring.win : scoring.loss;  // Laws 10.1
  return won ? scoring.forfeit_win : scoring.forfeit_loss;
}

Score maximum_of(const ScoringSystem& scoring) {
  return std::max(scoring.win + scoring.loss, scoring.draw + scoring.draw);
}

}  // namespace praporek::arbiter
