#include "core/arbiter/ruling.hpp"

#include "core/arbiter/judgements.hpp"
#include "core/arbiter/tally.hpp"
#include "core/arbiter/time_text.hpp"

#include "tests/core/arbiter/rulings.hpp"
#include <random>
#include <set>

using boost::unit_test::label;
using praporek::test::ruled;
using namespace praporek::arbiter;
using namespace std::chrono_literals;

namespace {

/// An answer of the right form, picked at random.
std::string any_answer(const Question& question, std::mt19937& random) {
  const auto pick = [&random](const std::vector<std::string>& from) {
    return from[std::uniform_int_distribution<std::size_t>{0, from.size() - 1}(random)];
  };
  switch (question.form) {
    case AnswerForm::Choice: {
      std::vector<std::string> words;
      for (const auto id : question.choices) words.emplace_back(word_of(id));
      return pick(words);
    }
    case AnswerForm::Count:
      return pick({"0", "1", "2", "5", "9", "10", "40"});
    case AnswerForm::Clock:
      return pick({"0:00:00", "1:45", "0:30", "1:30:00", "30"});
    case AnswerForm::TimeOfDay:
      return pick({"15:00", "15:30:01", "00:05", "23:59"});
    case AnswerForm::Position:
      return pick({"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "8/P6k/8/8/8/8/8/K7 w - - 0 1",
                   "R3k3/8/8/8/8/8/8/r3K3 w - - 0 1", "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
                   "4k3/8/8/8/8/8/8/R3K2R w KQ - 120 99"});
    case AnswerForm::Moves:
      return pick({"e2e4", "e1e2", "a7a8", "a7a8q", "e1d1 e8d8", "h1h8"});
    case AnswerForm::Squares:
      return pick({"e1", "e1,h1", "e2", "a7", "e8"});
    case AnswerForm::Articles:
      return pick({"12.9.1", "12.9.2,12.9.3", "12.9.6", "12.9.4", "7.5.5"});
    case AnswerForm::Outcome:
      return pick({"1-0", "0-1", "1/2-1/2", "+/-", "0-0"});
    case AnswerForm::Text:
      break;
  }
  return "Nf3";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_ruling)

BOOST_AUTO_TEST_CASE(every_kind_an_arbiter_may_need_is_there) {
  for (const char* name : {"flag-fall",
                           "both-flags",
                           "illegal-move",
                           "draw-claim",
                           "auto-draw",
                           "agreed-draw",
                           "draw-offer",
                           "resignation",
                           "dead-position",
                           "wrong-colours",
                           "wrong-setup",
                           "board-turned",
                           "displaced-pieces",
                           "irregular-position",
                           "both-kings-in-check",
                           "touched-piece",
                           "late-player",
                           "both-late",
                           "forfeit",
                           "phone",
                           "leaving",
                           "scoresheet-request",
                           "disturbance",
                           "penalty",
                           "both-guilty",
                           "refusal",
                           "assistant",
                           "clock-defect",
                           "clock-setting",
                           "interruption",
                           "reconstruction",
                           "wrong-signed-result",
                           "quickplay-claim",
                           "adjournment",
                           "appeal",
                           "blind",
                           "free-ruling"}) {
    BOOST_TEST((ruling_kind(name) != nullptr), name);
  }
  BOOST_TEST(ruling_kinds().size() == 37U);
}

BOOST_AUTO_TEST_CASE(every_question_is_sound) {
  for (const RulingKind& kind : ruling_kinds()) {
    std::set<std::string_view> earlier{"edition", "tempo", "supervised"};
    for (const Question& question : kind.questions) {
      const std::string where = std::string{kind.name()} + " " + std::string{question.key()};
      BOOST_TEST(earlier.insert(question.key()).second, where << " is asked twice");
      BOOST_TEST((!question.article.empty() || question.key() == "side"), where);
      if (!question.otherwise.empty()) {
        BOOST_TEST(is_answer(question, question.otherwise), where << " has a wrong default");
      }
      for (const Condition& condition : question.when) {
        BOOST_TEST(earlier.contains(condition.key), where << " comes before its condition");
        const auto asked = std::ranges::find(kind.questions, condition.key, &Question::key);
        BOOST_REQUIRE(asked != kind.questions.end());
        for (const auto answer : condition.answers) BOOST_TEST(is_answer(*asked, answer), where);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(there_are_thirty_nine_judgement_points, *label("laws2018-T13")) {
  BOOST_TEST(judgements().size() == 39U);
  for (int number = 1; number <= 39; ++number) {
    BOOST_TEST(judgement(number).number == number);
    BOOST_TEST(judgement(number).id == "arbiter.ask.J" + std::to_string(number));
  }
}

BOOST_AUTO_TEST_CASE(whatever_is_answered_there_is_a_ruling_or_a_refusal, *label("laws2018-T13")) {
  std::mt19937 random{1813};
  std::set<int> asked;
  for (const RulingKind& kind : ruling_kinds()) {
    const auto questions = questions_of(kind);
    for (int round = 0; round < 120; ++round) {
      GivenAnswers given;
      for (const Question& question : questions) {
        const bool answered = question.required || random() % 2 == 0;
        if (answered) given.emplace(question.key(), any_answer(question, random));
      }
      const auto ruling = rule(kind.name(), given);
      if (!ruling) continue;
      BOOST_TEST(!ruling->consequences.empty(), kind.name());
      BOOST_TEST(ruling->kind == kind.name());
      for (const Consequence& consequence : ruling->consequences) {
        BOOST_TEST(!consequence.article.number.empty(), line_of(consequence));
        const auto* asks = std::get_if<AsksArbiter>(&consequence.what);
        if (asks != nullptr) asked.insert(asks->judgement);
      }
      BOOST_TEST((rule(kind.name(), given).value() == *ruling), "not the same twice");
    }
  }
  // The order of touching (3) is tested with the touched pieces; the clock's place (9) and
  // assistants for the round (22) belong to the event, not to a ruling.
  for (int number = 1; number <= 39; ++number) {
    if (number == 3 || number == 9 || number == 22) continue;
    BOOST_TEST(asked.contains(number), "J" << number << " is never asked");
  }
}

BOOST_AUTO_TEST_CASE(a_ruling_keeps_edition_and_article) {
  const auto ruling = rule("illegal-move", {{"side", "white"}, {"edition", "2018"}}).value();
  BOOST_TEST((ruling.edition == praporek::laws::Edition::Laws2018));
  BOOST_TEST(ruling.article.number == "7.5.1");
  BOOST_TEST(ruling.kind == "illegal-move");
  BOOST_TEST((rule("illegal-move", {{"side", "white"}}).value().edition ==
              praporek::laws::Edition::Laws2023));
}

BOOST_AUTO_TEST_CASE(rulings_are_counted_for_each_player,
                     *label("laws2018-7.5.5-note") * label("laws2018-9.5.3-note")) {
  praporek::BySide<Tally> tally;
  const auto apply = [&tally](const char* kind, const GivenAnswers& given) {
    tally = counted(tally, rule(kind, given).value());
  };
  apply("illegal-move", {{"side", "white"}, {"fault", "no-move"}});
  apply("penalty", {{"side", "black"}, {"penalty", "12.9.1"}});
  apply("draw-claim", {{"moves", "e2e4 e7e5"}});
  apply("draw-claim", {{"moves", "e2e4 e7e5"}});
  apply("draw-offer", {{"side", "black"}, {"count", "2"}});
  BOOST_TEST(tally[praporek::Side::White].illegal_moves == 1);
  BOOST_TEST(tally[praporek::Side::White].wrong_claims == 2);
  BOOST_TEST(tally[praporek::Side::Black].warnings == 1);
  BOOST_TEST(tally[praporek::Side::Black].draw_offers == 2);
  apply("illegal-move", {{"side", "white"}, {"fault", "two-hands"}, {"count", "2"}});
  BOOST_TEST((tally[praporek::Side::White] == Tally{2, 0, 0, 2, 0, 0}));
}

BOOST_AUTO_TEST_CASE(wrong_answers_are_refused_with_what_is_allowed) {
  BOOST_TEST(ruled("no-such-kind", {}).refused == "arbiter.unknown-kind");
  BOOST_TEST(ruled("illegal-move", {"sied=white"}).refused == "arbiter.unknown-key");
  BOOST_TEST(ruled("illegal-move", {"side=green"}).refused == "arbiter.bad-answer");
  BOOST_TEST(ruled("illegal-move", {"side=white", "count=-1"}).refused == "arbiter.bad-answer");
  BOOST_TEST(ruled("illegal-move", {"side=white", "white=1:75"}).refused == "arbiter.bad-answer");
  BOOST_TEST(ruled("illegal-move", {}).refused == "arbiter.answer-missing");
  const auto refusal = rule("illegal-move", {{"side", "green"}}).error();
  BOOST_TEST(refusal.why().arguments.at(1) == "white|black");
}

BOOST_AUTO_TEST_CASE(times_are_read_as_arbiters_write_them) {
  BOOST_TEST((read_clock("1:30:00") == 5400s));
  BOOST_TEST((read_clock("2:05") == 125s));
  BOOST_TEST((read_clock("125") == 125s));
  for (const char* text : {"", ":", "1:5", "1:60", "1:2:3:4", "-5", "x"}) {
    BOOST_TEST(!read_clock(text).has_value(), text);
  }
  BOOST_TEST((read_time_of_day("15:00:30") == 54030s));
  for (const char* text : {"15", "24:00", "15:60", "15:00:00:00"}) {
    BOOST_TEST(!read_time_of_day(text).has_value(), text);
  }
  BOOST_TEST(signed_clock_text(120s) == "+0:02:00");
  BOOST_TEST(signed_clock_text(-600s) == "-0:10:00");
  BOOST_TEST(clock_text(5400s) == "1:30:00");
  BOOST_TEST(time_of_day_text(54030s) == "15:00:30");
}

BOOST_AUTO_TEST_SUITE_END()
