#pragma once

#include "tui/console/dialogs.hpp"
#include "tui/console/pane.hpp"

#include <string>
#include <vector>

namespace praporek::tui {

/// Something the arbiter can do, as the help prints it and the palette offers it.
struct Doing {
  std::string keys;
  Message words;
  std::function<void(Desk&)> act;
};

/// Everything that can be done from this pane: its own keys, those of the frame, the other panes.
std::vector<Doing> doings_of(Pane& pane);

/// `?`: all keys of the pane and of the frame.
class Help : public Dialog {
 public:
  explicit Help(std::vector<Doing> doings) : doings_{std::move(doings)} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] bool fills_body() const override { return true; }
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  std::vector<Doing> doings_;
  int first_ = 0;
};

/// `:`: the same list, found by typing some of its words.
class Palette : public Dialog {
 public:
  explicit Palette(std::vector<Doing> doings) : doings_{std::move(doings)} {}

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  [[nodiscard]] std::vector<const Doing*> found(const Sight& sight) const;

  std::vector<Doing> doings_;
  TextField field_;
  std::size_t chosen_ = 0;
};

}  // namespace praporek::tui
