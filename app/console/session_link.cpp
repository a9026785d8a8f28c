#include "app/console/session_link.hpp"

#include "core/hall/pairing_of.hpp"

#include <utility>
#include <variant>

namespace praporek::app {

Result<hall::Wish> completed(hall::Wish wish, const hall::HallState& state) {
  const auto* pairing = std::get_if<hall::PairRound>(&wish);
  if (pairing == nullptr || !pairing->boards.empty()) return wish;
  auto computed = hall::computed_pairing(state, pairing->section);
  if (!computed) return computed.error();
  return hall::Wish{std::move(*computed)};
}

SessionLink::SessionLink(EventSession session, std::string who)
    : session_{std::move(session)}, who_{std::move(who)} {}

void SessionLink::start(LinkEvents events) {
  events_ = std::move(events);
  tell_state();
  events_.link({true, Millis{0}});
}

void SessionLink::wish(std::uint64_t id, hall::Wish wish) {
  auto whole = completed(std::move(wish), session_.state());
  const Result<hall::Group> answer =
      whole ? session_.obey(who_, "console", std::move(*whole)) : whole.error();
  tell_state();
  events_.reply(id, answer);
}

void SessionLink::tell_state() {
  // The session outlives the console; no copy of a whole hall is made for a key.
  events_.state({std::shared_ptr<const hall::HallState>{}, &session_.state()});
}

}  // namespace praporek::app
