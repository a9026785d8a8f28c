#include "app/console/open_console.hpp"

#include "app/console/console_loop.hpp"
#include "tui/messages.hpp"

#include <unistd.h>
#include <utility>

namespace praporek::app {

namespace {

tui::Settings settings_of(const ConsoleWishes& wishes) {
  tui::Settings settings;
  settings.who = wishes.who;
  settings.bell = wishes.bell;
  settings.utc_offset = local_utc_offset();
  settings.language = language_by_environment();
  if (wishes.language == "en") settings.language = tui::Language::English;
  if (wishes.language == "cs") settings.language = tui::Language::Czech;
  if (wishes.language == "sk") settings.language = tui::Language::Slovak;
  return settings;
}

}  // namespace

void add_console_options(CLI::App& command, ConsoleWishes& wishes) {
  command.add_option("--as", wishes.who, "The arbiter at this console (default: this account)");
  command.add_option("--lang", wishes.language, "en, cs or sk (default: as the environment says)")
      ->check(CLI::IsMember({"en", "cs", "sk"}));
  command.add_flag("--ascii", wishes.ascii, "For terminals without accents and line drawing");
  command.add_flag("--bell", wishes.bell, "One bell for every alarm");
  command.add_flag("--linear", wishes.linear, "Plain lines for a screen reader");
}

bool has_terminal() { return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0; }

Exit open_console(HallLink& link, const ConsoleWishes& wishes, Streams streams) {
  auto mode = ScreenMode::enter(wishes.linear);
  if (!mode) {
    streams.err << "praporek: " << tui::sentence(mode.error()) << '\n';
    return Exit::Failed;
  }
  const tui::TerminalSkill skill = terminal_skill(wishes.ascii);
  tui::Settings settings = settings_of(wishes);
  settings.ascii = !skill.utf8;
  boost::asio::io_context loop;
  ConsoleLoop console{loop, std::move(*mode), std::move(settings), {skill, wishes.linear}};
  console.run(link);
  return Exit::Ok;
}

std::string plain_screen(HallLink& link, const ConsoleWishes& wishes) {
  tui::Console console{settings_of(wishes)};
  SystemTime time;
  link.start({[&](std::shared_ptr<const hall::HallState> state) { console.take(std::move(state)); },
              [](std::uint64_t, const Result<hall::Group>&) {}, [](const tui::LinkState&) {}});
  console.time(time.now());
  // Tall enough for every board: nothing has to fit on a page.
  console.resize({80, 60});
  return console.draw().text();
}

}  // namespace praporek::app
