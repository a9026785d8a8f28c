#pragma once

#include <optional>
#include <sys/types.h>
#include <vector>

namespace praporek::io {

/// The account at the other end of a local socket, as the system vouches for it.
struct Peer {
  uid_t user = 0;
  gid_t group = 0;
  std::vector<gid_t> groups;
};

/// Nothing when the system does not say.
std::optional<Peer> peer_of(int socket);

/// Whom the hall lets in: its own account, and a group of arbiters where one was given.
struct Door {
  uid_t owner = 0;
  std::optional<gid_t> group;
};

bool may_enter(const Peer& peer, const Door& door);

}  // namespace praporek::io
