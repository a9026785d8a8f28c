#pragma once

#include "app/console/hall_link.hpp"
#include "app/event/event_session.hpp"

#include <string>

namespace praporek::app {

/// A hall in this very process: the event file is ours alone.
class SessionLink : public HallLink {
 public:
  SessionLink(EventSession session, std::string who);

  void start(LinkEvents events) override;
  void wish(std::uint64_t id, hall::Wish wish) override;

  [[nodiscard]] EventSession& session() { return session_; }

 private:
  void tell_state();

  EventSession session_;
  std::string who_;
  LinkEvents events_;
};

/// A pairing nobody typed is computed by the section's own system.
Result<hall::Wish> completed(hall::Wish wish, const hall::HallState& state);

}  // namespace praporek::app
