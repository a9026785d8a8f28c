#include "tui/words/words.hpp"

#include <fmt/format.h>

namespace praporek::tui {

std::string time_of_day(Instant at, const Sight& sight, bool seconds) {
  constexpr std::int64_t day = 24 * 60 * 60;
  const auto local =
      std::chrono::floor<std::chrono::seconds>(at.since_epoch + sight.settings.utc_offset);
  const std::int64_t second = ((local.count() % day) + day) % day;
  const auto text = fmt::format("{:02}:{:02}", second / 3600, second / 60 % 60);
  return seconds ? text + fmt::format(":{:02}", second % 60) : text;
}

std::string hours_and_minutes(Millis time) {
  const auto minutes = std::chrono::floor<std::chrono::minutes>(time).count();
  return fmt::format("{}:{:02}", minutes / 60, minutes % 60);
}

std::string shown(arbiter::GameResult result, const Sight& sight) {
  return sight.settings.ascii ? arbiter::text_of(result) : arbiter::with_fractions(result);
}

std::string shown(Score score, const Sight& sight) {
  return sight.settings.ascii ? with_decimal_point(score) : with_fraction(score);
}

std::string word_for(Side side, const Sight& sight) {
  return sight.say(side == Side::White ? "console.white" : "console.black");
}

std::string family_name(std::string_view name) {
  return std::string{name.substr(0, name.find(','))};
}

std::string name_of(const hall::HallState& state, PlayerId player) {
  const hall::Player* found = state.find<hall::Player>(player);
  return found != nullptr ? found->name : std::string{};
}

std::string ordinal(int number, const Sight& sight) {
  if (sight.settings.language != Language::English) return std::to_string(number) + ".";
  const int last = number % 100 >= 11 && number % 100 <= 13 ? 0 : number % 10;
  const char* ending = last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
  return std::to_string(number) + ending;
}

std::vector<const hall::Game*> games_in_work(const Sight& sight) {
  const hall::Round* round = sight.round();
  if (round == nullptr) return {};
  return hall::games_of(sight.state(), sight.section, round->number);
}

std::string article_text(const std::string& number, const Sight& sight) {
  const hall::Section* section = sight.section_in_work();
  const auto edition = section != nullptr ? section->edition : laws::Edition::Laws2023;
  return laws::number_in(Article{number}, edition);
}

std::string Sight::say(const Refusal& refusal) const {
  std::string text = say(refusal.why());
  if (!refusal.article().number.empty()) {
    text += " (" + article_text(refusal.article().number, *this) + ")";
  }
  return text;
}

}  // namespace praporek::tui
