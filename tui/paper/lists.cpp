#include "tui/paper/lists.hpp"

#include "core/arbiter/result.hpp"
#include "core/formats/trf_fields.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Column;
using praporek::paper::Document;
using praporek::paper::Paragraph;
using praporek::paper::Table;

std::string result_text(const hall::Game& game) {
  return game.result ? arbiter::with_fractions(*game.result) : "";
}

/// Nobody is without an opponent silently: byes stand below the boards.
std::string bye_words(const SectionView& view, const hall::Bye& bye) {
  const char* id = "paper.absent";
  if (bye.mark == pairing::Mark::PairingBye) id = "paper.bye";
  if (bye.mark == pairing::Mark::FullPointBye) id = "paper.full-point-bye";
  if (bye.mark == pairing::Mark::HalfPointBye) id = "paper.half-point-bye";
  return view.say(id);
}

const hall::Bye* bye_of(const SectionView& view, RoundNo round, PlayerId player) {
  return view.state.find<hall::Bye>({view.section.id, round, player});
}

/// Where a player sits in a round.
struct Seat {
  const hall::Game* game = nullptr;
  Side side = Side::White;
};

std::map<PlayerId, Seat> seats_of(const SectionView& view, RoundNo round) {
  std::map<PlayerId, Seat> seats;
  for (const hall::Game* game : hall::games_of(view.state, view.section.id, round)) {
    seats[game->white] = {game, Side::White};
    seats[game->black] = {game, Side::Black};
  }
  return seats;
}

/// "1 2 3 =4": players whom the tie-breaks leave equal show their place once.
std::string place_text(const Standings& standings, std::size_t nth) {
  const auto rank = [&](std::size_t i) {
    return standings.ranking.rank[standings.ranking.order[i]];
  };
  return nth > 0 && rank(nth) == rank(nth - 1) ? "" : std::to_string(rank(nth));
}

std::vector<std::string> tie_break_texts(const Standings& standings, std::size_t row) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < standings.tie_breaks.size(); ++i) {
    texts.push_back(standings::printed(standings.tie_breaks[i], standings.ranking.values[i][row]));
  }
  return texts;
}

void add_tie_break_columns(Table& table, const Standings& standings) {
  for (const auto& tie_break : standings.tie_breaks) {
    table.columns.push_back({tie_break.text, Align::Right});
  }
}

}  // namespace

std::string cell_text(const pairing::RoundCell& cell) {
  const char letter = formats::letter_of(cell.mark);
  if (cell.opponent == 0) {
    return cell.mark == pairing::Mark::ZeroPointBye ? "" : std::string{letter};
  }
  const char* colour = cell.colour == Side::Black ? "b" : "w";
  std::string result{letter};
  if (cell.mark == pairing::Mark::Draw || cell.mark == pairing::Mark::UnratedDraw) result = "½";
  if (cell.mark == pairing::Mark::UnratedWin) result = "1";
  if (cell.mark == pairing::Mark::UnratedLoss) result = "0";
  return fmt::format("{}{}{}", cell.opponent, cell.colour ? colour : "-", result);
}

Document start_list(const SectionView& view) {
  const Phrases& say = view.say;
  Document document = view.document(say("paper.start-list"));
  Table table{{{say("paper.number"), Align::Right},
               {say("paper.title-column")},
               {say("paper.name")},
               {say("paper.rating"), Align::Right},
               {say("paper.national-rating"), Align::Right},
               {say("paper.federation")},
               {say("paper.club")},
               {say("paper.fide-id"), Align::Right}},
              {}};
  for (const auto& [tpn, player] : view.by_tpn) {
    table.rows.push_back({std::to_string(tpn), player->title, player->name,
                          rating_text(player->rating), rating_text(player->national_rating),
                          player->federation, player->club, player->fide_id});
  }
  document.blocks.emplace_back(std::move(table));
  document.blocks.emplace_back(
      Paragraph{say({"paper.players", {std::to_string(view.players.size())}})});
  return document;
}

Document pairings_by_board(const SectionView& view, RoundNo round) {
  const Phrases& say = view.say;
  Document document =
      view.document(say({"paper.pairings-by-board", {std::to_string(round.value)}}));
  Table table{{{say("paper.board"), Align::Right},
               {say("paper.number"), Align::Right},
               {say("paper.white")},
               {say("paper.rating"), Align::Right},
               {say("paper.points"), Align::Right},
               {say("paper.result"), Align::Centre},
               {say("paper.points"), Align::Right},
               {say("paper.number"), Align::Right},
               {say("paper.black")},
               {say("paper.rating"), Align::Right}},
              {}};
  for (const hall::Game* game : hall::games_of(view.state, view.section.id, round)) {
    const hall::Player& white = view.player(game->white);
    const hall::Player& black = view.player(game->black);
    table.rows.push_back({std::to_string(game->board.value), std::to_string(white.tpn),
                          titled(white), rating_text(white.rating),
                          with_fraction(view.points_before(white, round)), result_text(*game),
                          with_fraction(view.points_before(black, round)),
                          std::to_string(black.tpn), titled(black), rating_text(black.rating)});
  }
  document.blocks.emplace_back(std::move(table));
  for (const auto& [tpn, player] : view.by_tpn) {
    if (const hall::Bye* bye = bye_of(view, round, player->id)) {
      document.blocks.emplace_back(
          Paragraph{fmt::format("{}  {}  {}", tpn, titled(*player), bye_words(view, *bye))});
    }
  }
  return document;
}

Document pairings_by_name(const SectionView& view, RoundNo round) {
  const Phrases& say = view.say;
  Document document = view.document(say({"paper.pairings-by-name", {std::to_string(round.value)}}));
  Table table{{{say("paper.name")},
               {say("paper.number"), Align::Right},
               {say("paper.board"), Align::Right},
               {say("paper.colour")},
               {say("paper.opponent")}},
              {}};
  const auto seats = seats_of(view, round);
  for (const hall::Player* player : by_name(view)) {
    const auto seat = seats.find(player->id);
    if (seat != seats.end()) {
      const auto& [game, side] = seat->second;
      const PlayerId opponent = side == Side::White ? game->black : game->white;
      table.rows.push_back({titled(*player), std::to_string(player->tpn),
                            std::to_string(game->board.value),
                            say(side == Side::White ? "paper.white" : "paper.black"),
                            titled(view.player(opponent))});
    } else {
      const hall::Bye* bye = bye_of(view, round, player->id);
      table.rows.push_back({titled(*player), std::to_string(player->tpn), "–", "",
                            bye == nullptr ? say("paper.absent") : bye_words(view, *bye)});
    }
  }
  document.blocks.emplace_back(std::move(table));
  return document;
}

Document standings_list(const SectionView& view, RoundNo after) {
  const Phrases& say = view.say;
  Document document = view.document(say({"paper.standings", {std::to_string(after.value)}}));
  const Standings standings = standings_after(view, after.value);
  Table table{{{say("paper.place"), Align::Right},
               {say("paper.number"), Align::Right},
               {say("paper.name")},
               {say("paper.rating"), Align::Right},
               {say("paper.federation")},
               {say("paper.club")},
               {say("paper.points"), Align::Right}},
              {}};
  add_tie_break_columns(table, standings);
  for (std::size_t nth = 0; nth < standings.ranking.order.size(); ++nth) {
    const std::size_t row = standings.ranking.order[nth];
    const hall::Player& player = *view.by_tpn.at(standings.table.rows[row].tpn);
    std::vector<std::string> cells{place_text(standings, nth),
                                   std::to_string(player.tpn),
                                   titled(player),
                                   rating_text(player.rating),
                                   player.federation,
                                   player.club,
                                   with_fraction(standings.table.rows[row].total)};
    for (auto& text : tie_break_texts(standings, row)) cells.push_back(std::move(text));
    table.rows.push_back(std::move(cells));
  }
  document.blocks.emplace_back(std::move(table));
  return document;
}

Document crosstable_list(const SectionView& view, RoundNo after) {
  const Phrases& say = view.say;
  Document document = view.document(say({"paper.crosstable", {std::to_string(after.value)}}));
  const Standings standings = standings_after(view, after.value);
  Table table{{{say("paper.place"), Align::Right},
               {say("paper.number"), Align::Right},
               {say("paper.name")},
               {say("paper.rating"), Align::Right}},
              {}};
  for (int round = 1; round <= after.value; ++round) {
    table.columns.push_back({std::to_string(round), Align::Right});
  }
  table.columns.push_back({say("paper.points"), Align::Right});
  add_tie_break_columns(table, standings);
  for (std::size_t nth = 0; nth < standings.ranking.order.size(); ++nth) {
    const std::size_t row = standings.ranking.order[nth];
    const standings::Row& results = standings.table.rows[row];
    const hall::Player& player = *view.by_tpn.at(results.tpn);
    std::vector<std::string> cells{place_text(standings, nth), std::to_string(player.tpn),
                                   titled(player), rating_text(player.rating)};
    for (const auto& cell : results.cells) cells.push_back(cell_text(cell));
    cells.push_back(with_fraction(results.total));
    for (auto& text : tie_break_texts(standings, row)) cells.push_back(std::move(text));
    table.rows.push_back(std::move(cells));
  }
  document.blocks.emplace_back(std::move(table));
  return document;
}

}  // namespace praporek::tui::paper
