#include "core/arbiter/touch_duty.hpp"

#include "core/rules/legal_moves.hpp"
#include "core/rules/touch_move.hpp"
#include "core/rules/uci.hpp"

namespace praporek::arbiter {

namespace {

using rules::Kind;
using rules::Position;
using rules::Square;

std::optional<Kind> kind_named(std::string_view name) {
  if (name == "queen") return Kind::Queen;
  if (name == "rook") return Kind::Rook;
  if (name == "bishop") return Kind::Bishop;
  if (name == "knight") return Kind::Knight;
  return std::nullopt;
}

TouchDuty duty_of(const Position& position, const rules::Obligation& obligation) {
  TouchDuty duty;
  duty.free = obligation.moves.size() == rules::count_legal_moves(position);
  duty.article = obligation.article.number;
  if (duty.free) return duty;
  for (const rules::Move move : obligation.moves) {
    duty.moves.append(duty.moves.empty() ? "" : " ");
    duty.moves.append(rules::uci(move, position.chess960()));
  }
  return duty;
}

}  // namespace

Result<TouchDuty> duty_of_touch(const Position& position, const TouchEvents& events) {
  rules::HandsOnBoard hands;
  hands.by = position.side_to_move();
  hands.order_known = events.order_known;
  hands.promoted_touched = kind_named(events.promoted_to);
  for (const std::string& text : events.touched) {
    const Square square = *rules::square_of(text);
    if (!position.piece_at(square)) {
      return Refusal{Article{"4.3"}, Message{"arbiter.nothing-there", {text}}};
    }
    hands.touches.push_back({square});
  }
  if (hands.touches.empty() && !hands.promoted_touched) {
    return Refusal{Article{"4.3"}, Message{"arbiter.nothing-touched", {}}};
  }
  if (!events.released.empty() && !hands.touches.empty()) {
    hands.released =
        rules::Release{hands.touches.front().square, *rules::square_of(events.released.front())};
  }
  return duty_of(position, rules::obligation_of(position, hands));
}

Result<TouchDuty> duty_of_illegal_move(const Position& before, std::string_view move) {
  rules::HandsOnBoard hands;
  hands.by = before.side_to_move();
  for (const std::string_view text : {move.substr(0, 2), move.substr(2, 2)}) {
    const auto square = rules::square_of(text);
    if (square && before.piece_at(*square)) hands.touches.push_back({*square});
  }
  return duty_of(before, rules::obligation_of(before, hands));
}

}  // namespace praporek::arbiter
