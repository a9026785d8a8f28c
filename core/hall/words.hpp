#pragma once

#include "core/hall/game_records.hpp"
#include "core/hall/section_records.hpp"
#include "core/hall/wish.hpp"

#include <array>
#include <string_view>

/// The words of every enum that is journalled or typed.
namespace praporek::hall {

template <>
struct Words<Side> {
  static constexpr std::array<std::string_view, 2> list{"white", "black"};
};
template <>
struct Words<laws::Edition> {
  static constexpr std::array<std::string_view, 2> list{"2018", "2023"};
};
template <>
struct Words<pairing::System> {
  static constexpr std::array<std::string_view, 4> list{"dutch", "swiss1992", "roundrobin",
                                                        "double-roundrobin"};
};
template <>
struct Words<pairing::Reading1992> {
  static constexpr std::array<std::string_view, 2> list{"default", "czech-letter"};
};
template <>
struct Words<pairing::Mark> {
  static constexpr std::array<std::string_view, 13> list{"1", "=", "0", "W", "D", "L",        "+",
                                                         "-", "H", "F", "U", "Z", "adjourned"};
};
template <>
struct Words<ScoringName> {
  static constexpr std::array<std::string_view, 4> list{"1-1/2-0", "3-1-0", "3-2-1-0", "2-1-0"};
};
template <>
struct Words<ForbiddenBy> {
  static constexpr std::array<std::string_view, 3> list{"club", "family", "federation"};
};
template <>
struct Words<Devices> {
  static constexpr std::array<std::string_view, 3> list{"none", "range", "all"};
};
template <>
struct Words<Presence> {
  static constexpr std::array<std::string_view, 3> list{"registered", "checked-in", "withdrawn"};
};
template <>
struct Words<RoundState> {
  static constexpr std::array<std::string_view, 5> list{"paired", "editing", "published", "started",
                                                        "closed"};
};
template <>
struct Words<Role> {
  static constexpr std::array<std::string_view, 5> list{"viewer", "results", "sector", "deputy",
                                                        "chief"};
};
template <>
struct Words<GameState> {
  static constexpr std::array<std::string_view, 5> list{"waiting", "playing", "finished",
                                                        "adjourned", "postponed"};
};
template <>
struct Words<arbiter::GameResult> {
  static constexpr std::array<std::string_view, 11> list{
      "1-0", "0-1", "1/2", "1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-", "adjourned", "postponed"};
};
template <>
struct Words<ReadingSource> {
  static constexpr std::array<std::string_view, 2> list{"typed", "device"};
};
template <>
struct Words<RulingState> {
  static constexpr std::array<std::string_view, 3> list{"open", "applied", "recorded-only"};
};

template <>
struct Words<LateSeat> {
  static constexpr std::array<std::string_view, 3> list{"bye", "bye-player", "new-board"};
};

template <>
struct Words<CorrectionUse> {
  static constexpr std::array<std::string_view, 3> list{"keep", "re-pair", "rating-only"};
};

}  // namespace praporek::hall
