import type { Tokens } from '@foyer/contract/accounts';
import { backoffDelay } from '../../base/backoff.ts';
import type { Backoff } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';
import { expiryOf } from './tokenRules.ts';

/** Result of a token refresh. `refused`: the service will never accept this refresh token again. */
export type RefreshResponse =
  | { outcome: 'renewed'; tokens: Tokens; serverNow: number }
  | { outcome: 'refused' }
  | { outcome: 'noResponse' };

export interface RefreshDeps {
  clock: Pick<Clock, 'now' | 'schedule'>;
  userToken(): string | null;
  refreshTokens(): readonly string[];
  /** Stores all three lists together; false when the browser refuses. */
  replace(tokens: Tokens): boolean;
  /** See `TokenHolder.generation`. */
  generation(): number;
  requestTokens(refreshToken: string): Promise<RefreshResponse>;
  /** Server's clock minus this one, in milliseconds. */
  offset(): number;
  /** Called after the new tokens are stored, with the previous user token. */
  onRenewed(was: string, tokens: Tokens, serverNow: number): void;
  onRefused(): void;
  /** Runs `work` while no other tab of this browser does; resolves when it is done. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Extra delay in milliseconds of a tab that was duplicated from another. */
  delayMs(): number;
}

/** S9: the user token is refreshed two minutes before it expires. */
const refreshBufferMs = 120_000;
/** Minimum interval of renewals: a service may give tokens for less than the buffer, or a clock may be wrong. */
const minIntervalMs = 10_000;

interface TokenTimes {
  /** Expiry in Unix milliseconds by the issuer's clock. */
  expiry: number;
  now: number;
  /** Server's clock minus this one, in milliseconds. */
  offset: number;
}

/**
 * Milliseconds until the token must be refreshed.
 * @param delayMs extra delay of a tab that shares its session with an older one, so that only one refreshes
 */
export function refreshDelay({ expiry, now, offset }: TokenTimes, delayMs = 0): number {
  return Math.max(0, expiry - refreshBufferMs + delayMs - (now + offset));
}

export function isExpired({ expiry, now, offset }: TokenTimes): boolean {
  return now + offset >= expiry;
}

const refreshBackoff: Backoff = { firstMs: 10_000, maxMs: 60_000 };

/** Milliseconds to wait after the n-th failed refresh, n from 1. */
export function refreshRetryDelay(n: number): number {
  return backoffDelay(refreshBackoff, n);
}

export interface TokenRefresh {
  /** Starts, or restarts after the token changed. */
  schedule(): void;
  /** Refreshes now if the token is due; resolves when the attempt has ended. Callers share a run. */
  ensureFresh(): Promise<void>;
  isExpired(): boolean;
  stop(): void;
}

const missingTokenDelayMs = 1000;

/** AU-10: keeps the user token fresh. The old tokens stay until the new ones are stored completely. */
export function createTokenRefresh(deps: RefreshDeps): TokenRefresh {
  let forget: () => void = () => undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;
  let renewedAt = -Infinity;
  /** Other tabs identify the session by this token, even when this tab has lost it. */
  let lastToken = '';

  /** Milliseconds until the refresh; null for a token without expiry. */
  function delay(): number | null {
    const token = deps.userToken();
    // A service refused the token and it was removed (S8); a refresh shows whether the session is still valid.
    if (token === null) return missingTokenDelayMs;
    lastToken = token;
    const expiry = expiryOf(token);
    if (expiry === null) return null;
    const now = deps.clock.now();
    // A clock that was set back must not prolong the interval.
    const restMs = Math.min(minIntervalMs, renewedAt + minIntervalMs - now);
    return Math.max(restMs, refreshDelay({ expiry, now, offset: deps.offset() }, deps.delayMs()));
  }

  function isDue(): boolean {
    const due = delay();
    return due === 0 || deps.userToken() === null;
  }

  async function refreshNow(): Promise<void> {
    // Another tab may have renewed the session while this one waited for the lock.
    if (isStopped || !isDue()) return;
    const [was, refreshToken, startGeneration] = [lastToken, deps.refreshTokens()[0], deps.generation()];
    // The browser has emptied the tab's storage.
    if (refreshToken === undefined) return deps.userToken() === null ? deps.onRefused() : undefined;
    const response = await deps.requestTokens(refreshToken);
    // The player logged out or in again, so the response is outdated.
    if (deps.generation() !== startGeneration) return;
    if (response.outcome === 'renewed' && deps.replace(response.tokens)) {
      failures = 0;
      renewedAt = deps.clock.now();
      deps.onRenewed(was, response.tokens, response.serverNow);
    } else if (response.outcome === 'refused') deps.onRefused();
    else failures += 1;
  }

  function ensureFresh(): Promise<void> {
    if (!isDue()) return Promise.resolve();
    running ??= deps.alone(refreshNow).finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  function schedule(): void {
    forget();
    const due = delay();
    if (isStopped || due === null || deps.refreshTokens().length === 0) return;
    const delayMs = Math.max(due, failures === 0 ? 0 : refreshRetryDelay(failures));
    forget = deps.clock.schedule(() => void ensureFresh(), delayMs);
  }

  return {
    schedule,
    ensureFresh,
    isExpired() {
      const token = deps.userToken();
      const expiry = token === null ? null : expiryOf(token);
      return expiry !== null && isExpired({ expiry, now: deps.clock.now(), offset: deps.offset() });
    },
    stop() {
      isStopped = true;
      forget();
    },
  };
}
