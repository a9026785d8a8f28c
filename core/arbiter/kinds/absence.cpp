#include "core/arbiter/draft.hpp"
#include "core/arbiter/kinds/kinds.hpp"
#include "core/arbiter/time_text.hpp"

namespace praporek::arbiter {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

Question start_of_round() {
  return open_question("arbiter.key.started", AnswerForm::TimeOfDay, "6.7.1");
}

Question default_minutes() {
  return {"arbiter.key.default", AnswerForm::Count, {}, "0", "6.7.1", false, {}};
}

/// The default time counts from the actual start; zero when nothing was announced (Laws 6.7.1).
std::optional<seconds> deadline_of(const Answers& answers) {
  if (const auto deadline = answers.time_of_day("deadline")) return deadline;
  const auto start = answers.time_of_day("started");
  if (!start) return std::nullopt;
  return *start + minutes{answers.number("default").value_or(0)};
}

Result<Ruling> late_player(const Answers& answers) {
  const Side side = *answers.side();
  const auto deadline = deadline_of(answers);
  if (!deadline) {
    return Refusal{Article{"6.7.1"},
                   Message{"arbiter.answer-missing", {"deadline", "HH:MM[:SS]", ""}}};
  }
  const seconds arrived = *answers.time_of_day("arrived");
  Draft draft{answers, "6.7.1"};
  draft.records_of(side, "arbiter.record.arrived", "6.7.1", time_of_day_text(arrived));
  if (time_between(*deadline, arrived) <= seconds{0}) {
    return draft.tells("arbiter.do.play-on", "6.7.1").ruling();
  }
  // Laws 6.7.1: whoever comes after the default time loses, unless the arbiter decides otherwise.
  return draft.ends(forfeit_of(side), "6.7.1")
      .records("arbiter.record.unrated", "6.7.1")
      .asks(10, "6.7.1")
      .ruling();
}

bool came_in_time(const Answers& answers, std::string_view key, seconds deadline) {
  const auto arrived = answers.time_of_day(key);
  return arrived && time_between(deadline, *arrived) <= seconds{0};
}

Result<Ruling> both_late(const Answers& answers) {
  const seconds start = *answers.time_of_day("started");
  const seconds deadline = *deadline_of(answers);
  const bool white_plays = came_in_time(answers, "white-arrived", deadline);
  const bool black_plays = came_in_time(answers, "black-arrived", deadline);
  Draft draft{answers, "6.7.2"};
  if (!white_plays || !black_plays) {
    GameResult result = GameResult::DoubleForfeit;
    if (white_plays) result = GameResult::WhiteByForfeit;
    if (black_plays) result = GameResult::BlackByForfeit;
    return draft.ends(result, "6.7.1")
        .records("arbiter.record.unrated", "6.7.1")
        .asks(10, "6.7.1")
        .ruling();
  }
  // Laws 6.7.2: White bears what passes until he comes.
  const seconds waited = time_between(start, *answers.time_of_day("white-arrived"));
  return draft.extra_time(Side::White, -waited, "6.7.2")
      .tells("arbiter.do.play-on", "6.7.2")
      .asks(11, "6.7.2")
      .ruling();
}

Result<Ruling> forfeit(const Answers& answers) {
  const auto side = answers.side();
  Draft draft{answers, "6.7.1"};
  draft.ends(side ? forfeit_of(*side) : GameResult::DoubleForfeit, "6.7.1")
      .records("arbiter.record.unrated", "6.7.1");
  if (answers.has("reason")) {
    draft.records("arbiter.record.reason", "6.7.1", answers.text("reason"));
  }
  return draft.asks(10, "6.7.1").ruling();
}

}  // namespace

std::vector<RulingKind> absence_kinds() {
  const auto time = [](std::string_view id) {
    return open_question(id, AnswerForm::TimeOfDay, "6.7.1");
  };
  return {
      {"arbiter.kind.late-player",
       "6.7.1",
       {which_side().must(), time("arbiter.key.arrived").must(), time("arbiter.key.deadline"),
        start_of_round(), default_minutes()},
       &late_player},
      {"arbiter.kind.both-late",
       "6.7.2",
       {start_of_round().must(), default_minutes(), time("arbiter.key.deadline"),
        time("arbiter.key.white-arrived"), time("arbiter.key.black-arrived"), clock_of_white()},
       &both_late},
      {"arbiter.kind.forfeit",
       "6.7.1",
       {choice("arbiter.key.side", {"arbiter.is.white", "arbiter.is.black", "arbiter.is.both"}, "",
               "6.7.1")
            .must(),
        open_question("arbiter.key.reason", AnswerForm::Text, "6.7.1")},
       &forfeit},
  };
}

}  // namespace praporek::arbiter
