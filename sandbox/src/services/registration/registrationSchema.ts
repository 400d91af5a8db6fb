/** Personal details and consents of players. Times are Unix milliseconds by the sandbox clock. */
export const registrationSchema = `
CREATE TABLE IF NOT EXISTS registration (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  brand TEXT NOT NULL,
  key TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL COLLATE NOCASE,
  date_of_birth TEXT NOT NULL,
  mobile TEXT NOT NULL,
  occupation TEXT NOT NULL,
  country TEXT NOT NULL,
  address_line_1 TEXT NOT NULL,
  address_line_2 TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT NOT NULL,
  postcode TEXT NOT NULL COLLATE NOCASE,
  affirmed_at INTEGER,
  registered_at INTEGER NOT NULL,
  UNIQUE (brand, email)
) STRICT;
CREATE INDEX IF NOT EXISTS registration_of_person ON registration (brand, date_of_birth, last_name);

CREATE TABLE IF NOT EXISTS marketing_consent (
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  product TEXT NOT NULL,
  channel TEXT NOT NULL,
  is_given INTEGER NOT NULL,
  decided_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, product, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS person_index (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  version INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS person_key (
  key TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  PRIMARY KEY (key, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS person_key_of_user ON person_key (user_id);

CREATE TABLE IF NOT EXISTS person_match (
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  other_id INTEGER NOT NULL,
  is_certain INTEGER NOT NULL,
  score INTEGER NOT NULL,
  reasons TEXT NOT NULL,
  holds_play INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS person_match_of_other ON person_match (other_id);
CREATE TABLE IF NOT EXISTS person_decision (
  decision_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  other_id INTEGER NOT NULL,
  is_same INTEGER NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS person_decision_of_pair ON person_decision (user_id, other_id);
CREATE TABLE IF NOT EXISTS register_decision (
  decision_id INTEGER PRIMARY KEY REFERENCES person_decision (decision_id),
  newest_check_id INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS lapsed_decision (
  decision_id INTEGER PRIMARY KEY REFERENCES person_decision (decision_id)
) STRICT;

CREATE TABLE IF NOT EXISTS register_check (
  check_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  result TEXT NOT NULL,
  until INTEGER,
  checked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS register_check_of_user ON register_check (user_id);
CREATE TABLE IF NOT EXISTS register_entry (
  entry_id INTEGER PRIMARY KEY,
  details TEXT NOT NULL,
  until INTEGER,
  added_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS marketing_withdrawal (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  product TEXT NOT NULL,
  channel TEXT NOT NULL,
  was_given INTEGER NOT NULL,
  decided_at INTEGER,
  reason TEXT NOT NULL,
  withdrawn_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS marketing_withdrawal_of_player ON marketing_withdrawal (user_id);
`;
