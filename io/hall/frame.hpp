#pragma once

#include "core/base/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What travels on the hall's socket: four bytes of length, highest first, then that much JSON.
namespace praporek::io {

inline constexpr std::size_t frame_limit = std::size_t{1} << 20;

/// The text with its length in front. Longer text than a frame may hold is our own mistake.
std::string framed(std::string_view text);

/// Cuts a stream of bytes into frames, however the bytes were portioned.
class FrameReader {
 public:
  /// The frames these bytes complete. Refused once a length is zero or over the limit: from there
  /// on nothing on this line can be trusted, and nothing more is read.
  Result<std::vector<std::string>> receive(std::string_view bytes);

  /// A frame has begun and not ended.
  [[nodiscard]] bool is_inside() const { return !pending_.empty(); }

 private:
  std::string pending_;
  bool refused_ = false;
};

}  // namespace praporek::io
