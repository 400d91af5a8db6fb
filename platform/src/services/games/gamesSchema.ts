/** `place` increases with every row, so that the newest row comes first even if the clock moves back. */
export const gamesSchema = `
CREATE TABLE IF NOT EXISTS favourite_game (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  UNIQUE (user_id, game_group_id)
) STRICT;
CREATE TABLE IF NOT EXISTS recently_played_game (
  place INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  UNIQUE (user_id, game_group_id)
) STRICT;
`;
