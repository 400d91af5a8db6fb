import { randomUUID } from 'node:crypto';
import { allRows, change, firstRow, inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { hashOf, newOpaqueToken } from './opaqueToken.ts';

/** Maximum lifetime of a session, regardless of token refreshes, in milliseconds. */
export const sessionLifeMs = 12 * 3_600_000;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Time that the page's prompt gives the player to respond (RM-02), in milliseconds. */
const promptMs = minuteMs;
/** Time between two polls of the page, which report the player's last act, in milliseconds. */
const reportIntervalMs = minuteMs;

/**
 * Returns the idle time in milliseconds after which a session ends. `inactivityMinutes` of the market pass before the
 * page prompts.
 */
export const idleMsAfter = (inactivityMinutes: number): number =>
  inactivityMinutes * minuteMs + promptMs + reportIntervalMs;

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
  | 'inactivity'
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
  /** Whether the session has neither been closed nor reached its maximum lifetime or idle time (ON13). */
  isOpen(sessionId: number): boolean;
  /**
   * Records a sign of an open session. `idleMs`: time since the player's last act; a sign without it, such as a poll,
   * does not keep the session open. The player counts as logged in since the session's previous sign (ON7).
   */
  recordSign(sessionId: number, idleMs?: number): void;
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
  /** Deletes tokens and activity of sessions that ended long ago. */
  prune(): void;
}

interface Activity {
  active_at: number;
  seen_at: number;
}

export function createSessions(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    idleMsOf = () => Infinity,
    recordPresence = () => undefined,
  }: {
    /** Returns the idle time in milliseconds after which a session of this player ends. */
    idleMsOf?(userId: number): number;
    /** Records that the player was logged in from `fromMs` until now. */
    recordPresence?(userId: number, fromMs: number): void;
  } = {},
): Sessions {
  const byId = (sessionId: number): Session | undefined =>
    firstRow<Session>(database, 'SELECT * FROM player_session WHERE session_id = ?', sessionId);
  /** The login is the first act. */
  const activityOf = ({ session_id, started_at }: Session): Activity =>
    firstRow<Activity>(
      database,
      'SELECT active_at, seen_at FROM session_activity WHERE session_id = ?',
      session_id,
    ) ?? {
      active_at: started_at,
      seen_at: started_at,
    };
  const isRunning = (session: Session): boolean =>
    session.closed_at === null &&
    clock.now() < session.started_at + sessionLifeMs &&
    clock.now() < activityOf(session).active_at + idleMsOf(session.user_id);

  function recordSign(session: Session, idleMs = Infinity): void {
    if (!isRunning(session)) return;
    const { active_at: activeAt, seen_at: seenAt } = activityOf(session);
    const now = clock.now();
    recordPresence(session.user_id, seenAt);
    change(
      database,
      `INSERT INTO session_activity (session_id, active_at, seen_at) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET active_at = excluded.active_at, seen_at = excluded.seen_at`,
      session.session_id,
      Math.max(activeAt, now - Math.min(idleMs, now)),
      Math.max(seenAt, now),
    );
  }

  function close(sessionId: number, reason: ClosingReason): boolean {
    const session = byId(sessionId);
    if (session) recordSign(session);
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
    recordSign(sessionId, idleMs) {
      const session = byId(sessionId);
      if (session) recordSign(session, idleMs);
    },
    close,
    closeAllOf(userId, reason, exceptSessionId = 0) {
      const open = allRows<Session>(
        database,
        'SELECT * FROM player_session WHERE user_id = ? AND session_id <> ? AND closed_at IS NULL',
        userId,
        exceptSessionId,
      );
      for (const session of open) recordSign(session);
      return change(
        database,
        'UPDATE player_session SET closed_at = ?, closed_because = ? WHERE user_id = ? AND session_id <> ? AND closed_at IS NULL',
        clock.now(),
        reason,
        userId,
        exceptSessionId,
      ).changes;
    },
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
      for (const table of ['launch_token', 'refresh_token', 'session_activity']) {
        change(
          database,
          `DELETE FROM ${table} WHERE session_id IN (SELECT session_id FROM player_session WHERE started_at < ?)`,
          clock.now() - sessionLifeMs - dayMs,
        );
      }
    },
  };
}
