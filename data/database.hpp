#pragma once

#include "data/event_file.hpp"

#include <map>
#include <memory>
#include <string>

namespace SQLite {
class Database;
class Statement;
}  // namespace SQLite

namespace praporek::data {

/// The connection and its prepared statements; only data's own sources know SQLite.
struct EventFile::Database {
  explicit Database(std::unique_ptr<SQLite::Database> connection);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  std::unique_ptr<SQLite::Database> connection;
  std::unique_ptr<SQLite::Statement> insert_journal;
  std::map<std::string, std::unique_ptr<SQLite::Statement>> upserts;  ///< one a kind of record
};

/// The refusal for a failed statement, with SQLite's own words as its argument.
Refusal store_failed(const char* id, const std::string& path, const std::string& why);

}  // namespace praporek::data
