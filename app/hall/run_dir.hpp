#pragma once

#include "core/base/result.hpp"

#include <filesystem>
#include <optional>
#include <sys/types.h>

namespace praporek::app {

/// The folder where the hall of an event can be found while it runs.
struct HallPlace {
  std::filesystem::path folder;
  std::optional<gid_t> group;  ///< the arbiters' group, where a shared folder was named

  [[nodiscard]] std::filesystem::path socket() const { return folder / "hall.sock"; }
  [[nodiscard]] std::filesystem::path log() const { return folder / "hall.log"; }
};

/// The place of an event's hall: under the account's own run-time folder, or under `run_dir`,
/// which a group of accounts may share. The same event file has the same place from wherever it
/// is named.
HallPlace place_of(const std::filesystem::path& event, const std::filesystem::path& run_dir = {});

/// Makes the folder, closed to everybody else; refused if somebody else's lies there.
Result<bool> make_place(const HallPlace& place);

}  // namespace praporek::app
