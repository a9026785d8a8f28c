#pragma once

#include "core/laws/digest.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::laws {

/// What people call it, filed under the article they mean: "7.5.1: nemožný tah".
struct Everyday {
  std::string number;  ///< by 2018
  std::vector<std::string> phrases;
};

/// Lines "number: phrase, phrase, …"; lines that start with # are remarks.
std::vector<Everyday> read_everyday(std::string_view file);

/// The everyday words that come with the program.
const std::vector<Everyday>& everyday_of(Language language);

struct Found {
  const Text* text = nullptr;
  bool every_word = false;  ///< all words asked for were found in it
  int weight = 0;
};

/// Finds texts of one digest, which must outlive it.
class Lookup {
 public:
  Lookup(const Digest& digest, const std::vector<Everyday>& everyday, Edition edition);

  /// The article and everything within it, in the order of the book.
  [[nodiscard]] std::vector<const Text*> by_number(std::string_view number) const;

  /// The texts that answer the words, best first; accents, case and endings do not matter.
  /// If some text has every word, only such texts are given.
  [[nodiscard]] std::vector<Found> by_words(std::string_view words) const;

  /// The notes on an article, on its parts and on the article it is part of.
  [[nodiscard]] std::vector<const Text*> notes_on(std::string_view number) const;

  /// The articles and notes that speak of this article.
  [[nodiscard]] std::vector<const Text*> speaking_of(std::string_view number) const;

 private:
  struct Indexed {
    const Text* text = nullptr;
    std::vector<std::string> title;
    std::vector<std::string> body;
    std::vector<std::vector<std::string>> phrases;
  };

  static Found weigh(const Indexed& indexed, const std::vector<std::string>& asked);

  const Digest* digest_;
  std::vector<Indexed> indexed_;
};

/// The look-up over the digest that comes with the program.
const Lookup& lookup_of(Edition edition, Language language);

}  // namespace praporek::laws
