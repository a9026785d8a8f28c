#include "app/commands/do_event.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/journal_text.hpp"
#include "app/event/event_session.hpp"
#include "core/base/text.hpp"
#include "core/hall/pairing_of.hpp"
#include "core/hall/wish_text.hpp"
#include "tui/messages.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace praporek::app {

namespace {

struct Options {
  std::string file;
  std::string kind;
  std::vector<std::string> words;
  std::string arbiter;
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

/// A pairing nobody typed is computed here.
Result<hall::Wish> completed(hall::Wish wish, const hall::HallState& state) {
  const auto* pairing = std::get_if<hall::PairRound>(&wish);
  if (pairing == nullptr || !pairing->boards.empty()) return wish;
  auto computed = hall::computed_pairing(state, pairing->section);
  if (!computed) return computed.error();
  return hall::Wish{std::move(*computed)};
}

Exit refuse(const Refusal& refusal, Exit code, Streams streams) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return code;
}

Exit carry_out(const Options& options, Streams streams) {
  if (options.kind.empty()) return list_kinds(streams);
  const auto words = key_values(options.words);
  if (!words) return refuse(words.error(), Exit::Usage, streams);
  auto session = EventSession::open(options.file);
  if (!session) return refuse(session.error(), Exit::Failed, streams);
  auto wish = hall::wish_of(options.kind, *words, session->state());
  if (!wish) return refuse(wish.error(), Exit::Usage, streams);
  wish = completed(std::move(*wish), session->state());
  if (!wish) return refuse(wish.error(), Exit::No, streams);
  const std::string who = options.arbiter.empty() ? account_name() : options.arbiter;
  const auto group = session->obey(who, "shell", std::move(*wish));
  if (!group) return refuse(group.error(), Exit::No, streams);
  streams.out << readable(*group);
  return Exit::Ok;
}

}  // namespace

void add_do(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("do", "Any command of the hall, as key=value words");
  auto options = std::make_shared<Options>();
  command->add_option("FILE", options->file, "The event file")->required();
  command->add_option("COMMAND", options->kind, "What to do; without it all commands are listed");
  command->add_option("KEY=VALUE", options->words, "The command's keys");
  command->add_option("--as", options->arbiter, "The arbiter who does it (default: this account)");
  command->callback([options, &run] {
    run = [options](Streams streams) { return carry_out(*options, streams); };
  });
}

void add_result(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("result", "Enters a result of the current round");
  auto options = std::make_shared<Options>();
  auto board = std::make_shared<std::string>();
  auto result = std::make_shared<std::string>();
  command->add_option("FILE", options->file, "The event file")->required();
  command->add_option("BOARD", *board, "The board")->required();
  command->add_option("RESULT", *result, "1-0 0-1 1/2 1/2-0 0-1/2 0-0 +/- -/+ -/-")->required();
  command->add_option("--as", options->arbiter, "The arbiter who does it (default: this account)");
  command->callback([options, board, result, &run] {
    options->kind = "result";
    options->words = {"board=" + *board, "result=" + *result};
    run = [options](Streams streams) { return carry_out(*options, streams); };
  });
}

}  // namespace praporek::app
