#include "app/publish/child.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace praporek::app {

namespace {

Refusal failed(const std::string& program, const std::string& why) {
  return Refusal{Message{"paper.command-failed", {program, why}}};
}

/// Started with its standard input at this descriptor.
Result<pid_t> started(const std::vector<std::string>& words, int input) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (input >= 0) posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, words.front().c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return failed(words.front(), std::strerror(error));
  return child;
}

Result<bool> ended(pid_t child, const std::string& program) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return failed(program, std::strerror(errno));
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
  return failed(program, WIFEXITED(status) ? "exit " + std::to_string(WEXITSTATUS(status))
                                           : "signal " + std::to_string(WTERMSIG(status)));
}

/// A file without a name that holds these bytes: a program that reads little cannot block us.
int file_of(const std::string& bytes) {
  std::FILE* file = std::tmpfile();
  if (file == nullptr) return -1;
  const bool whole = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  std::rewind(file);
  const int descriptor = whole ? dup(fileno(file)) : -1;
  std::fclose(file);
  return descriptor;
}

}  // namespace

Result<bool> fed_to(const std::vector<std::string>& words, const std::string& input) {
  const int descriptor = file_of(input);
  if (descriptor < 0) return failed(words.front(), std::strerror(errno));
  const auto child = started(words, descriptor);
  close(descriptor);
  return child ? ended(*child, words.front()) : child.error();
}

Result<bool> run_for_folder(const std::string& command, const std::filesystem::path& folder) {
  const auto child = started({"sh", "-c", command, "sh", folder.string()}, -1);
  return child ? ended(*child, command) : child.error();
}

}  // namespace praporek::app
