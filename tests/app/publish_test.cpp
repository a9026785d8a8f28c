#include <boost/test/unit_test.hpp>

#include "tests/app/paper_event.hpp"
#include <filesystem>
#include <fstream>
#include <iterator>

using praporek::test::Answer;
using praporek::test::PaperEvent;
using praporek::test::run;

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// The four players as a federation wants them, all three rounds played.
void complete(const PaperEvent& event) {
  event.act({"set-event", "name=Zimní turnaj", "city=Brno", "federation=CZE",
             "start-date=2026-11-14", "end-date=2026-11-18", "chief-arbiter=Chief"});
  event.act({"set-arbiter", "id=1", "name=Chief", "role=chief", "fide-id=300300"});
  for (int i = 1; i <= 4; ++i) {
    const std::string number = std::to_string(i);
    event.act({"change-player", "id=" + number, "fide-id=30000" + number, "birth=1990/05/17",
               "federation=CZE"});
  }
  for (int round = 0; round < 3; ++round) event.play_round({"1-0", "1/2"});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(print_command)

BOOST_AUTO_TEST_CASE(papers_are_printed_as_text_and_pdf) {
  const PaperEvent event;
  event.play_round({"1-0"});
  const Answer text = run({"print", event.file, "pairings", "--lang", "cs"});
  BOOST_TEST(text.code == 0);
  BOOST_TEST(text.out.find("1. kolo: nasazení podle šachovnic") != std::string::npos);
  const std::string pdf = (event.folder / "slips.pdf").string();
  BOOST_TEST(run({"print", event.file, "slips", "--pdf", pdf}).code == 0);
  BOOST_TEST(text_of(pdf).starts_with("%PDF-"));
  BOOST_TEST(run({"print", event.file, "names", "--pdf", "-"}).out.starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_printed_is_said) {
  const PaperEvent event;
  BOOST_TEST(run({"print", event.file, "pairings"}).code == 1);
  BOOST_TEST(run({"print", event.file, "start-list"}).code == 0);
  BOOST_TEST(run({"print", event.file, "banner"}).code == 2);
  BOOST_TEST(run({"print", event.file}).out.find("start-list") != std::string::npos);
  event.play_round({"1-0"});
  BOOST_TEST(run({"print", event.file, "standings"}).code == 1);
  BOOST_TEST(run({"print", event.file, "pairings", "--round", "2"}).code == 1);
  BOOST_TEST(run({"print", "no-such-file", "pairings"}).code == 5);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(publish_command)

BOOST_AUTO_TEST_CASE(publishing_freezes_the_pairing_and_sends_the_folder) {
  const PaperEvent event;
  event.act({"pair", "section=1"});
  const std::string folder = (event.folder / "web").string();
  const std::string copy = (event.folder / "sent").string();
  const Answer answer = run(
      {"publish", event.file, folder, "--as", "Chief", "--upload", "cp -r \"$1\" '" + copy + "'"});
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(answer.err == "");
  BOOST_TEST(event.act({"unpair", "section=1"}).code == 1);
  BOOST_TEST(text_of(folder + "/s1-round-1.html").find("Dvořáková, Eva") != std::string::npos);
  BOOST_TEST(text_of(copy + "/index.html") == text_of(folder + "/index.html"));
  BOOST_TEST(run({"pair", folder + "/s1.trf"}).code == 0);
}

BOOST_AUTO_TEST_CASE(an_upload_that_fails_is_said) {
  const PaperEvent event;
  const std::string folder = (event.folder / "web").string();
  const Answer answer = run({"publish", event.file, folder, "--upload", "exit 3"});
  BOOST_TEST(answer.code == 5);
  BOOST_TEST(answer.err.find("exit 3") != std::string::npos);
  BOOST_TEST(run({"publish", event.file, event.file}).code == 5);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(report_command)

BOOST_AUTO_TEST_CASE(a_bad_event_names_its_faults_and_writes_nothing) {
  const PaperEvent event;
  event.play_round({"1-0"});
  const std::string folder = (event.folder / "report").string();
  const Answer answer = run({"report", event.file, folder});
  BOOST_TEST(answer.code == 1);
  for (const char* fault :
       {"the city is missing", "the first day is missing", "arbiter Chief has no FIDE id",
        "only 1 of 3 rounds are paired", "round 1, board 2 has no result", "has no FIDE id",
        "date of birth is missing"}) {
    BOOST_TEST(answer.out.find(fault) != std::string::npos, fault);
  }
  BOOST_TEST(!std::filesystem::exists(folder));
  BOOST_TEST(run({"report", event.file, folder, "--anyway"}).code == 1);
  BOOST_TEST(std::filesystem::exists(folder + "/section-1.trf"));
}

BOOST_AUTO_TEST_CASE(a_good_event_is_reported_and_its_file_passes_the_check) {
  const PaperEvent event;
  complete(event);
  event.act({"rule", "board=1", "ruling=free-ruling", "only-record=yes", "note=noise in the hall"});
  const std::string folder = (event.folder / "report").string();
  const Answer answer = run({"report", event.file, folder});
  BOOST_TEST(answer.out == "to the federation by 2026-11-25, to FIDE by 2026-12-18\n");
  BOOST_TEST(answer.code == 0);
  BOOST_TEST(run({"check", folder + "/section-1.trf"}).code == 0);
  BOOST_TEST(text_of(folder + "/section-1.trf").find("Dvorakova, Eva") != std::string::npos);
  BOOST_TEST(text_of(folder + "/incidents.txt").find("noise in the hall") != std::string::npos);
  BOOST_TEST(text_of(folder + "/decisions.pdf").starts_with("%PDF-"));
}

BOOST_AUTO_TEST_SUITE_END()
