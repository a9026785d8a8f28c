#include "core/arbiter/draft.hpp"

#include "core/arbiter/judgements.hpp"
#include "core/arbiter/time_text.hpp"

namespace praporek::arbiter {

namespace {

Article article_of(std::string_view number) { return Article{std::string{number}}; }

}  // namespace

Draft::Draft(const Answers& answers, std::string_view article)
    : answers_{answers}, ruling_{{}, answers.edition(), article_of(article), {}} {}

Draft& Draft::ends(GameResult result, std::string_view article) {
  ruling_.consequences.push_back({EndsGame{result}, article_of(article)});
  return *this;
}

Draft& Draft::gives_time(Side side, std::chrono::seconds by, std::string_view article) {
  ruling_.consequences.push_back({ChangesTime{side, by}, article_of(article)});
  return *this;
}

Draft& Draft::records(std::string_view id, std::string_view article) {
  return records(id, article, {});
}

Draft& Draft::records(std::string_view id, std::string_view article, std::string value) {
  ruling_.consequences.push_back(
      {KeepsRecord{std::string{id}, std::nullopt, std::move(value)}, article_of(article)});
  return *this;
}

Draft& Draft::records_of(Side side, std::string_view id, std::string_view article,
                         std::string value) {
  ruling_.consequences.push_back(
      {KeepsRecord{std::string{id}, side, std::move(value)}, article_of(article)});
  return *this;
}

Draft& Draft::tells(std::string_view id, std::string_view article,
                    std::vector<std::string> arguments) {
  ruling_.consequences.push_back(
      {TellsArbiter{Message{std::string{id}, std::move(arguments)}, std::nullopt},
       article_of(article)});
  return *this;
}

Draft& Draft::tells_of(Side side, std::string_view id, std::string_view article,
                       std::vector<std::string> arguments) {
  ruling_.consequences.push_back(
      {TellsArbiter{Message{std::string{id}, std::move(arguments)}, side}, article_of(article)});
  return *this;
}

Draft& Draft::asks(int number, std::string_view article) {
  const Judgement& point = judgement(number);
  return asks(number, article, point.id, std::string{point.proposed});
}

Draft& Draft::asks(int number, std::string_view article, std::string_view id,
                   std::string proposed) {
  ruling_.consequences.push_back(
      {AsksArbiter{number, Message{std::string{id}, {}}, std::move(proposed)},
       article_of(article)});
  return *this;
}

Draft& Draft::stops_clocks(std::string_view article) {
  tells("arbiter.do.stop-clocks", article);
  const auto white = answers_.reading(Side::White);
  const auto black = answers_.reading(Side::Black);
  if (!white || !black) return *this;
  return records("arbiter.record.readings", "6.10.2",
                 "white " + clock_text(*white) + " black " + clock_text(*black));
}

Draft& Draft::stops_and_reads_clocks(std::string_view article) {
  stops_clocks(article);
  const bool known = answers_.reading(Side::White) && answers_.reading(Side::Black);
  return known ? *this : tells("arbiter.do.write-down-times", "6.10.2");
}

Draft& Draft::extra_time(Side side, std::chrono::seconds by, std::string_view article) {
  gives_time(side, by, article);
  if (const auto reading = answers_.reading(side)) {
    tells_of(side, "arbiter.do.set-clock", article, {clock_text(*reading + by)});
  }
  return *this;
}

}  // namespace praporek::arbiter
