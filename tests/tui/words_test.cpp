#include "tui/messages.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include <array>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace tui = praporek::tui;

namespace {

/// The rooms of the catalogue that belong to the console.
constexpr std::array rooms{"console",   "home",      "results", "round",  "pairings",
                           "standings", "players",   "lookup",  "claims", "boards",
                           "setup",     "incidents", "public",  "start"};

bool is_ours(std::string_view id) {
  const std::string_view room = id.substr(0, id.find('.'));
  return std::ranges::find(rooms, room) != rooms.end();
}

/// Every string literal of the console's sources that looks like the id of one of its messages.
std::set<std::string> ids_in_sources() {
  std::set<std::string> ids;
  const std::regex literal{"\"([a-z]+\\.[a-z.0-9-]+)\""};
  const std::filesystem::path root = std::filesystem::path{praporek::fixtures()} / "../..";
  for (const char* layer : {"tui", "app"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator{root / layer}) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      std::ifstream file{entry.path()};
      std::ostringstream text;
      text << file.rdbuf();
      const std::string source = text.str();
      for (std::sregex_iterator at{source.begin(), source.end(), literal}, end; at != end; ++at) {
        if (is_ours((*at)[1].str())) ids.insert((*at)[1].str());
      }
    }
  }
  return ids;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(console_words)

BOOST_AUTO_TEST_CASE(every_message_of_the_console_is_used_and_every_one_used_exists) {
  const auto& catalogue = tui::catalogue_of(tui::Language::English).all();
  const std::set<std::string> used = ids_in_sources();
  BOOST_TEST(used.size() > 200U);
  for (const std::string& id : used) {
    // "claims.tempo." and its like are beginnings of ids.
    if (id.ends_with('.')) continue;
    BOOST_TEST(catalogue.contains(id), id << " is in no catalogue");
  }
  for (const auto& [id, text] : catalogue) {
    const std::string beginning{id.substr(0, id.rfind('.') + 1)};
    const bool found = used.contains(std::string{id}) || used.contains(beginning);
    BOOST_TEST((!is_ours(id) || found), id << " is never said");
  }
}

BOOST_AUTO_TEST_SUITE_END()
