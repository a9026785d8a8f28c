#pragma once

#include "core/rules/piece.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace praporek::notation {

/// Whose piece letters are used (Laws C.2, C.3).
enum class Letters : std::uint8_t { English, Czech, Slovak, German, French, Dutch, Figurine };

inline constexpr std::array all_letters{Letters::English, Letters::Czech,  Letters::Slovak,
                                        Letters::German,  Letters::French, Letters::Dutch,
                                        Letters::Figurine};

/// "N", "J", "♘"; empty for a pawn, which is not named (Laws C.4).
std::string_view letter_of(rules::Kind kind, Letters letters);

/// The letter of a pawn where one has to be written: among pieces not yet on the board.
std::string_view pawn_letter(Letters letters);

/// "en", "cs", "sk", "de", "fr", "nl" or "figurine".
std::string_view code_of(Letters letters);
std::optional<Letters> letters_of_code(std::string_view code);

}  // namespace praporek::notation
