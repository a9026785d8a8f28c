#include "app/commands/do_event.hpp"

#include "app/commands/event_wish.hpp"
#include "core/base/text.hpp"
#include "core/hall/wish_text.hpp"

#include <memory>
#include <string>
#include <utility>

namespace praporek::app {

namespace {

struct Options {
  WishOptions where;
  std::string kind;
  std::vector<std::string> words;
};

Exit list_kinds(Streams streams) {
  for (const hall::WishKind& kind : hall::wish_kinds()) {
    streams.out << kind.kind;
    for (const std::string_view key : kind.keys) streams.out << ' ' << key << '=';
    streams.out << '\n';
  }
  return Exit::Ok;
}

/// "key=value" words; a word without "=" is refused by naming it.
Result<hall::KeyValues> key_values(const std::vector<std::string>& words) {
  hall::KeyValues values;
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) return Refusal{Message{"app.not-key-value", {word}}};
    values.emplace_back(word.substr(0, equals), word.substr(equals + 1));
  }
  return values;
}

Exit do_words(const Options& options, Streams streams) {
  if (options.kind.empty()) return list_kinds(streams);
  const auto words = key_values(options.words);
  if (!words) return refuse(words.error(), Exit::Usage, streams);
  return carry_out(
      options.where,
      [&](const hall::HallState& state) { return hall::wish_of(options.kind, *words, state); },
      streams);
}

/// "12" is the hall's board 12, "Open B:3" the third board of that section's range.
Result<BoardNo> board_of(const std::string& text, const hall::HallState& state) {
  const auto colon = text.rfind(':');
  const auto number = whole_number(colon == std::string::npos ? text : text.substr(colon + 1));
  if (!number) return Refusal{Message{"service.not-a-board", {text}}};
  if (colon == std::string::npos) return BoardNo{*number};
  for (const auto& [id, section] : state.all<hall::Section>()) {
    if (section.name == text.substr(0, colon)) return BoardNo{section.first_board + *number - 1};
  }
  return Refusal{Message{"hall.no-such-section", {text.substr(0, colon)}}};
}

}  // namespace

void add_wish_options(CLI::App& command, WishOptions& options) {
  command.add_option("FILE", options.file, "The event file")->required();
  command.add_option("--as", options.arbiter, "The arbiter who does it (default: this account)");
  command.add_option("--pin", options.pin, "His PIN, if he has one");
}

void add_do(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("do", "Any command of the hall, as key=value words");
  auto options = std::make_shared<Options>();
  add_wish_options(*command, options->where);
  command->add_option("COMMAND", options->kind, "What to do; without it all commands are listed");
  command->add_option("KEY=VALUE", options->words, "The command's keys");
  command->callback([options, &run] {
    run = [options](Streams streams) { return do_words(*options, streams); };
  });
}

void add_result(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("result", "Enters a result of the current round");
  auto options = std::make_shared<WishOptions>();
  auto board = std::make_shared<std::string>();
  auto result = std::make_shared<std::string>();
  add_wish_options(*command, *options);
  command->add_option("BOARD", *board, "The board, or SECTION:BOARD within a section")->required();
  command->add_option("RESULT", *result, "1-0 0-1 1/2 1/2-0 0-1/2 0-0 +/- -/+ -/-")->required();
  command->callback([options, board, result, &run] {
    run = [options, board, result](Streams streams) {
      const WishMaker make = [&](const hall::HallState& state) -> Result<hall::Wish> {
        const auto number = board_of(*board, state);
        if (!number) return number.error();
        return hall::wish_of(
            "result", {{"board", std::to_string(number->value)}, {"result", *result}}, state);
      };
      return carry_out(*options, make, streams);
    };
  });
}

}  // namespace praporek::app
