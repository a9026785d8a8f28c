#include "app/commands/deputy.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/do_event.hpp"
#include "app/hall/pin.hpp"
#include "core/hall/wish_text.hpp"

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <unistd.h>

namespace praporek::app {

namespace {

struct Options {
  WishOptions where;
  std::string name;
  std::string role = "deputy";
  std::string pin;
  int first_board = 0;
  int last_board = 0;
};

std::string host_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "localhost";
}

/// Quoted for a shell, whatever the name holds.
std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char each : text) word += each == '\'' ? std::string{"'\\''"} : std::string(1, each);
  return word + "'";
}

std::string invitation(const Options& options) {
  const std::string file = std::filesystem::absolute(options.where.file).string();
  const std::string remote = "praporek open " + quoted(file) + " --as " + quoted(options.name);
  return "ssh -t " + account_name() + "@" + host_name() + " " + quoted(remote);
}

Exit add_arbiter(const Options& options, Streams streams) {
  hall::KeyValues words{{"name", options.name}, {"role", options.role}};
  if (options.first_board != 0)
    words.emplace_back("first-board", std::to_string(options.first_board));
  if (options.last_board != 0) words.emplace_back("last-board", std::to_string(options.last_board));
  if (!options.pin.empty()) words.emplace_back("pin-hash", sealed_pin(options.pin));
  bool bad_words = false;
  const auto group = granted(options.where, [&](const hall::HallState& state) {
    auto wish = hall::wish_of("set-arbiter", words, state);
    bad_words = !wish.has_value();
    return wish;
  });
  if (!group)
    return refuse(group.error(), bad_words ? Exit::Usage : code_of(group.error()), streams);
  streams.out << invitation(options) << '\n';
  return Exit::Ok;
}

}  // namespace

void add_deputy(CLI::App& root, Run& run) {
  CLI::App* deputy = root.add_subcommand("deputy", "Other arbiters of the event");
  deputy->require_subcommand(1);
  CLI::App* command = deputy->add_subcommand("add", "Adds one and prints the line he types");
  auto options = std::make_shared<Options>();
  add_wish_options(*command, options->where);
  command->add_option("NAME", options->name, "The arbiter's name")->required();
  command->add_option("--role", options->role, "viewer, results, sector, deputy or chief")
      ->capture_default_str();
  command->add_option("--first-board", options->first_board, "A sector's first board");
  command->add_option("--last-board", options->last_board, "A sector's last board");
  command->add_option("--set-pin", options->pin, "A PIN he will be asked for");
  command->callback([options, &run] {
    run = [options](Streams streams) { return add_arbiter(*options, streams); };
  });
}

}  // namespace praporek::app
