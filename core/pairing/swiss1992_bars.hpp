#pragma once

#include "core/base/result.hpp"
#include "core/pairing/explanation.hpp"
#include "core/pairing/swiss1992_field.hpp"

#include <optional>
#include <string>

namespace praporek::pairing::swiss1992 {

/// The TPN as a message wants it.
std::string number_of(const Card& card);

/// What never gives way: B1a, a forbidden pair, B2. Nothing when the two may meet.
std::optional<Reason> absolute_bar(const Tournament& tournament, int round, const Card& a,
                                   const Card& b);

/// The float criterion that would have to be given up: B5 or B6, with the article (C9 down,
/// C10 up) that gives it up. Nothing when the player may float so.
std::optional<Reason> float_bar(const Card& card, Float direction);

/// The whole field cannot be paired under B1 and B2.
Refusal no_legal_pairing();

}  // namespace praporek::pairing::swiss1992
