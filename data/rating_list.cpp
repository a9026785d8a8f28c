#include "data/rating_list.hpp"

#include "core/base/text.hpp"
#include "core/formats/encoding.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <fmt/format.h>

namespace praporek::data {

namespace {

constexpr int index_version = 1;
constexpr int index_id = 0x70726174;  // "prat" in ASCII

/// Every list has two tables of its own, so that replacing one touches no other: the players in
/// the order of the list, and the words of their names and clubs.
constexpr const char* tables_of_a_list =
    "CREATE TABLE players_{0} (row INTEGER PRIMARY KEY, id TEXT, fide_id TEXT, name TEXT,"
    " federation TEXT, sex TEXT, title TEXT, birth TEXT, club TEXT, standard INT, rapid INT,"
    " blitz INT);"
    "CREATE VIRTUAL TABLE words_{0} USING fts5(words, content='', columnsize=0, detail=none,"
    " prefix='1 2 3', tokenize='ascii');"
    "INSERT INTO words_{0}(words_{0}, rank) VALUES ('hashsize', 67108864);"
    "INSERT INTO words_{0}(words_{0}, rank) VALUES ('automerge', 0);";

constexpr const char* columns =
    "id, fide_id, name, federation, sex, title, birth, club, standard, rapid, blitz";

Refusal failed(const SQLite::Database& db, const SQLite::Exception& error) {
  return Refusal{Message{"ratings.index-failed", {db.getFilename(), error.what()}}};
}

int pragma(const SQLite::Database& db, const char* name) {
  SQLite::Statement query{db, std::string{"PRAGMA "} + name};
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

void make_tables(SQLite::Database& db) {
  SQLite::Transaction transaction{db};
  db.exec(
      "CREATE TABLE lists (number INTEGER PRIMARY KEY, name TEXT UNIQUE, players INT);"
      "CREATE TABLE remembered_columns (signature TEXT PRIMARY KEY, columns TEXT);");
  db.exec(fmt::format("PRAGMA application_id = {}", index_id));
  db.exec(fmt::format("PRAGMA user_version = {}", index_version));
  transaction.commit();
}

/// Plain small letters and digits in words.
std::string search_words(std::string_view text) {
  std::string words = lower_case_ascii(formats::plain_letters(text));
  std::ranges::replace_if(
      words, [](char c) { return !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')); }, ' ');
  return words;
}

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

FoundPlayer found(const std::string& list, SQLite::Statement& row) {
  const auto text = [&](int column) { return row.getColumn(column).getString(); };
  const auto number = [&](int column) { return row.getColumn(column).getInt(); };
  return {list,
          {text(0), text(1), text(2), text(3), text(4), text(5), text(6), text(7), number(8),
           number(9), number(10)}};
}

}  // namespace

struct RatingList::Index {
  explicit Index(const std::string& path)
      : db{path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 2000} {}

  SQLite::Database db;
  std::unique_ptr<SQLite::Transaction> replacing;
  std::unique_ptr<SQLite::Statement> insert_player;
  std::unique_ptr<SQLite::Statement> insert_words;
  std::string list;
  std::int64_t number = 0;
  std::int64_t rows = 0;

  void insert(const entries::ListedPlayer& player) {
    ++rows;
    const auto put = [this](int place, const std::string& text) {
      insert_player->bindNoCopy(place, text);
    };
    insert_player->bind(1, rows);
    put(2, player.id);
    put(3, player.fide_id);
    put(4, player.name);
    put(5, player.federation);
    put(6, player.sex);
    put(7, player.title);
    put(8, player.birth);
    put(9, player.club);
    insert_player->bind(10, player.standard);
    insert_player->bind(11, player.rapid);
    insert_player->bind(12, player.blitz);
    insert_player->exec();
    insert_player->reset();
    const std::string words = search_words(player.name + " " + player.club);
    insert_words->bind(1, rows);
    insert_words->bindNoCopy(2, words);
    insert_words->exec();
    insert_words->reset();
  }

  void forget(std::int64_t old) {
    db.exec(fmt::format("DROP TABLE players_{0}; DROP TABLE words_{0};", old));
    db.exec(fmt::format("DELETE FROM lists WHERE number = {}", old));
  }

  /// Calls `take` with the number and name of every list.
  template <class Take>
  void for_each_list(Take take) {
    SQLite::Statement query{db, "SELECT number, name, players FROM lists ORDER BY name = 'FIDE'"};
    while (query.executeStep()) {
      take(query.getColumn(0).getInt64(), query.getColumn(1).getString(),
           query.getColumn(2).getInt64());
    }
  }

  /// The rows of a query that every list answers, at most `limit`.
  std::vector<FoundPlayer> rows_of(const std::string& pattern, const std::string& value,
                                   int limit) {
    std::vector<FoundPlayer> players;
    for_each_list([&](std::int64_t list_number, const std::string& name, std::int64_t) {
      SQLite::Statement query{db, fmt::format(fmt::runtime(pattern), columns, list_number)};
      query.bind(1, value);
      query.bind(2, limit - static_cast<int>(players.size()));
      while (query.executeStep()) players.push_back(found(name, query));
    });
    return players;
  }
};

RatingList::RatingList(std::unique_ptr<Index> index) : index_{std::move(index)} {}
RatingList::RatingList(RatingList&&) noexcept = default;
RatingList& RatingList::operator=(RatingList&&) noexcept = default;
RatingList::~RatingList() = default;

Result<RatingList> RatingList::open(const std::filesystem::path& path) {
  const std::string name = path.string();
  try {
    auto index = std::make_unique<Index>(name);
    const int id = pragma(index->db, "application_id");
    const int version = pragma(index->db, "user_version");
    if (id == 0 && version == 0) {
      make_tables(index->db);
    } else if (id != index_id || version != index_version) {
      return Refusal{Message{"ratings.not-an-index", {name}}};
    }
    return RatingList{std::move(index)};
  } catch (const SQLite::Exception& error) {
    return Refusal{Message{"ratings.index-failed", {name, error.what()}}};
  }
}

Result<bool> RatingList::begin(const std::string& list) {
  try {
    // One transaction: an import cut short leaves the old list.
    index_->insert_player.reset();
    index_->insert_words.reset();
    index_->replacing.reset();
    index_->replacing = std::make_unique<SQLite::Transaction>(index_->db);
    index_->list = list;
    index_->rows = 0;
    SQLite::Statement newest{index_->db, "SELECT coalesce(max(number), 0) + 1 FROM lists"};
    newest.executeStep();
    index_->number = newest.getColumn(0).getInt64();
    index_->db.exec(fmt::format(tables_of_a_list, index_->number));
    index_->insert_player = std::make_unique<SQLite::Statement>(
        index_->db,
        fmt::format("INSERT INTO players_{} VALUES (?,?,?,?,?,?,?,?,?,?,?,?)", index_->number));
    index_->insert_words = std::make_unique<SQLite::Statement>(
        index_->db, fmt::format("INSERT INTO words_{}(rowid, words) VALUES (?,?)", index_->number));
    return true;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<bool> RatingList::add(const std::vector<entries::ListedPlayer>& players) {
  try {
    for (const entries::ListedPlayer& player : players) index_->insert(player);
    return true;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<bool> RatingList::finish() {
  try {
    index_->insert_player.reset();
    index_->insert_words.reset();
    auto& db = index_->db;
    db.exec(
        fmt::format("INSERT INTO words_{0}(words_{0}) VALUES ('optimize');"
                    "CREATE INDEX ids_{0} ON players_{0}(id);"
                    "CREATE INDEX fide_ids_{0} ON players_{0}(fide_id);",
                    index_->number));
    std::vector<std::int64_t> old;
    index_->for_each_list([&](std::int64_t number, const std::string& name, std::int64_t) {
      if (name == index_->list) old.push_back(number);
    });
    for (const std::int64_t number : old) index_->forget(number);
    SQLite::Statement insert{db, "INSERT INTO lists VALUES (?,?,?)"};
    insert.bind(1, index_->number);
    insert.bind(2, index_->list);
    insert.bind(3, index_->rows);
    insert.exec();
    index_->replacing->commit();
    index_->replacing.reset();
    return true;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<std::vector<FoundPlayer>> RatingList::find(std::string_view words, int limit) {
  const std::string plain = search_words(words);
  const auto parts = words_of(plain);
  if (parts.empty()) return std::vector<FoundPlayer>{};
  try {
    if (parts.size() == 1 && is_number(parts.front())) {
      return index_->rows_of("SELECT {} FROM players_{} WHERE id = ?1 OR fide_id = ?1 LIMIT ?2",
                             std::string{parts.front()}, limit);
    }
    std::string match;
    for (const std::string_view part : parts) match += fmt::format("\"{}\"* ", part);
    return index_->rows_of(
        "SELECT {0} FROM words_{1} JOIN players_{1} ON row = words_{1}.rowid"
        " WHERE words_{1} MATCH ?1 LIMIT ?2",
        match, limit);
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<std::vector<FoundPlayer>> RatingList::with_fide_id(const std::string& id) {
  constexpr int any = 1000;
  try {
    return index_->rows_of("SELECT {} FROM players_{} WHERE fide_id = ?1 LIMIT ?2", id, any);
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<std::vector<ListFacts>> RatingList::lists() {
  try {
    std::vector<ListFacts> facts;
    index_->for_each_list([&](std::int64_t, const std::string& name, std::int64_t players) {
      facts.push_back({name, players});
    });
    return facts;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<std::optional<entries::Columns>> RatingList::remembered_columns(
    const std::string& signature) {
  try {
    SQLite::Statement query{index_->db,
                            "SELECT columns FROM remembered_columns WHERE signature = ?"};
    query.bind(1, signature);
    if (!query.executeStep()) return std::optional<entries::Columns>{};
    const auto read = entries::columns_from(query.getColumn(0).getString());
    return read ? std::optional{*read} : std::nullopt;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

Result<bool> RatingList::remember_columns(const std::string& signature,
                                          const entries::Columns& chosen) {
  try {
    SQLite::Statement insert{index_->db, "INSERT OR REPLACE INTO remembered_columns VALUES (?,?)"};
    insert.bind(1, signature);
    insert.bind(2, entries::text_of(chosen));
    insert.exec();
    return true;
  } catch (const SQLite::Exception& error) {
    return failed(index_->db, error);
  }
}

}  // namespace praporek::data
