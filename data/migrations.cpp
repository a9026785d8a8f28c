#include "data/migrations.hpp"

namespace praporek::data {

namespace {

// Every record is kept whole as the codec writes it; the columns beside it are read from it by
// SQLite, for foreign keys and for people who ask the file with SQL.
constexpr std::string_view first = R"sql(
CREATE TABLE journal (
  seq     INTEGER PRIMARY KEY,
  grp     INTEGER NOT NULL,
  at      INTEGER NOT NULL,
  who     TEXT NOT NULL,
  console TEXT NOT NULL,
  section INTEGER NOT NULL,
  game    INTEGER NOT NULL,
  kind    TEXT NOT NULL,
  article TEXT NOT NULL,
  undoes  INTEGER,
  payload TEXT NOT NULL CHECK (json_valid(payload))
) STRICT;
CREATE INDEX journal_group ON journal (grp);

CREATE TABLE event (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  name    TEXT GENERATED ALWAYS AS (content ->> 'name')
) STRICT;

CREATE TABLE section (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  id      INTEGER UNIQUE GENERATED ALWAYS AS (content ->> 'id') STORED,
  name    TEXT GENERATED ALWAYS AS (content ->> 'name')
) STRICT;

CREATE TABLE player (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  id      INTEGER UNIQUE GENERATED ALWAYS AS (content ->> 'id') STORED,
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED,
  tpn     INTEGER GENERATED ALWAYS AS (content ->> 'tpn'),
  name    TEXT GENERATED ALWAYS AS (content ->> 'name'),
  rating  INTEGER GENERATED ALWAYS AS (content ->> 'rating')
) STRICT;

CREATE TABLE bye (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED,
  round   INTEGER GENERATED ALWAYS AS (content ->> 'round'),
  player  INTEGER GENERATED ALWAYS AS (content ->> 'player') STORED
          REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  mark    TEXT GENERATED ALWAYS AS (content ->> 'mark')
) STRICT;

CREATE TABLE round (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED,
  round   INTEGER GENERATED ALWAYS AS (content ->> 'round'),
  state   TEXT GENERATED ALWAYS AS (content ->> 'state')
) STRICT;

CREATE TABLE arbiter (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  name    TEXT GENERATED ALWAYS AS (content ->> 'name'),
  role    TEXT GENERATED ALWAYS AS (content ->> 'role')
) STRICT;

CREATE TABLE device (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  board   INTEGER GENERATED ALWAYS AS (content ->> 'board')
) STRICT;

CREATE TABLE "check" (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE game (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  id      INTEGER UNIQUE GENERATED ALWAYS AS (content ->> 'id') STORED,
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED,
  round   INTEGER GENERATED ALWAYS AS (content ->> 'round'),
  board   INTEGER GENERATED ALWAYS AS (content ->> 'board'),
  white   INTEGER GENERATED ALWAYS AS (content ->> 'white') STORED
          REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  black   INTEGER GENERATED ALWAYS AS (content ->> 'black') STORED
          REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
  result  TEXT GENERATED ALWAYS AS (content ->> 'result')
) STRICT;

CREATE TABLE move (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  game    INTEGER GENERATED ALWAYS AS (content ->> 'game') STORED
          REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE reading (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  game    INTEGER GENERATED ALWAYS AS (content ->> 'game') STORED
          REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE ruling (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  game    INTEGER GENERATED ALWAYS AS (content ->> 'game') STORED
          REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED,
  ruling  TEXT GENERATED ALWAYS AS (content ->> 'ruling')
) STRICT;

CREATE TABLE leave (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  game    INTEGER GENERATED ALWAYS AS (content ->> 'game') STORED
          REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE alarm (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  board   INTEGER GENERATED ALWAYS AS (content ->> 'board')
) STRICT;
)sql";

constexpr std::string_view round_plans = R"sql(
CREATE TABLE "round-plan" (
  key     TEXT PRIMARY KEY,
  content TEXT NOT NULL CHECK (json_valid(content)),
  section INTEGER GENERATED ALWAYS AS (content ->> 'section') STORED
          REFERENCES section (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;
)sql";

}  // namespace

const std::vector<std::string_view>& migrations() {
  static const std::vector<std::string_view> steps{first, round_plans};
  return steps;
}

}  // namespace praporek::data
