#include "data/rating_list.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/temporary_folder.hpp"

using praporek::data::RatingList;
using praporek::entries::ListedPlayer;
using praporek::test::TemporaryFolder;

namespace {

ListedPlayer player(const std::string& id, const std::string& name, const std::string& club = "",
                    const std::string& birth = "") {
  ListedPlayer made;
  made.id = id;
  made.fide_id = id;
  made.name = name;
  made.club = club;
  made.birth = birth;
  made.standard = 2000;
  return made;
}

void import(RatingList& index, const std::string& list, const std::vector<ListedPlayer>& players) {
  BOOST_REQUIRE(index.begin(list).has_value());
  BOOST_REQUIRE(index.add(players).has_value());
  BOOST_REQUIRE(index.finish().has_value());
}

std::string names(const praporek::Result<std::vector<praporek::data::FoundPlayer>>& found) {
  std::string text;
  for (const auto& one : found.value()) text += one.player.name + ";";
  return text;
}

struct Index {
  TemporaryFolder folder;
  RatingList index = RatingList::open(folder / "ratings.sqlite").value();
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rating_index)

BOOST_AUTO_TEST_CASE(any_part_of_a_name_is_found_by_its_beginning_without_accents) {
  Index made;
  import(made.index, "CZE",
         {player("1", "Dvořák, Jan", "ŠK Brno"), player("2", "Dvorský, Petr Jan", "Praha"),
          player("3", "Łukasz, Żak")});
  BOOST_TEST(names(made.index.find("dvor", 10)) == "Dvořák, Jan;Dvorský, Petr Jan;");
  BOOST_TEST(names(made.index.find("DVOŘ", 10)) == "Dvořák, Jan;Dvorský, Petr Jan;");
  BOOST_TEST(names(made.index.find("jan dvora", 10)) == "Dvořák, Jan;");
  BOOST_TEST(names(made.index.find("petr", 10)) == "Dvorský, Petr Jan;");
  BOOST_TEST(names(made.index.find("zak", 10)) == "Łukasz, Żak;");
  BOOST_TEST(names(made.index.find("brno", 10)) == "Dvořák, Jan;");
  BOOST_TEST(names(made.index.find("dvor", 1)) == "Dvořák, Jan;");
  BOOST_TEST(names(made.index.find("vorak", 10)) == "");
  BOOST_TEST(names(made.index.find(" - ", 10)) == "");
  BOOST_TEST(names(made.index.find("\"; DROP", 10)) == "");
}

BOOST_AUTO_TEST_CASE(an_id_finds_one_player_a_list) {
  Index made;
  import(made.index, "FIDE", {player("300001", "Novak, Jan")});
  ListedPlayer national = player("77", "Novák, Jan", "Brno");
  national.fide_id = "300001";
  import(made.index, "CZE", {national});
  BOOST_TEST(names(made.index.find("300001", 10)) == "Novák, Jan;Novak, Jan;");
  BOOST_TEST(names(made.index.find("77", 10)) == "Novák, Jan;");
  BOOST_TEST(names(made.index.with_fide_id("300001")) == "Novák, Jan;Novak, Jan;");
  BOOST_TEST(names(made.index.with_fide_id("77")) == "");
}

BOOST_AUTO_TEST_CASE(a_newer_list_replaces_the_older_one_of_its_name) {
  Index made;
  import(made.index, "FIDE", {player("1", "Old, One")});
  import(made.index, "CZE", {player("2", "Other, List")});
  import(made.index, "FIDE", {player("3", "New, One"), player("4", "New, Two")});
  BOOST_TEST(names(made.index.find("old", 10)) == "");
  BOOST_TEST(names(made.index.find("new", 10)) == "New, One;New, Two;");
  BOOST_TEST(names(made.index.find("other", 10)) == "Other, List;");
  BOOST_TEST(made.index.lists()->size() == 2U);
}

BOOST_AUTO_TEST_CASE(an_import_cut_short_leaves_the_old_list) {
  TemporaryFolder folder;
  {
    RatingList index = RatingList::open(folder / "r").value();
    import(index, "FIDE", {player("1", "Old, One")});
    BOOST_REQUIRE(index.begin("FIDE").has_value());
    BOOST_REQUIRE(index.add({player("2", "New, One")}).has_value());
  }
  RatingList index = RatingList::open(folder / "r").value();
  BOOST_TEST(names(index.find("one", 10)) == "Old, One;");
  import(index, "FIDE", {player("2", "New, One")});
  BOOST_TEST(names(index.find("one", 10)) == "New, One;");
}

BOOST_AUTO_TEST_CASE(columns_are_remembered_by_their_head_line) {
  Index made;
  const auto columns = praporek::entries::columns_from("name,-,club").value();
  BOOST_TEST(!made.index.remembered_columns("a|b|").value().has_value());
  BOOST_REQUIRE(made.index.remember_columns("a|b|", columns).has_value());
  BOOST_TEST((made.index.remembered_columns("a|b|").value() == columns));
}

BOOST_AUTO_TEST_CASE(a_foreign_file_is_refused) {
  TemporaryFolder folder;
  BOOST_TEST(RatingList::open(folder / "no" / "such" / "folder").has_error());
}

BOOST_AUTO_TEST_SUITE_END()
