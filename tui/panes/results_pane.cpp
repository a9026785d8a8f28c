#include "tui/panes/results_pane.hpp"

#include "core/base/text.hpp"
#include "core/laws/words.hpp"
#include "tui/console/line_entry.hpp"
#include "tui/words/words.hpp"

#include <algorithm>
#include <array>

namespace praporek::tui {

namespace {

std::string rating_of(const hall::HallState& state, PlayerId player) {
  const hall::Player* found = state.find<hall::Player>(player);
  return found == nullptr || found->rating == 0 ? std::string{} : std::to_string(found->rating);
}

struct Remark {
  std::string text;
  Style style;
};

/// What is known about a result: who typed and who checked it, what the board says.
Remark remark_on(const hall::Game& game, const Sight& sight) {
  const hall::Section* section = sight.state().find<hall::Section>(game.section);
  if (game.proposed && game.result && game.proposed != game.result) {
    return {"! " + sight.say("results.board-says", {shown(*game.proposed, sight)}), caution};
  }
  if (!game.result) {
    if (game.proposed) {
      return {sight.say("results.board-proposes", {shown(*game.proposed, sight)}), accent};
    }
    switch (game.state) {
      case hall::GameState::Adjourned:
        return {sight.say("results.adjourned"), plain};
      case hall::GameState::Postponed:
        return {sight.say("results.postponed"), plain};
      case hall::GameState::Waiting:
        return {sight.say("results.waiting"), quiet};
      default:
        return {sight.say("results.playing"), quiet};
    }
  }
  if (!game.verified_by.empty()) return {"✓ " + game.verified_by, good};
  if (section != nullptr && section->verify_results) {
    return {sight.say("results.second-look-due"), plain};
  }
  return {"✓ " + game.typed_by, good};
}

Line line_of(const hall::Game& game, const Sight& sight, bool is_chosen, bool awaits) {
  const int name_width = std::clamp((sight.body.width - 44) / 2, 14, 28);
  const std::string result = game.result ? shown(*game.result, sight) : awaits ? "_" : "";
  Line line{is_chosen ? "›" : " ", strong};
  line.add(right_fitted(std::to_string(game.board.value), 4), is_chosen ? chosen : plain).add("  ");
  line.add(fitted(name_of(sight.state(), game.white), name_width));
  line.add(right_fitted(rating_of(sight.state(), game.white), 5)).add("  ");
  line.add(fitted(result, 7), is_chosen ? Style{Tone::Plain, true, awaits, false} : strong)
      .add(" ");
  line.add(fitted(name_of(sight.state(), game.black), name_width));
  line.add(right_fitted(rating_of(sight.state(), game.black), 5)).add("  ");
  const Remark remark = remark_on(game, sight);
  return line.add(remark.text, remark.style);
}

/// The row of the game a board number or some letters of a name mean.
std::optional<int> row_meant(const std::vector<const hall::Game*>& games, const std::string& text,
                             const Sight& sight) {
  const auto number = whole_number(trimmed(text));
  const auto asked = laws::search_words(text);
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (number && games[i]->board.value == *number) return static_cast<int>(i);
    if (number || asked.empty()) continue;
    for (const PlayerId player : {games[i]->white, games[i]->black}) {
      const auto words = laws::search_words(name_of(sight.state(), player));
      const bool meant = std::ranges::all_of(asked, [&](const std::string& each) {
        return std::ranges::any_of(words,
                                   [&](const std::string& word) { return word.starts_with(each); });
      });
      if (meant) return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

constexpr std::array rows{
    KeyRow{{KeyName::Enter, 0}, "Enter", "results.key.result", acts<&ResultsPane::take_result>},
    KeyRow{character(U's'), "s", "results.key.sorted", acts<&ResultsPane::sort_slips>},
    KeyRow{character(U'k'), "k", "results.key.forfeit", acts<&ResultsPane::forfeit>},
    KeyRow{character(U'x'), "x", "results.key.other", acts<&ResultsPane::other>},
    KeyRow{character(U'/'), "/", "results.key.find", acts<&ResultsPane::find>},
    KeyRow{character(U'n'), "n", "results.key.next-missing", acts<&ResultsPane::next_missing>},
    KeyRow{character(U'v'), "v", "results.key.verify", acts<&ResultsPane::verify>},
    KeyRow{character(U'y'), "y", "results.key.accept", acts<&ResultsPane::accept_proposal>, false},
};

}  // namespace

std::span<const KeyRow> ResultsPane::keys() const { return rows; }

std::string ResultsPane::title(const Sight& sight) const {
  const auto games = games_in_work(sight);
  const hall::Round* round = sight.round();
  const auto in =
      std::ranges::count_if(games, [](const hall::Game* each) { return each->result.has_value(); });
  const auto missing =
      std::ranges::find_if(games, [](const hall::Game* each) { return !each->result; });
  std::string text =
      sight.say("results.in", {round == nullptr ? "–" : std::to_string(round->number.value),
                               std::to_string(in), std::to_string(games.size())});
  if (missing != games.end()) {
    text += " ─ " + sight.say("results.missing", {std::to_string((*missing)->board.value)});
  }
  constexpr std::array modes{"results.any-order", "results.this-one", "results.sorted",
                             "results.verifying"};
  return text + " ─ " + sight.say(modes[static_cast<std::size_t>(slips_)]);
}

View ResultsPane::view(const Sight& sight) {
  const auto games = games_in_work(sight);
  View view;
  if (games.empty()) {
    view.lines.push_back(Line{" " + sight.say("results.nothing-paired")});
    return view;
  }
  page_ = sight.body.height;
  const int count = static_cast<int>(games.size());
  const int first = cursor_.first(count, page_);
  for (int i = first; i < std::min(count, first + page_); ++i) {
    const bool is_chosen = i == cursor_.chosen();
    view.lines.push_back(line_of(*games[static_cast<std::size_t>(i)], sight, is_chosen,
                                 is_chosen && slips_ != Slips::AnyOrder));
  }
  return view;
}

const hall::Game* ResultsPane::chosen_game(const Sight& sight) const {
  const auto games = games_in_work(sight);
  const auto index = static_cast<std::size_t>(cursor_.chosen());
  return index < games.size() ? games[index] : nullptr;
}

bool ResultsPane::wanting(const hall::Game& game) const {
  return slips_ == Slips::Verifying ? game.result && game.verified_by.empty() : !game.result;
}

/// To the next board that wants something, round the end of the list; stays if none does.
void ResultsPane::step_to_wanting(const Sight& sight, int from) {
  const auto games = games_in_work(sight);
  const auto count = static_cast<int>(games.size());
  for (int i = 0; i < count; ++i) {
    const int row = (from + i) % count;
    if (wanting(*games[static_cast<std::size_t>(row)])) return cursor_.choose(row);
  }
  cursor_.choose(std::min(from, std::max(0, count - 1)));
}

bool ResultsPane::result_typed(const Key& key, Desk& desk) {
  const hall::Game* game = chosen_game(desk.sight());
  if (game == nullptr) return false;
  if (slips_ != Slips::Verifying) return result_key(key, game->board, desk);
  const auto digit = digit_of(key);
  std::optional<arbiter::GameResult> result;
  if (digit == '1') result = arbiter::GameResult::WhiteWins;
  if (digit == '0') result = arbiter::GameResult::BlackWins;
  if (key == character(U'=')) result = arbiter::GameResult::Draw;
  // Whatever is not on one key is confirmed as it stands.
  if (key == character(U'y')) result = game->result;
  if (!result) return false;
  desk.wish(hall::VerifyResult{game->board, result});
  return true;
}

bool ResultsPane::typed(const Key& key, Desk& desk) {
  const auto games = games_in_work(desk.sight());
  if (cursor_.move(key, static_cast<int>(games.size()), page_)) {
    if (slips_ == Slips::ThisOne) slips_ = Slips::AnyOrder;
    return true;
  }
  if (key.name == KeyName::Escape && slips_ != Slips::AnyOrder) {
    slips_ = Slips::AnyOrder;
    return true;
  }
  if (slips_ == Slips::AnyOrder) return false;
  if (result_typed(key, desk)) {
    // A question is open: stay at the board it is about.
    if (!desk.dialogs.empty()) return true;
    if (slips_ == Slips::ThisOne) {
      slips_ = Slips::AnyOrder;
    } else {
      step_to_wanting(desk.sight(), cursor_.chosen() + 1);
    }
    return true;
  }
  // Between sorted slips a digit is a result or a slip of the finger, never a board.
  if (digit_of(key)) {
    desk.say({"results.one-zero-draw", {}});
    return true;
  }
  return false;
}

void ResultsPane::opened(Desk& desk) {
  const auto games = games_in_work(desk.sight());
  const auto found = std::ranges::find(games, desk.sight().board, &hall::Game::board);
  if (desk.sight().board.value == 0 || found == games.end()) return;
  cursor_.choose(static_cast<int>(found - games.begin()));
  if (slips_ == Slips::AnyOrder) slips_ = Slips::ThisOne;
}

void ResultsPane::take_result(Desk& /*desk*/) { slips_ = Slips::ThisOne; }

void ResultsPane::sort_slips(Desk& desk) {
  slips_ = slips_ == Slips::Sorted ? Slips::AnyOrder : Slips::Sorted;
  if (slips_ == Slips::Sorted) step_to_wanting(desk.sight(), 0);
}

void ResultsPane::verify(Desk& desk) {
  slips_ = slips_ == Slips::Verifying ? Slips::AnyOrder : Slips::Verifying;
  if (slips_ == Slips::Verifying) step_to_wanting(desk.sight(), 0);
}

void ResultsPane::forfeit(Desk& desk) {
  const hall::Game* game = chosen_game(desk.sight());
  if (game != nullptr) push_forfeits(game->board, desk);
}

void ResultsPane::other(Desk& desk) {
  const hall::Game* game = chosen_game(desk.sight());
  if (game != nullptr) push_other_results(game->board, desk);
}

void ResultsPane::find(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"results.find", {}}, [this](const std::string& text, Desk& at) {
        const auto row = row_meant(games_in_work(at.sight()), text, at.sight());
        if (!row) {
          at.complain(Refusal{Message{"results.not-found", {text}}});
          return After::Stay;
        }
        cursor_.choose(*row);
        if (slips_ == Slips::AnyOrder) slips_ = Slips::ThisOne;
        return After::Close;
      }));
}

void ResultsPane::next_missing(Desk& desk) { step_to_wanting(desk.sight(), cursor_.chosen() + 1); }

void ResultsPane::accept_proposal(Desk& desk) {
  const hall::Game* game = chosen_game(desk.sight());
  if (game == nullptr || !game->proposed) return desk.say({"results.no-proposal", {}});
  enter_result(game->board, *game->proposed, desk);
}

}  // namespace praporek::tui
