#pragma once

#include "core/base/result.hpp"
#include "core/base/side.hpp"
#include "core/rules/position.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::arbiter {

/// What is written on the envelope of an adjourned game (Guidelines I.2.1–I.2.7).
struct Envelope {
  BySide<std::string> names;
  std::string position;  ///< before the sealed move, as FEN
  BySide<std::optional<std::chrono::seconds>> time_used;
  std::optional<Side> sealed_by;
  int move_number = 0;             ///< of the sealed move
  std::optional<Side> open_offer;  ///< whose draw offer is current, if any
  std::string resumption;          ///< date, time and place

  friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// The fields that are still empty, by the words of their questions; a draw offer may be absent.
std::vector<std::string_view> missing_on(const Envelope& envelope);

/// Sealing: the move may be changed until the clock is stopped; a move made on the board after the
/// order to seal is the sealed move (Guidelines I.1.1).
class Sealing {
 public:
  [[nodiscard]] const std::string& move() const { return move_; }
  [[nodiscard]] bool is_closed() const { return closed_; }

  [[nodiscard]] Result<Sealing> written(std::string_view move) const;
  [[nodiscard]] Result<Sealing> made_on_board(std::string_view move) const;
  /// The envelope is closed and the clock stopped.
  [[nodiscard]] Result<Sealing> stopped() const;

  friend bool operator==(const Sealing&, const Sealing&) = default;

 private:
  std::string move_;
  bool on_board_ = false;
  bool closed_ = false;
};

/// What the sealed move turns out to be (Guidelines I.8).
enum class SealedMove : std::uint8_t { Clear, Ambiguous, IllegalOrUnreadable };

struct SealedVerdict {
  SealedMove kind = SealedMove::IllegalOrUnreadable;
  std::string uci;  ///< when clear
};

/// Reads the text of the envelope as Appendix C does, in English, Czech or Slovak letters or
/// figurines.
SealedVerdict sealed_verdict(const rules::Position& position, std::string_view text);

}  // namespace praporek::arbiter
