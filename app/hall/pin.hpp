#pragma once

#include <string>

namespace praporek::app {

/// The PIN in the form the event file keeps; the same PIN looks different each time.
std::string sealed_pin(const std::string& pin);

bool pin_fits(const std::string& pin, const std::string& sealed);

}  // namespace praporek::app
