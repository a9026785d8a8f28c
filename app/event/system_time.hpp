#pragma once

#include "core/base/instant.hpp"

namespace praporek::app {

/// The one real clock: the wall time at the start plus what has passed since, so that setting the
/// computer's clock changes nothing, and never earlier than what it has said or been told.
class SystemTime {
 public:
  SystemTime();

  Instant now();

  /// How far the computer's clock is from what it would show had nobody set it.
  [[nodiscard]] Millis wall_offset() const;

  /// What the journal already holds: time goes on from there even if the clock was set back.
  void not_before(Instant at);

 private:
  Instant wall_at_start_;
  Millis boot_at_start_;
  Instant last_;
};

}  // namespace praporek::app
