export const winnersSchema = `
CREATE TABLE IF NOT EXISTS winner (
  id TEXT PRIMARY KEY,
  round_id TEXT NOT NULL UNIQUE,
  product_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  game_group_id INTEGER NOT NULL,
  player_name TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL CHECK (win > stake),
  won_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS winner_of_market ON winner (product_id, currency, won_at);
`;
