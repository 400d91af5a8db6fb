import type { FreeSpins } from '@foyer/contract/campaigns';
import type { FreeSpinSource } from '@foyer/games/engines/freeSpinSource';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

interface GrantRow {
  id: number;
  user_id: number;
  game_group_id: number;
  currency: string;
  stake: number;
  total: number;
  used: number;
  won: number;
  play_before: number;
}

export interface FreeSpinGrants extends FreeSpinSource {
  /** Idempotent for each source. */
  grant(grant: {
    source: string;
    userId: number;
    gameGroupId: number;
    currencyIsoCode: string;
    stake: number;
    spins: number;
    playBefore: number;
  }): FreeSpins;
  of(userId: number): FreeSpins[];
  bySource(source: string): FreeSpins | null;
  /** Ends all unused free spins of a player and returns the number of grants. Winnings stay. */
  expireOf(userId: number): number;
}

/** Manages the free spins of players. */
export function createFreeSpinGrants({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): FreeSpinGrants {
  const rowOf = (source: string) =>
    firstRow<GrantRow>(database, 'SELECT * FROM free_spin_grant WHERE source = ?', source);

  function shown(row: GrantRow): FreeSpins {
    const isOver = row.play_before <= clock.now();
    return {
      freeSpinsId: row.id,
      gameId: row.game_group_id,
      total: row.total,
      left: isOver ? 0 : row.total - row.used,
      stake: row.stake,
      won: row.won,
      currencyIsoCode: row.currency,
      playBefore: row.play_before,
      state: row.used === row.total ? 'used' : isOver ? 'expired' : 'active',
    };
  }

  return {
    grant({ source, userId, gameGroupId, currencyIsoCode, stake, spins, playBefore }) {
      change(
        database,
        `INSERT INTO free_spin_grant (source, user_id, game_group_id, currency, stake, total, granted_at, play_before)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source) DO NOTHING`,
        source,
        userId,
        gameGroupId,
        currencyIsoCode,
        stake,
        spins,
        clock.now(),
        playBefore,
      );
      const row = rowOf(source);
      if (!row) throw new Error(`The free spins of ${source} were not granted.`);
      return shown(row);
    },
    of: (userId) =>
      allRows<GrantRow>(
        database,
        'SELECT * FROM free_spin_grant WHERE user_id = ? ORDER BY id DESC LIMIT 20',
        userId,
      ).map(shown),
    bySource(source) {
      const row = rowOf(source);
      return row ? shown(row) : null;
    },
    expireOf: (userId) =>
      change(
        database,
        'UPDATE free_spin_grant SET play_before = ?1 WHERE user_id = ?2 AND used < total AND play_before > ?1',
        clock.now(),
        userId,
      ).changes,
    // The grant that expires first is played first.
    next({ userId, gameGroupId }) {
      const rows = allRows<GrantRow>(
        database,
        'SELECT * FROM free_spin_grant WHERE user_id = ? AND game_group_id = ? AND used < total AND play_before > ? ORDER BY play_before, id',
        userId,
        gameGroupId,
        clock.now(),
      );
      const [first] = rows;
      if (!first) return null;
      // Free spins of another stake come later: the player sees one stake at a time.
      const left = rows
        .filter(({ stake }) => stake === first.stake)
        .reduce((sum, { total, used }) => sum + total - used, 0);
      return { grantId: first.id, stake: first.stake, left };
    },
    use(grantId, win) {
      const { changes } = change(
        database,
        'UPDATE free_spin_grant SET used = used + 1, won = won + ? WHERE id = ? AND used < total',
        win,
        grantId,
      );
      if (changes === 0) throw new Error(`No free spin of grant ${grantId} is left.`);
    },
  };
}
