#pragma once

#include "core/hall/state.hpp"
#include "core/paper/document.hpp"
#include "core/standings/ranking.hpp"
#include "tui/paper/phrases.hpp"

#include <map>
#include <string>
#include <vector>

namespace praporek::tui::paper {

/// A section as documents see it, put together once for all of them. The state must outlive it.
struct SectionView {
  SectionView(const hall::HallState& state, SectionId section, Language language);

  const hall::HallState& state;
  const hall::Section& section;
  Phrases say;
  pairing::Tournament tournament;
  std::map<PlayerId, const hall::Player*> players;
  std::map<int, const hall::Player*> by_tpn;
  std::map<int, std::size_t> row_of;  ///< of the tournament, by TPN

  [[nodiscard]] const hall::Player& player(PlayerId id) const { return *players.at(id); }

  /// The points a player had before this round.
  [[nodiscard]] Score points_before(const hall::Player& player, RoundNo round) const;

  /// A document of this section: the event and section above, `what` below.
  [[nodiscard]] praporek::paper::Document document(const std::string& what) const;

  /// "Round 3" with its words.
  [[nodiscard]] std::string round_words(RoundNo round) const;
};

/// Titles of ratings, points and the like, empty for 0.
std::string rating_text(int rating);

/// "GM Novák, Jan".
std::string titled(const hall::Player& player);

/// The players by the order of names in Czech and Slovak.
std::vector<const hall::Player*> by_name(const SectionView& view);

/// The standings after a round by the section's tie-breaks.
struct Standings {
  standings::Crosstable table;
  standings::Ranking ranking;
  std::vector<standings::TieBreak> tie_breaks;
};
Standings standings_after(const SectionView& view, int round);

/// The last round all of whose games have a result; 0 when there is none.
RoundNo last_complete_round(const hall::HallState& state, SectionId section);

}  // namespace praporek::tui::paper
