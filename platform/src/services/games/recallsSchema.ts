/**
 * The log of recalls. Entries are never changed: triggers refuse it. A game is recalled while its newest entry says so.
 * `recalled_round` names each round that a recall ended.
 */
export const recallsSchema = `
CREATE TABLE IF NOT EXISTS game_recall (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  game_group_id INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('recalled', 'reinstated')),
  reason TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS game_recall_of_game ON game_recall (game_group_id, number);
CREATE TRIGGER IF NOT EXISTS game_recall_is_never_changed BEFORE UPDATE ON game_recall
  BEGIN SELECT RAISE(ABORT, 'the log of recalls is never changed'); END;
CREATE TRIGGER IF NOT EXISTS game_recall_is_never_removed BEFORE DELETE ON game_recall
  BEGIN SELECT RAISE(ABORT, 'the log of recalls is never changed'); END;

CREATE TABLE IF NOT EXISTS recalled_round (
  round_id TEXT PRIMARY KEY,
  recall_number INTEGER NOT NULL REFERENCES game_recall (number),
  ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS recalled_round_of_recall ON recalled_round (recall_number);
CREATE TRIGGER IF NOT EXISTS recalled_round_is_never_changed BEFORE UPDATE ON recalled_round
  BEGIN SELECT RAISE(ABORT, 'the log of recalls is never changed'); END;
CREATE TRIGGER IF NOT EXISTS recalled_round_is_never_removed BEFORE DELETE ON recalled_round
  BEGIN SELECT RAISE(ABORT, 'the log of recalls is never changed'); END;
`;
