#pragma once

#include "core/base/message.hpp"

#include <span>
#include <string_view>

namespace praporek::arbiter {

/// A point where the Laws give the decision to the arbiter: the console asks and shows what it
/// would take, and never decides it silently.
struct Judgement {
  int number = 0;
  std::string_view id;        ///< of the question's sentence
  std::string_view article;   ///< the first article it belongs to, numbered as in 2018
  std::string_view proposed;  ///< the default shown; empty: there is none
};

/// All 39, by number from 1.
std::span<const Judgement> judgements();

const Judgement& judgement(int number);

}  // namespace praporek::arbiter
