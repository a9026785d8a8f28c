#include <boost/test/unit_test.hpp>

#include "tests/tui/console/arbiters_desk.hpp"
#include "tests/tui/console/sample_event.hpp"
#include <random>

using praporek::test::ArbitersDesk;
namespace arbiter = praporek::arbiter;
namespace hall = praporek::hall;
namespace tui = praporek::tui;

namespace {

class RandomKeys {
 public:
  explicit RandomKeys(unsigned seed) : random_{seed} {}

  unsigned up_to(unsigned most) { return static_cast<unsigned>(random_() % (most + 1)); }

  tui::Key key() {
    const unsigned drawn = up_to(99);
    if (drawn < 12) return {tui::KeyName::Enter, 0};
    if (drawn < 20) return {tui::KeyName::Escape, 0};
    if (drawn < 40) return {static_cast<tui::KeyName>(3 + up_to(11)), 0};
    if (drawn < 42) return tui::control(U'a' + up_to(25));
    static constexpr std::u32string_view runes =
        U"0123456789+ěščřžýáíé=gggghrcpsnoiblevkxmzutwadfy/:? ,.-";
    if (drawn < 90) return tui::character(runes[up_to(static_cast<unsigned>(runes.size() - 1))]);
    return tui::character(U' ' + up_to(94));
  }

 private:
  std::mt19937 random_;
};

bool is_forfeit(const hall::EnterResult& wish) {
  return wish.result && !arbiter::was_played(*wish.result);
}

/// A wish nobody should have by a slip of the finger.
bool is_grave(const hall::Wish& wish) {
  const auto* result = std::get_if<hall::EnterResult>(&wish);
  if (result != nullptr) return is_forfeit(*result) || result->expected || !result->result;
  return std::holds_alternative<hall::Publish>(wish) ||
         std::holds_alternative<hall::StartRound>(wish) ||
         std::holds_alternative<hall::CloseRound>(wish) ||
         std::holds_alternative<hall::ForfeitAbsent>(wish) ||
         std::holds_alternative<hall::Unpair>(wish) || std::holds_alternative<hall::Undo>(wish) ||
         std::holds_alternative<hall::Withdraw>(wish) ||
         std::holds_alternative<hall::DealNumbers>(wish) ||
         std::holds_alternative<hall::SetSection>(wish) ||
         std::holds_alternative<hall::Register>(wish);
}

/// A ruling that gives a game a result is taken only with Enter, too.
bool ends_game_without_enter(const ArbitersDesk& desk) {
  if (desk.sent.empty()) return false;
  const auto& [wish, key] = desk.sent.back();
  const auto* rule = std::get_if<hall::Rule>(&wish);
  if (rule == nullptr || key.name == tui::KeyName::Enter) return false;
  const auto& changes = desk.hall.groups.back().changes;
  for (const hall::Change& change : changes) {
    const auto* game = std::get_if<hall::Changed<hall::Game>>(&change);
    if (game != nullptr && game->after && game->before && game->after->result &&
        game->before->result != game->after->result) {
      return true;
    }
  }
  return false;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(random_keys)

BOOST_AUTO_TEST_CASE(ten_thousand_keys_neither_crash_nor_change_gravely_without_a_confirm) {
  RandomKeys random{8};
  ArbitersDesk desk{praporek::test::third_round()};
  std::size_t looked_at = 0;
  for (int i = 0; i < 10'000; ++i) {
    if (random.up_to(199) == 0) {
      desk.console.resize(
          {20 + static_cast<int>(random.up_to(180)), 3 + static_cast<int>(random.up_to(60))});
    }
    desk.press(random.key());
    if (random.up_to(9) == 0) desk.screen();
    for (; looked_at < desk.sent.size(); ++looked_at) {
      const auto& [wish, key] = desk.sent[looked_at];
      BOOST_TEST((!is_grave(wish) || key.name == tui::KeyName::Enter),
                 "a grave wish after key " << static_cast<int>(key.name));
      BOOST_TEST(!ends_game_without_enter(desk));
    }
  }
  BOOST_TEST(looked_at > 20U);
}

BOOST_AUTO_TEST_SUITE_END()
