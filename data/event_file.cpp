#include "data/event_file.hpp"

#include "data/database.hpp"
#include "data/migrations.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>

#include <sqlite3.h>
#include <utility>

namespace praporek::data {

namespace {

int pragma(const SQLite::Database& db, const char* name) {
  SQLite::Statement query{db, std::string{"PRAGMA "} + name};
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

/// A file is ours if it says so, or if it is empty and may be made ours.
Result<bool> is_ours(const SQLite::Database& db, const std::string& path, OpenMode mode) {
  const int id = pragma(db, "application_id");
  const int version = pragma(db, "user_version");
  const int newest = static_cast<int>(migrations().size());
  if (id == 0 && version == 0 && mode == OpenMode::Create) return true;
  if (id != application_id) return store_failed("data.foreign-file", path, "");
  if (version > newest) {
    return Refusal{
        Message{"data.newer-file", {path, std::to_string(version), std::to_string(newest)}}};
  }
  return true;
}

void migrate(SQLite::Database& db) {
  const auto& steps = migrations();
  const auto taken = static_cast<std::size_t>(pragma(db, "user_version"));
  for (std::size_t i = taken; i < steps.size(); ++i) {
    SQLite::Transaction transaction{db};
    db.exec(std::string{steps[i]});
    db.exec("PRAGMA application_id = " + std::to_string(application_id));
    db.exec("PRAGMA user_version = " + std::to_string(i + 1));
    transaction.commit();
  }
}

/// Full synchronous commits to a write-ahead log: what is committed is on the disk.
void make_durable(SQLite::Database& db, OpenMode mode) {
  if (mode != OpenMode::ReadOnly) {
    db.exec("PRAGMA journal_mode = WAL");
    db.exec("PRAGMA synchronous = FULL");
  }
  db.exec("PRAGMA foreign_keys = ON");
}

std::unique_ptr<SQLite::Database> connect(const std::string& path, OpenMode mode) {
  int flags = SQLite::OPEN_READWRITE;
  if (mode == OpenMode::ReadOnly) flags = SQLite::OPEN_READONLY;
  if (mode == OpenMode::Create) flags |= SQLite::OPEN_CREATE;
  constexpr int wait_ms = 500;  // a backup or a reader may hold the file for a moment
  return std::make_unique<SQLite::Database>(path, flags, wait_ms);
}

const char* id_of_open_fault(const SQLite::Exception& error) {
  switch (error.getErrorCode()) {
    case SQLITE_NOTADB:
      return "data.foreign-file";
    case SQLITE_CORRUPT:
      return "data.damaged-file";
    default:
      return "data.cannot-open";
  }
}

}  // namespace

Refusal store_failed(const char* id, const std::string& path, const std::string& why) {
  return Refusal{Message{id, {path, why}}};
}

EventFile::Database::Database(std::unique_ptr<SQLite::Database> made)
    : connection{std::move(made)} {}
EventFile::Database::~Database() = default;

EventFile::EventFile(std::unique_ptr<Database> database) : database_{std::move(database)} {}
EventFile::EventFile(EventFile&&) noexcept = default;
EventFile& EventFile::operator=(EventFile&&) noexcept = default;
EventFile::~EventFile() = default;

Result<EventFile> EventFile::open(const std::filesystem::path& path, OpenMode mode) {
  const std::string name = path.string();
  if (mode == OpenMode::Create && std::filesystem::exists(path)) {
    return store_failed("data.file-exists", name, "");
  }
  try {
    auto db = connect(name, mode);
    if (auto ours = is_ours(*db, name, mode); !ours) return ours.error();
    make_durable(*db, mode);
    if (mode != OpenMode::ReadOnly) migrate(*db);
    return EventFile{std::make_unique<Database>(std::move(db))};
  } catch (const SQLite::Exception& error) {
    return store_failed(id_of_open_fault(error), name, error.what());
  }
}

Result<bool> EventFile::checkpoint() {
  try {
    database_->connection->exec("PRAGMA wal_checkpoint(PASSIVE)");
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-write", database_->connection->getFilename(), error.what());
  }
}

Result<bool> EventFile::leave_checkpoints() {
  try {
    // A bound all the same: should nobody come, the log does not grow for ever.
    database_->connection->exec("PRAGMA wal_autocheckpoint = 50000");
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-write", database_->connection->getFilename(), error.what());
  }
}

Result<bool> EventFile::back_up(const std::filesystem::path& to) {
  try {
    SQLite::Database copy{to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    SQLite::Backup backup{copy, *database_->connection};
    while (backup.executeStep(256) != SQLITE_DONE) {
    }
    return true;
  } catch (const SQLite::Exception& error) {
    return store_failed("data.cannot-back-up", to.string(), error.what());
  }
}

}  // namespace praporek::data
