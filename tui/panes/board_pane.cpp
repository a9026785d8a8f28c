#include "tui/panes/board_pane.hpp"

#include "core/arbiter/mate_question.hpp"
#include "core/formats/fen.hpp"
#include "core/rules/uci.hpp"
#include "tui/console/line_entry.hpp"
#include "tui/console/move_entry.hpp"
#include "tui/console/readings.hpp"
#include "tui/console/ruling_form.hpp"
#include "tui/words/board_look.hpp"
#include "tui/words/game_words.hpp"
#include "tui/words/ruling_words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

constexpr int board_width = 21;

Line player_line(const hall::Game& game, Side side, const Sight& sight) {
  const BoardLook look = Glance{sight}.at(game);
  const PlayerId id = side == Side::White ? game.white : game.black;
  Line line{fitted(word_for(side, sight), 7), strong};
  line.add(fitted(name_of(sight.state(), id), 22));
  line.add(right_fitted(look.clocks[side].empty() ? "–:––" : look.clocks[side], 8), strong);
  line.add(look.running == side ? "▸ " : "  ");
  if (!game.arrived[side] && !game.result) line.add(" ! " + sight.say("boards.absent"), caution);
  return line;
}

/// What has been counted, White first.
Line counts_line(const hall::Game& game, const Sight& sight) {
  const auto both = [](const BySide<int>& counts) {
    return std::to_string(counts[Side::White]) + "–" + std::to_string(counts[Side::Black]);
  };
  return Line{sight.say("boards.counts",
                        {both(game.illegal_moves), both(game.draw_offers), both(game.warnings)})};
}

/// Rulings, departures and readings of a game, the newest last.
std::vector<Line> history_of(const hall::Game& game, const Sight& sight) {
  std::vector<std::pair<Instant, std::string>> events;
  for (const auto& [id, ruling] : sight.state().all<hall::RulingRecord>()) {
    if (ruling.game != game.id) continue;
    std::string text = ruling_name(ruling.ruling, sight);
    for (const hall::Answer& each : ruling.consequences) {
      const bool counts = each.key.starts_with("time") || each.key.starts_with("result");
      if (counts) text += ", " + words_for_line(each.key, sight);
    }
    if (ruling.state == hall::RulingState::Open)
      text = "! " + text + " – " + sight.say("boards.open");
    events.emplace_back(ruling.at, text);
  }
  for (const auto& [id, leave] : sight.state().all<hall::Leave>()) {
    if (leave.game != game.id) continue;
    const std::string back = leave.back ? time_of_day(*leave.back, sight) : "…";
    events.emplace_back(leave.out, sight.say("boards.away", {word_for(leave.side, sight), back}));
  }
  std::ranges::sort(events);
  std::vector<Line> lines;
  for (const auto& [at, text] : events) {
    lines.push_back(Line{time_of_day(at, sight) + "  " + text});
  }
  return lines;
}

std::string known_moves(const rules::Record& record) {
  std::string text;
  for (const rules::Move& move : record.moves()) {
    text += (text.empty() ? "" : ",") + rules::uci(move, record.now().chess960());
  }
  return text;
}

/// A draw claim with everything the hall knows of the game.
void push_claim(BoardNo board, const std::string& claim, const rules::Record& record, Desk& desk) {
  RulingCase about{board, "draw-claim"};
  about.answers = {{"claim", claim}};
  if (!record.moves().empty()) {
    about.answers.push_back({"start", formats::fen_of(record.positions().front())});
    about.answers.push_back({"moves", known_moves(record)});
  }
  const Side side = record.now().side_to_move();
  about.answers.push_back({"side", side == Side::White ? "white" : "black"});
  push_ruling(std::move(about), desk);
}

/// Only the moves since a position that was set up, as the scoresheet has them.
void push_claim_from_position(BoardNo board, Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"boards.type-fen", {}}, [board](const std::string& text, Desk& at) {
        const auto start = formats::position_of_fen(text);
        if (!start) {
          at.complain(start.error());
          return After::Stay;
        }
        at.push(std::make_unique<MoveEntry>(
            Message{"boards.moves-for-claim", {std::to_string(board.value)}}, rules::Record{*start},
            [board, from = *start](const std::vector<std::string>& moves, Desk& then) {
              rules::Record record{from};
              for (const std::string& uci : moves) {
                record.play(*rules::move_of_uci(record.now(), uci));
              }
              push_claim(board, "threefold", record, then);
            }));
        return After::Close;
      }));
}

constexpr std::array rows{
    KeyRow{{KeyName::Left, 0}, "←", "boards.key.back", acts<&BoardPane::back>, false},
    KeyRow{{KeyName::Right, 0}, "→", "boards.key.forward", acts<&BoardPane::forward>, false},
    KeyRow{character(U'c'), "c", "boards.key.claim", acts<&BoardPane::claim>},
    KeyRow{character(U'f'), "f", "boards.key.flag", acts<&BoardPane::flag>},
    KeyRow{character(U'i'), "i", "boards.key.illegal", acts<&BoardPane::illegal>},
    KeyRow{character(U'p'), "p", "boards.key.phone", acts<&BoardPane::phone>},
    KeyRow{character(U't'), "t", "boards.key.reading", acts<&BoardPane::reading>},
    KeyRow{character(U'o'), "o", "boards.key.offer", acts<&BoardPane::offer>},
    KeyRow{character(U'r'), "r", "boards.key.result", acts<&BoardPane::result>},
    KeyRow{character(U'm'), "m", "boards.key.moves", acts<&BoardPane::type_moves>},
    KeyRow{character(U's'), "s", "boards.key.clock-set", acts<&BoardPane::clock_set>, false},
    KeyRow{character(U'n'), "n", "boards.key.ruling", acts<&BoardPane::ruling>, false},
    KeyRow{character(U'w'), "w", "boards.key.mate", acts<&BoardPane::ask_mate>, false},
};

const hall::Game* game_at(const Sight& sight) {
  return hall::current_game(sight.state(), sight.board);
}

}  // namespace

std::span<const KeyRow> BoardPane::keys() const { return rows; }

std::string BoardPane::title(const Sight& sight) const {
  const hall::Game* game = game_at(sight);
  if (game == nullptr) return sight.say("console.pane.board");
  const hall::Section* section = sight.state().find<hall::Section>(game->section);
  return sight.say("boards.title", {std::to_string(game->board.value), section->name,
                                    std::to_string(game->round.value), section->time_control});
}

std::vector<Line> BoardPane::side_lines(const hall::Game& game, const rules::Record& record,
                                        const Sight& sight) const {
  std::vector<Line> lines{player_line(game, Side::White, sight),
                          player_line(game, Side::Black, sight), counts_line(game, sight), Line{}};
  if (game.result)
    lines.push_back(Line{sight.say("claims.result", {shown(*game.result, sight)}), strong});
  const std::string to_set = clock_to_set(game, sight);
  if (!to_set.empty())
    lines.push_back(Line{"! " + sight.say("console.set-clock", {to_set}) + "  (s)", caution});
  const int width = sight.body.width - board_width - 2;
  auto moves = move_lines(record, ply_.value_or(record.moves().size()), width, sight);
  constexpr std::size_t most = 6;
  if (moves.size() > most) moves.erase(moves.begin(), moves.end() - most);
  for (std::string& each : moves) lines.push_back(Line{std::move(each)});
  if (record.moves().empty()) lines.push_back(Line{sight.say("boards.no-moves"), quiet});
  for (const std::string& fact : claim_facts(record, sight)) {
    for (std::string& each : wrapped(fact, width)) lines.push_back(Line{std::move(each), accent});
  }
  if (mate_answer_) {
    for (std::string& each : wrapped(*mate_answer_, width)) lines.push_back(Line{std::move(each)});
  }
  return lines;
}

View BoardPane::view(const Sight& sight) {
  View view;
  const hall::Game* game = game_at(sight);
  if (game == nullptr) {
    view.lines.push_back(Line{" " + sight.say("boards.no-board"), quiet});
    return view;
  }
  const rules::Record record = record_of(sight.state(), *game);
  const auto board = board_lines(record, ply_.value_or(record.moves().size()), sight);
  const auto side = side_lines(*game, record, sight);
  for (std::size_t i = 0; i < std::max(board.size(), side.size()); ++i) {
    Line line{i < board.size() ? board[i] : ""};
    line.to(board_width);
    if (i < side.size()) {
      for (const Span& span : side[i].spans()) line.add(span.text, span.style);
    }
    view.lines.push_back(std::move(line));
  }
  view.lines.emplace_back();
  for (const Line& line : history_of(*game, sight)) {
    Line indented{" "};
    view.lines.push_back(indented.add(line.text()));
  }
  return view;
}

bool BoardPane::typed(const Key& key, Desk& desk) {
  const int step = key.name == KeyName::Down ? 1 : key.name == KeyName::Up ? -1 : 0;
  if (step == 0) return false;
  BoardNo next = desk.sight().board;
  next.value += step;
  if (hall::current_game(desk.state(), next) != nullptr) desk.show_board(next);
  return true;
}

void BoardPane::opened(Desk& desk) {
  ply_.reset();
  mate_answer_.reset();
  if (desk.sight().board.value != 0) return;
  const auto games = games_in_work(desk.sight());
  if (!games.empty()) desk.show_board(games.front()->board);
}

void BoardPane::back(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  const std::size_t now = ply_.value_or(record_of(desk.state(), *game).moves().size());
  ply_ = now == 0 ? 0 : now - 1;
}

void BoardPane::forward(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr || !ply_) return;
  const std::size_t last = record_of(desk.state(), *game).moves().size();
  if (*ply_ + 1 >= last) {
    ply_.reset();
  } else {
    ply_ = *ply_ + 1;
  }
}

void BoardPane::claim(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  const rules::Record record = record_of(desk.state(), *game);
  const BoardNo board = game->board;
  const auto item = [&](char32_t letter, const char* words, const char* kind) {
    return Menu::Item{letter, Message{words, {}},
                      [board, record, name = std::string{kind}](Desk& at) {
                        push_claim(board, name, record, at);
                      }};
  };
  desk.push(std::make_unique<Menu>(
      Message{"boards.claim", {std::to_string(board.value)}},
      std::vector<Menu::Item>{item(U'3', "boards.claim.threefold", "threefold"),
                              item(U'5', "boards.claim.fifty", "50"),
                              {U'p', Message{"boards.claim.from-position", {}},
                               [board](Desk& at) { push_claim_from_position(board, at); }}}));
}

void BoardPane::side_incident(const char* kind, Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  desk.push(std::make_unique<SideChoice>(
      Message{std::string{"arbiter.kind."} + kind, {}},
      [board = game->board, name = std::string{kind}](Side side, Desk& at) {
        push_ruling({board, name, 0, {{"side", side == Side::White ? "white" : "black"}}}, at);
      }));
}

void BoardPane::flag(Desk& desk) { side_incident("flag-fall", desk); }
void BoardPane::illegal(Desk& desk) { side_incident("illegal-move", desk); }
void BoardPane::phone(Desk& desk) { side_incident("phone", desk); }

void BoardPane::offer(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  desk.push(std::make_unique<SideChoice>(Message{"arbiter.kind.draw-offer", {}},
                                         [board = game->board](Side side, Desk& at) {
                                           report_incident(board, "draw-offer", side, at);
                                         }));
}

void BoardPane::reading(Desk& desk) {
  if (game_at(desk.sight()) != nullptr) push_reading(desk.sight().board, desk);
}

void BoardPane::clock_set(Desk& desk) { desk.wish(hall::ClockSet{desk.sight().board}); }

void BoardPane::result(Desk& desk) {
  if (game_at(desk.sight()) != nullptr) push_results(desk.sight().board, desk);
}

void BoardPane::type_moves(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  desk.push(std::make_unique<MoveEntry>(
      Message{"boards.moves-of", {std::to_string(game->board.value)}},
      record_of(desk.state(), *game),
      [board = game->board](const std::vector<std::string>& moves, Desk& at) {
        at.wish(hall::TypeMoves{board, moves});
      }));
}

void BoardPane::ruling(Desk& desk) { push_ruling_kinds(desk.sight().board, desk); }

/// Could either side still mate by any series of legal moves (Laws 5.2.2, 6.9)?
void BoardPane::ask_mate(Desk& desk) {
  const hall::Game* game = game_at(desk.sight());
  if (game == nullptr) return;
  const rules::Record record = record_of(desk.state(), *game);
  constexpr std::array words{"boards.mate.yes", "boards.mate.no", "boards.mate.open",
                             "boards.mate.open"};
  std::string text;
  for (const Side side : {Side::White, Side::Black}) {
    const auto verdict = arbiter::mate_verdict(record.now(), side);
    text += desk.sight().say(words[static_cast<std::size_t>(verdict.can)],
                             {word_for(side, desk.sight()), verdict.evidence}) +
            " ";
  }
  mate_answer_ = text;
}

}  // namespace praporek::tui
