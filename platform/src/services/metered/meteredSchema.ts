/**
 * `ended_by`: the player, a newer session of the same module, or the house after a period without stakes. Amounts in
 * minor units.
 */
export const meteredSchema = `
CREATE TABLE IF NOT EXISTS metered_session (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  module_id INTEGER NOT NULL,
  client_id INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  heard_at INTEGER NOT NULL,
  presumed_dead INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER,
  ended_by TEXT CHECK (ended_by IN ('player', 'newSession', 'declaredDead')),
  staked INTEGER NOT NULL DEFAULT 0,
  won INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS metered_session_open ON metered_session (user_id, game_group_id) WHERE ended_at IS NULL;
`;
