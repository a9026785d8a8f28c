#pragma once

#include "core/base/message.hpp"
#include "core/base/result.hpp"
#include "tui/catalogue.hpp"

#include <string>

namespace praporek::tui {

enum class Language { English, Czech, Slovak };

const Catalogue& catalogue_of(Language language);

/// The message as a sentence; "{1}" stands for the first argument. An id the catalogue does not
/// have is shown as it is, with its arguments: better an odd sentence than a lost fact.
std::string sentence(const Message& message, Language language = Language::English);

/// Sentence and article: "The king is in check (Laws 3.9)" style, "… (9.2.2)".
std::string sentence(const Refusal& refusal, Language language = Language::English);

}  // namespace praporek::tui
