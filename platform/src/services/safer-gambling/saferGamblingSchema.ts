/**
 * Times are Unix milliseconds by the sandbox clock. Limit values are minor units or minutes. A break is never changed
 * or deleted before its end.
 */
export const saferGamblingSchema = `
CREATE TABLE IF NOT EXISTS player_limit (
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  value INTEGER,
  waiting_value INTEGER,
  asked_at INTEGER,
  PRIMARY KEY (user_id, kind, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS player_care (
  user_id INTEGER PRIMARY KEY,
  reminder_minutes INTEGER,
  reviewed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS review_choice (
  user_id INTEGER PRIMARY KEY,
  months INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS calm_choice (
  user_id INTEGER PRIMARY KEY,
  is_on INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS player_break (
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (user_id, begun_at, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS operator_exclusion (
  user_id INTEGER PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS player_time (
  user_id INTEGER NOT NULL,
  from_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, from_at)
) STRICT, WITHOUT ROWID;
`;
