#include "tui/console/line_entry.hpp"

#include "core/base/text.hpp"
#include "core/hall/decide.hpp"
#include "tui/console/readings.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace praporek::tui {

namespace {

struct Incident {
  char32_t letter;
  std::string_view ruling;  ///< empty: the leave log
  std::string_view words;
};

constexpr std::array incidents{
    Incident{U'p', "phone", "arbiter.kind.phone"},
    Incident{U'i', "illegal-move", "arbiter.kind.illegal-move"},
    Incident{U'f', "flag-fall", "arbiter.kind.flag-fall"},
    Incident{U'o', "draw-offer", "arbiter.kind.draw-offer"},
    Incident{U'd', "disturbance", "arbiter.kind.disturbance"},
    Incident{U'l', "", "arbiter.kind.leaving"},
};

const Incident* incident_of(char32_t letter) {
  const auto* found = std::ranges::find(incidents, letter, &Incident::letter);
  return found == incidents.end() ? nullptr : found;
}

bool is_away(const hall::HallState& state, GameId game, Side side) {
  return std::ranges::any_of(state.all<hall::Leave>(), [&](const auto& entry) {
    const hall::Leave& leave = entry.second;
    return leave.game == game && leave.side == side && !leave.back;
  });
}

void leave_or_return(BoardNo board, Side side, Desk& desk) {
  const hall::Game* game = hall::current_game(desk.state(), board);
  const bool back = game != nullptr && is_away(desk.state(), game->id, side);
  desk.wish(hall::LeaveBoard{board, side, back});
}

/// The game at the board would have a result it does not have now.
bool ends_game(const hall::Group& group) {
  return std::ranges::any_of(group.changes, [](const hall::Change& change) {
    const auto* game = std::get_if<hall::Changed<hall::Game>>(&change);
    return game != nullptr && game->after && game->after->result &&
           (!game->before || game->before->result != game->after->result);
  });
}

std::unique_ptr<Dialog> result_menu(BoardNo board) {
  std::vector<Menu::Item> items;
  const auto add = [&](char32_t letter, const char* words, arbiter::GameResult result) {
    items.push_back({letter, Message{words, {}},
                     [board, result](Desk& desk) { enter_result(board, result, desk); }});
  };
  add(U'1', "console.result.white-wins", arbiter::GameResult::WhiteWins);
  add(U'0', "console.result.black-wins", arbiter::GameResult::BlackWins);
  add(U'=', "console.result.draw", arbiter::GameResult::Draw);
  items.push_back({U'k', Message{"console.result.forfeit", {}},
                   [board](Desk& desk) { push_forfeits(board, desk); }});
  items.push_back({U'x', Message{"console.result.other", {}},
                   [board](Desk& desk) { push_other_results(board, desk); }});
  return std::make_unique<Menu>(Message{"console.result.of-board", {std::to_string(board.value)}},
                                std::move(items));
}

}  // namespace

void push_results(BoardNo board, Desk& desk) { desk.push(result_menu(board)); }

void enter_result(BoardNo board, arbiter::GameResult result, Desk& desk) {
  const hall::Game* game = hall::current_game(desk.state(), board);
  if (game == nullptr) {
    desk.complain(Refusal{Message{"hall.no-game-at-board", {std::to_string(board.value)}}});
    return;
  }
  const hall::EnterResult wish{board, result, game->result};
  if (!game->result) return desk.wish(wish);
  desk.push(std::make_unique<Confirm>(
      Message{"console.result.overwrite",
              {std::to_string(board.value), shown(*game->result, desk.sight()),
               shown(result, desk.sight())}},
      wish));
}

bool result_key(const Key& key, BoardNo board, Desk& desk) {
  const auto digit = digit_of(key);
  if (digit == '1') {
    enter_result(board, arbiter::GameResult::WhiteWins, desk);
  } else if (digit == '0') {
    enter_result(board, arbiter::GameResult::BlackWins, desk);
  } else if (key == character(U'=')) {
    enter_result(board, arbiter::GameResult::Draw, desk);
  } else {
    return false;
  }
  return true;
}

void push_forfeits(BoardNo board, Desk& desk) {
  std::vector<Menu::Item> items;
  const auto add = [&](char32_t letter, const char* words, arbiter::GameResult result) {
    items.push_back(
        {letter, Message{words, {}}, [board, result](Desk& at) {
           const hall::Game* game = hall::current_game(at.state(), board);
           at.push(std::make_unique<Confirm>(
               Message{"console.result.confirm-forfeit",
                       {std::to_string(board.value), shown(result, at.sight())}},
               hall::EnterResult{board, result, game != nullptr ? game->result : std::nullopt}));
         }});
  };
  add(U'1', "console.result.white-by-forfeit", arbiter::GameResult::WhiteByForfeit);
  add(U'0', "console.result.black-by-forfeit", arbiter::GameResult::BlackByForfeit);
  add(U'-', "console.result.double-forfeit", arbiter::GameResult::DoubleForfeit);
  desk.push(std::make_unique<Menu>(
      Message{"console.result.forfeit-at", {std::to_string(board.value)}}, std::move(items)));
}

void push_other_results(BoardNo board, Desk& desk) {
  std::vector<Menu::Item> items;
  const auto add = [&](char32_t letter, const char* words, arbiter::GameResult result) {
    items.push_back({letter, Message{words, {}},
                     [board, result](Desk& at) { enter_result(board, result, at); }});
  };
  add(U'1', "console.result.half-to-white", arbiter::GameResult::HalfToWhiteOnly);
  add(U'0', "console.result.half-to-black", arbiter::GameResult::HalfToBlackOnly);
  add(U'-', "console.result.both-lose", arbiter::GameResult::BothLose);
  items.push_back({U'a', Message{"console.result.adjourn", {}}, [board](Desk& at) {
                     at.wish(hall::PutOff{board, false});
                   }});
  items.push_back({U'p', Message{"console.result.postpone", {}}, [board](Desk& at) {
                     at.wish(hall::PutOff{board, true});
                   }});
  items.push_back({U'n', Message{"console.result.none", {}}, [board](Desk& at) {
                     const hall::Game* game = hall::current_game(at.state(), board);
                     at.push(std::make_unique<Confirm>(
                         Message{"console.result.confirm-none", {std::to_string(board.value)}},
                         hall::EnterResult{board, std::nullopt,
                                           game != nullptr ? game->result : std::nullopt}));
                   }});
  desk.push(std::make_unique<Menu>(
      Message{"console.result.other-at", {std::to_string(board.value)}}, std::move(items)));
}

void report_incident(BoardNo board, std::string kind, Side side, Desk& desk) {
  hall::Rule rule;
  rule.board = board;
  rule.ruling = std::move(kind);
  rule.answers = {{"side", side == Side::White ? "white" : "black"}};
  rule.confirmed = true;
  const hall::Command command{desk.sight().settings.who, "", desk.sight().now, rule};
  const auto foreseen = hall::decide(desk.state(), command);
  // What would end the game waits for the arbiter's own confirmation.
  if (foreseen && ends_game(*foreseen)) rule.confirmed = false;
  desk.wish(rule);
}

BoardNo LineEntry::board() const { return BoardNo{whole_number(digits_).value_or(0)}; }

After LineEntry::key(const Key& key, Desk& desk) {
  if (key.name == KeyName::Escape) return After::Close;
  if (key.name == KeyName::Left) return side(Side::White, desk);
  if (key.name == KeyName::Right) return side(Side::Black, desk);
  if (key.name == KeyName::Backspace) {
    if (letter_ != 0) {
      letter_ = 0;
    } else {
      digits_.pop_back();
    }
    return digits_.empty() ? After::Close : After::Stay;
  }
  if (key.name == KeyName::Enter) {
    desk.show_board(board());
    return After::Close;
  }
  if (key.name != KeyName::Character || letter_ != 0) return After::Stay;
  if (const auto digit = digit_of(key)) {
    if (digits_.size() < 4) digits_ += *digit;
    return After::Stay;
  }
  return letter(key.rune, desk);
}

After LineEntry::letter(char32_t rune, Desk& desk) {
  switch (rune) {
    case U' ':
      push_results(board(), desk);
      return After::Close;
    case U'k':
      push_forfeits(board(), desk);
      return After::Close;
    case U't':
      push_reading(board(), desk);
      return After::Close;
    case U's':
      desk.wish(hall::ClockSet{board()});
      return After::Close;
    default:
      break;
  }
  if (incident_of(rune) != nullptr) letter_ = rune;
  return After::Stay;
}

After LineEntry::side(Side side, Desk& desk) {
  const Incident* incident = letter_ == 0 ? nullptr : incident_of(letter_);
  if (incident == nullptr) {
    desk.wish(hall::Arrived{board(), side});
  } else if (incident->ruling.empty()) {
    leave_or_return(board(), side, desk);
  } else {
    report_incident(board(), std::string{incident->ruling}, side, desk);
  }
  return After::Close;
}

View LineEntry::view(const Sight& sight) const {
  Line line{" " + digits_, strong};
  const Incident* incident = letter_ == 0 ? nullptr : incident_of(letter_);
  if (incident != nullptr) line.add(" " + sight.say(std::string{incident->words}), strong);
  const int cursor = line.width();
  const hall::Game* game = hall::current_game(sight.state(), board());
  if (game != nullptr) {
    line.add("   ← " + name_of(sight.state(), game->white) + "   → " +
             name_of(sight.state(), game->black));
  }
  View view;
  view.cursor = Place{cursor, 0};
  view.lines.push_back(std::move(line));
  return view;
}

std::string LineEntry::keys(const Sight& sight) const {
  return sight.say(letter_ == 0 ? "console.keys.line" : "console.keys.side");
}

}  // namespace praporek::tui
