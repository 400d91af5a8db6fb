/**
 * One transaction writes a round and moves its money, so the state of a round always matches its money. `state` is the
 * engine's state, removed when the round ends; `shown` is what the player may see. Session ids are stored as digests,
 * so that read access to the database does not allow play. Tables of an earlier version are dropped; the wallet's books
 * keep their money. Rounds from before `game_round_record` existed have no row there. Its fingerprint is set when the
 * round ends.
 */
export const playSchema = `
DROP TABLE IF EXISTS slot_round;
DROP TABLE IF EXISTS slot_session;

CREATE TABLE IF NOT EXISTS game_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  casino_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS game_session_of_player ON game_session (user_id) WHERE ended_at IS NULL;

CREATE TABLE IF NOT EXISTS game_round (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  session_digest TEXT NOT NULL REFERENCES game_session (digest),
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  engine TEXT NOT NULL,
  model_id TEXT NOT NULL,
  client_round_key TEXT NOT NULL,
  bet TEXT NOT NULL,
  state TEXT,
  shown TEXT NOT NULL,
  steps INTEGER NOT NULL,
  stake INTEGER NOT NULL CHECK (stake >= 0),
  jackpot_win INTEGER NOT NULL CHECK (jackpot_win >= 0),
  win INTEGER CHECK (win >= 0),
  balance_after INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  stepped_at INTEGER NOT NULL,
  settled_at INTEGER,
  seen INTEGER NOT NULL DEFAULT 0,
  UNIQUE (user_id, game_group_id, client_round_key),
  CHECK ((win IS NULL) = (settled_at IS NULL) AND (win IS NULL) = (state IS NOT NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS game_round_of_player ON game_round (user_id, number);
CREATE INDEX IF NOT EXISTS game_round_of_game ON game_round (user_id, game_group_id, number);
CREATE UNIQUE INDEX IF NOT EXISTS game_round_open ON game_round (user_id, game_group_id) WHERE win IS NULL;
CREATE INDEX IF NOT EXISTS game_round_waiting ON game_round (stepped_at) WHERE win IS NULL;

CREATE TABLE IF NOT EXISTS game_move (
  round_id TEXT NOT NULL REFERENCES game_round (id),
  client_move_key TEXT NOT NULL,
  step INTEGER NOT NULL,
  move TEXT NOT NULL,
  stake INTEGER NOT NULL,
  moved_at INTEGER NOT NULL,
  PRIMARY KEY (round_id, client_move_key),
  UNIQUE (round_id, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS game_round_record (
  round_id TEXT PRIMARY KEY REFERENCES game_round (id),
  seed TEXT NOT NULL,
  rules_version TEXT NOT NULL,
  is_free INTEGER NOT NULL,
  ending TEXT NOT NULL,
  fingerprint TEXT
) STRICT, WITHOUT ROWID;
`;
