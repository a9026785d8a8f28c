#pragma once

#include "core/base/result.hpp"
#include "core/base/side.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::arbiter {

/// A draw offer that was made; it carries no conditions and cannot be withdrawn (Laws 9.1.2.1).
struct DrawOffer {
  Side by = Side::White;
  int move = 0;                ///< number of the move it was made at
  std::string void_condition;  ///< what the player attached; it counts for nothing

  friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};

/// All offers of one game and the one that is still open. Values: every step gives a new one.
class DrawOffers {
 public:
  [[nodiscard]] const std::optional<DrawOffer>& open() const { return open_; }
  [[nodiscard]] const std::vector<DrawOffer>& all() const { return all_; }

  [[nodiscard]] DrawOffers offered(const DrawOffer& offer) const;
  /// Accepted, declined in words or by touching a piece: the offer is closed; with none open this
  /// is refused.
  [[nodiscard]] Result<DrawOffers> answered() const;
  /// Always refused: an offer stands until it is answered.
  [[nodiscard]] Result<DrawOffers> withdrawn() const;

  /// How many a side has made: evidence in a complaint (note to 9.1.2.2).
  [[nodiscard]] int count(Side by) const;
  /// Three within five moves annoy by number alone (note to 11.5); for the arbiter's eyes only.
  [[nodiscard]] bool are_frequent(Side by) const;

  friend bool operator==(const DrawOffers&, const DrawOffers&) = default;

 private:
  std::optional<DrawOffer> open_;
  std::vector<DrawOffer> all_;
};

}  // namespace praporek::arbiter
