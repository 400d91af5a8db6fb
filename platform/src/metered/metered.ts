import { randomBytes } from 'node:crypto';
import type { MeteredSession, MeteredTopic } from '@foyer/contract/metered';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shareOf } from '../catalogue/gameFacts.ts';
import { allRows, change, firstRow, inTransaction } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { RoundWatch } from '../play/roundWatch.ts';
import { meterLife } from './meterLife.ts';

/** A word to a player about metered play, for the real-time connection to deliver. */
export interface MeteredMessage {
  userId: number;
  topic: MeteredTopic;
  content: MeteredSession;
}

export interface Metered {
  /** Which modules are metered does not change: one in this many, by its number. */
  isMetered(moduleId: number): boolean;
  /** Null where the module is no game or is not metered. */
  start(userId: number, picker: { moduleId: number; clientId: number }): MeteredSession | null;
  /** The session as it ended, now or earlier; null where there is none. */
  end(id: string): MeteredSession | null;
  /** Counts stakes and wins, which are the signs of life too. */
  readonly watch: RoundWatch;
  /** Presumes and declares dead what nothing was heard of. Answers how many sessions changed. */
  lookForDead(): number;
}

interface MeteredDeps {
  catalogue: Pick<Catalogue, 'byId'>;
  tell: (message: MeteredMessage) => void;
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

/** Modules are numbered from here, in the order of the games they belong to (`toGame`). */
const firstModuleId = 100_000;

export function createMetered(
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  { catalogue, tell }: MeteredDeps,
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

  function say(topic: MeteredTopic, id: string): void {
    const row = byId(id);
    if (row) tell({ userId: row.user_id, topic, content: shown(row) });
  }

  function close(id: string, by: 'player' | 'newSession' | 'declaredDead'): void {
    const { changes } = change(
      database,
      'UPDATE metered_session SET ended_at = ?, ended_by = ? WHERE id = ? AND ended_at IS NULL',
      clock.now(),
      by,
      id,
    );
    if (changes > 0) say(by === 'declaredDead' ? 'mdd' : 'meteredGameSession', id);
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
      say('meteredGameSession', id);
      const row = byId(id);
      return row ? shown(row) : null;
    },
    end(id) {
      close(id, 'player');
      const row = byId(id);
      return row ? shown(row) : null;
    },
    watch: {
      stakePlaced({ userId, gameGroupId, amount }) {
        for (const open of openOf(userId, gameGroupId)) {
          change(
            database,
            'UPDATE metered_session SET staked = staked + ?, heard_at = ?, presumed_dead = 0 WHERE id = ?',
            amount,
            clock.now(),
            open.id,
          );
          if (open.presumed_dead === 1) say('meteredAlive', open.id);
        }
        return [];
      },
      roundSettled({ userId, gameGroupId, win }) {
        for (const open of openOf(userId, gameGroupId))
          change(database, 'UPDATE metered_session SET won = won + ? WHERE id = ?', win, open.id);
      },
    },
    lookForDead() {
      const now = clock.now();
      let changed = 0;
      for (const row of allRows<SessionRow>(database, 'SELECT * FROM metered_session WHERE ended_at IS NULL')) {
        const life = meterLife(row.heard_at, now);
        if (life === 'declaredDead') close(row.id, 'declaredDead');
        else if (life === 'presumedDead' && row.presumed_dead === 0) {
          change(database, 'UPDATE metered_session SET presumed_dead = 1 WHERE id = ?', row.id);
          say('mpd', row.id);
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
