#include "core/arbiter/draw_offer.hpp"

#include <algorithm>

namespace praporek::arbiter {

namespace {

constexpr int frequent_offers = 3;
constexpr int within_moves = 5;

}  // namespace

DrawOffers DrawOffers::offered(const DrawOffer& offer) const {
  DrawOffers next = *this;
  next.open_ = offer;
  next.all_.push_back(offer);
  return next;
}

Result<DrawOffers> DrawOffers::answered() const {
  if (!open_) return Refusal{Article{"9.1.2.1"}, Message{"arbiter.no-open-offer", {}}};
  DrawOffers next = *this;
  next.open_.reset();
  return next;
}

Result<DrawOffers> DrawOffers::withdrawn() const {
  return Refusal{Article{"9.1.2.1"}, Message{"arbiter.offer-cannot-be-withdrawn", {}}};
}

int DrawOffers::count(Side by) const {
  return static_cast<int>(std::ranges::count(all_, by, &DrawOffer::by));
}

bool DrawOffers::are_frequent(Side by) const {
  std::vector<int> moves;
  for (const DrawOffer& offer : all_) {
    if (offer.by == by) moves.push_back(offer.move);
  }
  for (std::size_t i = frequent_offers - 1; i < moves.size(); ++i) {
    if (moves[i] - moves[i - (frequent_offers - 1)] < within_moves) return true;
  }
  return false;
}

}  // namespace praporek::arbiter
