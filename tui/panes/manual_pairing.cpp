#include "tui/panes/manual_pairing.hpp"

#include "core/base/text.hpp"
#include "core/hall/decide.hpp"
#include "tui/console/dialogs.hpp"

#include <algorithm>

namespace praporek::tui {

namespace {

std::vector<hall::PairedBoard> boards_now(const hall::HallState& state, SectionId section) {
  std::vector<hall::PairedBoard> boards;
  const hall::Round* round = hall::current_round(state, section);
  if (round == nullptr) return boards;
  const auto tpn = [&](PlayerId id) { return state.find<hall::Player>(id)->tpn; };
  for (const hall::Game* game : hall::games_of(state, section, round->number)) {
    boards.push_back({tpn(game->white), tpn(game->black)});
  }
  for (const auto& [key, bye] : state.all<hall::Bye>()) {
    const bool here = bye.section == section && bye.round == round->number &&
                      bye.mark == pairing::Mark::PairingBye;
    if (here) boards.push_back({tpn(bye.player), 0});
  }
  return boards;
}

Refusal not_understood() { return Refusal{Message{"pairings.manual-not-understood", {}}}; }

Result<std::vector<hall::PairedBoard>> turned(std::vector<hall::PairedBoard> boards, int board,
                                              int first_board) {
  const int index = board - first_board;
  if (index < 0 || index >= static_cast<int>(boards.size())) return not_understood();
  hall::PairedBoard& pair = boards[static_cast<std::size_t>(index)];
  if (pair.black == 0) return not_understood();
  std::swap(pair.white, pair.black);
  return boards;
}

Result<std::vector<hall::PairedBoard>> exchanged(std::vector<hall::PairedBoard> boards, int one,
                                                 int two) {
  int* places[2] = {nullptr, nullptr};
  for (hall::PairedBoard& board : boards) {
    for (int* tpn : {&board.white, &board.black}) {
      if (*tpn == one) places[0] = tpn;
      if (*tpn == two) places[1] = tpn;
    }
  }
  if (places[0] == nullptr || places[1] == nullptr) return not_understood();
  std::swap(*places[0], *places[1]);
  return boards;
}

/// Takes the pairing back and pairs anew, as one intention of two wishes: the second is computed
/// from the journal as the first will leave it.
void pair_so(const std::vector<hall::PairedBoard>& boards, Desk& desk) {
  const SectionId section = desk.sight().section;
  const hall::Unpair unpair{section};
  const auto foreseen =
      hall::decide(desk.state(), {desk.sight().settings.who, "", desk.sight().now, unpair});
  if (!foreseen) return desk.complain(foreseen.error());
  const auto last = foreseen->first_seq + static_cast<std::int64_t>(foreseen->changes.size()) - 1;
  desk.wish(unpair);
  desk.wish(hall::PairRound{section, boards, last, true});
}

}  // namespace

Result<std::vector<hall::PairedBoard>> changed_by_hand(const hall::HallState& state,
                                                       SectionId section, const std::string& text) {
  const auto words = words_of(text);
  auto boards = boards_now(state, section);
  if (words.size() == 2) {
    const auto one = whole_number(words[0]);
    const auto two = whole_number(words[1]);
    if (!one || !two) return not_understood();
    return exchanged(std::move(boards), *one, *two);
  }
  if (words.size() != 1 || !words[0].ends_with('x')) return not_understood();
  const auto board = whole_number(words[0].substr(0, words[0].size() - 1));
  const hall::Section* found = state.find<hall::Section>(section);
  if (!board || found == nullptr) return not_understood();
  return turned(std::move(boards), *board, found->first_board);
}

void push_manual_pairing(Desk& desk) {
  desk.push(std::make_unique<Prompt>(
      Message{"pairings.manual", {}},
      [](const std::string& text, Desk& at) {
        auto boards = changed_by_hand(at.state(), at.sight().section, text);
        if (!boards) {
          at.complain(boards.error());
          return After::Stay;
        }
        at.push(std::make_unique<Confirm>(
            Message{"pairings.confirm-manual", {text}},
            [changed = std::move(*boards)](Desk& then) { pair_so(changed, then); }));
        return After::Close;
      },
      std::string{}, Typing::Digits));
}

}  // namespace praporek::tui
