#include "app/commands/rule.hpp"

#include "core/arbiter/ruling.hpp"
#include "tui/messages.hpp"

#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace praporek::app {

namespace {

using arbiter::Consequence;
using arbiter::Question;
using arbiter::Ruling;
using arbiter::RulingKind;
using Json = nlohmann::ordered_json;

struct Wish {
  std::string kind;
  std::vector<std::string> answers;
  bool json = false;
};

/// A question is spoken in full, since its number alone says little; all else in its own words.
std::string line_for_people(const Consequence& consequence) {
  const auto* asks = std::get_if<arbiter::AsksArbiter>(&consequence.what);
  if (asks == nullptr) return line_of(consequence);
  const std::string proposed = asks->proposed.empty() ? "" : fmt::format(" [{}]", asks->proposed);
  return fmt::format("ask J{} {}{}", asks->judgement, tui::sentence(asks->question), proposed);
}

void print(const Ruling& ruling, std::ostream& out) {
  for (const Consequence& consequence : ruling.consequences) {
    out << line_for_people(consequence) << '\t'
        << laws::number_in(consequence.article, ruling.edition) << '\n';
  }
}

struct ToJson {
  Json operator()(const arbiter::EndsGame& ends) const {
    return {{"does", "result"}, {"result", text_of(ends.result)}};
  }
  Json operator()(const arbiter::ChangesTime& time) const {
    return {{"does", "time"}, {"side", arbiter::word_of(time.side)}, {"seconds", time.by.count()}};
  }
  Json operator()(const arbiter::KeepsRecord& record) const {
    Json json{{"does", "record"}, {"what", arbiter::word_of(record.id)}};
    if (record.side) json["side"] = arbiter::word_of(*record.side);
    if (!record.value.empty()) json["value"] = record.value;
    return json;
  }
  Json operator()(const arbiter::TellsArbiter& tells) const {
    Json json{{"does", "do"}, {"what", arbiter::word_of(tells.what.id)}};
    if (tells.side) json["side"] = arbiter::word_of(*tells.side);
    if (!tells.what.arguments.empty()) json["arguments"] = tells.what.arguments;
    json["sentence"] = tui::sentence(tells.what);
    return json;
  }
  Json operator()(const arbiter::AsksArbiter& asks) const {
    Json json{{"does", "ask"}, {"judgement", fmt::format("J{}", asks.judgement)}};
    json["sentence"] = tui::sentence(asks.question);
    if (!asks.proposed.empty()) json["default"] = asks.proposed;
    return json;
  }
};

Json to_json(const Ruling& ruling) {
  Json consequences = Json::array();
  for (const Consequence& consequence : ruling.consequences) {
    Json one = std::visit(ToJson{}, consequence.what);
    one["article"] = laws::number_in(consequence.article, ruling.edition);
    consequences.push_back(std::move(one));
  }
  return {{"kind", ruling.kind},
          {"edition", laws::year_of(ruling.edition)},
          {"article", laws::number_in(ruling.article, ruling.edition)},
          {"consequences", std::move(consequences)}};
}

/// "seen-by=arbiter|claim", the default in brackets, "!" where an answer is demanded.
std::string key_text(const Question& question) {
  std::string text = fmt::format("{}={}", question.key(), allowed_answers(question));
  if (!question.otherwise.empty()) text += fmt::format("[{}]", question.otherwise);
  return text + (question.required ? "!" : "");
}

std::string printed(std::string_view article) {
  return laws::number_in(Article{std::string{article}}, laws::Edition::Laws2023);
}

Json to_json(const Question& question) {
  Json json{{"key", question.key()},
            {"question", tui::sentence(Message{std::string{question.id}, {}})},
            {"answers", allowed_answers(question)},
            {"article", printed(question.article)},
            {"required", question.required}};
  if (!question.otherwise.empty()) json["default"] = question.otherwise;
  for (const arbiter::Condition& condition : question.when) {
    json["after"][std::string{condition.key}] = condition.answers;
  }
  return json;
}

Json to_json(const RulingKind& kind) {
  Json questions = Json::array();
  for (const Question& question : kind.questions) questions.push_back(to_json(question));
  return {{"kind", kind.name()},
          {"title", tui::sentence(Message{std::string{kind.id}, {}})},
          {"article", printed(kind.article)},
          {"questions", std::move(questions)}};
}

Exit list_kinds(const Wish& wish, Streams streams) {
  Json all = Json::array();
  for (const RulingKind& kind : arbiter::ruling_kinds()) {
    if (wish.json) {
      all.push_back(to_json(kind));
      continue;
    }
    streams.out << kind.name() << '\t' << printed(kind.article);
    char separator = '\t';
    for (const Question& question : kind.questions) {
      streams.out << separator << key_text(question);
      separator = ' ';
    }
    streams.out << '\n';
  }
  if (wish.json) streams.out << all.dump(2) << '\n';
  return Exit::Ok;
}

Result<arbiter::GivenAnswers> given_answers(const std::vector<std::string>& words) {
  arbiter::GivenAnswers given;
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) {
      return Refusal{Message{"arbiter.not-key-and-value", {word}}};
    }
    given.insert_or_assign(word.substr(0, equals), word.substr(equals + 1));
  }
  return given;
}

Exit refused(const Refusal& refusal, Streams streams) {
  streams.err << tui::sentence(refusal) << '\n';
  return Exit::Usage;
}

Exit rule_once(const Wish& wish, Streams streams) {
  if (wish.kind.empty()) return list_kinds(wish, streams);
  const auto given = given_answers(wish.answers);
  if (!given) return refused(given.error(), streams);
  const auto ruling = arbiter::rule(wish.kind, *given);
  if (!ruling) return refused(ruling.error(), streams);
  if (wish.json) {
    streams.out << to_json(*ruling).dump(2) << '\n';
  } else {
    print(*ruling, streams.out);
  }
  return Exit::Ok;
}

}  // namespace

void add_rule(CLI::App& root, Run& run) {
  auto wish = std::make_shared<Wish>();
  CLI::App* command = root.add_subcommand(
      "rule", "One guided ruling: what it asks, what it proposes, by which article");
  command->add_option("KIND", wish->kind, "which incident; without it all kinds with their keys");
  command->add_option("answers", wish->answers, "key=value …");
  command->add_flag("--json", wish->json, "for programs");
  command->callback(
      [wish, &run] { run = [wish](Streams streams) { return rule_once(*wish, streams); }; });
}

}  // namespace praporek::app
