#include "app/ratings/list_source.hpp"

#include "app/ratings/table_file.hpp"
#include "core/base/text.hpp"
#include "core/entries/entry.hpp"
#include "core/entries/fide_text_list.hpp"
#include "core/entries/fide_xml_list.hpp"
#include "io/archive/spreadsheet.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace praporek::app {

namespace {

using entries::ListPart;

constexpr std::size_t piece_size = 1U << 20U;

/// Gives the text of a list piece by piece, with the share read in thousandths.
using Pieces = std::function<Result<bool>(const std::function<void(std::string_view, int)>&)>;

Pieces pieces_of_file(const std::filesystem::path& file) {
  return [file](const std::function<void(std::string_view, int)>& take) -> Result<bool> {
    std::ifstream stream{file, std::ios::binary};
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    if (error || !stream) {
      return Refusal{Message{"app.cannot-open", {file.string(), error.message()}}};
    }
    std::string piece(piece_size, '\0');
    std::uint64_t done = 0;
    while (stream) {
      stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
      const auto length = static_cast<std::size_t>(stream.gcount());
      done += length;
      take({piece.data(), length}, size == 0 ? 1000 : static_cast<int>(done * 1000 / size));
    }
    return true;
  };
}

Pieces pieces_of_member(io::ZipFile archive, io::ZipMember member) {
  return [archive = std::move(archive),
          member = std::move(member)](const std::function<void(std::string_view, int)>& take) {
    return archive.read(member, take);
  };
}

/// The list's reader takes every piece; the players go into the index as they come.
template <class Reader>
class ListFlow {
 public:
  ListFlow(data::RatingList& index, const ListImport& import, Imported& imported)
      : index_{index}, import_{import}, imported_{imported} {}

  Result<bool> run(const Pieces& pieces) {
    const auto read = pieces([this](std::string_view piece, int share) {
      if (written_) take(reader_.feed(piece));
      if (import_.progress) import_.progress(share, imported_.players);
    });
    if (!read) return read;
    if (written_) take(reader_.finish());
    return written_;
  }

 private:
  void take(ListPart part) {
    std::ranges::move(part.faults, std::back_inserter(imported_.faults));
    written_ = index_.add(part.players);
    imported_.players += static_cast<std::int64_t>(part.players.size());
  }

  data::RatingList& index_;
  const ListImport& import_;
  Imported& imported_;
  Reader reader_;
  Result<bool> written_ = true;
};

Result<bool> import_table(data::RatingList& index, const ListImport& import,
                          const entries::Sheet& sheet, Imported& imported) {
  const auto columns = columns_for(index, sheet, import.columns);
  if (!columns) return columns.error();
  std::vector<entries::ListedPlayer> players;
  for (std::size_t row = 1; row < sheet.rows.size(); ++row) {
    const auto entry = entries::entry_of(sheet, row, *columns);
    const int line = sheet.lines[row];
    if (!entry) {
      imported.faults.push_back({line, Message{"ratings.nobody-named", {}}});
    } else if (!entry->faults.empty()) {
      imported.faults.push_back({line, entry->faults.front()});
    } else {
      players.push_back(entries::listed(*entry));
    }
  }
  imported.players = static_cast<std::int64_t>(players.size());
  return index.add(players);
}

Result<bool> import_text(data::RatingList& index, const ListImport& import, const Pieces& pieces,
                         Imported& imported) {
  return ListFlow<entries::FideTextList>{index, import, imported}.run(pieces);
}

Result<bool> import_xml(data::RatingList& index, const ListImport& import, const Pieces& pieces,
                        Imported& imported) {
  return ListFlow<entries::FideXmlList>{index, import, imported}.run(pieces);
}

Result<std::string> whole_text(const Pieces& pieces) {
  std::string text;
  const auto read = pieces([&](std::string_view piece, int) { text += piece; });
  if (!read) return read.error();
  return text;
}

bool is_fide_text(std::string_view head) {
  return head.substr(0, head.find('\n')).find("ID Number") != std::string_view::npos;
}

/// Where the list's text is: the file itself, or the list inside the archive.
struct Source {
  Pieces pieces;
  std::string head;  ///< its first bytes, which tell what it is
  std::optional<entries::Sheet> spreadsheet;
};

Result<Source> source_in_archive(const std::filesystem::path& file) {
  const auto archive = io::ZipFile::open(file);
  if (!archive) return archive.error();
  if (io::is_spreadsheet(*archive)) {
    auto sheet = io::read_spreadsheet(*archive);
    if (!sheet) return sheet.error();
    return Source{{}, {}, std::move(*sheet)};
  }
  const auto largest = std::ranges::max_element(archive->members(), {}, &io::ZipMember::unpacked);
  if (largest == archive->members().end()) {
    return Refusal{Message{"ratings.empty-archive", {file.string()}}};
  }
  const bool xml = lower_case_ascii(largest->name).ends_with(".xml");
  const bool table = lower_case_ascii(largest->name).ends_with(".csv");
  return Source{pieces_of_member(*archive, *largest), xml ? "<" : (table ? "" : "ID Number"), {}};
}

Result<Source> source_of(const std::filesystem::path& file) {
  std::string head = first_bytes(file);
  if (io::looks_like_zip(head)) return source_in_archive(file);
  return Source{pieces_of_file(file), std::move(head), {}};
}

Result<bool> import_source(data::RatingList& index, const ListImport& import, Source& source,
                           Imported& imported) {
  if (source.spreadsheet) return import_table(index, import, *source.spreadsheet, imported);
  if (trimmed(source.head).starts_with('<')) {
    return import_xml(index, import, source.pieces, imported);
  }
  if (is_fide_text(source.head)) return import_text(index, import, source.pieces, imported);
  const auto text = whole_text(source.pieces);
  if (!text) return text.error();
  return import_table(index, import, entries::read_csv(*text).sheet, imported);
}

bool is_from_fide(const Source& source) {
  return !source.spreadsheet &&
         (trimmed(source.head).starts_with('<') || is_fide_text(source.head));
}

}  // namespace

Result<std::filesystem::path> ratings_path() {
  const char* data_home = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder =
      data_home != nullptr && *data_home != '\0'
          ? std::filesystem::path{data_home}
          : std::filesystem::path{home == nullptr ? "" : home} / ".local" / "share";
  folder /= "praporek";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return Refusal{Message{"app.cannot-write", {folder.string(), error.message()}}};
  return folder / "ratings.sqlite";
}

Result<Imported> import_list(data::RatingList& index, const ListImport& import) {
  auto source = source_of(import.file);
  if (!source) return source.error();
  Imported imported;
  imported.list = import.list;
  if (imported.list.empty()) {
    imported.list = is_from_fide(*source) ? "FIDE" : import.file.stem().string();
  }
  if (auto begun = index.begin(imported.list); !begun) return begun.error();
  if (auto done = import_source(index, import, *source, imported); !done) return done.error();
  if (imported.players == 0) {
    return Refusal{Message{"ratings.nobody-in-list", {import.file.string()}}};
  }
  if (auto finished = index.finish(); !finished) return finished.error();
  return imported;
}

}  // namespace praporek::app
