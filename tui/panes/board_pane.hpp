#pragma once

#include "core/rules/record.hpp"
#include "tui/console/pane.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// One board: position, moves, clocks, what the Laws count, what has happened.
class BoardPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;
  void opened(Desk& desk) override;

  void back(Desk& desk);
  void forward(Desk& desk);
  void claim(Desk& desk);
  void flag(Desk& desk);
  void illegal(Desk& desk);
  void phone(Desk& desk);
  void offer(Desk& desk);
  void reading(Desk& desk);
  void clock_set(Desk& desk);
  void result(Desk& desk);
  void type_moves(Desk& desk);
  void ruling(Desk& desk);
  void ask_mate(Desk& desk);

 private:
  [[nodiscard]] std::vector<Line> side_lines(const hall::Game& game, const rules::Record& record,
                                             const Sight& sight) const;
  void side_incident(const char* kind, Desk& desk);

  std::optional<std::size_t> ply_;  ///< none: the present position
  std::optional<std::string> mate_answer_;
};

}  // namespace praporek::tui
