#include "core/base/text.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/app/command_line.hpp"
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using praporek::test::Answer;
using praporek::test::run;

namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A data folder of its own, so that a copy of the Laws on this machine changes nothing.
struct OwnDataHome {
  OwnDataHome()
      : folder{std::filesystem::temp_directory_path() /
               ("praporek-laws-test-" + std::to_string(getpid()))} {
    std::filesystem::create_directories(folder);
    setenv("XDG_DATA_HOME", folder.c_str(), 1);
  }
  ~OwnDataHome() { std::filesystem::remove_all(folder); }
  OwnDataHome(const OwnDataHome&) = delete;
  OwnDataHome& operator=(const OwnDataHome&) = delete;

  [[nodiscard]] std::string file(const std::string& name, const std::string& text) const {
    std::ofstream{folder / name} << text;
    return (folder / name).string();
  }

  std::filesystem::path folder;
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(laws_command, OwnDataHome)

BOOST_AUTO_TEST_CASE(an_article_comes_with_parts_notes_and_links) {
  const Answer answer = run({"laws", "9.2"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(has(answer.out, "not the official wording"));
  BOOST_TEST(has(answer.out, "Laws of Chess 2023"));
  BOOST_TEST(has(answer.out, "\n9.2.3     The same position\n"));
  BOOST_TEST(has(answer.out, "note on 9.2: "));
  BOOST_TEST(has(answer.out, "Mentioned in: "));
}

BOOST_AUTO_TEST_CASE(the_edition_chooses_numbers_and_words) {
  BOOST_TEST(has(run({"laws", "9.2.2", "--edition", "2018"}).out, "9.2.2     The same position"));
  BOOST_TEST(has(run({"laws", "9.2.2"}).out, "9.2.2     Position on the board"));
  BOOST_TEST(has(run({"laws", "6.11", "--edition", "2018"}).out, "Stopping the clock"));
  BOOST_TEST(has(run({"laws", "6.11"}).out, "Pausing the clock"));
}

BOOST_AUTO_TEST_CASE(words_are_found_in_the_language_they_are_asked_in) {
  BOOST_TEST(has(run({"laws", "nemožný", "tah"}).out, "\n7.5.1     Dokončený nepřípustný tah"));
  BOOST_TEST(has(run({"laws", "padol praporok"}).out, "\n6.8       Kedy zástavka spadla"));
  BOOST_TEST(has(run({"laws", "stalemate"}).out, "\n5.2.1     Stalemate"));
  BOOST_TEST(has(run({"laws", "mobil", "--lang", "cs"}).out, "\n11.3.2    Přístroje"));
}

BOOST_AUTO_TEST_CASE(a_guideline_is_found_by_either_name) {
  BOOST_TEST(run({"laws", "GIII.4"}).out == run({"laws", "III.4"}).out);
  BOOST_TEST(has(run({"laws", "III.4", "--lang", "sk"}).out, "Prídavok päť sekúnd"));
}

BOOST_AUTO_TEST_CASE(a_word_of_the_glossary_is_given_in_all_languages) {
  const Answer answer = run({"laws", "diagonal"});
  BOOST_TEST(has(answer.out, "glossary  Diagonal"));
  BOOST_TEST(has(answer.out, "cs: Diagonála, sk: Uhlopriečka"));
  BOOST_TEST(has(answer.out, "\n2.4       Lines\n"));
}

BOOST_AUTO_TEST_CASE(lines_fit_an_ordinary_terminal) {
  const Answer answer = run({"laws", "11.3", "--lang", "cs"});
  for (const std::string_view line : praporek::lines_of(answer.out)) {
    const auto width = std::count_if(line.begin(), line.end(), [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    });
    BOOST_TEST(width <= 80, line);
  }
}

BOOST_AUTO_TEST_CASE(without_a_question_the_contents_are_shown) {
  const Answer answer = run({"laws", "--lang", "cs"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(has(answer.out, "\n12        Úloha rozhodčího\n"));
  BOOST_TEST(has(answer.out, "\nIII       Směrnice III"));
}

BOOST_AUTO_TEST_CASE(nothing_found_is_a_no) {
  for (const char* words : {"xylophone", "9.9"}) {
    const Answer answer = run({"laws", words});
    BOOST_TEST(answer.code == 1);
    BOOST_TEST(answer.out == "");
    BOOST_TEST(has(answer.err, words));
  }
}

BOOST_AUTO_TEST_CASE(an_unknown_edition_or_language_is_wrong_usage) {
  BOOST_TEST(run({"laws", "9.2", "--edition", "2017"}).code == 2);
  BOOST_TEST(run({"laws", "9.2", "--lang", "de"}).code == 2);
}

BOOST_AUTO_TEST_CASE(an_own_copy_is_kept_and_shown_after_the_digest) {
  const std::string copy = file("copy.txt", "9.4 Wording of my own copy.\n9.5.1 More of it.\n");
  const Answer imported = run({"laws", "--import", copy, "--edition", "2018", "--lang", "cs"});
  BOOST_TEST(imported.code == 0);
  BOOST_TEST(has(imported.out, "2 articles"));
  BOOST_TEST(std::filesystem::exists(folder / "praporek" / "laws-2018-cs.txt"));
  const Answer shown = run({"laws", "9.4", "--edition", "2018", "--lang", "cs"});
  BOOST_TEST(shown.out.ends_with("9.4       Wording of my own copy.\n"));
  BOOST_TEST(!has(run({"laws", "9.4", "--lang", "cs"}).out, "Wording"));
}

BOOST_AUTO_TEST_CASE(a_file_without_articles_is_bad_input_and_changes_nothing) {
  const Answer answer = run({"laws", "--import", file("letter.txt", "Dear arbiter,\n")});
  BOOST_TEST(answer.code == 3);
  BOOST_TEST(has(answer.err, "letter.txt"));
  BOOST_TEST(!std::filesystem::exists(folder / "praporek" / "laws-2023-en.txt"));
  BOOST_TEST(run({"laws", "--import", (folder / "missing.txt").string()}).code == 5);
}

BOOST_AUTO_TEST_CASE(coverage_names_article_place_and_test_and_sums_up) {
  const Answer answer = run({"laws", "--coverage"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(has(answer.out, "\nB.2        LB.2          core/arbiter"));
  BOOST_TEST(has(answer.out, "laws2018-B.2"));
  BOOST_TEST(has(answer.out, "\nworkflow "));
  BOOST_TEST(has(answer.out, "/494\n"));
}

BOOST_AUTO_TEST_SUITE_END()
