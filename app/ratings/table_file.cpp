#include "app/ratings/table_file.hpp"

#include "app/commands/streams.hpp"
#include "io/archive/spreadsheet.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace praporek::app {

std::string first_bytes(const std::filesystem::path& file) {
  std::ifstream stream{file, std::ios::binary};
  std::string bytes(512, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
  return bytes;
}

Result<entries::Sheet> read_table(const std::filesystem::path& file) {
  if (io::looks_like_zip(first_bytes(file))) {
    const auto archive = io::ZipFile::open(file);
    if (!archive) return archive.error();
    if (!io::is_spreadsheet(*archive)) {
      return Refusal{Message{"ratings.damaged-archive", {file.string()}}};
    }
    return io::read_spreadsheet(*archive);
  }
  std::istringstream nothing;
  const auto text = read_all(file.string(), nothing);
  if (!text) return text.error();
  return entries::read_csv(*text).sheet;
}

Result<entries::Columns> columns_for(data::RatingList& index, const entries::Sheet& sheet,
                                     const std::optional<entries::Columns>& given) {
  if (sheet.rows.empty()) return Refusal{Message{"entries.empty-table", {}}};
  const std::string signature = entries::signature_of(sheet.rows.front());
  if (given) {
    if (auto kept = index.remember_columns(signature, *given); !kept) return kept.error();
    return *given;
  }
  const auto remembered = index.remembered_columns(signature);
  if (!remembered) return remembered.error();
  if (*remembered) return **remembered;
  const entries::Columns guessed = entries::guessed_columns(sheet.rows.front());
  if (!entries::name_a_player(guessed)) return Refusal{Message{"entries.no-name-column", {}}};
  return guessed;
}

}  // namespace praporek::app
