/**
 * Times are Unix milliseconds by the sandbox clock. Limit values are minor units or minutes. A break is never changed
 * or deleted before its end. An event of an exclusion is never changed or deleted at all.
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

CREATE TABLE IF NOT EXISTS dial_choice (
  user_id INTEGER PRIMARY KEY,
  step TEXT NOT NULL
) STRICT;

-- Choices of calm mode from before the dial are moved to it. Without any, nothing is written: the disk may be full.
CREATE TABLE IF NOT EXISTS calm_choice (
  user_id INTEGER PRIMARY KEY,
  is_on INTEGER NOT NULL
) STRICT;
INSERT OR IGNORE INTO dial_choice (user_id, step)
  SELECT user_id, CASE is_on WHEN 1 THEN 'calm' ELSE 'lively' END FROM calm_choice;
DELETE FROM calm_choice WHERE user_id IN (SELECT user_id FROM dial_choice);

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

CREATE TABLE IF NOT EXISTS exclusion_return (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  requested_at INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  withdrawn_at INTEGER,
  noted_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS exclusion_return_of_player ON exclusion_return (user_id, number);

CREATE TABLE IF NOT EXISTS return_token (
  hash BLOB PRIMARY KEY,
  user_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS exclusion_event (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  happened_at INTEGER NOT NULL,
  until INTEGER,
  count INTEGER,
  amount INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS exclusion_event_of_player ON exclusion_event (user_id, number);
CREATE TRIGGER IF NOT EXISTS exclusion_event_unchanged BEFORE UPDATE ON exclusion_event
BEGIN SELECT RAISE(ABORT, 'An event of an exclusion is not changed.'); END;
CREATE TRIGGER IF NOT EXISTS exclusion_event_kept BEFORE DELETE ON exclusion_event
BEGIN SELECT RAISE(ABORT, 'An event of an exclusion is not deleted.'); END;

CREATE TABLE IF NOT EXISTS player_time (
  user_id INTEGER NOT NULL,
  from_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, from_at)
) STRICT, WITHOUT ROWID;
`;
