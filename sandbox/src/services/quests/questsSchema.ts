/** Progress and rewards of quests. Amounts in minor units, times in Unix milliseconds. */
export const questsSchema = `
CREATE TABLE IF NOT EXISTS campaign_step (
  user_id INTEGER NOT NULL,
  campaign_id TEXT NOT NULL,
  period_start INTEGER NOT NULL,
  what TEXT NOT NULL,
  PRIMARY KEY (user_id, campaign_id, period_start, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS campaign_reward (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL,
  campaign_id TEXT NOT NULL,
  period_start INTEGER NOT NULL,
  earned_at INTEGER NOT NULL,
  claim_before INTEGER NOT NULL,
  claimed_at INTEGER,
  UNIQUE (user_id, campaign_id, period_start)
) STRICT;

CREATE TABLE IF NOT EXISTS free_spin_grant (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  total INTEGER NOT NULL CHECK (total > 0),
  used INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND total),
  won INTEGER NOT NULL DEFAULT 0 CHECK (won >= 0),
  granted_at INTEGER NOT NULL,
  play_before INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS free_spin_grant_of_player ON free_spin_grant (user_id, game_group_id);

CREATE TABLE IF NOT EXISTS game_tried (
  user_id INTEGER NOT NULL,
  game_group_id INTEGER NOT NULL,
  PRIMARY KEY (user_id, game_group_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS achievement (
  user_id INTEGER NOT NULL,
  achievement_id TEXT NOT NULL,
  unlocked_at INTEGER NOT NULL,
  told INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, achievement_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS streak_choice (
  user_id INTEGER PRIMARY KEY,
  is_on INTEGER NOT NULL DEFAULT 1,
  told_day INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
