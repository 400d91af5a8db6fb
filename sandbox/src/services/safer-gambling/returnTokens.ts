import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { hashOf, newOpaqueToken } from '../accounts/opaqueToken.ts';

/** Lifetime of a return token, in milliseconds. */
export const returnTokenLifeMs = 15 * 60_000;

/**
 * Issues tokens with which a player who may not log in can ask to return. A token opens no session, and only its digest
 * is stored.
 */
export function createReturnTokens({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  return {
    issue(userId: number): string {
      const token = newOpaqueToken();
      change(database, 'DELETE FROM return_token WHERE expires_at <= ?', clock.now());
      change(
        database,
        'INSERT INTO return_token (hash, user_id, expires_at) VALUES (?, ?, ?)',
        hashOf(token),
        userId,
        clock.now() + returnTokenLifeMs,
      );
      return token;
    },
    /** Returns the player of a token; null for an unknown or expired one. */
    userOf(token: string): number | null {
      const row = firstRow<{ user_id: number; expires_at: number }>(
        database,
        'SELECT user_id, expires_at FROM return_token WHERE hash = ?',
        hashOf(token),
      );
      // A clock that moved back must not lengthen a token's life.
      const left = row === undefined ? 0 : row.expires_at - clock.now();
      return row !== undefined && left > 0 && left <= returnTokenLifeMs ? row.user_id : null;
    },
  };
}
export type ReturnTokens = ReturnType<typeof createReturnTokens>;
