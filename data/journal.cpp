#include "core/hall/codec.hpp"
#include "core/hall/row.hpp"
#include "core/hall/step.hpp"
#include "data/database.hpp"
#include "data/event_file.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace praporek::data {

namespace {

void bind_journal_row(SQLite::Statement& insert, const hall::Group& group, std::int64_t seq,
                      const hall::Change& change) {
  const hall::Concerns concerns = hall::concerns_of(change);
  insert.reset();
  insert.bind(1, seq);
  insert.bind(2, group.number);
  insert.bind(3, static_cast<std::int64_t>(group.at.since_epoch.count()));
  insert.bind(4, group.who);
  insert.bind(5, group.console);
  insert.bind(6, concerns.section);
  insert.bind(7, concerns.game);
  insert.bind(8, group.why);
  insert.bind(9, group.article);
  if (group.undoes) {
    insert.bind(10, *group.undoes);
  } else {
    insert.bind(10);
  }
  insert.bind(11, hall::encode(change));
}

/// Table names come from core's list of kinds, never from outside.
std::string upsert_into(const std::string& kind) {
  return "INSERT INTO \"" + kind +
         "\" (key, content) VALUES (?, ?) "
         "ON CONFLICT (key) DO UPDATE SET content = excluded.content";
}

using Upserts = std::map<std::string, std::unique_ptr<SQLite::Statement>>;

void project(SQLite::Database& db, Upserts& upserts, const hall::Row& row) {
  if (!row.content) {
    SQLite::Statement gone{db, "DELETE FROM \"" + row.kind + "\" WHERE key = ?"};
    gone.bind(1, row.key);
    gone.exec();
    return;
  }
  auto& upsert = upserts[row.kind];
  if (!upsert) upsert = std::make_unique<SQLite::Statement>(db, upsert_into(row.kind));
  upsert->reset();
  upsert->bind(1, row.key);
  upsert->bind(2, *row.content);
  upsert->exec();
}

hall::Group header_of(SQLite::Statement& query) {
  hall::Group group;
  group.first_seq = query.getColumn(0).getInt64();
  group.number = query.getColumn(1).getInt64();
  group.at = Instant{Millis{query.getColumn(2).getInt64()}};
  group.who = query.getColumn(3).getString();
  group.console = query.getColumn(4).getString();
  group.why = query.getColumn(5).getString();
  group.article = query.getColumn(6).getString();
  if (!query.getColumn(7).isNull()) group.undoes = query.getColumn(7).getInt64();
  return group;
}

Refusal damaged(const std::string& where, const Refusal& why) {
  std::string fault = why.why().id;
  for (const auto& argument : why.why().arguments) fault += " " + argument;
  return Refusal{Message{"data.damaged-row", {where, fault}}};
}

/// Puts a stored record into the state it belongs to.
void insert(hall::HallState& state, hall::Change created) {
  std::visit(
      [&]<class Record>(hall::Changed<Record>& each) {
        state.all<Record>().emplace(each.after->key(), std::move(*each.after));
      },
      created);
}

/// When what a pairing depends on last changed; sections are numbered from 1 and some may be gone.
void load_section_seq(SQLite::Database& db, hall::HallState& state) {
  constexpr const char* paired_on = "payload ->> 'record' IN ('section', 'player', 'bye', 'game')";
  SQLite::Statement highest{db, std::string{"SELECT max(section) FROM journal WHERE "} + paired_on};
  const int sections = highest.executeStep() ? highest.getColumn(0).getInt() : 0;
  for (int id = 1; id <= sections; ++id) {
    SQLite::Statement newest{
        db, std::string{"SELECT max(seq) FROM journal WHERE section = ? AND "} + paired_on};
    newest.bind(1, id);
    if (newest.executeStep() && !newest.getColumn(0).isNull()) {
      state.section_seq[SectionId{id}] = newest.getColumn(0).getInt64();
    }
  }
}

}  // namespace

Result<bool> EventFile::append(const hall::Group& group) {
  return append(std::vector<hall::Group>{group});
}

Result<bool> EventFile::append(const std::vector<hall::Group>& groups) {
  SQLite::Database& db = *database_->connection;
  try {
    auto& insert_row = database_->insert_journal;
    if (!insert_row) {
      insert_row = std::make_unique<SQLite::Statement>(
          db,
          "INSERT INTO journal (seq, grp, at, who, console, section, game, kind, article, undoes, "
          "payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    }
    SQLite::Transaction transaction{db, SQLite::TransactionBehavior::IMMEDIATE};
    for (const hall::Group& group : groups) {
      std::int64_t seq = group.first_seq;
      for (const hall::Change& change : group.changes) {
        bind_journal_row(*insert_row, group, seq++, change);
        insert_row->exec();
        project(db, database_->upserts, hall::row_of(change));
      }
    }
    transaction.commit();
    return true;
  } catch (const SQLite::Exception& error) {
    // A statement remembers its failure and would report it again.
    database_->insert_journal.reset();
    database_->upserts.clear();
    return store_failed("data.cannot-write", db.getFilename(), error.what());
  }
}

Result<bool> EventFile::for_each_group(std::int64_t from,
                                       const std::function<void(hall::Group)>& take) {
  return read_groups("", from, take);
}

Result<bool> EventFile::read_groups(const char* which, std::int64_t from,
                                    const std::function<void(hall::Group)>& take) {
  SQLite::Database& db = *database_->connection;
  try {
    SQLite::Statement query{
        db, std::string{"SELECT seq, grp, at, who, console, kind, article, undoes, payload "
                        "FROM journal WHERE grp >= ?1 "} +
                which + " ORDER BY grp, seq"};
    query.bind(1, from);
    std::optional<hall::Group> group;
    while (query.executeStep()) {
      if (group && group->number != query.getColumn(1).getInt64()) {
        take(std::move(*group));
        group.reset();
      }
      if (!group) group = header_of(query);
      auto change = hall::decode_change(query.getColumn(8).getString());
      if (!change) return damaged("journal " + query.getColumn(0).getString(), change.error());
      group->changes.push_back(std::move(*change));
    }
    if (group) take(std::move(*group));
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-read", db.getFilename(), error.what());
  }
}

Result<hall::Group> EventFile::group(std::int64_t number) {
  std::optional<hall::Group> found;
  const auto read =
      read_groups("AND grp <= ?1", number, [&](hall::Group each) { found = std::move(each); });
  if (!read) return read.error();
  if (!found) {
    return store_failed("data.no-such-group", database_->connection->getFilename(),
                        std::to_string(number));
  }
  return *found;
}

Result<std::int64_t> EventFile::last_group() {
  SQLite::Database& db = *database_->connection;
  try {
    SQLite::Statement last{db, "SELECT max(grp) FROM journal"};
    return last.executeStep() ? last.getColumn(0).getInt64() : 0;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-read", db.getFilename(), error.what());
  }
}

Result<hall::HallState> EventFile::load() {
  SQLite::Database& db = *database_->connection;
  hall::HallState state;
  try {
    for (const std::string_view kind : hall::record_kinds()) {
      SQLite::Statement query{db, "SELECT key, content FROM \"" + std::string{kind} + "\""};
      while (query.executeStep()) {
        auto created = hall::record_of(kind, query.getColumn(1).getString());
        if (!created) {
          return damaged(std::string{kind} + " " + query.getColumn(0).getString(), created.error());
        }
        insert(state, std::move(*created));
      }
    }
    load_section_seq(db, state);
    SQLite::Statement last{db, "SELECT max(seq), max(grp), max(at) FROM journal"};
    if (last.executeStep() && !last.getColumn(0).isNull()) {
      state.last_seq = last.getColumn(0).getInt64();
      state.last_group = last.getColumn(1).getInt64();
      state.last_instant = Instant{Millis{last.getColumn(2).getInt64()}};
    }
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-read", db.getFilename(), error.what());
  }
  if (auto refusal = load_recent(state)) return *refusal;
  return state;
}

std::optional<Refusal> EventFile::load_recent(hall::HallState& state) {
  SQLite::Database& db = *database_->connection;
  std::int64_t first = 1;
  {
    SQLite::Statement query{db,
                            "SELECT DISTINCT grp FROM journal WHERE kind <> 'device' "
                            "ORDER BY grp DESC LIMIT 1 OFFSET ?"};
    query.bind(1, static_cast<int>(hall::undo_depth) - 1);
    if (query.executeStep()) first = query.getColumn(0).getInt64();
  }
  const auto read = read_groups("AND kind <> 'device'", first, [&](hall::Group group) {
    state.recent.push_back(std::move(group));
  });
  if (!read) return read.error();
  return std::nullopt;
}

Result<bool> EventFile::look_over() {
  SQLite::Database& db = *database_->connection;
  try {
    SQLite::Statement check{db, "PRAGMA quick_check(1)"};
    if (check.executeStep() && check.getColumn(0).getString() != "ok") {
      return store_failed("data.damaged-file", db.getFilename(), check.getColumn(0).getString());
    }
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.damaged-file", db.getFilename(), error.what());
  }
}

Result<bool> EventFile::verify() {
  SQLite::Database& db = *database_->connection;
  try {
    SQLite::Statement check{db, "PRAGMA integrity_check"};
    if (check.executeStep() && check.getColumn(0).getString() != "ok") {
      return store_failed("data.damaged-file", db.getFilename(), check.getColumn(0).getString());
    }
    hall::HallState replayed;
    std::string fault;
    const auto read = for_each_group(1, [&](const hall::Group& group) {
      if (!fault.empty()) return;
      if (group.number <= replayed.last_group || group.first_seq != replayed.last_seq + 1) {
        fault = "group " + std::to_string(group.number);
        return;
      }
      try {
        replayed = hall::step(std::move(replayed), group);
      } catch (const std::logic_error& error) {
        fault = "group " + std::to_string(group.number) + ": " + error.what();
      }
    });
    if (!read) return read.error();
    if (!fault.empty()) return store_failed("data.journal-broken", db.getFilename(), fault);
    auto loaded = load();
    if (!loaded) return loaded.error();
    if (!(*loaded == replayed)) return store_failed("data.records-differ", db.getFilename(), "");
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-read", db.getFilename(), error.what());
  }
}

}  // namespace praporek::data
