#include "app/commands/start.hpp"

#include "app/console/console_loop.hpp"
#include "core/base/text.hpp"
#include "tui/messages.hpp"

#include <cstdlib>
#include <fstream>

namespace praporek::app {

namespace {

std::string say(const char* id) {
  return tui::sentence(Message{id, {}}, language_by_environment());
}

/// One answer; an empty line takes what is in brackets. None at the end of input.
std::optional<std::string> ask(const char* question, const std::string& otherwise,
                               Streams streams) {
  streams.out << "  " << say(question);
  if (!otherwise.empty()) streams.out << " [" << otherwise << "]";
  streams.out << ": " << std::flush;
  std::string line;
  if (!std::getline(streams.in, line)) return std::nullopt;
  const std::string answer{trimmed(line)};
  return answer.empty() ? otherwise : answer;
}

/// A file name out of the event's name: letters that need no quoting.
std::string file_for(const std::string& name) {
  std::string file;
  for (const char each : name) {
    const bool sign = static_cast<unsigned char>(each) <= ' ' || each == '/';
    file += sign ? '-' : each;
  }
  return file + ".praporek";
}

int new_event(const RunWords& run, Streams streams) {
  const auto name = ask("start.name", "Open", streams);
  const auto file = name ? ask("start.file", file_for(*name), streams) : name;
  const auto rounds = file ? ask("start.rounds", "7", streams) : file;
  const auto control = rounds ? ask("start.control", "5400+30", streams) : rounds;
  if (!control) return static_cast<int>(Exit::Usage);
  const int made =
      run({"new", *file, "--name", *name, "--rounds", *rounds, "--control", *control}, streams);
  return made == 0 ? run({"open", *file}, streams) : made;
}

int open_event(const RunWords& run, Streams streams) {
  std::string only;
  for (const auto& entry : std::filesystem::directory_iterator{"."}) {
    if (entry.path().extension() != ".praporek") continue;
    only = entry.path().filename().string();
    streams.out << "    " << only << '\n';
  }
  const auto file = ask("start.which-file", only, streams);
  return file && !file->empty() ? run({"open", *file}, streams) : static_cast<int>(Exit::Usage);
}

std::filesystem::path memory() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  if (state != nullptr && *state != '\0') return std::filesystem::path{state} / "praporek" / "last";
  return std::filesystem::path{home != nullptr ? home : "."} / ".local/state/praporek/last";
}

}  // namespace

std::optional<std::filesystem::path> last_event() {
  std::ifstream file{memory()};
  std::string path;
  if (!std::getline(file, path) || !std::filesystem::exists(path)) return std::nullopt;
  return path;
}

void remember_event(const std::filesystem::path& event) {
  std::error_code ignored;
  std::filesystem::create_directories(memory().parent_path(), ignored);
  std::ofstream{memory()} << std::filesystem::absolute(event, ignored).string() << '\n';
}

int start(const RunWords& run, Streams streams) {
  if (const auto last = last_event()) return run({"open", last->string()}, streams);
  streams.out << "Praporek\n\n"
              << "  n  " << say("start.new") << "\n  o  " << say("start.open") << "\n  d  "
              << say("start.demo") << "\n  q  " << say("start.quit") << "\n\n";
  while (const auto answer = ask("start.choose", "n", streams)) {
    switch (answer->front()) {
      case 'n':
        return new_event(run, streams);
      case 'o':
        return open_event(run, streams);
      case 'd':
        return run({"demo"}, streams);
      case 'q':
        return static_cast<int>(Exit::Ok);
      default:
        break;
    }
  }
  return static_cast<int>(Exit::Ok);
}

}  // namespace praporek::app
