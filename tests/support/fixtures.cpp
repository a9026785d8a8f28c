#include "tests/support/fixtures.hpp"

namespace praporek {

std::string fixtures() { return PRAPOREK_FIXTURES; }

}  // namespace praporek
