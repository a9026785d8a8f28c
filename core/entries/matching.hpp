#pragma once

#include "core/entries/entry.hpp"
#include "core/entries/listed_player.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace praporek::entries {

/// A player of a rating list who may be the one who entered.
struct Candidate {
  std::string list;
  ListedPlayer player;

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

enum class Doubt : std::uint8_t {
  None,
  IdIsSomebodyElse,  ///< the id belongs to a player of another name
  BirthDiffers,      ///< the one namesake was born in another year
  Namesakes,         ///< several players fit
  SimilarName,       ///< nobody has this name, but somebody has nearly the same
  UnknownId,         ///< no list has this id
};

/// Who an entry is.
struct Match {
  Doubt doubt = Doubt::None;
  std::optional<Candidate> player;    ///< without doubt; none: in no list, entered as he is
  std::vector<Candidate> candidates;  ///< to choose from when in doubt

  friend bool operator==(const Match&, const Match&) = default;
};

/// Finds the entry among the players with its ids (`by_id`) and those a search for its name gave
/// (`by_name`): the id decides if the name fits, then name and year of birth.
Match matched(const Entry& entry, const std::vector<Candidate>& by_id,
              const std::vector<Candidate>& by_name);

/// Letters that must change to make one name of the other, word order, case and accents aside.
int name_distance(std::string_view a, std::string_view b);

/// The words to search the lists with: the beginnings of the surname and the given name, short
/// enough to forgive a typing slip at their end.
std::string search_words(std::string_view name);

}  // namespace praporek::entries
