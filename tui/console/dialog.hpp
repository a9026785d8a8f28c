#pragma once

#include "tui/console/sight.hpp"
#include "tui/keys/key.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace praporek::tui {

class Desk;

enum class After : std::uint8_t { Stay, Close };

/// Something that asks and takes the keys until it is answered. Esc always goes back and changes
/// nothing.
class Dialog {
 public:
  Dialog() = default;
  Dialog(const Dialog&) = delete;
  Dialog& operator=(const Dialog&) = delete;
  Dialog(Dialog&&) = delete;
  Dialog& operator=(Dialog&&) = delete;
  virtual ~Dialog() = default;

  virtual After key(const Key& key, Desk& desk) = 0;

  /// Its lines at the bottom of the body, or all of the body.
  [[nodiscard]] virtual View view(const Sight& sight) const = 0;
  [[nodiscard]] virtual bool fills_body() const { return false; }

  /// The keys that matter now.
  [[nodiscard]] virtual std::string keys(const Sight& sight) const = 0;
};

}  // namespace praporek::tui
