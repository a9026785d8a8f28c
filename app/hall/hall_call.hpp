#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"
#include "io/hall/protocol.hpp"

#include <filesystem>
#include <functional>
#include <string>

/// One question to a running hall, asked and waited for: what the shell commands need.
namespace praporek::app {

struct Caller {
  std::string who;
  std::string pin;
};

/// Makes the wish from the state the hall has now.
using WishMaker = std::function<Result<hall::Wish>(const hall::HallState&)>;

/// The group the wish led to, or the refusal of the hall.
Result<hall::Group> ask_hall(const std::filesystem::path& socket, const Caller& caller,
                             const WishMaker& make);

/// What the hall is doing.
Result<io::Heartbeat> ask_heartbeat(const std::filesystem::path& socket, const Caller& caller);

/// Asks the hall to end and waits until it is gone.
Result<bool> ask_to_stop(const std::filesystem::path& socket, const Caller& caller);

/// Whether somebody answers there at all.
bool hall_answers(const std::filesystem::path& socket);

}  // namespace praporek::app
