#include <boost/test/unit_test.hpp>

#include "tests/app/paper_event.hpp"
#include <algorithm>
#include <fstream>

using praporek::test::Answer;
using praporek::test::PaperEvent;
using praporek::test::run;

namespace {

/// A list of 200 players, the first twenty of them each with a namesake, and a sheet of 180.
struct EntryDesk {
  EntryDesk() {
    std::ofstream list{event.folder / "lok.csv"};
    list << "ID;Příjmení;Jméno;Datum narození;Elo CR;FIDE ID;Oddíl\n";
    for (int i = 0; i < 200; ++i) {
      list << 1000 + i << ';' << surname(i) << ";Jan;1980/0" << 1 + i % 9 << "/11;" << 2300 - i
           << ';' << 300000 + i << ";Oddíl " << i % 12 << '\n';
      if (i < 20) list << 5000 + i << ';' << surname(i) << ";Jan;2005;1200;;\n";
    }
    list << "9999;Chybný;Jan;99.99.1980;1200;;\n";
    list.close();
    BOOST_REQUIRE(ratings({"import", (event.folder / "lok.csv").string(), "--list", "CZE"}).code ==
                  0);
  }

  /// Surnames that differ in more than two letters.
  static std::string surname(int i) {
    const std::string letters = "bcdfghjklmnprstvz";
    const auto letter = [&](int n) { return letters[static_cast<std::size_t>(n) % 17]; };
    return std::string{"Řez"} + letter(i) + "o" + letter(i) + letter(i / 17) + "a" +
           letter(i / 17) + letter(i / 17) + "ý";
  }

  Answer ratings(std::vector<std::string> words) const {
    words.insert(words.begin(), {"ratings", "--index", index});
    return run(words);
  }

  Answer enter(const std::string& sheet, std::vector<std::string> answers = {}) const {
    const std::string path = (event.folder / "entries.csv").string();
    std::ofstream{path, std::ios::binary} << sheet;
    std::vector<std::string> words{"entries", event.file, path, "--index", index, "--as", "Chief"};
    for (const std::string& answer : answers) words.insert(words.end(), {"--answer", answer});
    return run(words);
  }

  PaperEvent event;
  std::string index = (event.folder / "ratings.sqlite").string();
};

std::string number_of_players(const PaperEvent& event) {
  const std::string journal = run({"journal", event.file}).out;
  std::size_t count = 0;
  for (auto at = journal.find(" register"); at != std::string::npos;
       at = journal.find(" register", at + 1)) {
    ++count;
  }
  return std::to_string(count);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(ratings_command)

BOOST_AUTO_TEST_CASE(a_national_table_is_imported_and_its_bad_row_named) {
  const EntryDesk desk;
  const Answer again =
      desk.ratings({"import", (desk.event.folder / "lok.csv").string(), "--list", "CZE"});
  BOOST_TEST(again.out == "CZE\t220\t1\n");
  BOOST_TEST(again.err.find("lok.csv:222: “99.99.1980” is not a date of birth") !=
             std::string::npos);
  BOOST_TEST(desk.ratings({"lists"}).out == "CZE\t220\n");
}

BOOST_AUTO_TEST_CASE(namesakes_show_year_and_club) {
  const EntryDesk desk;
  const Answer found = desk.ratings({"find", "jan", EntryDesk::surname(3)});
  BOOST_TEST(std::ranges::count(found.out, '\n') == 2);
  BOOST_TEST(found.out.find("\t1980\tOddíl 3\t2297") != std::string::npos);
  BOOST_TEST(found.out.find("\t2005\t\t1200") != std::string::npos);
  BOOST_TEST(desk.ratings({"find", "nobody"}).code == 1);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_list_leaves_the_old_one) {
  const EntryDesk desk;
  std::ofstream{desk.event.folder / "bad.csv"} << "Name;Club\n";
  BOOST_TEST(
      desk.ratings({"import", (desk.event.folder / "bad.csv").string(), "--list", "CZE"}).code ==
      3);
  BOOST_TEST(desk.ratings({"lists"}).out == "CZE\t220\n");
  BOOST_TEST(desk.ratings({"import", "no-such-file.zip"}).code == 3);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(entries_command)

BOOST_AUTO_TEST_CASE(of_180_entries_only_the_doubtful_are_asked) {
  const EntryDesk desk;
  std::string sheet = "Příjmení;Jméno;Rok narození;FIDE ID;Startovné\n";
  for (int i = 0; i < 180; ++i) {
    // The first twenty have namesakes and neither id nor year.
    sheet += EntryDesk::surname(i) + ";Jan;" + (i < 20 ? "" : "1980") + ";" +
             (i % 2 == 0 && i >= 20 ? std::to_string(300000 + i) : "") + ";300\n";
  }
  const Answer first = desk.enter(sheet);
  BOOST_TEST(first.code == 1);
  BOOST_TEST(first.err == "entered 160, already in 0, doubtful 20, left out 0\n");
  BOOST_TEST(first.out.find("\t2=1\tCZE\t1000\t") != std::string::npos);
  std::vector<std::string> answers;
  for (int line = 2; line < 22; ++line) answers.push_back(std::to_string(line) + "=1");
  const Answer second = desk.enter(sheet, answers);
  BOOST_TEST(second.code == 0);
  BOOST_TEST(second.err == "entered 20, already in 160, doubtful 0, left out 0\n");
  BOOST_TEST(number_of_players(desk.event) == "184");
}

BOOST_AUTO_TEST_CASE(windows_1250_and_values_that_cannot_be_read) {
  const EntryDesk desk;
  const Answer answer = desk.enter("Jm\xe9no,Elo\nDvo\xf8\xe1k Ji\xf8\xed,abc\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.err.find("entries.csv:2: Dvořák Jiří: “abc” is not a rating") !=
             std::string::npos);
  BOOST_TEST(run({"journal", desk.event.file}).out.find("name=Dvořák Jiří") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(columns_once_told_are_remembered) {
  const EntryDesk desk;
  const std::string sheet = "Kdo;Odkud\nŠrámek, Vít;Zlín\n";
  BOOST_TEST(desk.enter(sheet).code == 3);
  const std::string path = (desk.event.folder / "entries.csv").string();
  BOOST_TEST(run({"entries", desk.event.file, path, "--index", desk.index, "--as", "Chief",
                  "--columns", "name,club", "--dry-run"})
                 .code == 0);
  BOOST_TEST(desk.enter(sheet).code == 0);
  BOOST_TEST(run({"journal", desk.event.file}).out.find("club=Zlín") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_answer_must_name_line_and_candidate) {
  const EntryDesk desk;
  for (const char* answer : {"2", "x=1", "2=-5", "2=yes"}) {
    BOOST_TEST(desk.enter("Name\nA\n", {answer}).code == 2);
  }
}

BOOST_AUTO_TEST_SUITE_END()
