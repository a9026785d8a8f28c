#include "core/entries/fide_text_list.hpp"
#include "core/entries/fide_xml_list.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace praporek::entries;

namespace {

// The official columns, so that a row can be written below its head line.
const std::string head =
    "ID Number      Name                                                         Fed Sex Tit  WTit"
    " OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
const std::string novak =
    "300001         Novak, Jan                                                   CZE M   IM    "
    "                       2401  9   10 2350  0   20              1985\r\n";
const std::string eva =
    "300002         Dvorakova, Eva                                               CZE F        W"
    "GM                                                            2001  wi\r\n";

ListPart read(const std::string& text, std::size_t piece) {
  FideTextList list;
  ListPart all;
  const auto take = [&](ListPart part) {
    for (auto& player : part.players) all.players.push_back(player);
    for (auto& fault : part.faults) all.faults.push_back(fault);
  };
  for (std::size_t at = 0; at < text.size(); at += piece) take(list.feed(text.substr(at, piece)));
  take(list.finish());
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(fide_list)

BOOST_AUTO_TEST_CASE(columns_are_where_the_head_line_says) {
  const auto list = read(head + novak + eva, 1000);
  BOOST_TEST(list.faults.empty());
  BOOST_REQUIRE(list.players.size() == 2U);
  const ListedPlayer expected{"300001",     "300001", "Novak, Jan", "CZE", "m", "IM",
                              "1985/00/00", "",       2401,         2350,  0};
  BOOST_TEST((list.players[0] == expected));
  BOOST_TEST(list.players[1].title == "WGM");
  BOOST_TEST(list.players[1].sex == "w");
  BOOST_TEST(list.players[1].standard == 0);
}

BOOST_AUTO_TEST_CASE(pieces_may_end_anywhere) {
  const auto whole = read(head + novak + eva, 10'000);
  for (const std::size_t piece : {1U, 7U, 64U, 170U}) {
    BOOST_TEST((read(head + novak + eva, piece).players == whole.players));
  }
  BOOST_TEST(read(head + novak.substr(0, novak.size() - 2), 10'000).players.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_damaged_row_is_named_and_the_rest_is_read) {
  std::string no_id = novak;
  no_id.replace(0, 6, "3x0001");
  std::string no_rating = novak;
  no_rating.replace(no_rating.find("2401"), 4, "24?1");
  const auto list = read(head + no_id + "\r\n" + eva + no_rating + "300009\r\n" + novak, 10'000);
  BOOST_TEST(list.players.size() == 2U);
  BOOST_REQUIRE(list.faults.size() == 3U);
  BOOST_TEST(list.faults[0].line == 2);
  BOOST_TEST(list.faults[1].line == 5);
  BOOST_TEST(list.faults[2].line == 6);
  BOOST_TEST(list.faults[0].message.id == "ratings.damaged-row");
}

BOOST_AUTO_TEST_CASE(lists_of_one_tempo_name_the_rating_by_the_month) {
  const auto list = read(
      "ID Number      Name                  Fed Sex Tit  WTit OTit  FOA NOV26 Gms K  B-day Flag\n"
      "12             Short, N              ENG M   GM                  2600  3   10 1965\n",
      50);
  BOOST_REQUIRE(list.players.size() == 1U);
  BOOST_TEST(list.players[0].standard == 2600);
  BOOST_TEST(list.players[0].birth == "1965/00/00");
}

BOOST_AUTO_TEST_CASE(without_a_head_line_nothing_is_guessed) {
  const auto list = read(novak + eva, 1000);
  BOOST_TEST(list.players.empty());
  BOOST_TEST(list.faults.front().message.id == "ratings.no-header");
}

BOOST_AUTO_TEST_CASE(the_xml_list_gives_the_same_players) {
  const std::string xml =
      "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>300001</fideid>\n"
      "<name>O&apos;Neil, Jan</name><country>CZE</country><sex>M</sex><title>IM</title>"
      "<w_title></w_title><rating>2401</rating><rapid_rating>2350</rapid_rating>"
      "<blitz_rating></blitz_rating><birthday>1985</birthday><flag/>\n</player>\n"
      "<player><fideid>x</fideid><name>Bad</name></player>\n"
      "<player><fideid>5</fideid><name>Last</name><sex>F</sex></player>\n</playerslist>\n";
  for (const std::size_t piece : {1U, 33U, 5000U}) {
    FideXmlList list;
    ListPart all;
    for (std::size_t at = 0; at < xml.size(); at += piece) {
      auto part = list.feed(xml.substr(at, piece));
      for (auto& player : part.players) all.players.push_back(player);
      for (auto& fault : part.faults) all.faults.push_back(fault);
    }
    BOOST_REQUIRE(all.players.size() == 2U);
    const ListedPlayer expected{"300001",     "300001", "O'Neil, Jan", "CZE", "m", "IM",
                                "1985/00/00", "",       2401,          2350,  0};
    BOOST_TEST((all.players[0] == expected));
    BOOST_TEST(all.players[1].sex == "w");
    BOOST_REQUIRE(all.faults.size() == 1U);
    BOOST_TEST(all.faults[0].line == 7);
    BOOST_TEST(list.finish().faults.empty());
  }
}

BOOST_AUTO_TEST_CASE(an_xml_list_cut_short_says_so) {
  FideXmlList list;
  BOOST_TEST(list.feed("<playerslist><player><fideid>1</fideid>").players.empty());
  BOOST_TEST(list.finish().faults.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
