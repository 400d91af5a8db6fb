import { change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import { hashOf } from './opaqueToken.ts';

/** S9. The limit counts per user name, whether or not there is such a user. */
export const maxLoginAttempts = 4;
export const lockMs = 15 * 60_000;

export interface FailedAttempts {
  failed: number;
  /** Unix milliseconds. */
  lastFailedAt: number;
}

/** Attempts are forgotten when the last failed one is long enough ago, so that nobody can lock a player out for good. */
export function isLocked(attempts: FailedAttempts | undefined, now: number): boolean {
  return attempts !== undefined && attempts.failed >= maxLoginAttempts && now - attempts.lastFailedAt < lockMs;
}

export function afterFailure(attempts: FailedAttempts | undefined, now: number): FailedAttempts {
  const isRecent = attempts !== undefined && now - attempts.lastFailedAt < lockMs;
  return { failed: (isRecent ? attempts.failed : 0) + 1, lastFailedAt: now };
}

export interface LoginAttempts {
  isLocked(username: string): boolean;
  /** Seconds until the user name may be tried again; 0 when it may now. */
  lockedSeconds(username: string): number;
  recordFailure(username: string): void;
  forget(username: string): void;
}

export function createLoginAttempts({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>): LoginAttempts {
  // A user name field may hold a password typed in the wrong place, so only its hash is kept.
  const keyOf = (username: string): Buffer => hashOf(username.trim().toLowerCase());
  const attemptsOf = (username: string): FailedAttempts | undefined =>
    firstRow<FailedAttempts>(
      database,
      'SELECT failed, last_failed_at AS lastFailedAt FROM login_attempt WHERE username_hash = ?',
      keyOf(username),
    );
  return {
    isLocked: (username) => isLocked(attemptsOf(username), clock.now()),
    lockedSeconds(username) {
      const attempts = attemptsOf(username);
      return attempts !== undefined && isLocked(attempts, clock.now())
        ? Math.ceil((attempts.lastFailedAt + lockMs - clock.now()) / 1000)
        : 0;
    },
    recordFailure(username) {
      const { failed, lastFailedAt } = afterFailure(attemptsOf(username), clock.now());
      change(database, 'DELETE FROM login_attempt WHERE last_failed_at <= ?', clock.now() - lockMs);
      change(
        database,
        'INSERT OR REPLACE INTO login_attempt (username_hash, failed, last_failed_at) VALUES (?, ?, ?)',
        keyOf(username),
        failed,
        lastFailedAt,
      );
    },
    forget: (username) => void change(database, 'DELETE FROM login_attempt WHERE username_hash = ?', keyOf(username)),
  };
}
