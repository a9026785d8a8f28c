#pragma once

#include "core/rules/record.hpp"
#include "tui/console/dialogs.hpp"

#include <functional>
#include <string>
#include <vector>

namespace praporek::tui {

/// Moves typed from a scoresheet: any case, the letters of the language, the Czech and Slovak digit
/// row. A move is taken as soon as it is the only one; the rest of its notation may be typed or
/// left out.
class MoveEntry : public Dialog {
 public:
  /// Given the moves typed, in UCI.
  using Done = std::function<void(const std::vector<std::string>& moves, Desk& desk)>;
  MoveEntry(Message title, rules::Record record, Done done);

  After key(const Key& key, Desk& desk) override;
  [[nodiscard]] View view(const Sight& sight) const override;
  [[nodiscard]] bool fills_body() const override { return true; }
  [[nodiscard]] std::string keys(const Sight& sight) const override;

 private:
  void type(const std::string& character, Desk& desk);
  bool goes_on_with_last(const std::string& character, Desk& desk);
  void take_back();
  void accept(rules::Move move, Desk& desk);

  Message title_;
  rules::Record record_;
  std::size_t known_;  ///< half-moves that were there before
  Done done_;
  std::string text_;
  std::string rest_;       ///< of the last move's notation, if it goes on being typed
  std::string swallowed_;  ///< what was taken for that rest so far
};

}  // namespace praporek::tui
