#include "app/commands/questions.hpp"

#include "core/base/text.hpp"
#include "tui/messages.hpp"

namespace praporek::app {

Exit answer_lines(Streams streams,
                  const std::function<Result<LineAnswer>(std::string_view line)>& answer) {
  Exit exit = Exit::Ok;
  std::size_t number = 0;
  for (std::string line; std::getline(streams.in, line);) {
    ++number;
    const std::string_view question = trimmed(line);
    if (question.empty()) continue;
    const auto answered = answer(question);
    if (!answered) {
      const std::string sentence = tui::sentence(answered.error());
      streams.out << "error: " << sentence << '\n';
      streams.err << "line " << number << ", " << sentence << '\n';
      exit = Exit::BadInput;
      continue;
    }
    streams.out << answered->text << '\n';
    if (!answered->remark.empty()) {
      streams.err << "line " << number << ", " << answered->remark << '\n';
    }
  }
  return exit;
}

}  // namespace praporek::app
