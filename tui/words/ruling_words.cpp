#include "tui/words/ruling_words.hpp"

#include "core/arbiter/time_text.hpp"
#include "core/base/text.hpp"
#include "tui/words/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

struct InWords {
  const Sight& sight;

  std::string operator()(const arbiter::EndsGame& ends) const {
    return sight.say("claims.result", {shown(ends.result, sight)});
  }
  std::string operator()(const arbiter::ChangesTime& time) const {
    return word_for(time.side, sight) + " " + arbiter::signed_clock_text(time.by);
  }
  std::string operator()(const arbiter::KeepsRecord& record) const {
    std::string text = record.side ? word_for(*record.side, sight) + ": " : std::string{};
    text += sight.say(record.id);
    return record.value.empty() ? text : text + " " + record.value;
  }
  std::string operator()(const arbiter::TellsArbiter& tells) const {
    const std::string text = sight.say(tells.what);
    return tells.side ? word_for(*tells.side, sight) + ": " + text : text;
  }
  std::string operator()(const arbiter::AsksArbiter& asks) const {
    const std::string text = sight.say(asks.question);
    return asks.proposed.empty() ? text : text + " [" + asks.proposed + "]";
  }
};

std::optional<Side> side_of(std::string_view word) {
  if (word == "white") return Side::White;
  if (word == "black") return Side::Black;
  return std::nullopt;
}

std::string rest_of(const std::vector<std::string_view>& words, std::size_t from,
                    const Sight& sight) {
  std::string text;
  for (std::size_t i = from; i < words.size(); ++i) {
    const auto side = side_of(words[i]);
    text += (text.empty() ? "" : " ") + (side ? word_for(*side, sight) : std::string{words[i]});
  }
  return text;
}

}  // namespace

std::string words_for(const arbiter::Consequence& consequence, const Sight& sight) {
  return std::visit(InWords{sight}, consequence.what);
}

std::string words_for_line(std::string_view line, const Sight& sight) {
  const auto words = words_of(line);
  if (words.size() < 2) return std::string{line};
  if (words[0] == "result") return sight.say("claims.result", {std::string{words[1]}});
  if (words[0] == "time") return rest_of(words, 1, sight);
  if (words[0] == "record" || words[0] == "do") {
    const std::string id = std::string{words[0] == "do" ? "arbiter.do." : "arbiter.record."};
    return sight.say(id + std::string{words[1]}, {rest_of(words, 2, sight)}) +
           (words[0] == "record" ? " " + rest_of(words, 2, sight) : std::string{});
  }
  if (words[0] == "ask") return sight.say("arbiter.ask." + std::string{words[1]});
  return std::string{line};
}

std::string ruling_name(const std::string& kind, const Sight& sight) {
  return sight.say("arbiter.kind." + kind);
}

}  // namespace praporek::tui
