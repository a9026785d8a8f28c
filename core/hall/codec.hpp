#pragma once

#include "core/base/result.hpp"
#include "core/hall/change.hpp"
#include "core/hall/state.hpp"
#include "core/hall/wish.hpp"

#include <string>
#include <string_view>

/// The one text form of what the hall stores, mirrors, sends and exports: JSON on one line.
namespace praporek::hall {

std::string encode(const Group& group);
std::string encode(const Change& change);
std::string encode(const Command& command);
std::string encode(const Wish& wish);
std::string encode(const HallState& state);

/// Reading is strict: a field of the wrong type, an unknown field or word, a number out of range
/// or anything after the value is refused, with the path of the fault. A missing field keeps its
/// default, so that journals written before the field existed can still be read.
Result<Group> decode_group(std::string_view text);
Result<Change> decode_change(std::string_view text);
Result<Command> decode_command(std::string_view text);
Result<Wish> decode_wish(std::string_view text);
Result<HallState> decode_state(std::string_view text);

}  // namespace praporek::hall
