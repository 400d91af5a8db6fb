import type { PasswordAttempts } from '@foyer/contract/endpoint';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { hashOf } from './opaqueToken.ts';

/** Maximum number of failed logins (S9). The limit applies to each user name, whether or not the user exists. */
export const maxLoginAttempts = 4;
export const lockMs = 15 * 60_000;

export interface FailedAttempts {
  failed: number;
  /** Unix milliseconds. */
  lastFailedAt: number;
}

/** Failed attempts expire some time after the last one, so that nobody can lock a player out permanently. */
export function isLocked(attempts: FailedAttempts | undefined, now: number): boolean {
  return attempts !== undefined && attempts.failed >= maxLoginAttempts && now - attempts.lastFailedAt < lockMs;
}

export function afterFailure(attempts: FailedAttempts | undefined, now: number): FailedAttempts {
  const isRecent = attempts !== undefined && now - attempts.lastFailedAt < lockMs;
  return { failed: (isRecent ? attempts.failed : 0) + 1, lastFailedAt: now };
}

export interface LoginAttempts {
  isLocked(username: string): boolean;
  /** Seconds until the user name may try again; 0 if it may try now. */
  lockedSeconds(username: string): number;
  /** Further failures until the user name is locked, and the seconds that a lock still lasts. */
  limitOf(username: string): PasswordAttempts;
  recordFailure(username: string): void;
  forget(username: string): void;
}

export function createLoginAttempts({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): LoginAttempts {
  // Store only a hash of the user name, because players sometimes type a password into that field.
  const keyOf = (username: string): Buffer => hashOf(username.trim().toLowerCase());
  const attemptsOf = (username: string): FailedAttempts | undefined =>
    firstRow<FailedAttempts>(
      database,
      'SELECT failed, last_failed_at AS lastFailedAt FROM login_attempt WHERE username_hash = ?',
      keyOf(username),
    );
  const lockedSeconds = (username: string): number => {
    const attempts = attemptsOf(username);
    return attempts !== undefined && isLocked(attempts, clock.now())
      ? Math.ceil((attempts.lastFailedAt + lockMs - clock.now()) / 1000)
      : 0;
  };
  return {
    isLocked: (username) => isLocked(attemptsOf(username), clock.now()),
    lockedSeconds,
    limitOf(username) {
      const seconds = lockedSeconds(username);
      if (seconds > 0) return { attemptsLeft: 0, lockedSeconds: seconds };
      const { failed: failedWithNext } = afterFailure(attemptsOf(username), clock.now());
      return { attemptsLeft: maxLoginAttempts - (failedWithNext - 1) };
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
