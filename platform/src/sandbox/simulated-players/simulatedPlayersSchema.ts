/** Ids of simulated players. All other data is the same as for real players. */
export const simulatedPlayersSchema = `
CREATE TABLE IF NOT EXISTS simulated_player (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  number INTEGER NOT NULL UNIQUE
) STRICT;
`;
