#pragma once

#include <string>

namespace praporek::app {

/// Who types when nobody was named: the account's name.
std::string account_name();

}  // namespace praporek::app
