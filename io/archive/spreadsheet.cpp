#include "io/archive/spreadsheet.hpp"

#include "core/entries/xlsx.hpp"

#include <algorithm>

namespace praporek::io {

namespace {

constexpr const char* workbook_name = "xl/workbook.xml";
constexpr std::uint64_t largest_part = 256ULL << 20U;

bool has(const ZipFile& archive, std::string_view name) {
  return std::ranges::find(archive.members(), name, &ZipMember::name) != archive.members().end();
}

/// A part that need not be there.
Result<std::string> optional_part(const ZipFile& archive, std::string_view name) {
  if (!has(archive, name)) return std::string{};
  return archive.read_all(name, largest_part);
}

}  // namespace

bool is_spreadsheet(const ZipFile& archive) { return has(archive, workbook_name); }

Result<entries::Sheet> read_spreadsheet(const ZipFile& archive) {
  const auto workbook = archive.read_all(workbook_name, largest_part);
  if (!workbook) return workbook.error();
  const auto relations = optional_part(archive, "xl/_rels/workbook.xml.rels");
  if (!relations) return relations.error();
  const auto texts = optional_part(archive, "xl/sharedStrings.xml");
  if (!texts) return texts.error();
  const auto styles = optional_part(archive, "xl/styles.xml");
  if (!styles) return styles.error();
  const auto sheet = archive.read_all(entries::first_sheet_of(*workbook, *relations), largest_part);
  if (!sheet) return sheet.error();
  return entries::read_xlsx({*texts, *styles, *sheet});
}

}  // namespace praporek::io
