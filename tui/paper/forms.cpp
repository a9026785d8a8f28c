#include "tui/paper/forms.hpp"

#include "core/hall/game_line.hpp"

#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Blank;
using praporek::paper::Document;
using praporek::paper::Heading;
using praporek::paper::PageBreak;
using praporek::paper::Paragraph;
using praporek::paper::Table;

constexpr int times_a_round = 4;  // the sheet is taken every thirty minutes

std::string known(const std::string& label, const std::string& value) {
  return label + " " + value;
}

/// The points of Guidelines I.2, filled in where they are known.
void add_envelope(Document& document, const SectionView& view, const hall::Game* game) {
  const Phrases& say = view.say;
  const auto line = [&](const char* id, const std::string& value) {
    if (value.empty()) {
      document.blocks.emplace_back(Blank{say(id), 1});
    } else {
      document.blocks.emplace_back(Paragraph{known(say(id), value)});
    }
  };
  std::string board;
  std::string move;
  if (game != nullptr) {
    board = fmt::format("{} / {}", game->round.value, game->board.value);
    move = std::to_string(hall::moves_played(view.state, game->id) / 2 + 1);
  }
  line("paper.envelope.board", board);
  line("paper.envelope.white", game == nullptr ? "" : titled(view.player(game->white)));
  line("paper.envelope.black", game == nullptr ? "" : titled(view.player(game->black)));
  document.blocks.emplace_back(Blank{say("paper.envelope.position"), 3});
  line("paper.envelope.time-white", "");
  line("paper.envelope.time-black", "");
  line("paper.envelope.sealed-by", "");
  line("paper.envelope.move-number", move);
  line("paper.envelope.draw-offer", "");
  line("paper.envelope.resumption", "");
  line("paper.envelope.arbiter", "");
}

}  // namespace

Document clock_sheet(const SectionView& view, RoundNo round) {
  const Phrases& say = view.say;
  Document document = view.document(say({"paper.clock-sheet", {std::to_string(round.value)}}));
  Table table{{{say("paper.board"), Align::Right}, {say("paper.white")}, {say("paper.black")}}, {}};
  for (int i = 0; i < times_a_round; ++i) {
    table.columns.push_back({say("paper.clock-white"), Align::Centre});
    table.columns.push_back({say("paper.clock-black"), Align::Centre});
    table.columns.push_back({say("paper.clock-moves"), Align::Centre});
  }
  for (const hall::Game* game : hall::games_of(view.state, view.section.id, round)) {
    std::vector<std::string> row{std::to_string(game->board.value), view.player(game->white).name,
                                 view.player(game->black).name};
    for (int i = 0; i < times_a_round; ++i) {
      row.insert(row.end(), {"__:__", "__:__", "___"});
    }
    table.rows.push_back(std::move(row));
  }
  document.blocks.emplace_back(std::move(table));
  return document;
}

Document adjournment_envelope(const SectionView& view, RoundNo round) {
  Document document = view.document(view.say("paper.envelope"));
  bool any = false;
  for (const hall::Game* game : hall::games_of(view.state, view.section.id, round)) {
    if (game->state != hall::GameState::Adjourned) continue;
    if (any) document.blocks.emplace_back(PageBreak{});
    add_envelope(document, view, game);
    any = true;
  }
  if (!any) add_envelope(document, view, nullptr);
  return document;
}

Document appeal_form(const SectionView& view) {
  const Phrases& say = view.say;
  Document document = view.document(say("paper.appeal"));
  document.blocks.emplace_back(
      Paragraph{say({"paper.appeal.deadline", {std::to_string(view.section.appeal_minutes)}})});
  for (const char* id :
       {"paper.appeal.appellant", "paper.appeal.opponent", "paper.appeal.round-and-board",
        "paper.appeal.lodged-at", "paper.appeal.deposit"}) {
    document.blocks.emplace_back(Blank{say(id), 1});
  }
  document.blocks.emplace_back(Blank{say("paper.appeal.against"), 4});
  document.blocks.emplace_back(Blank{say("paper.appeal.reasons"), 6});
  document.blocks.emplace_back(Blank{say("paper.appeal.signature"), 1});
  document.blocks.emplace_back(Heading{say("paper.appeal.committee")});
  document.blocks.emplace_back(Blank{say("paper.appeal.decision"), 4});
  document.blocks.emplace_back(Blank{say("paper.appeal.members"), 3});
  return document;
}

}  // namespace praporek::tui::paper
