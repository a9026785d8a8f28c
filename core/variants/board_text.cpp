#include "core/variants/board_text.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/legal_position.hpp"

namespace praporek::variants {

std::string board_text(const rules::Placement& board) {
  rules::Setup setup;
  setup.board = board;
  return std::string{words_of(formats::fen_of(position_of(setup))).front()};
}

std::string position_text(const rules::Position& position) {
  const std::string fen = formats::fen_of(position);
  const auto fields = words_of(fen);
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) text += std::string{fields[i]} + (i < 3 ? " " : "");
  return text;
}

rules::Position position_of(const rules::Setup& setup) {
  return rules::legal_position(setup, rules::FaultSet::all()).value();
}

}  // namespace praporek::variants
