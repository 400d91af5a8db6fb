/** One row for each period of an offer that a player joined. Amounts in minor units, times in Unix milliseconds. */
export const promotionsSchema = `
CREATE TABLE IF NOT EXISTS promotion_opt_in (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  promotion_id INTEGER NOT NULL,
  period_start INTEGER NOT NULL,
  opted_in_at INTEGER NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  to_wager INTEGER NOT NULL CHECK (to_wager >= 0),
  wagered INTEGER NOT NULL DEFAULT 0,
  play_before INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'released', 'lapsed')),
  opt_in_data TEXT NOT NULL DEFAULT '{}',
  UNIQUE (user_id, promotion_id, period_start)
) STRICT;
CREATE INDEX IF NOT EXISTS promotion_opt_in_active ON promotion_opt_in (user_id, id) WHERE state = 'active';
`;
