/**
 * One pot per type and currency. Only the wallet account holds the amount. `fraction` is the part of contributions
 * below a minor unit, in ten-thousandths. `drop_amount` and `drop_at` are secret.
 */
export const jackpotsSchema = `
CREATE TABLE IF NOT EXISTS jackpot_pot (
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  fraction INTEGER NOT NULL DEFAULT 0,
  entries INTEGER NOT NULL DEFAULT 0,
  drops INTEGER NOT NULL DEFAULT 0,
  drop_amount INTEGER,
  drop_at INTEGER,
  must_go_before INTEGER,
  win_next INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (type, currency)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS jackpot_drop (
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  number INTEGER NOT NULL,
  round_id TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  won_at INTEGER NOT NULL,
  PRIMARY KEY (type, currency, number)
) STRICT, WITHOUT ROWID;
`;
