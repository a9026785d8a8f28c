#include "tui/console/pane.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include "tests/tui/console/arbiters_desk.hpp"
#include "tests/tui/console/sample_event.hpp"
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tui = praporek::tui;
using praporek::test::ArbitersDesk;

namespace {

struct Shot {
  std::string name;
  std::string keys;  ///< that lead there
};

/// Every pane, and what opens over it.
const std::vector<Shot>& shots() {
  static const std::vector<Shot> all{{"hall", "gh"},
                                     {"hall_wall", "ghwo"},
                                     {"claims", "gc"},
                                     {"claims_ruling", "gc\n"},
                                     {"results", "gr"},
                                     {"results_sorted", "grs"},
                                     {"pairings", "gp\n"},
                                     {"standings", "gs"},
                                     {"standings_crosstable", "gsc"},
                                     {"players", "gn"},
                                     {"players_form", "gn\n"},
                                     {"round", "go"},
                                     {"board", "gh2\n"},
                                     {"board_moves", "gh2\nm"},
                                     {"incidents", "gi"},
                                     {"incidents_journal", "giff"},
                                     {"laws", "gl"},
                                     {"laws_article", "gl/9.2\n"},
                                     {"setup", "ge"},
                                     {"setup_section", "ge↓\n"},
                                     {"public", "gv"},
                                     {"help", "gh?"},
                                     {"palette", "gh:"},
                                     {"line_entry", "gr12i"},
                                     {"undo", "ghu"}};
  return all;
}

std::string read(const std::string& path) {
  std::ifstream file{path};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void check(const Shot& shot, tui::Size size, tui::Language language, const std::string& code) {
  tui::Settings settings = ArbitersDesk::english();
  settings.language = language;
  ArbitersDesk desk{praporek::test::third_round(), settings};
  desk.console.resize(size);
  desk.screen();  // a pane knows how much room it has once it has been drawn
  for (const char32_t rune : tui::runes_of(shot.keys)) {
    desk.type(tui::utf8_of(rune));
    desk.screen();
  }
  const std::string path = praporek::fixtures() + "/screens/" + shot.name + "_" +
                           std::to_string(size.width) + "x" + std::to_string(size.height) + "_" +
                           code + ".txt";
  if (std::getenv("PRAPOREK_REWRITE_SCREENS") != nullptr) std::ofstream{path} << desk.screen();
  BOOST_TEST(desk.screen() == read(path), path << " differs:\n" << desk.screen());
}

void check_all(tui::Language language, const std::string& code) {
  for (const Shot& shot : shots()) {
    for (const tui::Size size : {tui::Size{80, 24}, tui::Size{160, 50}}) {
      check(shot, size, language, code);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(golden_screens)

BOOST_AUTO_TEST_CASE(every_pane_looks_in_english_as_it_did) {
  check_all(tui::Language::English, "en");
}

BOOST_AUTO_TEST_CASE(every_pane_looks_in_czech_as_it_did) { check_all(tui::Language::Czech, "cs"); }

BOOST_AUTO_TEST_CASE(every_pane_looks_in_slovak_as_it_did) {
  check_all(tui::Language::Slovak, "sk");
}

BOOST_AUTO_TEST_SUITE_END()
