import { runningTotalsSchema } from './runningTotals.ts';

/**
 * Double entry: each move has at least two entries that sum to zero. Moves connect a player's account with a sandbox
 * account (house, cashier, grants), two accounts of a player (escrow, bonus), or two sandbox accounts (jackpots).
 * `balance_type` is the balance of a grant or conversion. A constraint prevents a negative player balance, regardless
 * of the code above.
 */
export const walletSchema = `
CREATE TABLE IF NOT EXISTS wallet_account (
  id INTEGER PRIMARY KEY,
  user_id INTEGER,
  balance_type INTEGER,
  purpose TEXT NOT NULL,
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (user_id IS NULL OR balance >= 0)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS wallet_account_of_player ON wallet_account (user_id, balance_type) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS wallet_account_of_sandbox ON wallet_account (purpose, currency) WHERE user_id IS NULL;

CREATE TABLE IF NOT EXISTS wallet_move (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  user_id INTEGER,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  reference TEXT NOT NULL,
  game_group_id INTEGER,
  balance_type INTEGER NOT NULL DEFAULT 0,
  booked_at INTEGER NOT NULL,
  balance_after INTEGER,
  CHECK ((user_id IS NULL) = (balance_after IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS wallet_move_of_player ON wallet_move (user_id, booked_at);

CREATE TABLE IF NOT EXISTS wallet_entry (
  move_id INTEGER NOT NULL REFERENCES wallet_move (id),
  account_id INTEGER NOT NULL REFERENCES wallet_account (id),
  amount INTEGER NOT NULL,
  PRIMARY KEY (move_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS wallet_entry_of_account ON wallet_entry (account_id);
${runningTotalsSchema}`;
