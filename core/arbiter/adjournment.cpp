#include "core/arbiter/adjournment.hpp"

#include "core/notation/read.hpp"
#include "core/rules/uci.hpp"

namespace praporek::arbiter {

std::vector<std::string_view> missing_on(const Envelope& envelope) {
  std::vector<std::string_view> missing;
  const auto demand = [&missing](bool there, std::string_view word) {
    if (!there) missing.push_back(word);
  };
  demand(!envelope.names[Side::White].empty() && !envelope.names[Side::Black].empty(), "names");
  demand(!envelope.position.empty(), "fen");
  demand(envelope.time_used[Side::White] && envelope.time_used[Side::Black], "times");
  demand(envelope.sealed_by.has_value(), "side");
  demand(envelope.move_number > 0, "move-number");
  demand(!envelope.resumption.empty(), "resumption");
  return missing;
}

Result<Sealing> Sealing::written(std::string_view move) const {
  if (closed_) return Refusal{Article{"GI.1.1"}, Message{"arbiter.sealed-move-final", {}}};
  if (on_board_ && move != move_) {
    return Refusal{Article{"GI.1.1"}, Message{"arbiter.board-move-is-sealed", {move_}}};
  }
  Sealing next = *this;
  next.move_ = move;
  return next;
}

Result<Sealing> Sealing::made_on_board(std::string_view move) const {
  Result<Sealing> next = written(move);
  if (next) next->on_board_ = true;
  return next;
}

Result<Sealing> Sealing::stopped() const {
  if (move_.empty()) return Refusal{Article{"GI.1.1"}, Message{"arbiter.nothing-sealed", {}}};
  Sealing next = *this;
  next.closed_ = true;
  return next;
}

SealedVerdict sealed_verdict(const rules::Position& position, std::string_view text) {
  SealedVerdict verdict;
  // The two alphabets share no letter but the king's, so trying both can mislead nobody.
  for (const notation::Letters letters : {notation::Letters::English, notation::Letters::Czech}) {
    const notation::Reading strict{letters, notation::Leniency::AppendixC, false};
    const auto move = notation::read_move(position, text, strict);
    if (move) return {SealedMove::Clear, rules::uci(*move, position.chess960())};
    if (move.error().why().id == "notation.ambiguous") verdict.kind = SealedMove::Ambiguous;
  }
  return verdict;
}

}  // namespace praporek::arbiter
