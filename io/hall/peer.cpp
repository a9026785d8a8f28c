#include "io/hall/peer.hpp"

#include <algorithm>
#include <sys/socket.h>

namespace praporek::io {

namespace {

/// The further groups of the account; empty where the kernel cannot tell.
std::vector<gid_t> groups_of(int socket) {
  constexpr std::size_t usual = 64;
  std::vector<gid_t> groups(usual);
  auto size = static_cast<socklen_t>(groups.size() * sizeof(gid_t));
  if (::getsockopt(socket, SOL_SOCKET, SO_PEERGROUPS, groups.data(), &size) != 0) {
    groups.resize(size / sizeof(gid_t));  // too many for the first try: the kernel said how many
    if (::getsockopt(socket, SOL_SOCKET, SO_PEERGROUPS, groups.data(), &size) != 0) size = 0;
  }
  groups.resize(size / sizeof(gid_t));
  return groups;
}

}  // namespace

std::optional<Peer> peer_of(int socket) {
  ucred credentials{};
  socklen_t size = sizeof credentials;
  if (::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0) return std::nullopt;
  return Peer{credentials.uid, credentials.gid, groups_of(socket)};
}

bool may_enter(const Peer& peer, const Door& door) {
  if (peer.user == door.owner) return true;
  if (!door.group) return false;
  return peer.group == *door.group ||
         std::ranges::find(peer.groups, *door.group) != peer.groups.end();
}

}  // namespace praporek::io
