#include "core/pairing/dutch_explanation.hpp"

#include "core/pairing/dutch.hpp"
#include "core/pairing/dutch_round.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/core/pairing/literal_dutch.hpp"
#include "tests/core/pairing/random_tournament.hpp"
#include <algorithm>
#include <map>

namespace pairing = praporek::pairing;
namespace dutch = praporek::pairing::dutch;
namespace literal = praporek::pairing::literal;
using praporek::Side;

namespace {

bool contains(const std::vector<int>& places, int place) {
  return std::ranges::find(places, place) != places.end();
}

/// One paired round and what is claimed about it.
class Claims {
 public:
  Claims(const pairing::Tournament& tournament, int round, std::map<std::string, int>& seen)
      : round_{dutch::pair_round(tournament, round).value()},
        pairing_{pair_dutch(tournament, round).value()},
        seen_{seen} {
    for (const auto& board : explain_dutch(tournament, round).value()) {
      board_ = board.pair;
      for (const pairing::Reason& reason : board.reasons) check(reason);
    }
  }

 private:
  [[nodiscard]] int place(int tpn) const {
    const auto at = std::ranges::find(field().players, tpn, &pairing::Contender::tpn);
    return static_cast<int>(at - field().players.begin());
  }
  [[nodiscard]] const pairing::Field& field() const { return round_.field; }

  [[nodiscard]] const dutch::BracketStep& step_with_score(const std::string& score) const {
    return *std::ranges::find_if(round_.steps, [&](const dutch::BracketStep& step) {
      return with_decimal_point(field()[step.bracket.residents.front()].score) == score;
    });
  }

  void check(const pairing::Reason& reason) {
    ++seen_[reason.text.id];
    const std::string& id = reason.text.id;
    if (id.starts_with("dutch.bracket-")) check_bracket(reason);
    if (id.starts_with("dutch.floats-")) check_float(reason);
    if (id == "dutch.first-worse" || id == "dutch.first-incomplete") check_first(reason);
    if (id.starts_with("dutch.colour-")) check_colour(reason);
    if (id == "dutch.bye") {
      BOOST_TEST(field().may_take_bye(place(board_.white)));
      BOOST_TEST(reason.text.arguments[1] == with_decimal_point(*field().bye_score));
    }
  }

  void check_bracket(const pairing::Reason& reason) {
    const dutch::BracketStep& step = step_with_score(reason.text.arguments[0]);
    const int a = place(board_.white);
    const int b = place(board_.black);
    const std::pair<int, int> pair{std::min(a, b), std::max(a, b)};
    const auto& pairs = step.result.candidate.pairs;
    BOOST_TEST((std::ranges::find(pairs, pair) != pairs.end()));
    BOOST_TEST(reason.text.arguments[1] == std::to_string(step.bracket.members().size()));
    BOOST_TEST((reason.text.id == "dutch.bracket-homogeneous") == step.bracket.is_homogeneous());
    bracket_ = &step;
  }

  void check_float(const pairing::Reason& reason) {
    const int player = place(std::stoi(reason.text.arguments[0]));
    const dutch::BracketStep& step = step_with_score(reason.text.arguments[1]);
    BOOST_TEST(contains(step.result.candidate.downfloaters, player));
    if (step.bracket.members().size() > 7) return;
    const auto stays = [&](const literal::Candidate& candidate) {
      return !contains(candidate.downfloaters, player);
    };
    const auto expected = article_against(step, stays);
    if (expected && reason.text.id != "dutch.floats-no-opponent")
      BOOST_TEST(reason.article.number == *expected);
    if (expected && reason.text.id == "dutch.floats-no-opponent")
      BOOST_TEST(*expected == "Dutch C4");
  }

  // The candidate S1 against S2 in order must lose exactly where the explanation says.
  void check_first(const pairing::Reason& reason) {
    const dutch::BracketStep& step = *bracket_;
    if (step.bracket.members().size() > 7) return;
    std::vector<std::pair<int, int>> first;
    std::vector<int> residents = step.bracket.residents;
    for (const int player : step.bracket.moved_down) {
      if (contains(step.result.candidate.downfloaters, player)) continue;
      first.emplace_back(player, residents.front());
      residents.erase(residents.begin());
    }
    const std::size_t pairs = step.result.candidate.pairs.size() - first.size();
    for (std::size_t i = 0; i < pairs; ++i) first.emplace_back(residents[i], residents[pairs + i]);
    const auto expected = article_against(
        step, [&](const literal::Candidate& candidate) { return candidate.pairs == first; });
    if (expected) BOOST_TEST(reason.article.number == *expected);
  }

  std::optional<std::string> article_against(const dutch::BracketStep& step,
                                             const literal::Accept& accept) const {
    const auto best = literal::pair_literally(field(), step.bracket);
    const auto wished = literal::pair_literally(field(), step.bracket, accept);
    if (!best || !wished) return std::nullopt;
    if (wished->value.empty()) return "Dutch C4";
    const auto criteria = dutch::quality_criteria();
    for (std::size_t i = 0; i < criteria.size(); ++i) {
      if (wished->value[i] != best->value[i]) return std::string{criteria[i].article};
    }
    return "Dutch 4";
  }

  void check_colour(const pairing::Reason& reason) {
    const auto& white = field()[place(board_.white)].colour;
    const auto& black = field()[place(board_.black)].colour;
    const bool white_pleased = !white.preference || *white.preference == Side::White;
    const bool black_pleased = !black.preference || *black.preference == Side::Black;
    const std::string& article = reason.article.number;
    BOOST_TEST(reason.text.arguments[0] == std::to_string(board_.white));
    if (article == "Dutch 5.2.1") BOOST_TEST((white_pleased && black_pleased));
    if (article == "Dutch 5.2.2") {
      const auto& granted = white_pleased ? white : black;
      const auto& refused = white_pleased ? black : white;
      BOOST_TEST((granted.kind > refused.kind || is_wide(granted)));
    }
    if (article == "Dutch 5.2.3" || article == "Dutch 5.2.4")
      BOOST_TEST((white.kind == black.kind));
    if (article == "Dutch 5.2.4") {
      const bool white_higher = place(board_.white) < place(board_.black);
      BOOST_TEST((white_higher ? white_pleased : black_pleased));
    }
    if (article == "Dutch 5.2.5") BOOST_TEST((!white.preference && !black.preference));
  }

  dutch::PairedRound round_;
  pairing::Pairing pairing_;
  std::map<std::string, int>& seen_;
  pairing::Pair board_;
  const dutch::BracketStep* bracket_ = nullptr;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dutch_explanation, *boost::unit_test::label("dutch2026"))

BOOST_AUTO_TEST_CASE(what_an_explanation_claims_is_true_of_the_pairing) {
  std::map<std::string, int> seen;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    BOOST_TEST_CONTEXT("seed " << seed) {
      pairing::RandomTournament event{seed, 6, 32};
      while (event.round() < event.rounds()) {
        event.announce_round();
        const auto paired = pair_dutch(event.tournament(), event.round());
        if (!paired) break;
        const Claims claims{event.tournament(), event.round(), seen};
        event.play(*paired);
      }
    }
  }
  for (const char* id :
       {"dutch.bracket-homogeneous", "dutch.bracket-heterogeneous", "dutch.floats-by-criterion",
        "dutch.floats-by-order", "dutch.floats-for-completion", "dutch.floats-no-opponent",
        "dutch.first-opponent", "dutch.first-worse", "dutch.first-barred", "dutch.colour-both",
        "dutch.colour-stronger", "dutch.colour-alternation", "dutch.colour-higher-ranked",
        "dutch.colour-initial", "dutch.bye"}) {
    BOOST_TEST(seen[id] > 0, id << " never came up");
  }
}

BOOST_AUTO_TEST_SUITE_END()
