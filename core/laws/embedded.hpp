#pragma once

#include <string_view>

/// The data files of this folder, made part of the program by core/embed.cmake.
namespace praporek::laws::embedded {

extern const std::string_view english;
extern const std::string_view czech;
extern const std::string_view slovak;
extern const std::string_view everyday_english;
extern const std::string_view everyday_czech;
extern const std::string_view everyday_slovak;
extern const std::string_view coverage;

}  // namespace praporek::laws::embedded
