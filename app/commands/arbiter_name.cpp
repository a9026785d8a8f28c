#include "app/commands/arbiter_name.hpp"

#include <pwd.h>
#include <unistd.h>

namespace praporek::app {

std::string account_name() {
  const passwd* entry = ::getpwuid(::getuid());
  return entry != nullptr ? entry->pw_name : "uid " + std::to_string(::getuid());
}

}  // namespace praporek::app
