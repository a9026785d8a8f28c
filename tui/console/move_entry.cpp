#include "tui/console/move_entry.hpp"

#include "core/base/text.hpp"
#include "core/notation/bare_text.hpp"
#include "core/notation/read.hpp"
#include "core/rules/uci.hpp"
#include "tui/words/game_words.hpp"
#include "tui/words/words.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

constexpr int board_width = 21;

notation::Reading reading_of(const Sight& sight) {
  return {writing_of(sight).letters, notation::Leniency::Prefix, true};
}

/// What is compared when a notation goes on: without signs, in lower case.
std::string bare(const std::string& text, const Sight& sight) {
  return lower_case_ascii(notation::bare_text(text, writing_of(sight).letters, true));
}

}  // namespace

MoveEntry::MoveEntry(Message title, rules::Record record, Done done)
    : title_{std::move(title)},
      record_{std::move(record)},
      known_{record_.moves().size()},
      done_{std::move(done)} {}

After MoveEntry::key(const Key& key, Desk& desk) {
  switch (key.name) {
    case KeyName::Escape:
      return After::Close;
    case KeyName::Enter: {
      std::vector<std::string> moves;
      for (std::size_t i = known_; i < record_.moves().size(); ++i) {
        moves.push_back(rules::uci(record_.moves()[i], record_.now().chess960()));
      }
      if (moves.empty()) return After::Close;
      done_(moves, desk);
      return After::Close;
    }
    case KeyName::Backspace:
      take_back();
      return After::Stay;
    case KeyName::Character:
      type(text_of(key), desk);
      return After::Stay;
    default:
      return After::Stay;
  }
}

/// The move was taken before its notation was complete: the arbiter may type on regardless.
bool MoveEntry::goes_on_with_last(const std::string& character, Desk& desk) {
  if (rest_.empty()) return false;
  const std::string next = bare(swallowed_ + character, desk.sight());
  if (rest_.starts_with(next) && !next.empty()) {
    swallowed_ += character;
    if (next.size() == rest_.size()) rest_.clear();
    return true;
  }
  // It was the beginning of the next move after all.
  text_ = std::exchange(swallowed_, {});
  rest_.clear();
  return false;
}

void MoveEntry::type(const std::string& character, Desk& desk) {
  if (character == " ") {
    rest_.clear();
    swallowed_.clear();
    return;
  }
  if (goes_on_with_last(character, desk)) return;
  swallowed_.clear();
  const std::string longer = text_ + character;
  const auto typed = notation::typed_so_far(record_.now(), longer, reading_of(desk.sight()));
  if (typed.candidates.empty()) {
    desk.complain(Refusal{Message{"boards.no-such-move", {longer}}});
    return;
  }
  text_ = longer;
  if (typed.settled()) accept(typed.candidates.front(), desk);
}

void MoveEntry::accept(rules::Move move, Desk& desk) {
  const std::string written =
      bare(notation::written(record_.now(), move, writing_of(desk.sight())), desk.sight());
  const std::string typed = bare(text_, desk.sight());
  rest_ = written.starts_with(typed) ? written.substr(typed.size()) : std::string{};
  swallowed_.clear();
  text_.clear();
  record_.play(move);
}

void MoveEntry::take_back() {
  rest_.clear();
  swallowed_.clear();
  if (!text_.empty()) {
    TextField field{text_};
    field.type({KeyName::Backspace, 0});
    text_ = field.text();
    return;
  }
  if (record_.moves().size() <= known_) return;
  rules::Record shorter{record_.positions().front()};
  for (std::size_t i = 0; i + 1 < record_.moves().size(); ++i) shorter.play(record_.moves()[i]);
  record_ = std::move(shorter);
}

View MoveEntry::view(const Sight& sight) const {
  View view;
  view.lines.push_back(Line{" " + sight.say(title_), strong});
  const auto board = board_lines(record_, record_.moves().size(), sight);
  auto moves =
      move_lines(record_, record_.moves().size(), sight.body.width - board_width - 2, sight);
  constexpr std::size_t most = 5;
  if (moves.size() > most) moves.erase(moves.begin(), moves.end() - most);
  const rules::Position& now = record_.now();
  std::vector<std::string> right = moves;
  const std::string prompt = std::to_string(now.fullmove_number()) +
                             (now.side_to_move() == Side::White ? "." : "...") + " " + text_;
  const auto prompt_row = right.size();
  right.push_back(prompt);
  right.emplace_back();
  for (const std::string& fact : claim_facts(record_, sight)) {
    for (std::string& each : wrapped(fact, sight.body.width - board_width - 2)) {
      right.push_back(std::move(each));
    }
  }
  for (std::size_t i = 0; i < std::max(board.size(), right.size()); ++i) {
    Line line{i < board.size() ? board[i] : ""};
    line.to(board_width).add(i < right.size() ? right[i] : "", i == prompt_row ? accent : plain);
    view.lines.push_back(std::move(line));
  }
  view.cursor = Place{board_width + text_width(prompt), static_cast<int>(prompt_row) + 1};
  return view;
}

std::string MoveEntry::keys(const Sight& sight) const { return sight.say("boards.keys.moves"); }

}  // namespace praporek::tui
