#include "core/rules/claim.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/move_count.hpp"

namespace praporek::rules {

namespace {

Article article_of(const Claim& claim) {
  if (claim.kind == ClaimKind::Threefold) return {claim.intended ? "9.2.1.1" : "9.2.1.2"};
  return {claim.intended ? "9.3.1" : "9.3.2"};
}

/// Whether the record as it stands bears the claim out.
ClaimVerdict looked_up(const Record& record, ClaimKind kind) {
  ClaimVerdict verdict;
  verdict.occurrences = occurrences_of_present(record);
  verdict.quiet_halfmoves = record.now().halfmove_clock();
  verdict.correct = kind == ClaimKind::Threefold
                        ? verdict.occurrences.size() >= claimable_occurrences
                        : fifty_moves_completed(record.now());
  return verdict;
}

}  // namespace

Result<ClaimVerdict> judge(const Record& record, const Claim& claim) {
  const Article article = article_of(claim);
  // Laws 9.2.1, 9.3: only the player to move
  if (claim.by != record.now().side_to_move()) {
    return Refusal{article, Message{"rules.claim-not-on-move", {}}};
  }
  Record looked_at = record;
  if (claim.intended) {
    if (!is_legal(record.now(), *claim.intended)) {
      return Refusal{article, Message{"rules.claim-illegal-move", {}}};
    }
    looked_at.play(*claim.intended);
  }
  ClaimVerdict verdict = looked_up(looked_at, claim.kind);
  verdict.article = article;
  // Laws 5.1.1, 5.2.1: after mate or stalemate there is nothing left to claim.
  verdict.correct = verdict.correct && has_legal_move(record.now());
  return verdict;
}

bool may_claim(const Record& record, ClaimKind kind) {
  const auto verdict = judge(record, {kind, record.now().side_to_move(), std::nullopt});
  return verdict && verdict->correct;
}

std::vector<Move> claiming_moves(const Record& record, ClaimKind kind) {
  std::vector<Move> moves;
  for (const Move move : legal_moves(record.now())) {
    const auto verdict = judge(record, {kind, record.now().side_to_move(), move});
    if (verdict && verdict->correct) moves.push_back(move);
  }
  return moves;
}

}  // namespace praporek::rules
