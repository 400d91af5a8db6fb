import { randomBytes } from 'node:crypto';
import type { MeteredSession, MeteredTopic } from '@foyer/contract/metered';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import { shareOf } from '@foyer/games/catalogue/gameFacts';
import type { RoundObserver } from '@foyer/games/engines/roundObserver';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

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

/** Time without a stake after which a metered session is presumed dead, in milliseconds. */
export const presumedDeadAfterMs = 5 * 60_000;
/** Time without a stake after which a metered session is declared dead and closed, in milliseconds. */
export const declaredDeadAfterMs = 15 * 60_000;

type MeterLife = 'alive' | 'presumedDead' | 'declaredDead';

/** Returns the state of a session. Times in Unix milliseconds; a clock that moved back never ends a session. */
export function meterLife(lastActivityAt: number, now: number): MeterLife {
  const idleMs = now - lastActivityAt;
  if (idleMs >= declaredDeadAfterMs) return 'declaredDead';
  return idleMs >= presumedDeadAfterMs ? 'presumedDead' : 'alive';
}

/** A metered-play message to a player, sent over the real-time connection. */
export interface MeteredMessage {
  userId: number;
  topic: MeteredTopic;
  content: MeteredSession;
}

export interface Metered {
  /** Returns whether a module is metered. The result is fixed: one in several modules, by number. */
  isMetered(moduleId: number): boolean;
  /** Returns null if the module is not a game or is not metered. */
  start(userId: number, picker: { moduleId: number; clientId: number }): MeteredSession | null;
  /** Returns the session as it ended, now or earlier; null if it does not exist. */
  end(id: string): MeteredSession | null;
  /** Counts stakes and wins, which also keep a session alive. */
  readonly observer: RoundObserver;
  /** Marks silent sessions as presumed or declared dead. Returns the number of changed sessions. */
  closeDeadSessions(): number;
}

interface SessionRow {
  id: string;
  user_id: number;
  game_group_id: number;
  started_at: number;
  heard_at: number;
  presumed_dead: number;
  ended_at: number | null;
  staked: number;
  won: number;
}

const meteredShare = 4;

/** First module number. Modules follow the order of their games (`toGame`). */
const firstModuleId = 100_000;

export function createMetered(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  catalogue: Pick<Catalogue, 'byId'>,
  publish: (message: MeteredMessage) => void,
): Metered {
  const byId = (id: string): SessionRow | undefined =>
    firstRow<SessionRow>(database, 'SELECT * FROM metered_session WHERE id = ?', id);
  const openOf = (userId: number, gameGroupId: number): SessionRow[] =>
    allRows<SessionRow>(
      database,
      'SELECT * FROM metered_session WHERE user_id = ? AND game_group_id = ? AND ended_at IS NULL',
      userId,
      gameGroupId,
    );

  function publishSession(topic: MeteredTopic, id: string): void {
    const row = byId(id);
    if (row) publish({ userId: row.user_id, topic, content: shown(row) });
  }

  function close(id: string, by: 'player' | 'newSession' | 'declaredDead'): void {
    const { changes } = change(
      database,
      'UPDATE metered_session SET ended_at = ?, ended_by = ? WHERE id = ? AND ended_at IS NULL',
      clock.now(),
      by,
      id,
    );
    if (changes > 0) publishSession(by === 'declaredDead' ? 'mdd' : 'meteredGameSession', id);
  }

  const isMetered = (moduleId: number): boolean => shareOf('metered', moduleId, meteredShare) === 0;

  return {
    isMetered,
    start(userId, { moduleId, clientId }) {
      const gameGroupId = moduleId - firstModuleId;
      if (!isMetered(moduleId) || !catalogue.byId(gameGroupId)) return null;
      const id = randomBytes(16).toString('base64url');
      inTransaction(database, () => {
        for (const open of openOf(userId, gameGroupId)) close(open.id, 'newSession');
        change(
          database,
          'INSERT INTO metered_session (id, user_id, game_group_id, module_id, client_id, started_at, heard_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          id,
          userId,
          gameGroupId,
          moduleId,
          clientId,
          clock.now(),
          clock.now(),
        );
      });
      publishSession('meteredGameSession', id);
      const row = byId(id);
      return row ? shown(row) : null;
    },
    end(id) {
      close(id, 'player');
      const row = byId(id);
      return row ? shown(row) : null;
    },
    observer: {
      stakePlaced({ userId, gameGroupId, amount }) {
        for (const open of openOf(userId, gameGroupId)) {
          change(
            database,
            'UPDATE metered_session SET staked = staked + ?, heard_at = ?, presumed_dead = 0 WHERE id = ?',
            amount,
            clock.now(),
            open.id,
          );
          if (open.presumed_dead === 1) publishSession('meteredAlive', open.id);
        }
        return [];
      },
      roundSettled({ userId, gameGroupId, win }) {
        for (const open of openOf(userId, gameGroupId))
          change(database, 'UPDATE metered_session SET won = won + ? WHERE id = ?', win, open.id);
      },
    },
    closeDeadSessions() {
      const now = clock.now();
      let changed = 0;
      for (const row of allRows<SessionRow>(database, 'SELECT * FROM metered_session WHERE ended_at IS NULL')) {
        const life = meterLife(row.heard_at, now);
        if (life === 'declaredDead') close(row.id, 'declaredDead');
        else if (life === 'presumedDead' && row.presumed_dead === 0) {
          change(database, 'UPDATE metered_session SET presumed_dead = 1 WHERE id = ?', row.id);
          publishSession('mpd', row.id);
        } else continue;
        changed += 1;
      }
      return changed;
    },
  };
}

function shown({ id, game_group_id, started_at, ended_at, staked, won }: SessionRow): MeteredSession {
  return { id, gameGroupId: game_group_id, startedAt: started_at, endedAt: ended_at, staked, won };
}
