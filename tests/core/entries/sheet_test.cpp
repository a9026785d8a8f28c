#include "core/entries/sheet.hpp"

#include "core/entries/columns.hpp"
#include "core/entries/entry.hpp"
#include "core/entries/xlsx.hpp"
#include "core/entries/xml.hpp"

#include <boost/test/unit_test.hpp>

using namespace praporek::entries;

BOOST_AUTO_TEST_SUITE(entry_sheets)

BOOST_AUTO_TEST_CASE(the_delimiter_is_the_one_that_divides_evenly) {
  BOOST_TEST(read_csv("Name;Club\nNovák, Jan;Brno\n").delimiter == ';');
  BOOST_TEST(read_csv("Name,Club\n\"Novák, Jan\",Brno\n").delimiter == ',');
  BOOST_TEST(read_csv("Name\tClub\nNovák, Jan\tBrno\n").delimiter == '\t');
  BOOST_TEST(read_csv("Name\nNovák\n").sheet.rows.size() == 2U);
  BOOST_TEST(read_csv("").sheet.rows.empty());
}

BOOST_AUTO_TEST_CASE(quotes_hold_delimiters_line_ends_and_quotes) {
  const auto sheet = read_csv("a;b\r\n\"x;\"\"y\"\"\nz\";2\r\n\r\n;3\r\n").sheet;
  BOOST_REQUIRE(sheet.rows.size() == 3U);
  BOOST_TEST(sheet.rows[1][0] == "x;\"y\"\nz");
  BOOST_TEST(sheet.cell(2, 1) == "3");
  BOOST_TEST(sheet.cell(2, 9) == "");
  BOOST_TEST(sheet.lines[1] == 2);
  BOOST_TEST(sheet.lines[2] == 5);
}

BOOST_AUTO_TEST_CASE(bytes_that_are_not_utf_8_are_windows_1250) {
  const auto reading = read_csv("Jm\xe9no;Klub\nDvo\xf8\xe1k;\x8aK Brno\n");
  BOOST_TEST((reading.encoding == Encoding::Windows1250));
  BOOST_TEST(reading.sheet.rows[1][0] == "Dvořák");
  BOOST_TEST(reading.sheet.rows[1][1] == "ŠK Brno");
  const auto marked = read_csv("\xEF\xBB\xBFJméno;Klub\nDvořák;Brno\n");
  BOOST_TEST((marked.encoding == Encoding::Utf8));
  BOOST_TEST(marked.sheet.rows[0][0] == "Jméno");
}

BOOST_AUTO_TEST_CASE(head_lines_in_three_languages_are_understood) {
  BOOST_TEST(text_of(guessed_columns({"Příjmení", "Jméno", "FIDE ID", "LOK", "Dat. nar.", "Oddíl",
                                      "Datum narození"})) ==
             "surname,given-name,fide-id,national-id,-,club,birth");
  BOOST_TEST(text_of(guessed_columns({"Priezvisko a meno", "Rok narodenia", "Klub",
                                      "Štartovné"})) == "name,birth,club,fee-due");
  BOOST_TEST(text_of(guessed_columns({"Name", "Name", "Elo", "Sex"})) == "name,-,rating,sex");
}

BOOST_AUTO_TEST_CASE(typed_columns_are_checked) {
  BOOST_TEST(text_of(*columns_from("name, -,club")) == "name,-,club");
  BOOST_TEST(columns_from("name,shoe-size").error().why().id == "entries.no-such-field");
  BOOST_TEST(columns_from("club,-").error().why().id == "entries.no-name-column");
}

BOOST_AUTO_TEST_CASE(a_row_becomes_an_entry_and_bad_values_are_named) {
  const auto sheet = read_csv(
                         "Příjmení;Jméno;Narozen;Pohlaví;Elo;Startovné;Zaplaceno\n"
                         "Dvořáková;Eva;17.5.1998;Ž;1890;300 Kč;150,50\n"
                         "Novák;Jan;99;x;abc;;\n;;;;;;\n")
                         .sheet;
  const auto columns = *columns_from("surname,given-name,birth,sex,rating,fee-due,fee-paid");
  const auto eva = entry_of(sheet, 1, columns);
  BOOST_REQUIRE(eva.has_value());
  BOOST_TEST(eva->name == "Dvořáková, Eva");
  BOOST_TEST(eva->birth == "1998/05/17");
  BOOST_TEST(eva->sex == "w");
  BOOST_TEST(eva->rating == 1890);
  BOOST_TEST(eva->fee_due_cents == 300'00);
  BOOST_TEST(eva->fee_paid_cents == 150'50);
  BOOST_TEST(eva->faults.empty());
  const auto jan = entry_of(sheet, 2, columns);
  BOOST_REQUIRE(jan.has_value());
  BOOST_TEST(jan->faults.size() == 3U);
  BOOST_TEST(!entry_of(sheet, 3, columns));
}

BOOST_AUTO_TEST_CASE(a_spreadsheet_gives_texts_numbers_and_dates) {
  XlsxParts parts;
  parts.shared_strings =
      "<sst><si><t>Jm&#233;no</t></si><si><r><t>Nov</t></r><r><t>ák</t></r>"
      "<rPh><t>x</t></rPh></si></sst>";
  parts.styles =
      "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"d/m/yyyy\"/></numFmts>"
      "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/></cellXfs>"
      "</styleSheet>";
  parts.sheet =
      "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c>"
      "<c r=\"C1\" t=\"inlineStr\"><is><t>Elo</t></is></c></row><row r=\"2\"/>"
      "<row r=\"3\"><c r=\"A3\" t=\"s\"><v>1</v></c><c r=\"B3\" s=\"1\"><v>35932</v></c>"
      "<c r=\"C3\"><v>2100.0</v></c><c r=\"D3\" s=\"2\"><v>36526</v></c>"
      "<c r=\"E3\"><v>1.5</v></c></row></sheetData></worksheet>";
  const Sheet sheet = read_xlsx(parts);
  BOOST_REQUIRE(sheet.rows.size() == 2U);
  BOOST_TEST(sheet.cell(0, 0) == "Jméno");
  BOOST_TEST(sheet.cell(0, 1) == "");
  BOOST_TEST(sheet.cell(0, 2) == "Elo");
  BOOST_TEST(sheet.cell(1, 0) == "Novák");
  BOOST_TEST(sheet.cell(1, 1) == "1998/05/17");
  BOOST_TEST(sheet.cell(1, 2) == "2100");
  BOOST_TEST(sheet.cell(1, 3) == "2000/01/01");
  BOOST_TEST(sheet.cell(1, 4) == "1.5");
  BOOST_TEST(sheet.lines[1] == 3);
}

BOOST_AUTO_TEST_CASE(the_first_sheet_is_found_by_its_relation) {
  const char* workbook = "<workbook><sheets><sheet name=\"a\" r:id=\"rId7\"/></sheets></workbook>";
  BOOST_TEST(first_sheet_of(workbook,
                            "<Relationships><Relationship Id=\"rId1\" Target=\"styles.xml\"/>"
                            "<Relationship Id=\"rId7\" Target=\"worksheets/sheet9.xml\"/>"
                            "</Relationships>") == "xl/worksheets/sheet9.xml");
  BOOST_TEST(first_sheet_of(workbook, "") == "xl/worksheets/sheet1.xml");
}

BOOST_AUTO_TEST_CASE(damaged_xml_ends_quietly) {
  for (const char* text :
       {"<a", "<a b=", "<a b='c", "<!--", "&#xFFFFFFFF;", "<a>&bad;</a>", "</"}) {
    XmlScanner scanner{text};
    int marks = 0;
    std::size_t letters = 0;
    while (scanner.next() != XmlScanner::Mark::End && marks < 10) {
      ++marks;
      letters += scanner.attribute("b").size() + scanner.text().size();
    }
    BOOST_TEST(letters < 100U);
    BOOST_TEST(marks < 10);
  }
}

BOOST_AUTO_TEST_SUITE_END()
