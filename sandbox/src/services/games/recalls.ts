import { allRows, change, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

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

/** Maximum length of a reason, in characters. */
export const maxReasonLength = 500;

/** A decision in the log. */
export interface RecallEntry {
  readonly number: number;
  readonly gameGroupId: number;
  readonly action: 'recalled' | 'reinstated';
  readonly reason: string;
  /** Unix milliseconds by the sandbox clock. */
  readonly decidedAt: number;
  /** Number of open rounds that the recall ended. */
  readonly endedRounds: number;
}

export interface RecalledGame {
  readonly gameGroupId: number;
  readonly recalledAt: number;
}

/**
 * Ends the open rounds of a game, each in a transaction that also calls `onEnded`. A round that cannot be ended stays open
 * for the next attempt.
 */
type EndRounds = (gameGroupId: number, onEnded: (roundId: string) => void) => void;

/** Recalled games, which nobody may play in any brand until they are reinstated. Survives restarts. */
export interface Recalls {
  isRecalled(gameGroupId: number): boolean;
  /** Recalled games, oldest recall first. */
  current(): readonly RecalledGame[];
  /** Recalls games and ends their open rounds. Games that are recalled already are left out. */
  recall(gameGroupIds: readonly number[], reason: string): void;
  /** Lets games be played again. Games that are not recalled are left out. */
  reinstate(gameGroupIds: readonly number[], reason: string): void;
  /** Newest decisions first. */
  log(limit: number): RecallEntry[];
  /** Sets what ends the open rounds of a game. Until then, rounds of recalled games stay open. */
  onRecalled(endRounds: EndRounds): void;
  /** Ends the open rounds of recalled games that an earlier attempt left open. */
  endOpenRounds(): void;
  /** Increases with each decision. */
  revision(): number;
}

export function createRecalls({
  database,
  clock,
  log: writeLog,
}: Pick<SandboxContext, 'database' | 'clock' | 'log'>): Recalls {
  type Recalled = RecalledGame & { readonly number: number };
  /** Read once: only this process writes. Undefined before the tables exist. */
  let recalled: Map<number, Recalled> | undefined;
  let revision = 0;
  let endRounds: EndRounds = () => undefined;

  function read(): Map<number, Recalled> {
    const rows = allRows<Recalled>(
      database,
      `SELECT game_group_id AS gameGroupId, decided_at AS recalledAt, number FROM game_recall entry
        WHERE action = 'recalled' AND number = (SELECT max(number) FROM game_recall WHERE game_group_id = entry.game_group_id)
        ORDER BY number`,
    );
    return new Map(rows.map((row) => [row.gameGroupId, { ...row }]));
  }
  const games = (): Map<number, Recalled> => (recalled ??= read());

  /** Appends a decision on each game in one transaction. */
  function append(action: RecallEntry['action'], gameGroupIds: readonly number[], reason: string): void {
    const decidedAt = clock.now();
    inTransaction(database, () => {
      for (const gameGroupId of gameGroupIds)
        change(
          database,
          'INSERT INTO game_recall (game_group_id, action, reason, decided_at) VALUES (?, ?, ?, ?)',
          gameGroupId,
          action,
          reason,
          decidedAt,
        );
    });
    recalled = read();
    revision += 1;
    writeLog(`Games were ${action}.`, { gameGroupIds });
  }

  function endRoundsOf({ gameGroupId, number }: Recalled): void {
    endRounds(gameGroupId, (roundId) =>
      change(
        database,
        'INSERT INTO recalled_round (round_id, recall_number, ended_at) VALUES (?, ?, ?)',
        roundId,
        number,
        clock.now(),
      ),
    );
  }

  return {
    isRecalled: (gameGroupId) => games().has(gameGroupId),
    current: () => [...games().values()].map(({ gameGroupId, recalledAt }) => ({ gameGroupId, recalledAt })),
    recall(gameGroupIds, reason) {
      const changed = [...new Set(gameGroupIds)].filter((id) => !games().has(id));
      if (changed.length === 0) return;
      append('recalled', changed, reason);
      for (const id of changed) {
        const entry = games().get(id);
        if (entry !== undefined) endRoundsOf(entry);
      }
    },
    reinstate(gameGroupIds, reason) {
      const changed = [...new Set(gameGroupIds)].filter((id) => games().has(id));
      if (changed.length > 0) append('reinstated', changed, reason);
    },
    log: (limit) =>
      allRows<RecallEntry>(
        database,
        `SELECT number, game_group_id AS gameGroupId, action, reason, decided_at AS decidedAt,
                (SELECT count(*) FROM recalled_round WHERE recall_number = number) AS endedRounds
           FROM game_recall ORDER BY number DESC LIMIT ?`,
        limit,
      ).map((row) => ({ ...row })),
    onRecalled(end) {
      endRounds = end;
    },
    endOpenRounds() {
      for (const entry of games().values()) endRoundsOf(entry);
    },
    revision: () => revision,
  };
}
