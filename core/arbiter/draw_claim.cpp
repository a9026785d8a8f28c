#include "core/arbiter/draw_claim.hpp"

#include "core/rules/play.hpp"
#include "core/rules/uci.hpp"

namespace praporek::arbiter {

namespace {

using rules::Position;

constexpr int occurrences_to_claim = 3;
constexpr int plies_of_50_moves = 100;

/// "12." after White's twelfth move, "12..." after Black's, "start" before any move.
std::string moment_of(const std::vector<Position>& game, std::size_t ply) {
  if (ply == 0) return "start";
  const bool by_white = game[ply - 1].side_to_move() == Side::White;
  return std::to_string(game[ply - 1].fullmove_number()) + (by_white ? "." : "...");
}

ClaimVerdict repetition(const std::vector<Position>& game) {
  ClaimVerdict verdict;
  int occurrences = 0;
  for (std::size_t ply = 0; ply < game.size(); ++ply) {
    if (!rules::same_position(game[ply], game.back())) continue;  // Laws 9.2.2
    ++occurrences;
    verdict.evidence.append(verdict.evidence.empty() ? "" : " ").append(moment_of(game, ply));
  }
  verdict.right = occurrences >= occurrences_to_claim;
  return verdict;
}

}  // namespace

ClaimVerdict checked_claim(DrawClaim claim, std::vector<Position> game, std::string_view intended) {
  if (!intended.empty()) {
    const auto move = rules::move_of_uci(game.back(), intended);
    game.push_back(rules::after(game.back(), move.value()));
  }
  ClaimVerdict verdict;
  if (claim == DrawClaim::Threefold) {
    verdict = repetition(game);
    verdict.article = intended.empty() ? "9.2.1.2" : "9.2.1.1";
  } else {
    const int plies = game.back().halfmove_clock();
    verdict.right = plies >= plies_of_50_moves;
    verdict.article = intended.empty() ? "9.3.2" : "9.3.1";
    verdict.evidence = std::to_string(plies / 2) + (plies % 2 == 0 ? "" : ".5");
  }
  return verdict;
}

}  // namespace praporek::arbiter
