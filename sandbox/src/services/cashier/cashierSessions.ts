import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change, firstRow } from '../../kernel/database.ts';

/** A player's session in the cashier. Ends with the account session that opened it. */
export interface CashierSession {
  readonly userId: number;
  readonly accountSessionId: number;
}

const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Returns the id (128 random bits) once. The database stores only its digest. */
export function openCashierSession(
  database: DatabaseSync,
  { userId, accountSessionId, now }: CashierSession & { now: number },
): string {
  const id = randomBytes(16).toString('base64url');
  change(
    database,
    'INSERT INTO cashier_session (digest, user_id, account_session_id, opened_at) VALUES (?, ?, ?, ?)',
    digestOf(id),
    userId,
    accountSessionId,
    now,
  );
  return id;
}

export function findCashierSession(database: DatabaseSync, id: string): CashierSession | undefined {
  return firstRow<CashierSession>(
    database,
    'SELECT user_id AS userId, account_session_id AS accountSessionId FROM cashier_session WHERE digest = ?',
    digestOf(id),
  );
}
