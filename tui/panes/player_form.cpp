#include "core/base/text.hpp"
#include "tui/console/form.hpp"
#include "tui/panes/players_pane.hpp"

#include <string_view>

namespace praporek::tui {

namespace {

/// A typed number; empty is none.
std::optional<int> number_in(const FormValues& values, std::string_view key) {
  const std::string_view text = trimmed(values.find(key)->second);
  return text.empty() ? std::optional<int>{0} : whole_number(text);
}

std::string number_text(int number) { return number == 0 ? "" : std::to_string(number); }

std::vector<FormField> fields_of(const hall::Player& player, const Sight& sight) {
  const auto field = [&](const char* key, const char* words, std::string value,
                         Typing typing = Typing::Text) {
    return FormField{key, sight.say(words), std::move(value), {}, typing, {}};
  };
  return {field("name", "players.field.name", player.name),
          field("rating", "players.field.rating", number_text(player.rating), Typing::Digits),
          field("federation", "players.field.federation", player.federation),
          field("club", "players.field.club", player.club),
          field("title", "players.field.title", player.title),
          FormField{"sex",
                    sight.say("players.field.sex"),
                    player.sex,
                    {{"", "–"}, {"m", sight.say("players.man")}, {"w", sight.say("players.woman")}},
                    Typing::Text,
                    {}},
          field("birth", "players.field.birth", player.birth, Typing::Digits),
          field("fide-id", "players.field.fide-id", player.fide_id, Typing::Digits),
          field("national-rating", "players.field.national-rating",
                number_text(player.national_rating), Typing::Digits),
          field("family", "players.field.family", player.family),
          field("fixed-board", "players.field.fixed-board", number_text(player.fixed_board),
                Typing::Digits),
          field("notes", "players.field.notes", player.notes)};
}

After take(hall::Player player, const FormValues& values, Desk& desk) {
  const auto text = [&](std::string_view key) {
    return std::string{trimmed(values.find(key)->second)};
  };
  const auto rating = number_in(values, "rating");
  const auto national = number_in(values, "national-rating");
  const auto table = number_in(values, "fixed-board");
  if (!rating || !national || !table) {
    desk.complain(Refusal{Message{"players.not-a-number", {}}});
    return After::Stay;
  }
  player.name = text("name");
  if (player.name.empty()) {
    desk.complain(Refusal{Message{"hall.player-without-name", {}}});
    return After::Stay;
  }
  player.rating = *rating;
  player.national_rating = *national;
  player.fixed_board = *table;
  player.federation = text("federation");
  player.club = text("club");
  player.title = text("title");
  player.sex = text("sex");
  player.birth = text("birth");
  player.fide_id = text("fide-id");
  player.family = text("family");
  player.notes = text("notes");
  if (player.id == PlayerId{}) {
    desk.wish(hall::Register{player});
  } else {
    desk.wish(hall::ChangePlayer{player});
  }
  return After::Close;
}

}  // namespace

void push_player_form(const hall::Player& player, Desk& desk) {
  const bool is_new = player.id == PlayerId{};
  desk.push(std::make_unique<Form>(
      Message{is_new ? "players.new" : "players.change", {player.name}},
      fields_of(player, desk.sight()),
      [player](const FormValues& values, Desk& at) { return take(player, values, at); }));
}

}  // namespace praporek::tui
