import type { JackpotType } from '@foyer/contract/jackpots';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { PotEnd } from './potEnds.ts';

type Database = SandboxContext['database'];

export interface PotRow extends PotEnd {
  type: JackpotType;
  currency: string;
  fraction: number;
  /** Number of booked contributions; each booking key contains its number. */
  entries: number;
  drops: number;
  winNext: number;
}

export interface Drop {
  type: JackpotType;
  currency: string;
  number: number;
  roundId: string;
  userId: number;
  gameGroupId: number;
  amount: number;
  wonAt: number;
}

export function potRow(database: Database, type: JackpotType, currency: string): PotRow | undefined {
  return firstRow<PotRow>(
    database,
    `SELECT type, currency, fraction, entries, drops, drop_amount AS dropAmount, drop_at AS dropAt,
            must_go_before AS mustGoBefore, win_next AS winNext
       FROM jackpot_pot WHERE type = ? AND currency = ?`,
    type,
    currency,
  );
}

/** Inserts or replaces the whole row. */
export function savePot(database: Database, row: PotRow): void {
  change(
    database,
    `INSERT OR REPLACE INTO jackpot_pot (type, currency, fraction, entries, drops, drop_amount, drop_at, must_go_before, win_next)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.type,
    row.currency,
    row.fraction,
    row.entries,
    row.drops,
    row.dropAmount,
    row.dropAt,
    row.mustGoBefore,
    row.winNext,
  );
}

export function saveDrop(database: Database, drop: Drop): void {
  change(
    database,
    `INSERT INTO jackpot_drop (type, currency, number, round_id, user_id, game_group_id, amount, won_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    drop.type,
    drop.currency,
    drop.number,
    drop.roundId,
    drop.userId,
    drop.gameGroupId,
    drop.amount,
    drop.wonAt,
  );
}

/** The last win of a pot, and who won it in which game. */
export type LastDrop = Pick<Drop, 'amount' | 'wonAt' | 'userId' | 'gameGroupId'>;

export function lastDrop(database: Database, type: JackpotType, currency: string): LastDrop | undefined {
  const row = firstRow<LastDrop>(
    database,
    `SELECT amount, won_at AS wonAt, user_id AS userId, game_group_id AS gameGroupId
       FROM jackpot_drop WHERE type = ? AND currency = ? ORDER BY number DESC LIMIT 1`,
    type,
    currency,
  );
  return row && { ...row };
}
