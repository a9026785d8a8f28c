#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace praporek::laws {

/// The printed number an arbiter means: "9.2", "čl. 9.2.", "a.4", "GIII.4" and "iii.4" are
/// 9.2, 9.2, A.4, III.4 and III.4. Empty if the words are no article number.
std::optional<std::string> number_meant(std::string_view asked);

/// 9.2.1 is within 9.2 and within itself; 9.20 is not.
bool is_within(std::string_view number, std::string_view article);

/// The order of the book: articles, appendices, guidelines; 9.2 before 9.10.
bool comes_before(std::string_view number, std::string_view other);

}  // namespace praporek::laws
