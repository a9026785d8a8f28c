#include "core/hall/absentee_line.hpp"

#include "core/base/text.hpp"

#include <algorithm>
#include <string>

namespace praporek::hall {

namespace {

std::string with_plain_arrows(std::string_view line) {
  std::string plain;
  while (!line.empty()) {
    if (line.starts_with("←")) {
      plain += '<';
    } else if (line.starts_with("→")) {
      plain += '>';
    } else {
      plain += line.front();
      line.remove_prefix(1);
      continue;
    }
    line.remove_prefix(std::string_view{"←"}.size());
  }
  return plain;
}

}  // namespace

Result<std::vector<std::pair<BoardNo, Side>>> read_absentees(std::string_view line) {
  std::vector<std::pair<BoardNo, Side>> absent;
  const std::string plain = with_plain_arrows(line);
  for (const std::string_view word : words_of(plain)) {
    const auto digits = std::min(word.find_first_of("<>"), word.size());
    const auto board = whole_number(word.substr(0, digits));
    const std::string_view sides = word.substr(digits);
    if (!board || *board < 1 || (sides != "<" && sides != ">" && sides != "<>")) {
      return Refusal{Message{"hall.bad-absentee", {std::string{word}}}};
    }
    if (sides.front() == '<') absent.emplace_back(BoardNo{*board}, Side::White);
    if (sides.back() == '>') absent.emplace_back(BoardNo{*board}, Side::Black);
  }
  return absent;
}

}  // namespace praporek::hall
