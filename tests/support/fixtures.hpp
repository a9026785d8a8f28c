#pragma once

#include <string>

namespace praporek {

/// The folder of the test data, known to one file so that the others compile alike in any place.
std::string fixtures();

}  // namespace praporek
