#pragma once

#include "core/arbiter/ruling.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::test {

/// What a ruling says, one line a consequence with its article: "result 0-1 (6.9)".
struct Said {
  std::vector<std::string> lines;
  std::string refused;  ///< the id of the refusal, if there was one
  std::string refused_by;

  [[nodiscard]] bool has(std::string_view line) const {
    return std::ranges::find(lines, line) != lines.end();
  }
  /// A line that begins like this.
  [[nodiscard]] bool mentions(std::string_view beginning) const {
    return std::ranges::any_of(
        lines, [beginning](const std::string& line) { return line.starts_with(beginning); });
  }

  friend std::ostream& operator<<(std::ostream& out, const Said& said) {
    out << '\n' << said.refused;
    for (const std::string& line : said.lines) out << line << '\n';
    return out;
  }
};

/// Rules on answers given as on the command line: "side=white".
inline Said ruled(std::string_view kind, std::initializer_list<std::string_view> answers) {
  arbiter::GivenAnswers given;
  for (const std::string_view answer : answers) {
    const auto equals = answer.find('=');
    given.emplace(answer.substr(0, equals), answer.substr(equals + 1));
  }
  const auto ruling = arbiter::rule(kind, given);
  if (!ruling) return {{}, ruling.error().why().id, ruling.error().article().number};
  Said said;
  for (const arbiter::Consequence& consequence : ruling->consequences) {
    said.lines.push_back(line_of(consequence) + " (" +
                         laws::number_in(consequence.article, ruling->edition) + ")");
  }
  return said;
}

}  // namespace praporek::test

#define SAYS(said, line) BOOST_TEST((said).has(line), "no \"" << (line) << "\" in " << (said))
#define SAYS_NOTHING_OF(said, beginning) \
  BOOST_TEST(!(said).mentions(beginning), "\"" << (beginning) << "\" in " << (said))
