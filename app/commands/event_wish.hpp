#pragma once

#include "app/commands/streams.hpp"
#include "app/hall/hall_call.hpp"

#include <filesystem>
#include <string>

namespace praporek::app {

/// Where a command's wish goes and whose it is; options shared by all of them.
struct WishOptions {
  std::string file;
  std::string arbiter;  ///< empty: this account's name
  std::string pin;
};

/// Carries out a wish: by the hall that has the event, or here when none is running. Prints what
/// changed, or why nothing did.
Exit carry_out(const WishOptions& options, const WishMaker& make, Streams streams);

/// The same without printing what changed.
Result<hall::Group> granted(const WishOptions& options, const WishMaker& make);

/// The exit code for a refusal: the answer is no, or something failed.
Exit code_of(const Refusal& refusal);

/// Prints the refusal as the command line does.
Exit refuse(const Refusal& refusal, Exit code, Streams streams);

}  // namespace praporek::app
