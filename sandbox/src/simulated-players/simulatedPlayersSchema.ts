/**
 * Ids of simulated players; all other data is the same as for real players. The other tables hold how far simulated play
 * without rounds of its own has been recorded, in Unix milliseconds: joint stakes in pots, and earlier wins.
 */
export const simulatedPlayersSchema = `
CREATE TABLE IF NOT EXISTS simulated_player (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  number INTEGER NOT NULL UNIQUE
) STRICT;
CREATE TABLE IF NOT EXISTS simulated_stakes (
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  staked_until INTEGER NOT NULL,
  PRIMARY KEY (type, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS simulated_wins (
  product_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  won_until INTEGER NOT NULL,
  PRIMARY KEY (product_id, currency)
) STRICT, WITHOUT ROWID;
`;
