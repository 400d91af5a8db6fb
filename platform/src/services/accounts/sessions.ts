import { randomUUID } from 'node:crypto';
import { change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { PlatformContext } from '../../kernel/module.ts';
import { hashOf, newOpaqueToken } from './opaqueToken.ts';

/** Maximum lifetime of a session, regardless of token refreshes, in milliseconds. */
export const sessionLifeMs = 12 * 3_600_000;
const dayMs = 86_400_000;

export interface Session {
  session_id: number;
  guid: string;
  user_id: number;
  product_id: number;
  /** Unix milliseconds. */
  started_at: number;
  closed_at: number | null;
  closed_because: ClosingReason | null;
}

export type ClosingReason =
  | 'logout'
  | 'replaced'
  | 'refreshTokenReused'
  | 'break'
  | 'passwordChanged'
  | 'accountDeleted';

export interface Sessions {
  start(userId: number, productId: number): Session;
  byId(sessionId: number): Session | undefined;
  /** Unix milliseconds when the player's previous session ended, or the start of this session if that is unknown. */
  previousEnd(session: Pick<Session, 'user_id' | 'session_id' | 'started_at'>): number;
  isOpen(sessionId: number): boolean;
  /** Returns whether the session was open. */
  close(sessionId: number, reason: ClosingReason): boolean;
  /** `exceptSessionId` stays open. Returns the number of sessions that were open. */
  closeAllOf(userId: number, reason: ClosingReason, exceptSessionId?: number): number;
  issueLaunchTokens(sessionId: number, count: number): string[];
  issueRefreshToken(sessionId: number): string;
  /** Spends a refresh token. Reuse of a spent token closes its session, because two parties hold the token (AU-20). */
  useRefreshToken(
    token: string,
  ): { used: true; session: Session } | { used: false; reason: 'unknown' | 'reused' | 'expired' };
  /** Spends the token in one transaction if `mayBeSpent` allows it. A token is spent at most once. */
  spendLaunchToken<T>(
    token: string,
    mayBeSpent: (session: Session) => T | null,
  ):
    | { spent: true; session: Session }
    | { spent: false; reason: 'unknown' | 'spent' | 'expired' }
    | { spent: false; reason: 'notAllowed'; because: T };
  /** Deletes the tokens of sessions that ended long ago. */
  prune(): void;
}

export function createSessions({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>): Sessions {
  const byId = (sessionId: number): Session | undefined =>
    firstRow<Session>(database, 'SELECT * FROM player_session WHERE session_id = ?', sessionId);
  const isRunning = (session: Session): boolean =>
    session.closed_at === null && clock.now() < session.started_at + sessionLifeMs;

  function close(sessionId: number, reason: ClosingReason): boolean {
    return (
      change(
        database,
        'UPDATE player_session SET closed_at = ?, closed_because = ? WHERE session_id = ? AND closed_at IS NULL',
        clock.now(),
        reason,
        sessionId,
      ).changes > 0
    );
  }

  function insertToken(table: 'launch_token' | 'refresh_token', sessionId: number): string {
    const token = newOpaqueToken();
    change(database, `INSERT INTO ${table} (hash, session_id) VALUES (?, ?)`, hashOf(token), sessionId);
    return token;
  }

  return {
    start(userId, productId) {
      const { rowId } = change(
        database,
        'INSERT INTO player_session (guid, user_id, product_id, started_at) VALUES (?, ?, ?, ?)',
        randomUUID(),
        userId,
        productId,
        clock.now(),
      );
      const session = byId(rowId);
      if (!session) throw new Error('The session was not kept.');
      return session;
    },
    byId,
    previousEnd({ user_id, session_id, started_at }) {
      const previous = firstRow<{ closed_at: number | null }>(
        database,
        'SELECT closed_at FROM player_session WHERE user_id = ? AND session_id < ? ORDER BY session_id DESC LIMIT 1',
        user_id,
        session_id,
      );
      return previous?.closed_at ?? started_at;
    },
    isOpen(sessionId) {
      const session = byId(sessionId);
      return session !== undefined && isRunning(session);
    },
    close,
    closeAllOf: (userId, reason, exceptSessionId = 0) =>
      change(
        database,
        'UPDATE player_session SET closed_at = ?, closed_because = ? WHERE user_id = ? AND session_id <> ? AND closed_at IS NULL',
        clock.now(),
        reason,
        userId,
        exceptSessionId,
      ).changes,
    issueLaunchTokens: (sessionId, count) =>
      inTransaction(database, () => Array.from({ length: count }, () => insertToken('launch_token', sessionId))),
    issueRefreshToken: (sessionId) => insertToken('refresh_token', sessionId),
    useRefreshToken: (token) =>
      inTransaction(database, () => {
        const row = firstRow<{ session_id: number; used_at: number | null }>(
          database,
          'SELECT session_id, used_at FROM refresh_token WHERE hash = ?',
          hashOf(token),
        );
        const session = row && byId(row.session_id);
        if (!session) return { used: false, reason: 'unknown' };
        if (row.used_at !== null) {
          close(session.session_id, 'refreshTokenReused');
          return { used: false, reason: 'reused' };
        }
        if (!isRunning(session)) return { used: false, reason: 'expired' };
        change(database, 'UPDATE refresh_token SET used_at = ? WHERE hash = ?', clock.now(), hashOf(token));
        return { used: true, session };
      }),
    spendLaunchToken: (token, mayBeSpent) =>
      inTransaction(database, () => {
        const row = firstRow<{ session_id: number; spent_at: number | null }>(
          database,
          'SELECT session_id, spent_at FROM launch_token WHERE hash = ?',
          hashOf(token),
        );
        const session = row && byId(row.session_id);
        if (!session) return { spent: false, reason: 'unknown' };
        if (row.spent_at !== null) return { spent: false, reason: 'spent' };
        if (!isRunning(session)) return { spent: false, reason: 'expired' };
        const because = mayBeSpent(session);
        if (because !== null) return { spent: false, reason: 'notAllowed', because };
        change(database, 'UPDATE launch_token SET spent_at = ? WHERE hash = ?', clock.now(), hashOf(token));
        return { spent: true, session };
      }),
    prune() {
      for (const table of ['launch_token', 'refresh_token']) {
        change(
          database,
          `DELETE FROM ${table} WHERE session_id IN (SELECT session_id FROM player_session WHERE started_at < ?)`,
          clock.now() - sessionLifeMs - dayMs,
        );
      }
    },
  };
}
