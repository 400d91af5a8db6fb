/**
 * `slot_round` is written in the transaction that books its stake and win, so a round exists exactly when its money moved.
 * The id of a game session is kept as a digest: whoever reads the database cannot play for somebody.
 */
export const slotTables = `
CREATE TABLE IF NOT EXISTS slot_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  casino_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS slot_round (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session_digest TEXT NOT NULL REFERENCES slot_session (digest),
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  client_round_key TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  balance_after INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  spins TEXT NOT NULL,
  seen INTEGER NOT NULL DEFAULT 0,
  UNIQUE (user_id, game_group_id, client_round_key)
) STRICT;
CREATE INDEX IF NOT EXISTS slot_round_of_player ON slot_round (user_id, number);
CREATE INDEX IF NOT EXISTS slot_round_of_session ON slot_round (session_digest, number);
`;
