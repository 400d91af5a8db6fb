/**
 * Times are Unix milliseconds by the sandbox clock. Tokens are stored only as SHA-256 hashes.
 * `session_activity` holds a session's last act of the player (`active_at`) and last sign of the page (`seen_at`).
 */
export const accountsSchema = `
CREATE TABLE IF NOT EXISTS player (
  user_id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL,
  brand TEXT NOT NULL,
  market_id TEXT NOT NULL,
  casino_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  country TEXT NOT NULL,
  language TEXT NOT NULL,
  status_id INTEGER NOT NULL,
  user_type_id INTEGER NOT NULL,
  terms_accepted_at INTEGER,
  login_streak INTEGER NOT NULL DEFAULT 0,
  last_login_at INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS player_session (
  session_id INTEGER PRIMARY KEY AUTOINCREMENT,
  guid TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  product_id INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  closed_at INTEGER,
  closed_because TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS player_session_of_player ON player_session (user_id, session_id);
CREATE INDEX IF NOT EXISTS player_session_open ON player_session (user_id) WHERE closed_at IS NULL;

CREATE TABLE IF NOT EXISTS terms_acceptance (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  brand TEXT NOT NULL,
  market_id TEXT NOT NULL,
  version TEXT NOT NULL,
  language TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  UNIQUE (user_id, market_id, version)
) STRICT;

CREATE TABLE IF NOT EXISTS session_activity (
  session_id INTEGER PRIMARY KEY REFERENCES player_session (session_id),
  active_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS launch_token (
  hash BLOB PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES player_session (session_id),
  spent_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS launch_token_of_session ON launch_token (session_id);

CREATE TABLE IF NOT EXISTS refresh_token (
  hash BLOB PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES player_session (session_id),
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS refresh_token_of_session ON refresh_token (session_id);

CREATE TABLE IF NOT EXISTS login_attempt (
  username_hash BLOB PRIMARY KEY,
  failed INTEGER NOT NULL,
  last_failed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS accounts_secret (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
`;
