#pragma once

#include "core/base/message.hpp"
#include "tui/messages.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace praporek::tui::paper {

/// The words of one language, for documents.
class Phrases {
 public:
  explicit Phrases(Language language) : language_{language} {}

  std::string operator()(const Message& message) const { return sentence(message, language_); }
  std::string operator()(const char* id) const { return sentence(Message{id, {}}, language_); }

  [[nodiscard]] Language language() const { return language_; }

  /// An amount as it is read: "1500", "1500.50", "1500,50".
  [[nodiscard]] std::string amount(std::int64_t cents) const;

 private:
  Language language_;
};

}  // namespace praporek::tui::paper
