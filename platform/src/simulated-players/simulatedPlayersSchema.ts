/** Which players are nobody. Everything else about them is kept as for any player. */
export const simulatedPlayersSchema = `
CREATE TABLE IF NOT EXISTS simulated_player (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  number INTEGER NOT NULL UNIQUE
) STRICT;
`;
