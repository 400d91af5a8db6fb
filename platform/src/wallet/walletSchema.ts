import { runningTotalsSchema } from './runningTotals.ts';

/**
 * Double entry: a move has two or more entries that sum to zero, one on the player's account and one on an account of
 * the sandbox (house, cashier, grants); or both on accounts of the player, when money changes its kind (escrow, bonus),
 * or of the sandbox, when money goes between them (jackpots). `balance_type` is what a grant or a conversion names.
 * The player's balance can never go below zero, whatever the code above does.
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
