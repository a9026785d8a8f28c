#pragma once

#include "core/arbiter/answers.hpp"
#include "core/arbiter/consequence.hpp"

#include <string_view>

namespace praporek::arbiter {

/// A ruling while it is being made: consequences are added in the order an arbiter carries them
/// out. Articles are numbered as in 2018.
class Draft {
 public:
  Draft(const Answers& answers, std::string_view article);

  Draft& ends(GameResult result, std::string_view article);
  Draft& gives_time(Side side, std::chrono::seconds by, std::string_view article);
  Draft& records(std::string_view id, std::string_view article);
  Draft& records(std::string_view id, std::string_view article, std::string value);
  Draft& records_of(Side side, std::string_view id, std::string_view article,
                    std::string value = {});
  Draft& tells(std::string_view id, std::string_view article,
               std::vector<std::string> arguments = {});
  Draft& tells_of(Side side, std::string_view id, std::string_view article,
                  std::vector<std::string> arguments = {});
  /// One of the judgement points, with its own words and default.
  Draft& asks(int number, std::string_view article);
  /// The same point put in other words, or with a default that fits this case better.
  Draft& asks(int number, std::string_view article, std::string_view id, std::string proposed);

  /// "Stop the clocks"; readings that are known are kept.
  Draft& stops_clocks(std::string_view article);
  /// The same where times may change: what the clocks show is written down first (Laws 6.10.2).
  Draft& stops_and_reads_clocks(std::string_view article);
  /// Extra time, and what the clock shall show where its reading is known.
  Draft& extra_time(Side side, std::chrono::seconds by, std::string_view article);

  [[nodiscard]] Ruling ruling() const { return ruling_; }

 private:
  Answers answers_;
  Ruling ruling_;
};

}  // namespace praporek::arbiter
