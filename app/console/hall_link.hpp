#pragma once

#include "core/base/result.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "tui/console/settings.hpp"

#include <cstdint>
#include <functional>
#include <memory>

namespace praporek::app {

/// What a console hears from its hall, on the loop's thread.
struct LinkEvents {
  std::function<void(std::shared_ptr<const hall::HallState>)> state;
  std::function<void(std::uint64_t id, const Result<hall::Group>&)> reply;
  std::function<void(const tui::LinkState&)> link;
};

/// A console's connection with the hall that decides.
class HallLink {
 public:
  HallLink() = default;
  HallLink(const HallLink&) = delete;
  HallLink& operator=(const HallLink&) = delete;
  HallLink(HallLink&&) = delete;
  HallLink& operator=(HallLink&&) = delete;
  virtual ~HallLink() = default;

  /// From now on the events are told, the state first.
  virtual void start(LinkEvents events) = 0;
  virtual void wish(std::uint64_t id, hall::Wish wish) = 0;
};

}  // namespace praporek::app
