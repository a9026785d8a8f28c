#include "io/archive/zip.hpp"

#include "io/archive/spreadsheet.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/temporary_folder.hpp"
#include "tests/support/zip_bytes.hpp"
#include <fstream>

namespace io = praporek::io;
using praporek::test::TemporaryFolder;
using praporek::test::ZipBytes;

namespace {

std::filesystem::path written(const TemporaryFolder& folder, const std::string& bytes) {
  std::ofstream{folder / "a.zip", std::ios::binary} << bytes;
  return folder / "a.zip";
}

/// "hello hello hello hello\n" deflated, as the zip program writes it.
const std::string deflated{
    "PK\003\004\024\000\000\000\010\000\000\000\041\000\000\210Y\013\013\000\000\000\030\000\000"
    "\000\001\000\000\000h"
    "\313H\315\311\311W\310\100\047\271\000"
    "PK\001\002\024\003\024\000\000\000\010\000\000\000\041\000\000\210Y\013\013\000\000"
    "\000\030\000\000\000\001\000\000\000\000\000\000\000\000\000\000\000\200\001\000\000\000\000h"
    "PK\005\006\000\000\000\000\001\000\001\000\057\000\000\000\052\000\000\000\000\000",
    111};

}  // namespace

BOOST_AUTO_TEST_SUITE(zip_archives)

BOOST_AUTO_TEST_CASE(stored_members_are_read) {
  const TemporaryFolder folder;
  const auto archive =
      io::ZipFile::open(written(folder, ZipBytes{{{"a.txt", "first"}, {"b", "second"}}}.bytes()));
  BOOST_REQUIRE(archive.has_value());
  BOOST_REQUIRE(archive->members().size() == 2U);
  BOOST_TEST(archive->members()[1].name == "b");
  BOOST_TEST(*archive->read_all("b", 100) == "second");
  BOOST_TEST(*archive->read_all("a.txt", 100) == "first");
}

BOOST_AUTO_TEST_CASE(deflated_members_are_read) {
  const TemporaryFolder folder;
  const auto archive = io::ZipFile::open(written(folder, deflated));
  BOOST_REQUIRE(archive.has_value());
  BOOST_TEST(*archive->read_all("h", 100) == "hello hello hello hello\n");
}

BOOST_AUTO_TEST_CASE(a_member_with_a_wrong_checksum_is_refused) {
  const TemporaryFolder folder;
  std::string bytes = ZipBytes{{{"a", "content"}}}.bytes();
  bytes[bytes.find("content")] = 'C';
  const auto archive = io::ZipFile::open(written(folder, bytes));
  BOOST_REQUIRE(archive.has_value());
  BOOST_TEST(archive->read_all("a", 100).has_error());
}

BOOST_AUTO_TEST_CASE(a_member_above_the_limit_is_refused) {
  const TemporaryFolder folder;
  const auto archive = io::ZipFile::open(written(folder, ZipBytes{{{"a", "content"}}}.bytes()));
  BOOST_TEST(archive->read_all("a", 3).has_error());
  BOOST_TEST(archive->read_all("gone", 100).has_error());
}

BOOST_AUTO_TEST_CASE(no_damage_makes_the_reader_fail) {
  const TemporaryFolder folder;
  for (const std::string& whole : {deflated, ZipBytes{{{"a", "content"}}}.bytes()}) {
    for (std::size_t i = 0; i < whole.size(); ++i) {
      std::string bytes = whole;
      bytes[i] = static_cast<char>(~bytes[i]);
      const auto archive = io::ZipFile::open(written(folder, bytes));
      if (!archive) continue;
      for (const auto& member : archive->members()) archive->read_all(member.name, 1000);
    }
    BOOST_TEST(io::ZipFile::open(written(folder, whole.substr(0, whole.size() / 2))).has_error());
  }
  BOOST_TEST(io::ZipFile::open(folder / "gone").has_error());
}

BOOST_AUTO_TEST_CASE(a_spreadsheet_is_told_from_other_archives) {
  const TemporaryFolder folder;
  const auto other = io::ZipFile::open(written(folder, ZipBytes{{{"a", "content"}}}.bytes()));
  BOOST_TEST(!io::is_spreadsheet(*other));
  const auto book = io::ZipFile::open(written(
      folder,
      ZipBytes{{{"xl/workbook.xml", "<workbook><sheets><sheet r:id='r1'/></sheets></workbook>"},
                {"xl/worksheets/sheet1.xml",
                 "<worksheet><row r='1'><c r='A1' t='str'><v>Jméno</v></c></row></worksheet>"}}}
          .bytes()));
  BOOST_REQUIRE(io::is_spreadsheet(*book));
  BOOST_TEST(io::read_spreadsheet(*book)->cell(0, 0) == "Jméno");
}

BOOST_AUTO_TEST_SUITE_END()
