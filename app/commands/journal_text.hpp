#pragma once

#include "core/hall/change.hpp"

#include <string>

namespace praporek::app {

/// A group for people: who did what and when, then one line a record with the fields that changed.
std::string readable(const hall::Group& group);

}  // namespace praporek::app
