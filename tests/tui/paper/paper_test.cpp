#include "core/paper/text_form.hpp"
#include "tui/paper/documents.hpp"
#include "tui/paper/html_form.hpp"
#include "tui/paper/site.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/fixtures.hpp"
#include "tests/support/small_event.hpp"
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace hall = praporek::hall;
using praporek::BoardNo;
using praporek::PlayerId;
using praporek::RoundNo;
using praporek::SectionId;
using praporek::arbiter::GameResult;
using praporek::test::PlayedHall;
using praporek::test::small_event;
using praporek::test::start_round;
using praporek::tui::Language;
using namespace praporek::tui::paper;

namespace {

/// Three boards and a bye, names as they come in Bohemia, one round over and one begun.
PlayedHall czech_event() {
  PlayedHall played = small_event(7);
  const std::vector<std::string> names{"Řehoř, Žaneta",
                                       "Chalupa, Ctirad",
                                       "Hůlka, Šimon",
                                       "Černý, Ďuro",
                                       "Cibulka, Áron",
                                       "Ťapka, Ľubomír",
                                       "Nejedlá-Procházková z Kralovic, Magdaléna Dobromila"};
  for (int i = 1; i <= 7; ++i) {
    hall::Player player = *played.state.find<hall::Player>(PlayerId{i});
    player.name = names[static_cast<std::size_t>(i) - 1];
    player.federation = "CZE";
    player.club = i % 2 == 0 ? "ŠK Lípa" : "TJ Sokol Údolí nad Žďárkou";
    if (i == 1) player.title = "WGM";
    played.must(hall::ChangePlayer{player});
  }
  hall::Section section = *played.state.find<hall::Section>(SectionId{1});
  section.verify_results = false;
  section.no_draw_before_move = 30;
  played.must(hall::SetSection{section});
  start_round(played, 7);
  played.must(hall::EnterResult{BoardNo{1}, GameResult::WhiteWins, {}});
  played.must(hall::EnterResult{BoardNo{2}, GameResult::Draw, {}});
  played.must(hall::EnterResult{BoardNo{3}, GameResult::BlackByForfeit, {}});
  played.must(hall::CloseRound{SectionId{1}});
  hall::PairRound second;
  second.section = SectionId{1};
  second.boards = {{6, 1}, {7, 3}, {4, 2}, {5, 0}};
  second.computed_at = played.state.last_seq;
  played.must(second);
  return played;
}

std::string golden(const std::string& name, const std::string& text) {
  const std::string path = praporek::fixtures() + "/paper/" + name + ".txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream{path} << text;
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::string content_of(const std::vector<SiteFile>& files, const std::string& name) {
  const auto found = std::ranges::find(files, name, &SiteFile::name);
  return found == files.end() ? "" : found->content;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(printed_papers)

BOOST_AUTO_TEST_CASE(every_paper_looks_as_it_did_in_czech) {
  const PlayedHall event = czech_event();
  const SectionView view{event.state, SectionId{1}, Language::Czech};
  for (const PaperKind& kind : paper_kinds()) {
    const RoundNo round{kind.needs == Needs::Results ? 1 : 2};
    const std::string text = praporek::paper::as_text(kind.make(view, round));
    BOOST_TEST(text == golden(std::string{kind.word} + "_cs", text), kind.word);
  }
}

BOOST_AUTO_TEST_CASE(the_other_languages_have_their_own_words) {
  const PlayedHall event = czech_event();
  for (const auto& [language, code] :
       {std::pair{Language::English, "en"}, std::pair{Language::Slovak, "sk"}}) {
    const SectionView view{event.state, SectionId{1}, language};
    for (const char* word : {"pairings", "penalties"}) {
      const std::string text = praporek::paper::as_text(paper_kind(word)->make(view, RoundNo{2}));
      BOOST_TEST(text == golden(std::string{word} + "_" + code, text));
      BOOST_TEST(text.find("paper.") == std::string::npos);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_list_by_name_follows_the_czech_alphabet) {
  const PlayedHall event = czech_event();
  const SectionView view{event.state, SectionId{1}, Language::Czech};
  std::string order;
  for (const hall::Player* player : by_name(view)) order += std::to_string(player->tpn);
  // Cibulka, Černý, Hůlka, Chalupa, Nejedlá, Řehoř, Ťapka.
  BOOST_TEST(order == "5432716");
}

BOOST_AUTO_TEST_CASE(the_tempo_and_edition_decide_the_pocket_card) {
  PlayedHall event = small_event(2);
  hall::Section section = *event.state.find<hall::Section>(SectionId{1});
  const auto card = [&] {
    const SectionView view{event.state, SectionId{1}, Language::English};
    return praporek::paper::as_text(paper_kind("penalties")->make(view, RoundNo{0}));
  };
  BOOST_TEST(card().find("2 min to the opponent") != std::string::npos);
  section.time_control = "900+10";
  event.must(hall::SetSection{section});
  BOOST_TEST(card().find("1 min to the opponent") != std::string::npos);
  section.edition = praporek::laws::Edition::Laws2018;
  event.must(hall::SetSection{section});
  BOOST_TEST(card().find("2 min to the opponent") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(published_pages)

BOOST_AUTO_TEST_CASE(a_round_is_not_shown_before_it_is_published) {
  PlayedHall event = czech_event();
  auto files = site_of(event.state, Language::Czech);
  BOOST_TEST(!content_of(files, "s1-round-1.html").empty());
  BOOST_TEST(content_of(files, "s1-round-2.html").empty());
  BOOST_TEST(content_of(files, "s1-names.html").find("1. kolo") != std::string::npos);
  const std::string before = content_of(files, "s1-p6.html");
  BOOST_TEST(before.find("<td class=\"r\">2</td>") == std::string::npos);
  event.must(hall::Publish{SectionId{1}});
  files = site_of(event.state, Language::Czech);
  BOOST_TEST(!content_of(files, "s1-round-2.html").empty());
  BOOST_TEST(content_of(files, "s1-standings.html").find("po 1. kole") != std::string::npos);
  BOOST_TEST(content_of(files, "index.html").find("s1-round-2.html") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_hostile_name_is_shown_and_never_obeyed) {
  PlayedHall event = czech_event();
  hall::Player player = *event.state.find<hall::Player>(PlayerId{1});
  player.name = "<script>alert('x')</script>\" onmouseover=\"y & z";
  player.club = "</title><img src=x>";
  event.must(hall::ChangePlayer{player});
  hall::EventFacts facts = hall::event_of(event.state);
  facts.name = "<b>Open</b>";
  event.must(hall::SetEvent{facts});
  for (const SiteFile& file : site_of(event.state, Language::English)) {
    BOOST_TEST(file.content.find("<script") == std::string::npos);
    BOOST_TEST(file.content.find("<img") == std::string::npos);
    BOOST_TEST(file.content.find("<b>") == std::string::npos);
    BOOST_TEST(file.content.find("\" onmouseover") == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(pages_load_nothing_and_every_link_leads_somewhere) {
  const PlayedHall event = czech_event();
  const auto files = site_of(event.state, Language::Slovak);
  for (const SiteFile& file : files) {
    BOOST_TEST(file.content.find("src=") == std::string::npos);
    BOOST_TEST(file.content.find("http") == std::string::npos);
    BOOST_TEST(file.content.find("<html lang=\"sk\">") != std::string::npos);
    for (auto at = file.content.find("href=\""); at != std::string::npos;
         at = file.content.find("href=\"", at + 1)) {
      const auto end = file.content.find('"', at + 6);
      BOOST_TEST(!content_of(files, file.content.substr(at + 6, end - at - 6)).empty());
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
